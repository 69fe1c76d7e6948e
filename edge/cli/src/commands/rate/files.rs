//! The files of a path, in the order in which they count.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file itself, `-` for the standard input, or of a folder every file that ends in `.json`, in the order of their names byte
/// by byte. What lies in folders of the folder is left alone.
pub(super) fn records(path: &Path) -> Vec<io::Result<PathBuf>> {
    if path.as_os_str() == "-" || !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    match within(path) {
        Ok(files) => files.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error)],
    }
}

fn within(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<PathBuf>> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut files = entries?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json") && file.is_file());
    files.sort_by(|one, other| one.as_os_str().as_encoded_bytes().cmp(other.as_os_str().as_encoded_bytes()));
    Ok(files)
}
