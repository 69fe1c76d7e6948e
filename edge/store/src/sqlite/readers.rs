//! Connections that only read. In the write-ahead log they neither wait for the writer nor hold it up.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::{file, statements};
use crate::error::StoreError;
use crate::value::{Row, Value};

/// How many read at once. Reads take microseconds; more connections would only share the same cores.
const MOST_READERS: usize = 4;

/// The connections to one file.
pub(super) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    permits: Semaphore,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Readers {
        Readers { path, idle: Mutex::default(), permits: Semaphore::new(MOST_READERS) }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Asks on a thread where waiting for the disk hurts nobody.
    pub(super) async fn read(
        self: &Arc<Self>,
        sql: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<Row>, StoreError> {
        let _permit = self.permits.acquire().await.map_err(|_| StoreError::closed())?;
        let readers = Arc::clone(self);
        let reading = spawn_blocking(move || {
            let connection = readers.take()?;
            let rows = statements::read(&connection, sql, &values)?;
            readers.put_back(connection);
            Ok(rows)
        });
        reading.await.map_err(|_| StoreError::unanswered())?
    }

    /// Lets go of the file; who asks from now on is told that the store is closed.
    pub(super) fn close(&self) {
        self.permits.close();
        self.idle().clear();
    }

    fn take(&self) -> Result<Connection, StoreError> {
        let idle = self.idle().pop();
        idle.map_or_else(|| file::open_read_only(&self.path), Ok)
    }

    /// A connection that failed is not put back: the next one is opened afresh.
    fn put_back(&self, connection: Connection) {
        if !self.permits.is_closed() {
            self.idle().push(connection);
        }
    }

    /// A panic elsewhere leaves a list that is as good as before.
    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
