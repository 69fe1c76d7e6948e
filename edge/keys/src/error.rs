//! Why there are no keys.

use std::path::PathBuf;

use bonecup_rules::Reason;

/// Why there are no keys. No key is in any of these.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeyError {
    /// The database has been encrypted under a master key, and its file is not there. A new one would not help.
    #[error("{}: the file with the master key is not there", .0.display())]
    Missing(PathBuf),
    /// The database was encrypted under another master key.
    #[error("the database belongs to another master key")]
    Foreign,
    /// That is no master key.
    #[error("a master key has 64 hexadecimal digits")]
    Malformed,
    /// The file with the master key cannot be read or written.
    #[error("{}: {detail}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        detail: String,
    },
    /// The system has no random source.
    #[error("the system gives no random numbers")]
    Random,
}

impl Reason for KeyError {
    fn code(&self) -> &'static str {
        match self {
            KeyError::Missing(_) => "key-missing",
            KeyError::Foreign => "key-foreign",
            KeyError::Malformed => "key-malformed",
            KeyError::File { .. } => "key-file",
            KeyError::Random => "serve-random",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            KeyError::Missing(path) => vec![("path", path.display().to_string())],
            KeyError::File { path, detail } => {
                vec![("path", path.display().to_string()), ("detail", detail.clone())]
            }
            KeyError::Foreign | KeyError::Malformed | KeyError::Random => Vec::new(),
        }
    }
}
