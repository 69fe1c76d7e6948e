//! Looks through a whole database: whether its pages are whole, every log can be replayed, seeds can be decrypted and are the ones
//! that were committed to, and records of finished games verify. Nothing is changed, and a server may have the database meanwhile.

use bonecup_arena::Arena;
use bonecup_chance::{Seed, verify};
use bonecup_keys::{KeySource, ServerKeys};
use bonecup_referee::TableId;
use bonecup_referee::room::{History, Phase};
use bonecup_store::{Store, StoreError};
use rolling_dice::Scatter;

use crate::config::Database;
use crate::log;

/// Tables that are listed at once, and lost logs that are named.
const PAGE: u32 = 500;
/// After so many findings the rest is hardly news.
const MOST_FINDINGS: usize = 1_000;

/// What was looked at and found.
#[derive(Default, Debug)]
pub struct CheckReport {
    /// Tables whose log was replayed.
    pub tables: u64,
    /// Tables whose seed was decrypted and is the one that was committed to.
    pub seeds: u64,
    /// Records of finished games that verify.
    pub records: u64,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// At which table, if it is one.
    pub table: Option<String>,
    /// With what.
    pub what: What,
    /// What exactly, in English.
    pub detail: String,
}

/// With what something can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Pages of the file, or what rows refer to.
    Pages,
    /// The log of a table, which cannot be read or replayed.
    Log,
    /// The row of a table, which says something else than its log.
    Row,
    /// The master key, or the server's key.
    Key,
    /// The seed of a table's dice.
    Seed,
    /// The record of a finished game, which does not verify.
    Record,
}

impl What {
    /// How it is written.
    pub fn key(self) -> &'static str {
        match self {
            What::Pages => "pages",
            What::Log => "log",
            What::Row => "row",
            What::Key => "key",
            What::Seed => "seed",
            What::Record => "record",
        }
    }
}

/// Looks through a database. `step` is told after every table how many were looked at.
///
/// # Errors
/// If it cannot be opened or asked at all. What is damaged is a finding.
pub async fn check(
    database: &Database,
    key: &KeySource,
    mut step: impl FnMut(u64),
) -> Result<CheckReport, StoreError> {
    let mut report = CheckReport::default();
    let looked = look(database, key, &mut report, &mut step).await;
    if let Err(StoreError::Damaged { detail }) = looked {
        report.note(None, What::Pages, detail);
    } else {
        looked?;
    }
    Ok(report)
}

async fn look(
    database: &Database,
    key: &KeySource,
    report: &mut CheckReport,
    step: &mut impl FnMut(u64),
) -> Result<(), StoreError> {
    let store = match database {
        Database::File(path) => Store::look_at_sqlite(path).await?,
        Database::Postgres(url) => Store::look_at_postgres(url).await?,
        Database::Memory => Store::open_memory().await?,
    };
    for fault in store.faults().await? {
        report.note(None, What::Pages, fault);
    }
    for name in store.logs_without_table(PAGE).await? {
        report.note(Some(name), What::Log, "there is a log, but no table".to_owned());
    }
    let keys = keys(&store, key, report).await;
    let mut after = None;
    loop {
        let page = store.all_tables(after.as_ref(), PAGE).await?;
        for (table, phase) in &page {
            look_at_table(&store, keys.as_ref(), table, *phase, report).await;
            report.tables += 1;
            step(report.tables);
        }
        match page.into_iter().next_back() {
            Some((last, _)) if report.findings.len() < MOST_FINDINGS => after = Some(last),
            Some(_) | None => break,
        }
    }
    store.close().await;
    Ok(())
}

impl CheckReport {
    /// Whether everything is as it should be.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    fn note(&mut self, table: Option<String>, what: What, detail: String) {
        self.findings.push(Finding { table, what, detail });
    }
}

/// The server's keys. A database of the first version has none.
async fn keys(store: &Store, source: &KeySource, report: &mut CheckReport) -> Option<ServerKeys> {
    // The first version has no place for one.
    let kept = store.server_key().await.ok().flatten()?;
    let opened = source.master(true).and_then(|master| ServerKeys::open(&master, &kept));
    opened.map_err(|error| report.note(None, What::Key, error.to_string())).ok()
}

async fn look_at_table(
    store: &Store,
    keys: Option<&ServerKeys>,
    table: &TableId,
    phase: Phase,
    report: &mut CheckReport,
) {
    let name = || Some(table.to_string());
    let history = match log::history(store, table).await {
        Ok(Some(history)) => history,
        Ok(None) => return report.note(name(), What::Log, "the log is empty".to_owned()),
        Err(error) => return report.note(name(), What::Log, error.to_string()),
    };
    let room = history.room();
    if room.phase() != phase {
        let detail = format!("the log says {}, the row {}", room.phase().key(), phase.key());
        report.note(name(), What::Row, detail);
    }
    if let (Some(commitment), Some(keys)) = (room.opening().commitment, keys) {
        match seed(store, keys, table).await {
            Ok(Some(seed)) if seed.commitment(room.opening().scheme) == commitment => report.seeds += 1,
            Ok(Some(_)) => report.note(name(), What::Seed, "not the one that was committed to".to_owned()),
            Ok(None) => report.note(name(), What::Seed, "missing, or cannot be decrypted".to_owned()),
            Err(error) => report.note(name(), What::Seed, error.to_string()),
        }
    }
    if phase == Phase::Over {
        look_at_record(table, history, report).await;
    }
}

async fn seed(store: &Store, keys: &ServerKeys, table: &TableId) -> Result<Option<Seed>, StoreError> {
    let Some(stored) = store.seed(table).await? else { return Ok(None) };
    // Older versions left seeds in the open.
    let plain = <[u8; 32]>::try_from(stored.as_slice()).ok();
    Ok(plain.or_else(|| keys.decrypt_seed(table, &stored)).map(Seed::new))
}

/// Throws are computed again, which is no work for those who serve others.
async fn look_at_record(table: &TableId, history: History, report: &mut CheckReport) {
    let verified = tokio::task::spawn_blocking(move || match history.record() {
        Some(record) => verify(&record, &Arena, &[&Scatter]).map(drop).map_err(|error| error.to_string()),
        None => Err("there is none".to_owned()),
    });
    match verified.await {
        Ok(Ok(())) => report.records += 1,
        Ok(Err(detail)) => report.note(Some(table.to_string()), What::Record, detail),
        Err(error) => report.note(Some(table.to_string()), What::Record, error.to_string()),
    }
}
