//! A disk as it may be: what is written is safe when it is synced, and not before.
//!
//! It keeps transactions as the list of what they did, in order. A power cut leaves those that were synced and the first
//! few of the others: a write-ahead log is read up to the first record that is torn. What readers see is a database in memory
//! that went through the same transactions, by the same statements as on SQLite.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::{Chance, DiskFaults, Mistake};
use crate::error::{Committed, StoreError};
use crate::sqlite::{Batch, Job, open_memory, statements};
use crate::steps::{APPEND, Appended, NewStep};
use crate::value::{Row, Value, values};
use crate::write::{Write, Written};

/// After a stop a database server refuses so many operations at most before it is there again.
const MOST_REFUSED: u64 = 20;

const STEP_IN_THE_WAY: &str = "delete from events where table_id = $1 and seq = $2
    and seq = (select max(seq) from events where table_id = $1)";

/// A simulated disk. Clones are the same disk; it outlives the nodes that write to it.
#[derive(Clone)]
pub struct SimulatedDisk(Arc<Mutex<Inner>>);

/// Something that a transaction did.
#[derive(Clone)]
enum Entry {
    Append(NewStep),
    Write(Write),
}

struct Inner {
    /// What readers see.
    connection: Connection,
    /// All transactions that were written, oldest first.
    written: Vec<Vec<Entry>>,
    /// How many of them are synced.
    synced: usize,
    /// A transaction whose sync failed: its bytes may be there, until the next one is written over them.
    unsure: Option<Vec<Entry>>,
    chance: Chance,
    faults: DiskFaults,
    mistake: Option<Mistake>,
    is_shared: bool,
    /// The machine has stopped: nothing is answered any more.
    has_stopped: bool,
    /// So many operations are refused before the database server is there again.
    refusing: u64,
    /// Whom nobody answers any more.
    unanswered: Vec<Batch>,
    happened: Vec<&'static str>,
}

/// What becomes of a transaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Synced,
    Refused,
    UnknownAndDone,
    UnknownAndUndone,
    Stopped(Moment),
}

/// When a machine stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    BeforeWrite,
    BeforeSync,
    AfterSync,
}

impl SimulatedDisk {
    /// An empty disk: of one node, or of a database server that nodes share.
    ///
    /// # Errors
    /// If SQLite cannot be started at all.
    pub fn new(mut chance: Chance, is_shared: bool) -> Result<SimulatedDisk, StoreError> {
        Ok(SimulatedDisk(Arc::new(Mutex::new(Inner {
            connection: open_memory()?,
            written: Vec::new(),
            synced: 0,
            unsure: None,
            chance: chance.split(),
            faults: DiskFaults::default(),
            mistake: None,
            is_shared,
            has_stopped: false,
            refusing: 0,
            unanswered: Vec::new(),
            happened: Vec::new(),
        }))))
    }

    /// How often what goes wrong from now on.
    pub fn set_faults(&self, faults: DiskFaults) {
        self.inner().faults = faults;
    }

    /// Plants a mistake, to see whether it is found.
    pub fn plant(&self, mistake: Mistake) {
        self.inner().mistake = Some(mistake);
    }

    /// Whether the machine with this disk has stopped in the middle of something.
    pub fn has_stopped(&self) -> bool {
        self.inner().has_stopped
    }

    /// Starts again after the machine stopped or the process was killed. Only a power cut takes what was not synced.
    ///
    /// # Errors
    /// If what is left cannot be read: then this simulation is wrong.
    pub fn recover(&self, power_cut: bool) -> Result<(), StoreError> {
        self.inner().recover(power_cut)
    }

    /// What went wrong since it was last asked.
    pub fn happened(&self) -> Vec<&'static str> {
        std::mem::take(&mut self.inner().happened)
    }

    /// The ids of all tables that readers see, with how far they are.
    ///
    /// # Errors
    /// If the database in memory cannot be read.
    pub fn tables(&self) -> Result<Vec<(String, String)>, StoreError> {
        let rows =
            statements::read(&self.inner().connection, "select id, phase from tables order by id", &[])?;
        rows.into_iter().map(|mut row| Ok((row.text()?, row.text()?))).collect()
    }

    /// The log of a table that readers see: numbers and steps.
    ///
    /// # Errors
    /// If the database in memory cannot be read.
    pub fn log(&self, table: &str) -> Result<Vec<(u32, String)>, StoreError> {
        let sql = "select seq, body from events where table_id = $1 order by seq";
        let rows = statements::read(&self.inner().connection, sql, &[Value::from(table)])?;
        rows.into_iter().map(|mut row| Ok((row.number()?, row.text()?))).collect()
    }

    pub(super) fn is_shared(&self) -> bool {
        self.inner().is_shared
    }

    pub(super) fn has_mistake(&self, mistake: Mistake) -> bool {
        self.inner().mistake == Some(mistake)
    }

    /// How long something takes, in microseconds.
    pub(super) fn delay(&self) -> u64 {
        let mut inner = self.inner();
        let slow = inner.faults.slow;
        match inner.chance.hits(slow) {
            true => inner.chance.below(4_000_000),
            false => inner.chance.below(2_500),
        }
    }

    /// Reads; none if nobody will ever answer.
    pub(super) fn read(&self, sql: &str, values: &[Value]) -> Option<Result<Vec<Row>, StoreError>> {
        let mut inner = self.inner();
        if inner.has_stopped {
            return None;
        }
        let faults = inner.faults;
        if inner.is_refusing() || inner.chance.hits(faults.refused_reads) {
            return Some(Err(refused()));
        }
        Some(statements::read(&inner.connection, sql, values))
    }

    /// Does jobs in one transaction and answers them, as far as there is anybody left to answer.
    pub(super) fn commit(&self, jobs: Vec<Job>) {
        self.inner().commit(jobs);
    }

    /// A panic elsewhere leaves a disk that is as good as before.
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn is_refusing(&mut self) -> bool {
        let refusing = self.refusing > 0;
        self.refusing = self.refusing.saturating_sub(1);
        refusing
    }

    fn commit(&mut self, jobs: Vec<Job>) {
        let mut batch = Batch::default();
        let mut entries = Vec::new();
        for job in jobs {
            entries.push(self.perform(&mut batch, job));
        }
        if self.has_stopped {
            self.unanswered.push(batch);
            return;
        }
        let entries = entries.into_iter().zip(batch.were_done()).filter(|(_, done)| *done);
        let entries: Vec<Entry> = entries.flat_map(|(entries, _)| entries).collect();
        let fate = if entries.is_empty() { Fate::Synced } else { self.fate() };
        self.meet(fate, batch, entries);
    }

    /// Does a job within the transaction; what would have to be done again to get there.
    fn perform(&mut self, batch: &mut Batch, job: Job) -> Vec<Entry> {
        let in_the_way = self.step_in_the_way(&job);
        if let Some(write) = &in_the_way {
            // Only a planted mistake does this; if it fails, the mistake was not made.
            let _ = batch.within(&self.connection, |connection| statements::write(connection, write));
        }
        let entry = match job {
            Job::Append(step, answer) => {
                batch.append(&self.connection, &step, answer);
                Entry::Append(step)
            }
            Job::Write(write, answer) => {
                batch.write(&self.connection, &write, answer);
                Entry::Write(write)
            }
            // The simulated store reads without the writer, and is closed by being dropped.
            Job::Ask(_) | Job::Close(_) => return Vec::new(),
        };
        in_the_way.map(Entry::Write).into_iter().chain([entry]).collect()
    }

    /// Without a fence a step takes the place of the one that is there.
    fn step_in_the_way(&self, job: &Job) -> Option<Write> {
        if self.mistake != Some(Mistake::NoFence) {
            return None;
        }
        let place = match job {
            Job::Append(step, _) => values![step.table.as_str(), step.seq],
            Job::Write(write, _) => {
                let first = write.0.first().filter(|first| first.sql == APPEND)?;
                first.values.get(..2)?.to_vec()
            }
            Job::Ask(_) | Job::Close(_) => return None,
        };
        Some(Write::default().and(STEP_IN_THE_WAY, place))
    }

    fn fate(&mut self) -> Fate {
        let faults = self.faults;
        if self.is_refusing() || self.chance.hits(faults.refused) {
            Fate::Refused
        } else if self.chance.hits(faults.unknown) {
            if self.chance.hits(5_000) { Fate::UnknownAndDone } else { Fate::UnknownAndUndone }
        } else if self.chance.hits(faults.stopped) {
            let moments = [Moment::BeforeWrite, Moment::BeforeSync, Moment::AfterSync];
            Fate::Stopped(self.chance.pick(&moments).copied().unwrap_or(Moment::BeforeWrite))
        } else {
            Fate::Synced
        }
    }

    fn meet(&mut self, fate: Fate, mut batch: Batch, entries: Vec<Entry>) {
        match fate {
            Fate::Synced => {
                let end = batch.end(&self.connection);
                if end.is_ok() && !entries.is_empty() {
                    self.keep(entries, self.mistake != Some(Mistake::NoSync));
                }
                batch.settle(&end, &self.connection);
            }
            Fate::Refused => self.undo(batch, "a write was refused", refused()),
            Fate::UnknownAndDone => {
                self.happened.push("a write happened and nobody was told");
                let end = batch.end(&self.connection).and(Err(unknown()));
                self.keep(entries, true);
                batch.settle(&end, &self.connection);
            }
            Fate::UnknownAndUndone => {
                self.unsure = Some(entries);
                self.undo(batch, "a sync failed", unknown());
            }
            Fate::Stopped(moment) => self.stop(moment, batch, entries),
        }
    }

    fn keep(&mut self, entries: Vec<Entry>, sync: bool) {
        self.unsure = None;
        self.written.push(entries);
        if sync {
            self.synced = self.written.len();
        }
    }

    fn undo(&mut self, batch: Batch, what: &'static str, error: StoreError) {
        self.happened.push(what);
        // The transaction is on, unless SQLite has given it up by itself.
        let _ = statements::execute(&self.connection, "rollback");
        batch.settle(&Err(error), &self.connection);
    }

    /// The machine stops at the worst moment. A database server is there again soon; its nodes only hear that it went.
    fn stop(&mut self, moment: Moment, batch: Batch, entries: Vec<Entry>) {
        self.happened.push(match moment {
            Moment::BeforeWrite => "the disk stopped before a write",
            Moment::BeforeSync => "the disk stopped before a sync",
            Moment::AfterSync => "the disk stopped after a sync",
        });
        let _ = statements::execute(&self.connection, "rollback");
        if moment != Moment::BeforeWrite {
            self.keep(entries, moment == Moment::AfterSync);
        }
        if !self.is_shared {
            self.has_stopped = true;
            self.unanswered.push(batch);
            return;
        }
        let end = self.recover(true).and(Err(unknown()));
        self.refusing = self.chance.below(MOST_REFUSED);
        batch.settle(&end, &self.connection);
    }

    fn recover(&mut self, power_cut: bool) -> Result<(), StoreError> {
        if power_cut {
            let unsynced = (self.written.len() - self.synced) as u64;
            let torn_at = self.synced + usize::try_from(self.chance.below(unsynced + 1)).unwrap_or_default();
            let all = torn_at == self.written.len();
            self.written.truncate(torn_at);
            // What nobody was told of comes back, or does not.
            if let Some(entries) = self.unsure.take().filter(|_| all && self.chance.hits(5_000)) {
                self.written.push(entries);
            }
            // What was read back after a start is on the disk.
            self.synced = self.written.len();
        }
        self.connection = replayed(&self.written)?;
        self.has_stopped = false;
        self.unanswered.clear();
        Ok(())
    }
}

/// A database that has gone through these transactions.
fn replayed(written: &[Vec<Entry>]) -> Result<Connection, StoreError> {
    let connection = open_memory()?;
    statements::execute(&connection, "begin immediate")?;
    for entry in written.iter().flatten() {
        let same = match entry {
            Entry::Append(step) => statements::append(&connection, step)? == Appended::Done,
            Entry::Write(write) => matches!(statements::write(&connection, write)?, Written::Done(_)),
        };
        if !same {
            return Err(StoreError::Damaged {
                detail: "what was written cannot be written again".to_owned(),
            });
        }
    }
    statements::execute(&connection, "commit")?;
    Ok(connection)
}

fn refused() -> StoreError {
    StoreError::Unavailable { committed: Committed::No, detail: "simulated".to_owned() }
}

fn unknown() -> StoreError {
    StoreError::Unavailable { committed: Committed::Unknown, detail: "simulated".to_owned() }
}
