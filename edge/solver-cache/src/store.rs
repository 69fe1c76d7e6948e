//! A folder with tables.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::error::TableError;
use crate::format::{self, Flaw, VERSION};
use crate::key::Key;

/// Reads and writes lists of numbers by key.
#[derive(Clone, Debug)]
pub struct Store {
    /// `None` if the user has no place for it.
    folder: Option<PathBuf>,
}

impl Store {
    /// The tables in this folder, which need not be there yet.
    pub fn new(folder: impl Into<PathBuf>) -> Store {
        Store { folder: Some(folder.into()) }
    }

    /// A store that keeps nothing.
    pub fn nowhere() -> Store {
        Store { folder: None }
    }

    /// Where the tables are.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The file in which a table is or would be.
    pub fn file(&self, key: &Key) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(key.file_name()))
    }

    /// Whether there is a file for the table, good or not.
    pub fn has(&self, key: &Key) -> bool {
        self.file(key).is_some_and(|path| path.is_file())
    }

    /// The table of so many values; `None` if there is no file for it.
    pub fn load(&self, key: &Key, values: usize) -> Result<Option<Vec<f64>>, TableError> {
        let Some(path) = self.file(key) else { return Ok(None) };
        let file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(TableError::Io { path, error }),
        };
        let length = match file.metadata() {
            Ok(data) if data.is_file() => data.len(),
            Ok(_) => return Err(TableError::Foreign(path)),
            Err(error) => return Err(TableError::Io { path, error }),
        };
        let read = format::read(file, length, &key.to_string(), values);
        read.map(Some).map_err(|flaw| told(flaw, path))
    }

    /// Keeps a table. Readers see the old file or the new one, never a part, and so do other writers.
    pub fn save(&self, key: &Key, values: &[f64]) -> Result<PathBuf, TableError> {
        let folder = self.folder.as_deref().ok_or(TableError::NoFolder)?;
        let in_folder = |error| TableError::Io { path: folder.to_owned(), error };
        fs::create_dir_all(folder).map_err(in_folder)?;
        let mut file = NamedTempFile::with_prefix_in(".unfinished-", folder).map_err(in_folder)?;
        format::write(file.as_file_mut(), &key.to_string(), values).map_err(in_folder)?;
        let path = folder.join(key.file_name());
        match file.persist(&path) {
            Ok(_) => Ok(path),
            Err(failed) => Err(TableError::Io { path, error: failed.error }),
        }
    }
}

fn told(flaw: Flaw, path: PathBuf) -> TableError {
    match flaw {
        Flaw::Io(error) => TableError::Io { path, error },
        Flaw::Foreign => TableError::Foreign(path),
        Flaw::Version(found) => TableError::Version { path, found, known: VERSION },
        Flaw::OtherTable => TableError::OtherTable(path),
        Flaw::Damaged => TableError::Damaged(path),
    }
}
