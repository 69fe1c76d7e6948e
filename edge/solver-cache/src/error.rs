//! Why a table cannot be used or kept.

use std::io;
use std::path::PathBuf;

/// What is wrong with a file of the cache folder, or with the folder.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is neither a cache folder nor a home to have one in.
    #[error("there is no cache folder: neither BONECUP_CACHE nor HOME is set")]
    NoFolder,
    /// The file or its folder cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The file is no table.
    #[error("{}: this is no table of Bonecup", .0.display())]
    Foreign(PathBuf),
    /// The file was written by another version of the program.
    #[error("{}: the table has version {found}, not {known}", path.display())]
    Version {
        /// The file.
        path: PathBuf,
        /// The version of the file.
        found: u32,
        /// The version that can be read.
        known: u32,
    },
    /// The file holds another table than the one that was looked for.
    #[error("{}: this is another table", .0.display())]
    OtherTable(PathBuf),
    /// The file is cut off, too long, or its checksum is wrong.
    #[error("{}: the table is damaged", .0.display())]
    Damaged(PathBuf),
}

impl TableError {
    /// Whether a file is there and is no good, as opposed to a folder that cannot be used at all.
    pub fn is_bad_file(&self) -> bool {
        match self {
            TableError::NoFolder | TableError::Io { .. } => false,
            TableError::Foreign(_)
            | TableError::Version { .. }
            | TableError::OtherTable(_)
            | TableError::Damaged(_) => true,
        }
    }
}
