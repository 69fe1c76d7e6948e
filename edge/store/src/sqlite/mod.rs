//! SQLite: one thread writes, a few connections read.

mod backup;
mod fault;
mod file;
mod lock;
mod pages;
mod readers;
pub(crate) mod statements;
mod surroundings;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};
use tokio::task::spawn_blocking;

pub use self::backup::{backup_file, restore_file, server_key_in};
use self::file::FileIdentity;
#[cfg(feature = "simulation")]
pub(crate) use self::file::open_memory;
use self::lock::Lock;
use self::readers::Readers;
pub use self::surroundings::wide_rights;
#[cfg(feature = "simulation")]
pub(crate) use self::writer::Batch;
pub(crate) use self::writer::Job;
use crate::error::StoreError;
use crate::steps::{Appended, NewStep};
use crate::value::{Row, Value};
use crate::warning::StoreWarning;
use crate::write::{Write, Written};

/// How many jobs may wait for the writer before callers have to wait to hand theirs over.
const LONGEST_QUEUE: usize = 4_096;

/// A database of SQLite. Clones share it.
#[derive(Clone)]
pub(crate) struct Sqlite {
    queue: mpsc::Sender<Job>,
    /// None for a database in memory: only the writer can see it.
    readers: Option<Arc<Readers>>,
    /// Which file it is, whatever name it has.
    identity: Option<FileIdentity>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<(Sqlite, Vec<StoreWarning>), StoreError> {
        let path = path.to_owned();
        let opening = spawn_blocking(move || {
            let lock = Lock::take(&path)?;
            let mut warnings = surroundings::before_opening(&path)?;
            let connection = file::open(&path)?;
            warnings.extend(surroundings::after_opening(&path));
            warnings.extend(pages::look_quickly(&path)?);
            let identity = file::identity(&path)?;
            let sqlite = Sqlite::start(connection, Some(lock), Some(Arc::new(Readers::new(path))))?;
            Ok((Sqlite { identity, ..sqlite }, warnings))
        });
        opening.await.map_err(|_| StoreError::closed())?
    }

    /// A file that is only looked at: nothing is locked, made or brought up to date, and nothing can be written.
    pub(crate) async fn look_at(path: &Path) -> Result<Sqlite, StoreError> {
        let path = path.to_owned();
        let opening = spawn_blocking(move || {
            let connection = file::open_read_only(&path)?;
            if file::version(&connection, &path)? == 0 {
                return Err(StoreError::Foreign(path));
            }
            let identity = file::identity(&path)?;
            let (queue, _) = mpsc::channel(1);
            Ok(Sqlite { queue, readers: Some(Arc::new(Readers::new(path))), identity })
        });
        opening.await.map_err(|_| StoreError::closed())?
    }

    /// Everything that is wrong with the pages of the file.
    pub(crate) async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let Some(readers) = &self.readers else { return Ok(Vec::new()) };
        let path = readers.path().to_owned();
        spawn_blocking(move || pages::faults(&path)).await.map_err(|_| StoreError::unanswered())?
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
        Ok(Sqlite { queue, readers, identity: None })
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

    /// Whether the file is still the one that was opened. SQLite would go on writing to one that was taken away, and everything
    /// would be lost with the process.
    pub(crate) fn is_in_place(&self) -> Result<(), StoreError> {
        match &self.readers {
            Some(readers) if file::identity(readers.path())? != self.identity => Err(StoreError::file(
                readers.path(),
                "the file was taken away or replaced while it was in use",
            )),
            Some(_) | None => Ok(()),
        }
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
