//! What somebody has trained, kept beside their games.

use std::collections::BTreeMap;
use std::fs;
use std::io;

use serde::{Deserialize, Serialize};

use crate::Home;
use crate::file::{Readers, write_whole};

/// Answers that are kept at most, of each kind; the first in order go first, which of days are the oldest.
const MOST: usize = 10_000;
/// A file of more bytes is not ours.
const MOST_BYTES: u64 = 4 << 20;

/// What was answered, position by position.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Trained {
    /// Positions of days, such as `2026-11-18 knochenmax`.
    #[serde(default)]
    pub daily: BTreeMap<String, Answered>,
    /// Mistakes, by the table and the number of the event.
    #[serde(default)]
    pub mistakes: BTreeMap<String, Answered>,
}

/// How a position was answered.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answered {
    /// How often.
    pub times: u32,
    /// What the first answer lost: later ones are known.
    pub first_loss: f64,
    /// Whether the last answer was right.
    pub right: bool,
}

/// Notes an answer.
pub fn note_answer(shelf: &mut BTreeMap<String, Answered>, key: &str, loss: f64, right: bool) {
    let answered = shelf.entry(key.to_owned()).or_insert(Answered { times: 0, first_loss: loss, right });
    answered.times = answered.times.saturating_add(1);
    answered.right = right;
    while shelf.len() > MOST {
        shelf.pop_first();
    }
}

impl Home {
    /// What was trained so far; nothing if nobody has.
    ///
    /// # Errors
    /// The file cannot be read, or is not one of ours: it is left alone.
    pub fn progress(&self) -> io::Result<Trained> {
        let path = self.progress_file();
        match fs::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Trained::default()),
            Ok(file) if file.len() > MOST_BYTES => return Err(io::ErrorKind::FileTooLarge.into()),
            Ok(_) | Err(_) => {}
        }
        serde_json::from_slice(&fs::read(&path)?).map_err(io::Error::from)
    }

    /// Keeps what was trained.
    ///
    /// # Errors
    /// If the file cannot be written; what was kept before is still there then.
    pub fn keep_progress(&self, progress: &Trained) -> io::Result<()> {
        fs::create_dir_all(self.folder())?;
        write_whole(&self.progress_file(), &serde_json::to_vec_pretty(progress)?, Readers::All)
    }

    /// Where it is kept.
    pub fn progress_file(&self) -> std::path::PathBuf {
        self.folder().join("training.json")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    #[test]
    fn the_first_answer_counts_and_the_last_tells_whether_it_is_known() {
        let mut shelf = BTreeMap::new();
        note_answer(&mut shelf, "a", 1.5, false);
        note_answer(&mut shelf, "a", 0.0, true);
        assert_eq!(shelf["a"], Answered { times: 2, first_loss: 1.5, right: true });
    }

    #[test]
    fn it_is_kept_and_what_is_not_ours_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::at(folder.path().join("new"));
        let mut progress = home.progress().unwrap();
        assert_eq!(progress, Trained::default());
        note_answer(&mut progress.daily, "2026-11-18 knochenmax", 0.25, false);
        home.keep_progress(&progress).unwrap();
        assert_eq!(home.progress().unwrap(), progress);
        fs::write(home.progress_file(), "something else").unwrap();
        assert!(home.progress().is_err());
        assert_eq!(fs::read_to_string(home.progress_file()).unwrap(), "something else");
    }

    #[test]
    fn there_is_an_end_to_it() {
        let mut shelf = BTreeMap::new();
        for number in 0..MOST + 5 {
            note_answer(&mut shelf, &format!("{number:06}"), 0.0, true);
        }
        assert_eq!(shelf.len(), MOST);
        assert!(!shelf.contains_key("000004") && shelf.contains_key("000005"));
    }
}
