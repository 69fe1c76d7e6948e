//! Where the server's master key is, as whoever runs it says.

use std::env;
use std::path::{Path, PathBuf};

use bonecup_keys::KeySource;
use bonecup_words::Words;

use crate::failure::Failure;

/// The key itself. There is no option for it: what is typed can be seen in the list of processes.
const VARIABLE: &str = "BONECUP_KEY";

/// The file with the key of all databases in Postgres.
const FILE: &str = "bonecup.key";

/// The key in the environment, or in the given file, or in the usual one, for which there may be no folder.
pub(crate) fn source(
    given: Option<&PathBuf>,
    usual: impl FnOnce() -> Result<PathBuf, Failure>,
    words: &Words,
) -> Result<KeySource, Failure> {
    match env::var(VARIABLE) {
        Ok(key) if !key.is_empty() => {
            let key = key.parse().map_err(|error| Failure::reason_usage(&error, words))?;
            Ok(KeySource::Given(key))
        }
        _ => Ok(KeySource::File(given.cloned().map_or_else(usual, Ok)?)),
    }
}

/// The usual file with the key of this SQLite file.
pub(crate) fn beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".key");
    name.into()
}

/// The usual file with the key of a database that is not here: in the folder where the SQLite file would be.
pub(crate) fn in_folder_of(database: &Path) -> PathBuf {
    database.with_file_name(FILE)
}

/// What people are told about where the key is.
pub(crate) fn place(source: &KeySource) -> String {
    match source {
        KeySource::File(path) => path.display().to_string(),
        KeySource::Given(_) => VARIABLE.to_owned(),
        KeySource::Fresh => "-".to_owned(),
    }
}
