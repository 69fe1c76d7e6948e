//! A server of its own for each test, and people who play on it.

#![allow(dead_code, unused_imports, reason = "not every test needs everything")]

pub(crate) mod client;
mod games;
pub(crate) mod push_service;
mod raw;
pub(crate) mod time;

use std::path::Path;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bonecup_keys::KeySource;
use bonecup_server::{Config, Database, Limits, Server, serve};
use bonecup_store::Store;
use tempfile::TempDir;
use tokio::runtime::Runtime;

pub(crate) use client::{Client, Reply};
pub(crate) use games::{
    Dice, any_move, command, command_at, new_table, open, play_out, play_turns, start, started, wait_until,
};

pub(crate) use raw::{Raw, connect_from};

/// Threads of servers have this name, so that a panic of theirs is told from a test's.
const THREAD: &str = "server";

static PANICS: AtomicUsize = AtomicUsize::new(0);

/// A running server with a file of its own.
pub(crate) struct House {
    runtime: Option<Runtime>,
    server: Option<Server>,
    _folder: TempDir,
    config: Config,
}

impl House {
    pub(crate) fn open() -> House {
        House::with(|_| {})
    }

    /// A server whose settings differ in something.
    pub(crate) fn with(change: impl FnOnce(&mut Config)) -> House {
        watch_for_panics();
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: Database::File(folder.path().join("bonecup.db")),
            key: KeySource::File(folder.path().join("bonecup.db.key")),
            bot_pace: Duration::ZERO,
            limits: generous(),
            ..Config::default()
        };
        change(&mut config);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name(THREAD)
            .enable_all()
            .build()
            .unwrap();
        let server = Some(runtime.block_on(serve(config.clone())).unwrap());
        House { runtime: Some(runtime), server, _folder: folder, config }
    }

    /// Such as `127.0.0.1:7373`.
    pub(crate) fn host(&self) -> String {
        self.server.as_ref().unwrap().address().to_string()
    }

    pub(crate) fn nobody(&self) -> Client {
        Client::new(&self.host())
    }

    pub(crate) fn guest(&self, name: &str) -> Client {
        Client::guest(&self.host(), name)
    }

    pub(crate) fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            self.runtime().block_on(server.stop());
        }
    }

    /// Stops as a crash would: nothing is written, given back or said.
    pub(crate) fn crash(mut self) {
        let runtime = self.runtime.take().unwrap();
        runtime.shutdown_timeout(Duration::from_millis(100));
        std::mem::forget(self.server.take());
    }

    /// Stops and starts again on the same file.
    pub(crate) fn restart(&mut self) {
        self.stop();
        self.server = Some(self.runtime().block_on(serve(self.config.clone())).unwrap());
    }

    /// The same with other settings.
    pub(crate) fn restart_with(&mut self, change: impl FnOnce(&mut Config)) {
        change(&mut self.config);
        self.restart();
    }

    /// The database file.
    pub(crate) fn file(&self) -> &Path {
        let Database::File(file) = &self.config.database else { panic!("there is no file") };
        file
    }

    /// What is in the database file and in those beside it, but for the master key.
    pub(crate) fn files(&self) -> Vec<Vec<u8>> {
        let files = std::fs::read_dir(self.file().parent().unwrap()).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        paths
            .filter(|path| path.extension() != Some("key".as_ref()))
            .map(|path| std::fs::read(path).unwrap())
            .collect()
    }

    /// Does something with the database behind the server's back. The server has to be stopped.
    pub(crate) fn on_store<T>(&self, ask: impl AsyncFnOnce(&Store) -> T) -> T {
        self.runtime().block_on(async {
            let store = Store::open_sqlite(self.file()).await.unwrap();
            let answer = ask(&store).await;
            store.close().await;
            answer
        })
    }

    fn runtime(&self) -> &Runtime {
        self.runtime.as_ref().unwrap()
    }

    /// Everybody whose steps are in the log of the table. The server has to be stopped.
    pub(crate) fn people_in_log(&self, table: &str) -> Vec<String> {
        let table = table.parse().unwrap();
        let steps = self.on_store(async |store| store.steps(&table, 0, 100_000).await.unwrap());
        let asked = steps.iter().filter_map(|step| {
            let step: serde_json::Value = serde_json::from_str(&step.body).unwrap();
            step["asked"]["by"].as_str().map(str::to_owned)
        });
        let mut people: Vec<String> = asked.collect();
        people.sort();
        people.dedup();
        people
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop();
        if !std::thread::panicking() {
            assert_eq!(PANICS.load(Ordering::Relaxed), 0, "the server panicked");
        }
    }
}

/// Limits that no test meets by accident.
pub(crate) fn generous() -> Limits {
    Limits {
        requests_per_second: 1_000_000,
        request_burst: 1_000_000,
        people_per_minute: 1_000_000,
        codes_per_minute: 1_000_000,
        tables_per_day: 1_000_000,
        circles_per_day: 1_000_000,
        messages_per_second: 1_000_000,
        messages_per_address: 1_000_000,
        ..Limits::default()
    }
}

fn watch_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if std::thread::current().name() == Some(THREAD) {
                PANICS.fetch_add(1, Ordering::Relaxed);
            }
            usual(info);
        }));
    });
}
