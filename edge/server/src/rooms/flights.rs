//! The flights of the latest throws, so that a throw is computed once and not once per browser.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use bonecup_arena::Path;
use bonecup_referee::TableId;
use lru::LruCache;

/// How many flights are kept: some 200 kB each, so 25 MB at most.
const KEPT: NonZeroUsize = NonZeroUsize::new(128).unwrap();

type Key = (TableId, u64);

/// Flights by table and number of the roll.
pub(crate) struct FlightCache(Mutex<LruCache<Key, Arc<Path>>>);

impl FlightCache {
    pub(super) fn new() -> FlightCache {
        FlightCache(Mutex::new(LruCache::new(KEPT)))
    }

    /// Keeps the flight of a throw that has just been made.
    pub(super) fn keep(&self, table: &TableId, roll: u64, path: Path) {
        self.cache().put((table.clone(), roll), Arc::new(path));
    }

    /// The flight of a roll, if it was made lately.
    pub(crate) fn path(&self, table: &TableId, roll: u64) -> Option<Arc<Path>> {
        self.cache().get(&(table.clone(), roll)).map(Arc::clone)
    }

    fn cache(&self) -> std::sync::MutexGuard<'_, LruCache<Key, Arc<Path>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
