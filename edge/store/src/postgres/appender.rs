//! Puts appends of the same moment into one statement.
//!
//! While a batch is on its way to the disk the next one collects, so the more callers there are, the fewer commits
//! each of them costs. Steps of one table are never in two batches at once, nor twice in one: whoever comes second
//! waits, and then the log decides.

use std::collections::{HashSet, VecDeque};

use deadpool_postgres::{Client, Pool};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use bonecup_referee::TableId;

use super::fault::Trouble;
use super::{again, patiently};
use crate::error::StoreError;
use crate::steps::{Appended, NewStep};

/// How many steps share a statement at most.
const MOST_STEPS: usize = 512;

/// How many batches may be on their way at once: one that the disk has, one that the network has, one to spare.
const MOST_BATCHES: usize = 3;

/// As for a single step, the head is looked at in the same statement, and the key decides between two nodes.
const APPEND_ALL: &str = "insert into events (table_id, seq, at, body)
    select table_id, seq, at, body
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) as step (table_id, seq, at, body)
    where seq = 1 + (select max(seq) from events where events.table_id = step.table_id)
    on conflict do nothing returning table_id";

type Answer = oneshot::Sender<Result<Appended, StoreError>>;

/// What the task can be asked for.
pub(super) enum Message {
    /// Append a step and nothing else.
    Append(NewStep, Answer),
    /// Finish what is waiting and end.
    Close(oneshot::Sender<()>),
}

/// Works until the store is closed or nobody holds it any more.
pub(super) async fn run(pool: Pool, mut queue: mpsc::Receiver<Message>) {
    let mut appender =
        Appender { pool, waiting: VecDeque::new(), busy: HashSet::new(), batches: JoinSet::new() };
    let mut closing = Vec::new();
    let mut messages = Vec::with_capacity(MOST_STEPS);
    let mut open = true;
    while open || !appender.is_idle() {
        tokio::select! {
            count = queue.recv_many(&mut messages, MOST_STEPS), if open && appender.has_room() => open = count > 0,
            Some(done) = appender.batches.join_next() => appender.free(done),
        }
        for message in messages.drain(..) {
            match message {
                Message::Append(step, answer) => appender.waiting.push_back((step, answer)),
                Message::Close(answer) => {
                    queue.close();
                    closing.push(answer);
                }
            }
        }
        appender.send();
    }
    // Whoever closed the store may have gone away.
    for answer in closing {
        let _ = answer.send(());
    }
}

struct Appender {
    pool: Pool,
    waiting: VecDeque<(NewStep, Answer)>,
    /// The tables that have a step on its way.
    busy: HashSet<TableId>,
    batches: JoinSet<Vec<TableId>>,
}

impl Appender {
    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.batches.is_empty()
    }

    /// Those who wait here are few, so that the queue's own limit holds callers up.
    fn has_room(&self) -> bool {
        self.waiting.len() < MOST_STEPS
    }

    /// Sends as many batches as may be on their way.
    fn send(&mut self) {
        while self.batches.len() < MOST_BATCHES {
            let batch = self.next_batch();
            if batch.is_empty() {
                return;
            }
            self.batches.spawn(append_all(self.pool.clone(), batch));
        }
    }

    /// Those who wait and whose table is free, in the order in which they came.
    fn next_batch(&mut self) -> Vec<(NewStep, Answer)> {
        let mut batch = Vec::new();
        for (step, answer) in std::mem::take(&mut self.waiting) {
            if batch.len() < MOST_STEPS && self.busy.insert(step.table.clone()) {
                batch.push((step, answer));
            } else {
                self.waiting.push_back((step, answer));
            }
        }
        batch
    }

    fn free(&mut self, done: Result<Vec<TableId>, tokio::task::JoinError>) {
        match done {
            Ok(tables) => tables.iter().for_each(|table| drop(self.busy.take(table))),
            // A batch that panicked cannot say which tables it had; its callers were told nothing and read again.
            Err(_) if self.batches.is_empty() => self.busy.clear(),
            Err(_) => {}
        }
    }
}

/// Appends all steps, tells everybody what became of theirs, and returns the tables.
async fn append_all(pool: Pool, batch: Vec<(NewStep, Answer)>) -> Vec<TableId> {
    let (steps, answers): (Vec<NewStep>, Vec<Answer>) = batch.into_iter().unzip();
    let result = patiently(&pool, again(&pool, |client| insert(client, &steps))).await;
    let tables: Vec<TableId> = steps.into_iter().map(|step| step.table).collect();
    for (table, answer) in tables.iter().zip(answers) {
        // Whoever asked may have gone away.
        let _ = answer.send(result.as_ref().map_err(Clone::clone).map(|there| outcome(there, table)));
    }
    tables
}

fn outcome(appended: &HashSet<String>, table: &TableId) -> Appended {
    if appended.contains(table.as_str()) { Appended::Done } else { Appended::Lost }
}

/// The tables whose step was appended.
async fn insert(client: Client, steps: &[NewStep]) -> Result<HashSet<String>, Trouble> {
    let tables: Vec<&str> = steps.iter().map(|step| step.table.as_str()).collect();
    let seqs: Vec<i64> = steps.iter().map(|step| step.seq.into()).collect();
    let times: Vec<i64> = steps.iter().map(|step| step.at).collect();
    let bodies: Vec<&str> = steps.iter().map(|step| step.body.as_str()).collect();
    let statement = client.prepare_cached(APPEND_ALL).await?;
    let rows = client.query(&statement, &[&tables, &seqs, &times, &bodies]).await?;
    rows.iter().map(|row| row.try_get(0).map_err(Trouble::from)).collect()
}
