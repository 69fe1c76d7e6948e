//! The folder of notes: a file for each table.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bonecup_referee::{Record, TableId};

use super::{Alarm, Note};
use crate::file::{Readers, write_whole};

/// More tables are not remembered: the oldest are forgotten first.
const MOST: usize = 2000;
/// No note is longer: it has a dozen seats and some hashes.
const LONGEST: u64 = 1 << 20;

/// The notes of all tables, in a folder that need not be there yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notes {
    folder: PathBuf,
}

impl Notes {
    pub(crate) fn at(folder: PathBuf) -> Notes {
        Notes { folder }
    }

    /// Keeps a note, so that nobody else on this machine reads what was sent in secret.
    ///
    /// # Errors
    /// If the file cannot be written; what was kept before is still there then.
    pub fn keep(&self, note: &Note) -> io::Result<()> {
        let file = self.file(note.server.as_deref(), &note.table);
        if !file.exists() {
            fs::create_dir_all(&self.folder)?;
            self.make_room();
        }
        write_whole(&file, serde_json::to_string_pretty(note)?.as_bytes(), Readers::Owner)
    }

    /// What was noted of a table of a server, or on this machine.
    pub fn find(&self, server: Option<&str>, table: &TableId) -> Option<Note> {
        read(&self.file(server, table))
    }

    /// What was noted of tables of this name, wherever they were.
    pub fn of_table(&self, table: &TableId) -> Vec<Note> {
        let start = format!("{table}@");
        let files = self.files().into_iter().map(|(_, path)| path);
        let is_its = |path: &PathBuf| {
            path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with(&start))
        };
        files.filter(is_its).filter_map(|path| read(&path)).collect()
    }

    /// The note that fits a record, or why the nearest one does not; none if the table is not known here.
    pub fn check(&self, record: &Record) -> Option<Result<Note, Alarm>> {
        let mut first_alarm = None;
        for note in self.of_table(&record.plan.table) {
            match note.check(record) {
                Ok(()) => return Some(Ok(note)),
                Err(alarm) => first_alarm = first_alarm.or(Some(Err(alarm))),
            }
        }
        first_alarm
    }

    fn file(&self, server: Option<&str>, table: &TableId) -> PathBuf {
        let server = server.map_or_else(|| "here".to_owned(), file_name);
        self.folder.join(format!("{table}@{server}.json"))
    }

    /// All files, the oldest first.
    fn files(&self) -> Vec<(SystemTime, PathBuf)> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().filter_map(Result::ok);
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
            .collect();
        files.sort();
        files
    }

    fn make_room(&self) {
        let files = self.files();
        let too_many = (files.len() + 1).saturating_sub(MOST);
        for (_, path) in files.iter().take(too_many) {
            // One too many does no harm.
            let _ = fs::remove_file(path);
        }
    }
}

/// A note that cannot be read says nothing.
fn read(path: &Path) -> Option<Note> {
    let mut text = String::new();
    fs::File::open(path).ok()?.take(LONGEST).read_to_string(&mut text).ok()?;
    serde_json::from_str(&text).ok()
}

/// A server's address in characters that every file system takes.
fn file_name(server: &str) -> String {
    let name =
        server.chars().map(|sign| if sign.is_ascii_alphanumeric() || sign == '.' { sign } else { '-' });
    name.take(100).collect()
}
