//! The store, whichever database it is on.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::error::StoreError;
use crate::postgres::Postgres;
#[cfg(feature = "simulation")]
use crate::simulated::{Simulated, SimulatedDisk};
use crate::sqlite::Sqlite;
use crate::steps::{Appended, NewStep};
use crate::touched::Touched;
use crate::value::{Row, Value, values};
use crate::warning::StoreWarning;
use crate::write::{Write, Written};

/// No list has more rows than this, whatever limit is asked for. A list of this length may go on.
pub const MOST_ROWS: u32 = 1_000;

/// How long a healthy database takes at most to answer.
const PATIENCE: Duration = Duration::from_secs(5);

const BEAT: &str =
    "insert into heartbeats (node, at) values ($1, $2) on conflict (node) do update set at = excluded.at";
const LAST_BEAT: &str = "select at from heartbeats where node = $1";
/// Of the moment, not of the transaction.
const POSTGRES_TIME: &str = "select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";

/// Where everything is kept. Clones share one database.
#[derive(Clone)]
pub struct Store {
    database: Database,
    warnings: Arc<[StoreWarning]>,
    pub(crate) touched: Arc<Touched>,
}

#[derive(Clone)]
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
    #[cfg(feature = "simulation")]
    Simulated(Simulated),
}

impl Store {
    /// The store in a SQLite file, which is made, folder and all, if it is not there. An older file is brought up to
    /// date.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has the file, and whatever is wrong with the file.
    pub async fn open_sqlite(path: &Path) -> Result<Store, StoreError> {
        let (sqlite, warnings) = Sqlite::open(path).await?;
        Ok(Store { warnings: warnings.into(), ..Store::on(Database::Sqlite(sqlite)) })
    }

    /// The store in a SQLite file to look at: whatever its version, whether a server has it or not. Nothing can be written.
    ///
    /// # Errors
    /// If there is no such file, or it is damaged or not ours.
    pub async fn look_at_sqlite(path: &Path) -> Result<Store, StoreError> {
        Sqlite::look_at(path).await.map(|sqlite| Store::on(Database::Sqlite(sqlite)))
    }

    /// The store on a Postgres database to look at: it is not brought up to date.
    ///
    /// # Errors
    /// As for [`Store::open_postgres`]; [`StoreError::Newer`] if it is newer than this program.
    pub async fn look_at_postgres(url: &str) -> Result<Store, StoreError> {
        Postgres::look_at(url).await.map(|postgres| Store::on(Database::Postgres(postgres)))
    }

    /// A store that forgets everything when it is dropped.
    ///
    /// # Errors
    /// If SQLite cannot be started at all.
    pub async fn open_memory() -> Result<Store, StoreError> {
        Sqlite::open_memory().await.map(|sqlite| Store::on(Database::Sqlite(sqlite)))
    }

    /// The store on a Postgres database, with the address as in `postgres://user@host/database`. An empty or older
    /// database is brought up to date; any number of nodes may do so at once.
    ///
    /// # Errors
    /// [`StoreError::Address`] if that is no address, [`StoreError::Unavailable`] if there is no answer.
    pub async fn open_postgres(url: &str) -> Result<Store, StoreError> {
        Postgres::open(url).await.map(|postgres| Store::on(Database::Postgres(postgres)))
    }

    /// The store of a node on a simulated disk.
    #[cfg(feature = "simulation")]
    pub fn simulated(disk: &SimulatedDisk) -> Store {
        Store::on(Database::Simulated(Simulated::new(disk.clone())))
    }

    fn on(database: Database) -> Store {
        Store { database, warnings: Arc::new([]), touched: Arc::default() }
    }

    /// What was noticed when the database was opened.
    pub fn warnings(&self) -> &[StoreWarning] {
        &self.warnings
    }

    /// Everything that is wrong with the pages of a SQLite file and with what its rows refer to. Of Postgres the pages are its own
    /// business.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.faults().await,
            Database::Postgres(_) => Ok(Vec::new()),
            #[cfg(feature = "simulation")]
            Database::Simulated(_) => Ok(Vec::new()),
        }
    }

    /// Whether other nodes may write to the same database, so that what a node remembers may be out of date.
    pub fn is_shared(&self) -> bool {
        match &self.database {
            Database::Sqlite(_) => false,
            Database::Postgres(_) => true,
            #[cfg(feature = "simulation")]
            Database::Simulated(simulated) => simulated.is_shared(),
        }
    }

    /// Whether the store can read and write right now. It writes a row, and reads one: a disk that is full or has become
    /// read-only, a file that was taken away, and a Postgres that only copies another one are found by this.
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn ready(&self, node: &str, now: i64) -> Result<(), StoreError> {
        if let Database::Sqlite(sqlite) = &self.database {
            sqlite.is_in_place()?;
        }
        let write = self.write(Write::default().and(BEAT, values![node, now]));
        timeout(PATIENCE, write).await.map_err(|_| StoreError::unanswered())??;
        self.read(LAST_BEAT, values![node]).await.map(drop)
    }

    /// The time of day of the database that nodes share, in milliseconds since 1970; none where there is one node only,
    /// whose own clock is as good.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn shared_time(&self) -> Result<Option<i64>, StoreError> {
        if !matches!(self.database, Database::Postgres(_)) {
            return Ok(None);
        }
        first(self.read(POSTGRES_TIME, values![]).await?, |mut row| row.int())
    }

    /// Copies the database to a new file while everything goes on.
    ///
    /// # Errors
    /// [`StoreError::BackupElsewhere`] on Postgres, [`StoreError::Exists`] if the file is there already.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.backup(to).await,
            Database::Postgres(_) => Err(StoreError::BackupElsewhere),
            #[cfg(feature = "simulation")]
            Database::Simulated(_) => Err(StoreError::BackupElsewhere),
        }
    }

    /// Finishes what was begun and lets the database go. Clones of this store can do nothing afterwards.
    pub async fn close(self) {
        match self.database {
            Database::Sqlite(sqlite) => sqlite.close().await,
            Database::Postgres(postgres) => postgres.close().await,
            #[cfg(feature = "simulation")]
            Database::Simulated(_) => {}
        }
    }

    /// Writes the file of SQLite anew, without what was overwritten or deleted.
    pub(crate) async fn rewrite_file(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.rewrite().await,
            Database::Postgres(_) => Ok(()),
            #[cfg(feature = "simulation")]
            Database::Simulated(_) => Ok(()),
        }
    }

    /// Appends a step and nothing else: what happens with nearly every move.
    pub(crate) async fn append_only(&self, step: NewStep) -> Result<Appended, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.append(step).await,
            Database::Postgres(postgres) => postgres.append(step).await,
            #[cfg(feature = "simulation")]
            Database::Simulated(simulated) => simulated.append(step).await,
        }
    }

    pub(crate) async fn write(&self, write: Write) -> Result<Written, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.write(write).await,
            Database::Postgres(postgres) => postgres.write(&write).await,
            #[cfg(feature = "simulation")]
            Database::Simulated(simulated) => simulated.write(write).await,
        }
    }

    pub(crate) async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.read(sql, values).await,
            Database::Postgres(postgres) => postgres.read(sql, &values).await,
            #[cfg(feature = "simulation")]
            Database::Simulated(simulated) => simulated.read(sql, values).await,
        }
    }

    /// The rows that belong to a list of texts, given as JSON: the one thing that the databases write differently.
    pub(crate) async fn read_for_each(&self, sql: ForEach, list: String) -> Result<Vec<Row>, StoreError> {
        let sql = match &self.database {
            Database::Sqlite(_) => sql.sqlite,
            Database::Postgres(_) => sql.postgres,
            #[cfg(feature = "simulation")]
            Database::Simulated(_) => sql.sqlite,
        };
        self.read(sql, values![list]).await
    }
}

/// A query that takes a JSON list apart.
pub(crate) struct ForEach {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

/// A limit that nobody can overdo.
pub(crate) fn capped(limit: u32) -> i64 {
    limit.min(MOST_ROWS).into()
}

/// Reads every row the same way.
pub(crate) fn each<T>(
    rows: Vec<Row>,
    read: impl FnMut(Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    rows.into_iter().map(read).collect()
}

/// Reads the row, if there is one.
pub(crate) fn first<T>(
    rows: Vec<Row>,
    read: impl FnOnce(Row) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    rows.into_iter().next().map(read).transpose()
}
