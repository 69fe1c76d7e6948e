//! The games in a person's folder: those that wait to go on, and those that are past.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bonecup_referee::Record;

use crate::home::{Home, SavedGame, read_bytes, read_saved};

/// Past games that are read at most: the newest ones.
const MOST: usize = 500;

/// A game that is kept.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// What has happened in it.
    pub record: Record,
    /// The file.
    pub path: PathBuf,
    /// When it was played last.
    pub when: SystemTime,
    /// The way to go on with it; none if it is past.
    pub saved: Option<SavedGame>,
}

impl Home {
    /// Every game in the folder: those that can go on first, then the past ones, the newest of each first. Files that
    /// say nothing sensible are passed over.
    pub fn games(&self) -> Vec<KeptGame> {
        let running = newest(&self.running()).into_iter().filter_map(|(when, path)| {
            let saved = read_saved(&path)?;
            Some(KeptGame { record: saved.record.clone(), path, when, saved: Some(saved) })
        });
        let past = newest(&self.records()).into_iter().take(MOST).filter_map(|(when, path)| {
            let record = Record::read(&read_bytes(&path).ok()?).ok()?;
            Some(KeptGame { record, path, when, saved: None })
        });
        running.chain(past).collect()
    }

    /// Removes a game for good.
    ///
    /// # Errors
    /// If a file is there and cannot be removed.
    pub fn delete(&self, game: &KeptGame) -> io::Result<()> {
        if game.saved.is_some() { self.forget(&game.record.plan.table) } else { fs::remove_file(&game.path) }
    }
}

/// The files of a folder that are records by their names, the newest first.
pub(crate) fn newest(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    files.reverse();
    files
}
