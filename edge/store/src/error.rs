//! Why the store cannot do what it was asked for.

use std::fmt;
use std::path::PathBuf;

use bonecup_rules::Reason;

/// Whether something that failed may have happened all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Committed {
    /// It did not happen and will not.
    No,
    /// The database did not say. Whoever asked reads the log again and goes on from what is there.
    Unknown,
}

/// Why the store cannot do what it was asked for. `detail` is what the database or the system says, for the log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be reached, is too busy, or gave up.
    #[error("the database is not available: {detail}")]
    Unavailable {
        /// Whether what was asked for may have happened.
        committed: Committed,
        /// What the database says.
        detail: String,
    },
    /// The disk of the database is full.
    #[error("the database's disk is full: {detail}")]
    Full {
        /// What the database says.
        detail: String,
    },
    /// The database holds something that this program has not written.
    #[error("the database is damaged: {detail}")]
    Damaged {
        /// What does not fit.
        detail: String,
    },
    /// Another process has the file open.
    #[error("{}: in use by another process{}", path.display(), holder(*process))]
    InUse {
        /// The file.
        path: PathBuf,
        /// The process that has it, if it left its number.
        process: Option<u32>,
    },
    /// The database was written by a newer version of the program.
    #[error("the database has version {found}, this program knows {known}")]
    Newer {
        /// The version of the database.
        found: u32,
        /// The newest version that is known here.
        known: u32,
    },
    /// The database holds something else.
    #[error("{}: this is no database of Bonecup", .0.display())]
    Foreign(PathBuf),
    /// There is no such file.
    #[error("{}: there is no such file", .0.display())]
    Missing(PathBuf),
    /// The file is there already and may not be written over.
    #[error("{}: this file is there already", .0.display())]
    Exists(PathBuf),
    /// A file or folder cannot be read or written.
    #[error("{}: {detail}", path.display())]
    Files {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        detail: String,
    },
    /// The address of the database is none.
    #[error("the address of the database cannot be read: {detail}")]
    Address {
        /// What is wrong with it. Never the address itself: there may be a password in it.
        detail: String,
    },
    /// A text is too large to be stored.
    #[error("a text of {bytes} bytes is too large; at most {most} are stored")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The greatest size.
        most: usize,
    },
    /// Postgres is backed up with its own tools.
    #[error("a Postgres database is backed up with pg_dump")]
    BackupElsewhere,
    /// A statement failed for a reason that nobody foresaw.
    #[error("the database refused a statement: {detail}")]
    Refused {
        /// What the database says.
        detail: String,
    },
}

impl StoreError {
    /// Whether what was asked for may have happened all the same.
    pub fn committed(&self) -> Committed {
        match self {
            StoreError::Unavailable { committed, .. } => *committed,
            StoreError::Full { .. } | StoreError::Damaged { .. } => Committed::Unknown,
            StoreError::InUse { .. }
            | StoreError::Newer { .. }
            | StoreError::Foreign(_)
            | StoreError::Missing(_)
            | StoreError::Exists(_)
            | StoreError::Files { .. }
            | StoreError::Address { .. }
            | StoreError::TooLarge { .. }
            | StoreError::BackupElsewhere
            | StoreError::Refused { .. } => Committed::No,
        }
    }

    /// The store was closed, or its thread is gone, before the job was begun.
    pub(crate) fn closed() -> StoreError {
        StoreError::Unavailable { committed: Committed::No, detail: "the store is closed".to_owned() }
    }

    /// The job was handed over, and nobody answered.
    pub(crate) fn unanswered() -> StoreError {
        StoreError::Unavailable { committed: Committed::Unknown, detail: "no answer".to_owned() }
    }

    /// A problem with a file or folder.
    pub(crate) fn file(path: impl Into<PathBuf>, detail: impl fmt::Display) -> StoreError {
        StoreError::Files { path: path.into(), detail: detail.to_string() }
    }
}

impl Reason for StoreError {
    fn code(&self) -> &'static str {
        match self {
            StoreError::Unavailable { committed: Committed::No, .. } => "store-unavailable",
            StoreError::Unavailable { committed: Committed::Unknown, .. } => "store-outcome-unknown",
            StoreError::Full { .. } => "store-full",
            StoreError::Damaged { .. } => "store-damaged",
            StoreError::InUse { .. } => "store-in-use",
            StoreError::Newer { .. } => "store-newer",
            StoreError::Foreign(_) => "store-foreign",
            StoreError::Missing(_) => "store-missing",
            StoreError::Exists(_) => "store-exists",
            StoreError::Files { .. } => "store-files",
            StoreError::Address { .. } => "store-address",
            StoreError::TooLarge { .. } => "store-too-large",
            StoreError::BackupElsewhere => "store-backup-elsewhere",
            StoreError::Refused { .. } => "store-refused",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            StoreError::Unavailable { detail, .. }
            | StoreError::Full { detail }
            | StoreError::Damaged { detail }
            | StoreError::Address { detail }
            | StoreError::Refused { detail } => vec![("detail", detail.clone())],
            StoreError::InUse { path, process } => {
                // No process has the number 0.
                vec![("path", path.display().to_string()), ("process", process.unwrap_or(0).to_string())]
            }
            StoreError::Newer { found, known } => {
                vec![("found", found.to_string()), ("known", known.to_string())]
            }
            StoreError::Foreign(path) | StoreError::Missing(path) | StoreError::Exists(path) => {
                vec![("path", path.display().to_string())]
            }
            StoreError::Files { path, detail } => {
                vec![("path", path.display().to_string()), ("detail", detail.clone())]
            }
            StoreError::TooLarge { bytes, most } => {
                vec![("bytes", bytes.to_string()), ("most", most.to_string())]
            }
            StoreError::BackupElsewhere => Vec::new(),
        }
    }
}

fn holder(process: Option<u32>) -> String {
    process.map_or_else(String::new, |id| format!(" ({id})"))
}
