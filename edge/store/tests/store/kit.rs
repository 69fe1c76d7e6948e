//! Places to open stores in, and things to put into them.

use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_referee::{PersonId, TableId};
use bonecup_store::{Change, Created, NewStep, NewTable, Store};
use tempfile::TempDir;
use tokio_postgres::NoTls;

/// Runs each test on both databases.
macro_rules! on_both {
    ($($(#[$about:meta])* async fn $name:ident($place:ident: &Place) $body:block)*) => { $(
        mod $name {
            use super::*;
            $(#[$about])*
            async fn check($place: &Place) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                check(&Place::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let place = Place::postgres().await;
                check(&place).await;
                place.clear().await;
            }
        }
    )* };
}
pub(crate) use on_both;

/// A database of its own.
pub(crate) enum Place {
    Sqlite(TempDir),
    Postgres { base: String, schema: String },
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        Place::Sqlite(tempfile::tempdir().unwrap())
    }

    /// A schema of its own in the database of `DATABASE_URL`. Without one nothing could be tested, so nothing may pass.
    pub(crate) async fn postgres() -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let Ok(base) = std::env::var("DATABASE_URL") else {
            panic!("there is no Postgres: run `scripts/with-services cargo nextest run …`");
        };
        let schema = format!("store_{}_{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let place = Place::Postgres { base, schema: schema.clone() };
        place.execute(&format!("drop schema if exists {schema} cascade; create schema {schema}")).await;
        place
    }

    pub(crate) async fn open(&self) -> Store {
        match self {
            Place::Sqlite(_) => Store::open_sqlite(&self.file()).await.unwrap(),
            Place::Postgres { .. } => Store::open_postgres(&self.url()).await.unwrap(),
        }
    }

    /// The file of a SQLite database, in a folder that is not there yet.
    pub(crate) fn file(&self) -> PathBuf {
        match self {
            Place::Sqlite(folder) => folder.path().join("data/bonecup.db"),
            Place::Postgres { .. } => panic!("Postgres has no file"),
        }
    }

    pub(crate) fn url(&self) -> String {
        match self {
            Place::Sqlite(_) => panic!("SQLite has no address"),
            Place::Postgres { base, schema } => {
                let separator = if base.contains('?') { '&' } else { '?' };
                format!("{base}{separator}options=-csearch_path%3D{schema}")
            }
        }
    }

    /// Runs statements behind the store's back.
    pub(crate) async fn execute(&self, sql: &str) {
        match self {
            Place::Sqlite(_) => rusqlite::Connection::open(self.file()).unwrap().execute_batch(sql).unwrap(),
            Place::Postgres { .. } => {
                let (client, connection) = tokio_postgres::connect(&self.url(), NoTls).await.unwrap();
                let connection = tokio::spawn(connection);
                client.batch_execute(sql).await.unwrap();
                drop(client);
                connection.await.unwrap().unwrap();
            }
        }
    }

    /// Everything that is in these tables.
    pub(crate) async fn rows_of(&self, tables: &[&str]) -> String {
        let mut all = String::new();
        for table in tables {
            all += &match self {
                Place::Sqlite(_) => self.sqlite_rows(table),
                Place::Postgres { .. } => self.postgres_rows(table).await,
            };
        }
        all
    }

    fn sqlite_rows(&self, table: &str) -> String {
        let file = rusqlite::Connection::open(self.file()).unwrap();
        let mut select = file.prepare(&format!("select * from {table}")).unwrap();
        let columns = select.column_count();
        let mut rows = select.query([]).unwrap();
        let mut all = String::new();
        while let Some(row) = rows.next().unwrap() {
            for column in 0..columns {
                all += &format!("{:?} ", row.get_ref(column).unwrap().as_str().unwrap_or_default());
            }
        }
        all
    }

    async fn postgres_rows(&self, table: &str) -> String {
        let (client, connection) = tokio_postgres::connect(&self.url(), NoTls).await.unwrap();
        let connection = tokio::spawn(connection);
        let rows = client.query(&format!("select cast(t.* as text) from {table} t"), &[]).await.unwrap();
        let all = rows.iter().map(|row| row.get::<_, String>(0)).collect();
        drop(client);
        connection.await.unwrap().unwrap();
        all
    }

    pub(crate) async fn clear(&self) {
        if let Place::Postgres { schema, .. } = self {
            self.execute(&format!("drop schema {schema} cascade")).await;
        }
    }
}

pub(crate) fn id(text: &str) -> TableId {
    text.parse().unwrap()
}

pub(crate) fn who(text: &str) -> PersonId {
    text.parse().unwrap()
}

/// A public table of anna's that plays, with a code of its own.
pub(crate) fn new_table(name: &str, at: i64) -> NewTable {
    NewTable {
        id: id(name),
        code: format!("C-{name}"),
        game: GameId::RollingBones,
        public: true,
        owner: who("anna"),
        phase: Phase::Playing,
        attended: true,
        seed: Some(vec![7; 72]),
        summary: format!(r#"{{"name":"{name}"}}"#),
        at,
        first: r#"{"opened":true}"#.to_owned(),
        seated: vec![who("anna"), who("bert")],
    }
}

pub(crate) async fn create(store: &Store, table: NewTable) {
    assert_eq!(store.create(table).await.unwrap(), Created::Done);
}

pub(crate) fn step(name: &str, seq: u32, at: i64) -> NewStep {
    NewStep { table: id(name), seq, at, body: format!(r#"{{"step":{seq}}}"#), change: None }
}

pub(crate) fn change(phase: Phase) -> Change {
    Change {
        phase,
        closed: None,
        attended: true,
        summary: "{}".to_owned(),
        seated: vec![who("anna")],
        counted: true,
        results: Vec::new(),
    }
}

/// The ids, to compare lists in one line.
pub(crate) fn names(tables: &[TableId]) -> Vec<&str> {
    tables.iter().map(TableId::as_str).collect()
}
