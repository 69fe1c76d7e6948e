//! The store, whichever database it is on.

use std::path::Path;
use std::sync::Arc;

use crate::error::StoreError;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::steps::{Appended, NewStep};
use crate::touched::Touched;
use crate::value::{Row, Value, values};
use crate::write::{Write, Written};

/// No list has more rows than this, whatever limit is asked for. A list of this length may go on.
pub const MOST_ROWS: u32 = 1_000;

/// Where everything is kept. Clones share one database.
#[derive(Clone)]
pub struct Store {
    database: Database,
    pub(crate) touched: Arc<Touched>,
}

#[derive(Clone)]
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// The store in a SQLite file, which is made, folder and all, if it is not there. An older file is brought up to
    /// date.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has the file, and whatever is wrong with the file.
    pub async fn open_sqlite(path: &Path) -> Result<Store, StoreError> {
        Sqlite::open(path).await.map(|sqlite| Store::on(Database::Sqlite(sqlite)))
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

    fn on(database: Database) -> Store {
        Store { database, touched: Arc::default() }
    }

    /// Whether other nodes may write to the same database, so that what a node remembers may be out of date.
    pub fn is_shared(&self) -> bool {
        match self.database {
            Database::Sqlite(_) => false,
            Database::Postgres(_) => true,
        }
    }

    /// Whether the store can read and write right now.
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn ready(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.ready().await,
            Database::Postgres(postgres) => postgres.ready().await,
        }
    }

    /// Copies the database to a new file while everything goes on.
    ///
    /// # Errors
    /// [`StoreError::BackupElsewhere`] on Postgres, [`StoreError::Exists`] if the file is there already.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.backup(to).await,
            Database::Postgres(_) => Err(StoreError::BackupElsewhere),
        }
    }

    /// Finishes what was begun and lets the database go. Clones of this store can do nothing afterwards.
    pub async fn close(self) {
        match self.database {
            Database::Sqlite(sqlite) => sqlite.close().await,
            Database::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Writes the file of SQLite anew, without what was overwritten or deleted.
    pub(crate) async fn rewrite_file(&self) -> Result<(), StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.rewrite().await,
            Database::Postgres(_) => Ok(()),
        }
    }

    /// Appends a step and nothing else: what happens with nearly every move.
    pub(crate) async fn append_only(&self, step: NewStep) -> Result<Appended, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.append(step).await,
            Database::Postgres(postgres) => postgres.append(step).await,
        }
    }

    pub(crate) async fn write(&self, write: Write) -> Result<Written, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.write(write).await,
            Database::Postgres(postgres) => postgres.write(&write).await,
        }
    }

    pub(crate) async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.read(sql, values).await,
            Database::Postgres(postgres) => postgres.read(sql, &values).await,
        }
    }

    /// The rows that belong to a list of texts, given as JSON: the one thing that the databases write differently.
    pub(crate) async fn read_for_each(&self, sql: ForEach, list: String) -> Result<Vec<Row>, StoreError> {
        let sql = match &self.database {
            Database::Sqlite(_) => sql.sqlite,
            Database::Postgres(_) => sql.postgres,
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
