//! One process per file.
//!
//! SQLite would let several processes write, but each has its own idea of what a table's head is and its own timers.
//! Several nodes take Postgres.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;
use std::process;

use super::file::beside;
use crate::error::StoreError;

/// Holds the lock file beside a database until it is dropped, or the process ends, however it ends.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a database, whose folder is made if necessary.
    pub(super) fn take(path: &Path) -> Result<Lock, StoreError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder).map_err(|error| StoreError::file(folder, error))?;
        }
        let place = beside(path, ".lock");
        let failed = |error| StoreError::file(&place, error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&place).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse { path: path.to_owned(), process: holder(&mut file) });
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        file.set_len(0).map_err(failed)?;
        writeln!(file, "{}", process::id()).map_err(failed)?;
        Ok(Lock { _file: file })
    }
}

/// The process that has written its number into the lock.
fn holder(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}
