//! The flights of the latest throws, so that a throw is computed once and not once per browser.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use bonecup_arena::Path;
use bonecup_referee::TableId;
use lru::LruCache;
use tokio::sync::OnceCell;

use crate::api::ThrowView;

/// How many flights are kept: some 200 kB each, so 25 MB at most.
const KEPT: NonZeroUsize = NonZeroUsize::new(128).unwrap();

type Key = (TableId, u64);

/// FlightCache by table and number of the roll.
pub(crate) struct FlightCache(Mutex<LruCache<Key, Arc<Flight>>>);

/// One flight, as it is sent.
#[derive(Default)]
pub(crate) struct Flight {
    /// Known from the throw itself; written as JSON only when somebody asks.
    path: Option<Path>,
    json: OnceCell<Bytes>,
}

impl FlightCache {
    pub(super) fn new() -> FlightCache {
        FlightCache(Mutex::new(LruCache::new(KEPT)))
    }

    /// Keeps the flight of a throw that has just been made.
    pub(super) fn keep(&self, table: &TableId, roll: u64, path: Path) {
        let flight = Flight { path: Some(path), json: OnceCell::new() };
        self.cache().put((table.clone(), roll), Arc::new(flight));
    }

    /// The flight of a roll as JSON. Where it is not known it is found once, however many ask meanwhile.
    pub(crate) async fn json<E>(
        &self,
        table: &TableId,
        roll: u64,
        find: impl Future<Output = Result<Path, E>>,
    ) -> Result<Bytes, E>
    where
        E: From<tokio::task::JoinError>,
    {
        let key = (table.clone(), roll);
        let flight = Arc::clone(self.cache().get_or_insert(key.clone(), Arc::default));
        let json = flight.json.get_or_try_init(|| flight.write(find)).await.cloned();
        if json.is_err() {
            self.cache().pop(&key);
        }
        json
    }

    fn cache(&self) -> std::sync::MutexGuard<'_, LruCache<Key, Arc<Flight>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Flight {
    async fn write<E>(self: &Arc<Self>, find: impl Future<Output = Result<Path, E>>) -> Result<Bytes, E>
    where
        E: From<tokio::task::JoinError>,
    {
        let found = if self.path.is_none() { Some(find.await?) } else { None };
        let flight = Arc::clone(self);
        let written = move || found.as_ref().or(flight.path.as_ref()).map(ThrowView::json);
        Ok(tokio::task::spawn_blocking(written).await?.unwrap_or_default())
    }
}
