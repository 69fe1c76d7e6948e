//! SQLite: one thread writes, a few connections read.

mod backup;
mod fault;
mod file;
mod lock;
mod readers;
mod statements;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

pub use self::backup::{backup_file, restore_file, server_key_in};
use self::lock::Lock;
use self::readers::Readers;
use self::writer::Job;
use crate::error::StoreError;
use crate::steps::{Appended, NewStep};
use crate::value::{Row, Value};
use crate::write::{Write, Written};

/// How many jobs may wait for the writer before callers have to wait to hand theirs over.
const LONGEST_QUEUE: usize = 4_096;

/// How long a healthy writer takes at most to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A database of SQLite. Clones share it.
#[derive(Clone)]
pub(crate) struct Sqlite {
    queue: mpsc::Sender<Job>,
    /// None for a database in memory: only the writer can see it.
    readers: Option<Arc<Readers>>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let path = path.to_owned();
        let opening = spawn_blocking(move || {
            let lock = Lock::take(&path)?;
            let connection = file::open(&path)?;
            Sqlite::start(connection, Some(lock), Some(Arc::new(Readers::new(path))))
        });
        opening.await.map_err(|_| StoreError::closed())?
    }

    pub(crate) async fn open_memory() -> Result<Sqlite, StoreError> {
        let opening = spawn_blocking(|| Sqlite::start(file::open_memory()?, None, None));
        opening.await.map_err(|_| StoreError::closed())?
    }

    fn start(
        connection: Connection,
        lock: Option<Lock>,
        readers: Option<Arc<Readers>>,
    ) -> Result<Sqlite, StoreError> {
        let (queue, jobs) = mpsc::channel(LONGEST_QUEUE);
        let writer = thread::Builder::new().name("store-writer".to_owned());
        let started = writer.spawn(move || writer::run(connection, lock, jobs));
        started.map_err(|error| StoreError::file("store-writer", error))?;
        Ok(Sqlite { queue, readers })
    }

    pub(crate) async fn append(&self, step: NewStep) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.hand_over(Job::Append(step, answer)).await?;
        answered.await.map_err(|_| StoreError::unanswered())?
    }

    pub(crate) async fn write(&self, write: Write) -> Result<Written, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.hand_over(Job::Write(write, answer)).await?;
        answered.await.map_err(|_| StoreError::unanswered())?
    }

    pub(crate) async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match &self.readers {
            Some(readers) => readers.read(sql, values).await,
            None => self.with_writer(move |connection| statements::read(connection, sql, &values)).await,
        }
    }

    pub(crate) async fn ready(&self) -> Result<(), StoreError> {
        let asking = async {
            self.with_writer(|_| Ok(())).await?;
            self.read("select 1", Vec::new()).await.map(drop)
        };
        timeout(PATIENCE, asking).await.map_err(|_| StoreError::unanswered())?
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_owned();
        match &self.readers {
            Some(readers) => {
                let from = readers.path().to_owned();
                let copying = spawn_blocking(move || backup_file(&from, &to));
                copying.await.map_err(|_| StoreError::unanswered())?
            }
            None => self.with_writer(move |connection| backup::copy(connection, &to)).await,
        }
    }

    pub(crate) async fn rewrite(&self) -> Result<(), StoreError> {
        self.with_writer(file::rewrite).await
    }

    pub(crate) async fn close(self) {
        let (answer, answered) = oneshot::channel();
        if let Some(readers) = &self.readers {
            readers.close();
        }
        if self.hand_over(Job::Close(answer)).await.is_ok() {
            // The answer fails if somebody else closed the store at the same time: then it is closed, too.
            answered.await.unwrap_or_default();
        }
    }

    /// Does something on the writer's connection, between its transactions.
    async fn with_writer<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job::Ask(Box::new(move |connection| {
            // Whoever asked may have gone away.
            let _ = answer.send(ask(connection));
        }));
        self.hand_over(job).await?;
        answered.await.map_err(|_| StoreError::unanswered())?
    }

    async fn hand_over(&self, job: Job) -> Result<(), StoreError> {
        self.queue.send(job).await.map_err(|_| StoreError::closed())
    }
}
