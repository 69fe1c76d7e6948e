//! When tables were last touched, so that not every move writes it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bonecup_referee::TableId;

/// How exact `touched` is, in milliseconds: lists are sorted by it, and nobody sees the difference of a minute.
pub(crate) const GRAIN: i64 = 60_000;

/// How many tables are remembered. Whatever is forgotten costs one more write of a row.
const MOST_TABLES: usize = 100_000;

/// What this node last wrote into the row of each table, and when.
#[derive(Default)]
pub(crate) struct Touched(Mutex<HashMap<TableId, (i64, Instant)>>);

impl Touched {
    /// Whether the row has to be written at this time. The times of steps stand still for a while after a clock was put
    /// back, so what has passed since counts too.
    pub(crate) fn is_due(&self, table: &TableId, at: i64) -> bool {
        let grain = Duration::from_millis(GRAIN.unsigned_abs());
        let due = |last: i64, since: Instant| at.saturating_sub(last) >= GRAIN || since.elapsed() >= grain;
        self.lock().get(table).is_none_or(|(last, since)| due(*last, *since))
    }

    /// The row has been written.
    pub(crate) fn note(&self, table: TableId, at: i64) {
        let mut last = self.lock();
        if last.len() >= MOST_TABLES {
            last.clear();
        }
        last.insert(table, (at, Instant::now()));
    }

    /// A panic elsewhere leaves a map that is as good as before.
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, (i64, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
