//! What whoever runs a server should look at, though it works.

use std::path::PathBuf;

use bonecup_rules::Reason;

/// What whoever runs a server should look at, though it works.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreWarning {
    /// The database was made anew, but there are traces of an older one: perhaps it was moved or deleted by mistake.
    #[error("{}: made anew, though there are traces of an older database: {}", path.display(), listed(traces))]
    NewBesideOld {
        /// The new file.
        path: PathBuf,
        /// What is left of another.
        traces: Vec<PathBuf>,
    },
    /// There was a write-ahead log without the file that it belongs to. It was put aside.
    #[error("{}: a write-ahead log whose database is gone, put aside as {}", log.display(), aside.display())]
    LogWithoutFile {
        /// Where it was.
        log: PathBuf,
        /// Where it is now.
        aside: PathBuf,
    },
    /// Others than its owner may read or write a file with secrets.
    #[error("{}: others than its owner may use this file (rights {mode:o} instead of 600)", path.display())]
    WideRights {
        /// The file.
        path: PathBuf,
        /// Its rights.
        mode: u32,
    },
    /// Pages of the file are damaged.
    #[error("{}: pages are damaged: {detail}", path.display())]
    DamagedPages {
        /// The file.
        path: PathBuf,
        /// What SQLite says of the first.
        detail: String,
    },
}

impl Reason for StoreWarning {
    fn code(&self) -> &'static str {
        match self {
            StoreWarning::NewBesideOld { .. } => "store-new-beside-old",
            StoreWarning::LogWithoutFile { .. } => "store-log-without-file",
            StoreWarning::WideRights { .. } => "store-wide-rights",
            StoreWarning::DamagedPages { .. } => "store-damaged-pages",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            StoreWarning::NewBesideOld { path, traces } => {
                vec![("path", path.display().to_string()), ("traces", listed(traces))]
            }
            StoreWarning::LogWithoutFile { log, aside } => {
                vec![("path", log.display().to_string()), ("aside", aside.display().to_string())]
            }
            StoreWarning::WideRights { path, mode } => {
                vec![("path", path.display().to_string()), ("mode", format!("{mode:o}"))]
            }
            StoreWarning::DamagedPages { path, detail } => {
                vec![("path", path.display().to_string()), ("detail", detail.clone())]
            }
        }
    }
}

fn listed(paths: &[PathBuf]) -> String {
    let names: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    names.join(", ")
}
