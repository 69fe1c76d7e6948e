//! The thread that writes. It takes whatever is waiting, does all of it in one transaction, and answers when the disk
//! has it: the more callers there are, the fewer waits for the disk each of them costs.

use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::fault::commit_fault;
use super::lock::Lock;
use super::statements;
use crate::error::StoreError;
use crate::steps::{Appended, NewStep};
use crate::write::{Write, Written};

/// How many jobs share a transaction at most: nobody waits for more than these.
const MOST_JOBS: usize = 512;

/// So many jobs in one transaction mean that more are on their way.
const CROWD: usize = 8;

/// How long a crowd is waited for, so that it shares one wait for the disk: less than such a wait takes.
const GATHERING: Duration = Duration::from_micros(500);

/// Something to look at, with the answer on its way back inside.
type Question = Box<dyn FnOnce(&Connection) + Send>;
type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the writer can be asked for.
pub(crate) enum Job {
    /// Append a step and nothing else.
    Append(NewStep, Answer<Appended>),
    /// Do some statements together.
    Write(Write, Answer<Written>),
    /// Look at what is committed.
    Ask(Question),
    /// Finish what is waiting and end.
    Close(oneshot::Sender<()>),
}

/// Works until the store is closed or nobody holds it any more.
pub(super) fn run(connection: Connection, lock: Option<Lock>, mut queue: mpsc::Receiver<Job>) {
    let mut closing = Vec::new();
    let mut jobs = Vec::with_capacity(MOST_JOBS);
    let mut before = 0;
    while queue.blocking_recv_many(&mut jobs, MOST_JOBS) > 0 {
        if before >= CROWD {
            gather(&mut queue, &mut jobs);
        }
        before = jobs.len();
        let mut batch = Batch::default();
        for job in jobs.drain(..) {
            match job {
                Job::Append(step, answer) => batch.append(&connection, &step, answer),
                Job::Write(write, answer) => batch.write(&connection, &write, answer),
                Job::Ask(ask) => batch.questions.push(ask),
                Job::Close(answer) => {
                    queue.close();
                    closing.push(answer);
                }
            }
        }
        batch.finish(&connection);
    }
    // Without this the log stays beside the file until the next start, which is as safe but looks odd in a copy.
    let _ = connection.execute_batch("pragma wal_checkpoint(truncate)");
    drop(connection);
    drop(lock);
    // Whoever closed the store may have gone away.
    for answer in closing {
        let _ = answer.send(());
    }
}

/// Waits a little for others who come at the same time.
fn gather(queue: &mut mpsc::Receiver<Job>, jobs: &mut Vec<Job>) {
    thread::sleep(GATHERING);
    while jobs.len() < MOST_JOBS
        && let Ok(job) = queue.try_recv()
    {
        jobs.push(job);
    }
}

/// Jobs that share a transaction.
#[derive(Default)]
pub(crate) struct Batch {
    /// Whether the transaction was begun.
    begun: bool,
    /// Why nothing of it will be committed.
    broken: Option<StoreError>,
    results: Vec<Outcome>,
    questions: Vec<Question>,
}

/// A result that becomes true with the commit.
enum Outcome {
    Append(Answer<Appended>, Result<Appended, StoreError>),
    Write(Answer<Written>, Result<Written, StoreError>),
}

impl Batch {
    pub(crate) fn append(&mut self, connection: &Connection, step: &NewStep, answer: Answer<Appended>) {
        let result = self.within(connection, |connection| statements::append(connection, step));
        self.results.push(Outcome::Append(answer, result));
    }

    pub(crate) fn write(&mut self, connection: &Connection, write: &Write, answer: Answer<Written>) {
        let result = self.within(connection, |connection| statements::write(connection, write));
        self.results.push(Outcome::Write(answer, result));
    }

    /// Does something within the transaction. If it fails for itself, the others are kept; if SQLite gave the
    /// transaction up, nothing is.
    pub(crate) fn within<T>(
        &mut self,
        connection: &Connection,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.begin(connection)?;
        let result = work(connection);
        if let Err(error) = &result
            && connection.is_autocommit()
        {
            self.broken = Some(error.clone());
        }
        result
    }

    fn begin(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if let Some(error) = &self.broken {
            return Err(error.clone());
        }
        if !self.begun {
            statements::execute(connection, "begin immediate").inspect_err(|error| {
                self.broken = Some(error.clone());
            })?;
            self.begun = true;
        }
        Ok(())
    }

    fn finish(mut self, connection: &Connection) {
        let end = self.end(connection);
        self.settle(&end, connection);
    }

    /// Commits, if there is anything to commit and nothing in the way.
    pub(crate) fn end(&mut self, connection: &Connection) -> Result<(), StoreError> {
        match self.broken.take() {
            Some(error) => Err(error),
            None if self.begun => commit(connection),
            None => Ok(()),
        }
    }

    /// Tells everybody what became of their jobs.
    pub(crate) fn settle(self, end: &Result<(), StoreError>, connection: &Connection) {
        self.results.into_iter().for_each(|outcome| outcome.settle(end));
        self.questions.into_iter().for_each(|ask| ask(connection));
    }
}

#[cfg(feature = "simulation")]
impl Batch {
    /// Which of the jobs change something if the transaction is committed.
    pub(crate) fn were_done(&self) -> Vec<bool> {
        self.results.iter().map(Outcome::is_done).collect()
    }
}

#[cfg(feature = "simulation")]
impl Outcome {
    fn is_done(&self) -> bool {
        match self {
            Outcome::Append(_, result) => matches!(result, Ok(Appended::Done)),
            Outcome::Write(_, result) => matches!(result, Ok(Written::Done(_))),
        }
    }
}

fn commit(connection: &Connection) -> Result<(), StoreError> {
    let committed = statements::try_execute(connection, "commit").map_err(commit_fault);
    if committed.is_err() && !connection.is_autocommit() {
        // If even this fails the next transaction cannot begin, and says so.
        let _ = statements::execute(connection, "rollback");
    }
    committed
}

impl Outcome {
    /// Tells the caller, if they still listen.
    fn settle(self, end: &Result<(), StoreError>) {
        match self {
            Outcome::Append(answer, result) => drop(answer.send(end.clone().and(result))),
            Outcome::Write(answer, result) => drop(answer.send(end.clone().and(result))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Committed;
    use crate::sqlite::file;
    use crate::value::values;

    fn step(seq: u32, body: &str) -> NewStep {
        NewStep { table: "oak".parse().unwrap(), seq, at: 0, body: body.to_owned(), change: None }
    }

    fn with_first_step() -> Connection {
        let connection = file::open_memory().unwrap();
        connection.execute_batch("insert into events values ('oak', 1, 0, '')").unwrap();
        connection
    }

    /// Appends all in one batch and returns what each was told.
    fn append_all(connection: &Connection, steps: &[NewStep]) -> Vec<Result<Appended, StoreError>> {
        let mut batch = Batch::default();
        let mut answers = Vec::new();
        for step in steps {
            let (answer, answered) = oneshot::channel();
            batch.append(connection, step, answer);
            answers.push(answered);
        }
        batch.finish(connection);
        answers.into_iter().map(|answered| answered.blocking_recv().unwrap()).collect()
    }

    fn log(connection: &Connection) -> Vec<u32> {
        let rows = statements::read(connection, "select seq from events order by seq", &[]).unwrap();
        rows.into_iter().map(|mut row| row.number().unwrap()).collect()
    }

    /// What cannot be undone half-way is undone as a whole: nobody of the batch may be told that their step is stored.
    #[test]
    fn a_full_disk_fails_the_batch_and_not_the_next_one() {
        let connection = with_first_step();
        let pages: i64 = connection.query_row("pragma page_count", [], |row| row.get(0)).unwrap();
        connection.query_row(&format!("pragma max_page_count = {}", pages + 2), [], |_| Ok(())).unwrap();
        let large = "x".repeat(100_000);
        let told = append_all(&connection, &[step(2, "small"), step(3, &large), step(3, "small")]);
        assert!(told.iter().all(|end| matches!(end, Err(StoreError::Full { .. }))), "{told:?}");
        assert_eq!(log(&connection), [1]);
        assert_eq!(append_all(&connection, &[step(2, "small")]), [Ok(Appended::Done)]);
        assert_eq!(log(&connection), [1, 2]);
    }

    #[test]
    fn a_transaction_that_is_given_up_fails_everybody_and_not_the_next() {
        let connection = with_first_step();
        let mut batch = Batch::default();
        let (answer, before) = oneshot::channel();
        batch.append(&connection, &step(2, ""), answer);
        let (answer, failed) = oneshot::channel();
        let write = Write::default()
            .and("insert into people (id, name, since) values ($1, $1, 0)", values!["anna"])
            .and("insert or rollback into events values ($1, 1, 0, '')", values!["oak"]);
        batch.write(&connection, &write, answer);
        let (answer, after) = oneshot::channel();
        batch.append(&connection, &step(2, ""), answer);
        batch.finish(&connection);
        assert!(before.blocking_recv().unwrap().is_err());
        assert!(failed.blocking_recv().unwrap().is_err());
        assert!(after.blocking_recv().unwrap().is_err());
        assert_eq!(log(&connection), [1]);
        assert_eq!(append_all(&connection, &[step(2, "")]), [Ok(Appended::Done)]);
    }

    #[test]
    fn a_commit_that_fails_fails_everybody() {
        let connection = with_first_step();
        // A foreign key that is looked at when committing.
        let trap = "create table trap (id text references people (id) deferrable initially deferred)";
        connection.execute_batch(trap).unwrap();
        let mut batch = Batch::default();
        let (answer, appended) = oneshot::channel();
        batch.append(&connection, &step(2, ""), answer);
        let (answer, written) = oneshot::channel();
        let write = Write::default().and("insert into trap (id) values ($1)", values!["nobody"]);
        batch.write(&connection, &write, answer);
        batch.finish(&connection);
        let unknown = |error: &StoreError| error.committed() == Committed::Unknown;
        assert!(appended.blocking_recv().unwrap().is_err_and(|error| unknown(&error)));
        assert!(written.blocking_recv().unwrap().is_err_and(|error| unknown(&error)));
        assert_eq!(log(&connection), [1]);
        assert_eq!(append_all(&connection, &[step(2, "")]), [Ok(Appended::Done)]);
    }

    #[test]
    fn a_statement_that_fails_fails_alone() {
        let connection = with_first_step();
        let mut batch = Batch::default();
        let (answer, before) = oneshot::channel();
        batch.append(&connection, &step(2, ""), answer);
        let (answer, failed) = oneshot::channel();
        // The second statement refers to a person who is not there; the first is undone with it.
        let write = Write::default()
            .and("insert into people (id, name, since) values ($1, $1, 0)", values!["anna"])
            .and(
                "insert into tokens (hash, person, kind, label, since) values ($1, $2, '', '', 0)",
                values![[0; 32], "bert"],
            );
        batch.write(&connection, &write, answer);
        let (answer, after) = oneshot::channel();
        batch.append(&connection, &step(3, ""), answer);
        batch.finish(&connection);
        assert_eq!(before.blocking_recv().unwrap(), Ok(Appended::Done));
        assert!(matches!(failed.blocking_recv().unwrap(), Err(StoreError::Refused { .. })));
        assert_eq!(after.blocking_recv().unwrap(), Ok(Appended::Done));
        assert_eq!(log(&connection), [1, 2, 3]);
        assert!(statements::read(&connection, "select id from people", &[]).unwrap().is_empty());
    }
}
