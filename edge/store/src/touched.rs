//! When tables were last touched, so that not every move writes it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bonecup_referee::TableId;

/// How exact `touched` is, in milliseconds: lists are sorted by it, and nobody sees the difference of a minute.
pub(crate) const GRAIN: i64 = 60_000;

/// How many tables are remembered. Whatever is forgotten costs one more write of a row.
const MOST_TABLES: usize = 100_000;

/// What this node last wrote into the row of each table.
#[derive(Default)]
pub(crate) struct Touched(Mutex<HashMap<TableId, i64>>);

impl Touched {
    /// Whether the row has to be written at this time.
    pub(crate) fn is_due(&self, table: &TableId, at: i64) -> bool {
        self.lock().get(table).is_none_or(|last| at.saturating_sub(*last) >= GRAIN)
    }

    /// The row has been written.
    pub(crate) fn note(&self, table: TableId, at: i64) {
        let mut last = self.lock();
        if last.len() >= MOST_TABLES {
            last.clear();
        }
        last.insert(table, at);
    }

    /// A panic elsewhere leaves a map that is as good as before.
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, i64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
