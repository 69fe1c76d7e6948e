//! Whether the pages of a file are whole.

use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode};

use super::fault::fault;
use super::file;
use crate::error::StoreError;
use crate::warning::StoreWarning;

/// How long a start waits for the quick look. It goes through a hundred megabytes and more in this time; what it does not come
/// to is left to `bonecup check`.
const PATIENCE: Duration = Duration::from_secs(3);

/// How many faults are told.
const MOST_FAULTS: usize = 100;

const QUICK: &str = "pragma quick_check(1)";
const WHOLE: &str = "pragma integrity_check(100)";
const REFERENCES: &str = "pragma foreign_key_check";

/// A quick look at the structure of all pages, within bounds.
pub(super) fn look_quickly(path: &Path) -> Result<Option<StoreWarning>, StoreError> {
    let connection = file::open_read_only(path)?;
    let faults = within(PATIENCE, &connection, || rows(&connection, QUICK));
    let damaged = |detail| Some(StoreWarning::DamagedPages { path: path.to_owned(), detail });
    let error = match faults {
        Ok(faults) => return Ok(faults.into_iter().next().and_then(damaged)),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) => return Ok(None),
        Err(error) => fault(error),
    };
    if let StoreError::Damaged { detail } = error { Ok(damaged(detail)) } else { Err(error) }
}

/// Everything that SQLite finds wrong with the file: its pages, its indexes, and rows that refer to nothing.
pub(super) fn faults(path: &Path) -> Result<Vec<String>, StoreError> {
    let connection = file::open_read_only(path)?;
    let mut faults = rows(&connection, WHOLE).map_err(fault)?;
    let mut references = connection.prepare(REFERENCES).map_err(fault)?;
    let found = references.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(2)?)));
    for reference in found.map_err(fault)?.take(MOST_FAULTS) {
        let (from, to) = reference.map_err(fault)?;
        faults.push(format!("a row of {from} refers to one of {to} that is not there"));
    }
    Ok(faults)
}

fn rows(connection: &Connection, sql: &str) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare(sql)?;
    let found = statement.query_map([], |row| row.get::<_, String>(0))?;
    found.filter(|row| row.as_ref().map_or(true, |row| row != "ok")).collect()
}

/// Does something and breaks it off when it takes too long.
fn within<T>(limit: Duration, connection: &Connection, work: impl FnOnce() -> T) -> T {
    let handle = connection.get_interrupt_handle();
    let (done, is_done) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            if is_done.recv_timeout(limit) == Err(mpsc::RecvTimeoutError::Timeout) {
                handle.interrupt();
            }
        });
        let result = work();
        drop(done);
        result
    })
}
