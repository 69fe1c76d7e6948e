//! What is found beside a database file when it is opened, and what its host should be told of it.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};

use super::file::{APPLICATION, beside};
use crate::error::StoreError;
use crate::warning::StoreWarning;

/// What SQLite keeps beside its file, and the log among it.
const LOG: &str = "-wal";
const BESIDE: [&str; 3] = [LOG, "-shm", "-journal"];

/// Where the master key of a file usually is.
const KEY: &str = ".key";

/// A folder with more files than this was not made for us.
const MOST_FILES: usize = 1_000;

/// Where SQLite's header has the number of the program that made the file.
const HEADER: usize = 72;

/// Looks around before a file is opened. A log whose file is gone is put aside, since SQLite would empty it, and it may hold all
/// that is left.
pub(super) fn before_opening(path: &Path) -> Result<Vec<StoreWarning>, StoreError> {
    let mut warnings = Vec::new();
    if fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        warnings.extend(new_beside_old(path));
        warnings.extend(log_without_file(path)?);
    }
    Ok(warnings)
}

/// Looks at the rights of the file and of those beside it, once they are all there.
pub(super) fn after_opening(path: &Path) -> Vec<StoreWarning> {
    let files = BESIDE.map(|ending| beside(path, ending));
    std::iter::once(path.to_owned()).chain(files).filter_map(|file| wide_rights(&file)).collect()
}

/// Whether others than its owner may read or write a file; none if not, or if it is not there.
pub fn wide_rights(path: &Path) -> Option<StoreWarning> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(path).ok()?.permissions().mode() & 0o777;
        (mode & 0o077 != 0).then(|| StoreWarning::WideRights { path: path.to_owned(), mode })
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        None
    }
}

fn new_beside_old(path: &Path) -> Option<StoreWarning> {
    let kept = BESIDE.iter().chain([&KEY]).map(|ending| beside(path, ending)).filter(|file| file.exists());
    let traces: Vec<PathBuf> = kept.chain(copies(path)).collect();
    (!traces.is_empty()).then(|| StoreWarning::NewBesideOld { path: path.to_owned(), traces })
}

/// Databases of ours in the same folder.
fn copies(path: &Path) -> Vec<PathBuf> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let files = files.take(MOST_FILES).filter_map(|file| file.ok().map(|file| file.path()));
    let mut copies: Vec<PathBuf> = files.filter(|file| file != path && is_ours(file)).collect();
    copies.sort();
    copies
}

fn is_ours(path: &Path) -> bool {
    let mut header = [0; HEADER];
    let read = path.is_file() && File::open(path).and_then(|mut file| file.read_exact(&mut header)).is_ok();
    read && header.starts_with(b"SQLite format 3\0") && header[HEADER - 4..] == APPLICATION.to_be_bytes()
}

fn log_without_file(path: &Path) -> Result<Option<StoreWarning>, StoreError> {
    let log = beside(path, LOG);
    if fs::metadata(&log).map_or(0, |file| file.len()) == 0 {
        return Ok(None);
    }
    let mut names = (1..=MOST_FILES).map(|number| beside(&log, &format!(".left-{number}")));
    let Some(aside) = names.find(|file| !file.exists()) else {
        return Err(StoreError::file(log, "there are too many logs that were left without their file"));
    };
    fs::rename(&log, &aside).map_err(|error| StoreError::file(&log, error))?;
    Ok(Some(StoreWarning::LogWithoutFile { log, aside }))
}
