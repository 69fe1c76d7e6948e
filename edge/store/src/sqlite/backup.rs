//! Copies of the database, made while it is in use, and the way back.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use tempfile::NamedTempFile;

use super::fault::fault;
use super::file::{self, beside};
use super::lock::Lock;
use super::statements;
use crate::error::StoreError;
use crate::secrets;
use crate::store::first;

/// How often a copy is tried again when somebody holds a lock.
const MOST_TRIES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(100);

/// The first version of the schema that has secrets.
const FIRST_WITH_SECRETS: u32 = 2;

/// Copies the database in a file to a new file. It works while a server has the database open, also from another
/// process, and holds nobody up: the copy is the database as it was at one moment.
///
/// # Errors
/// If there is no database, it is damaged or not ours, or the new file is there already.
pub fn backup_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let source = file::open_read_only(from)?;
    file::version(&source, from)?;
    copy(&source, to)
}

/// Makes the database in `to` what the copy in `from` is. The copy is checked first, and the database changes in one
/// moment or not at all. One that is there already is replaced only with `force`.
///
/// # Errors
/// If the copy is damaged, not ours or newer than this program; if the database is in use, or there and `force` is
/// not set.
pub fn restore_file(from: &Path, to: &Path, force: bool) -> Result<(), StoreError> {
    let source = file::open_read_only(from)?;
    check(&source, from)?;
    let _lock = Lock::take(to)?;
    if to.exists() && !force {
        return Err(StoreError::Exists(to.to_owned()));
    }
    let copied = copied_beside(&source, to)?;
    fold(to)?;
    copied.persist(to).map_err(|failed| StoreError::file(to, failed.error))?;
    sync_folder(to)
}

/// The encrypted key of the server whose database is in this file; none if it is older than such keys.
///
/// # Errors
/// If there is no database, it is damaged or not ours.
pub fn server_key_in(path: &Path) -> Result<Option<Vec<u8>>, StoreError> {
    let source = file::open_read_only(path)?;
    if file::version(&source, path)? < FIRST_WITH_SECRETS {
        return Ok(None);
    }
    let rows = statements::read(&source, secrets::SERVER_KEY, &[])?;
    first(rows, |mut row| row.bytes())
}

/// Copies what a connection sees to a new file.
pub(super) fn copy(source: &Connection, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Exists(to.to_owned()));
    }
    let copied = copied_beside(source, to)?;
    copied.persist_noclobber(to).map_err(|failed| StoreError::file(to, failed.error))?;
    sync_folder(to)
}

/// The copy under a name of its own in the folder where it will be, all of it on the disk.
fn copied_beside(source: &Connection, to: &Path) -> Result<NamedTempFile, StoreError> {
    let failed = |error: io::Error| StoreError::file(to, error);
    let unfinished = NamedTempFile::with_prefix_in(".unfinished-", folder(to)).map_err(failed)?;
    let mut target = Connection::open(unfinished.path()).map_err(fault)?;
    copy_pages(source, &mut target)?;
    // One file without others beside it.
    target.query_row("pragma journal_mode = delete", [], |_| Ok(())).map_err(fault)?;
    target.close().map_err(|(_, error)| fault(error))?;
    unfinished.as_file().sync_all().map_err(failed)?;
    Ok(unfinished)
}

/// All pages in one go: with pauses in between, every write of the server would begin the copy anew.
fn copy_pages(source: &Connection, target: &mut Connection) -> Result<(), StoreError> {
    let backup = Backup::new(source, target).map_err(fault)?;
    for _ in 0..MOST_TRIES {
        if backup.step(-1).map_err(fault)? == StepResult::Done {
            return Ok(());
        }
        thread::sleep(PAUSE);
    }
    Err(StoreError::Unavailable {
        committed: crate::error::Committed::No,
        detail: "the database was locked all the time".to_owned(),
    })
}

/// Whether this is a whole database that this program can open.
fn check(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    if file::version(connection, path)? == 0 {
        return Err(StoreError::Foreign(path.to_owned()));
    }
    let sql = "pragma integrity_check(1)";
    let verdict: String = connection.query_row(sql, [], |row| row.get(0)).map_err(fault)?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::Damaged { detail: verdict }) }
}

/// Writes the log beside an old database into it and takes it away: it must not be read into the new one. Until the
/// new one takes its place the old one is whole.
fn fold(old: &Path) -> Result<(), StoreError> {
    if old.exists() {
        // A damaged file cannot be folded, and is about to be replaced.
        let _ = Connection::open(old)
            .and_then(|connection| connection.execute_batch("pragma wal_checkpoint(truncate)"));
    }
    ["-wal", "-shm", "-journal"].iter().try_for_each(|ending| remove(&beside(old, ending)))
}

fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(StoreError::file(path, error)),
    }
}

/// A new name is durable when its folder is.
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    let folder = folder(path);
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| StoreError::file(folder, error))
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
