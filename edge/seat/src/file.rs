//! Files that are there as a whole or not at all.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Who may read a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Readers {
    All,
    /// A seed that others can read is a game whose dice they know.
    Owner,
}

/// Writes a file so that it is there as a whole or not at all.
pub(crate) fn write_whole(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    let draft = path.with_extension(format!("{}.draft", std::process::id()));
    let written = write_draft(&draft, bytes, readers).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        // The draft is of no use to anybody; that it may stay behind is the lesser trouble.
        let _ = fs::remove_file(&draft);
    }
    written
}

fn write_draft(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    if readers == Readers::Owner {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
