//! The database file: what it is, how it is opened, how it gets to the newest version.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::fault::fault;
use crate::error::{Committed, StoreError};
use crate::schema::{self, Version};

/// Marks a file as ours, in SQLite's header.
pub(super) const APPLICATION: i32 = i32::from_be_bytes(*b"BONE");

/// How long a statement waits for a lock. Only a backup or a checkpoint of another process could hold one.
const PATIENCE: Duration = Duration::from_secs(5);

/// `synchronous = full` waits for the disk with every commit: a step that was acknowledged survives a power cut. Up to
/// 64 MiB of pages stay in memory, since every table that is played at appends to a page of its own, and these pages
/// are written back to the file after 16 MiB of log: seldom, as they are written again and again.
const SETTINGS: &str = "pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma cache_size = -65536;
    pragma wal_autocheckpoint = 4000;
    pragma journal_size_limit = 67108864;";

/// How many prepared statements a connection keeps: more than there are.
const STATEMENTS: usize = 64;

/// Opens the file for writing, makes it if necessary, and brings it up to date.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    touch(path)?;
    let mut connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // Before anything is written: the file may be somebody else's.
    version(&connection, path)?;
    let mode: String =
        connection.query_row("pragma journal_mode = wal", [], |row| row.get(0)).map_err(fault)?;
    if mode != "wal" {
        return Err(StoreError::file(path, "this file system does not allow SQLite's write-ahead log"));
    }
    connection.execute_batch(SETTINGS).map_err(fault)?;
    migrate(&mut connection, path)?;
    Ok(connection)
}

/// A new database that is nowhere.
pub(crate) fn open_memory() -> Result<Connection, StoreError> {
    let path = PathBuf::from(":memory:");
    let mut connection = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.execute_batch(SETTINGS).map_err(fault)?;
    migrate(&mut connection, &path)?;
    Ok(connection)
}

/// Opens a file of ours for reading, whatever its version.
pub(super) fn open_read_only(path: &Path) -> Result<Connection, StoreError> {
    if !path.is_file() {
        return Err(StoreError::Missing(path.to_owned()));
    }
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// The version of a database; 0 if it is empty.
pub(super) fn version(connection: &Connection, path: &Path) -> Result<u32, StoreError> {
    // What has not even SQLite's own mark was never a database: it is somebody else's file, not a damaged one of ours.
    let foreign = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => StoreError::Foreign(path.to_owned()),
        Some(_) | None => fault(error),
    };
    let number = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(foreign);
    let application = number("pragma application_id")?;
    let version = number("pragma user_version")?;
    let is_empty = number("select count(*) from sqlite_schema")? == 0;
    if application == 0 && version == 0 && is_empty {
        return Ok(0);
    }
    if application != i64::from(APPLICATION) {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let found = u32::try_from(version).map_err(|_| StoreError::Foreign(path.to_owned()))?;
    if found > schema::NEWEST {
        return Err(StoreError::Newer { found, known: schema::NEWEST });
    }
    Ok(found)
}

fn connect(path: &Path, how: OpenFlags) -> Result<Connection, StoreError> {
    let flags = how | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection =
        Connection::open_with_flags(path, flags).map_err(|error| StoreError::file(path, error))?;
    connection.busy_timeout(PATIENCE).map_err(fault)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Otherwise SQLite plans anew whenever a parameter might have another best plan, which costs more than it gains.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true).map_err(fault)?;
    Ok(connection)
}

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let found = version(connection, path)?;
    schema::after(found).try_for_each(|step| advance(connection, step).map_err(fault))
}

/// One version further, or nothing.
fn advance(connection: &mut Connection, step: &Version) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(step.sqlite)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", step.number)?;
    transaction.commit()
}

/// Writes the whole file anew, and empties the log beside it: neither has anything of what was overwritten before. What is
/// written meanwhile is too much to be kept in memory.
pub(super) fn rewrite(connection: &Connection) -> Result<(), StoreError> {
    let rewritten = connection.execute_batch("pragma temp_store = file; vacuum;");
    connection.execute_batch("pragma temp_store = memory").map_err(fault)?;
    rewritten.map_err(fault)?;
    let sql = "pragma wal_checkpoint(truncate)";
    let is_held_up: bool = connection.query_row(sql, [], |row| row.get(0)).map_err(fault)?;
    if is_held_up {
        let detail = "somebody reads the file, so its log cannot be emptied".to_owned();
        return Err(StoreError::Unavailable { committed: Committed::No, detail });
    }
    Ok(())
}

/// Makes an empty file that only its owner can read, since there are seeds in it. SQLite gives the files beside it
/// the same rights.
fn touch(path: &Path) -> Result<(), StoreError> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(StoreError::file(path, error)),
    }
}

/// What a file is called by the system: its device and its number there.
pub(super) type FileIdentity = (u64, u64);

/// Which file is at this path; none where the system does not number files.
pub(super) fn identity(path: &Path) -> Result<Option<FileIdentity>, StoreError> {
    let found = fs::metadata(path).map_err(|error| StoreError::file(path, error))?;
    #[cfg(unix)]
    return Ok(Some((
        std::os::unix::fs::MetadataExt::dev(&found),
        std::os::unix::fs::MetadataExt::ino(&found),
    )));
    #[cfg(not(unix))]
    {
        drop(found);
        Ok(None)
    }
}

/// A file beside the database, such as its lock.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
