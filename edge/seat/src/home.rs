//! Where running games and records are kept.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use bonecup_chance::Seed;
use bonecup_coach::Unit;
use bonecup_games::GameId;
use bonecup_referee::{Hex32, MOST_BYTES, Record, TableId};

use crate::Host;
use crate::file::{Readers, write_whole};
use crate::kept::newest;
use crate::witness::Notes;

/// The folder of a person's own games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    folder: PathBuf,
}

/// A game that was interrupted.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// What has happened so far.
    pub record: Record,
    seed: Seed,
}

impl SavedGame {
    /// The game, ready to go on; none if the file says what cannot have happened.
    pub fn resume(&self) -> Option<Host> {
        Host::resume(&self.record, self.seed.clone()).ok()
    }
}

impl Home {
    /// The folder: `BONECUP_HOME`, else `bonecup` in `XDG_DATA_HOME`, else in `.local/share` at home, or in
    /// `LOCALAPPDATA` where there is no `HOME`. `variable` reads the environment. `None` if nothing of it is set.
    ///
    /// ```
    /// use bonecup_seat::Home;
    ///
    /// let home = Home::find(|name| (name == "HOME").then(|| "/home/anna".into()));
    /// assert_eq!(home, Some(Home::at("/home/anna/.local/share/bonecup")));
    /// ```
    pub fn find(variable: impl Fn(&str) -> Option<OsString>) -> Option<Home> {
        let path = |name: &str| variable(name).map(PathBuf::from).filter(|path| !path.as_os_str().is_empty());
        if let Some(folder) = path("BONECUP_HOME") {
            return Some(Home { folder });
        }
        // The XDG specification: a relative path is not to be used.
        let shared = path("XDG_DATA_HOME").filter(|path| path.is_absolute());
        let home = || path("HOME").map(|home| home.join(".local/share")).or_else(|| path("LOCALAPPDATA"));
        Some(Home { folder: shared.or_else(home)?.join("bonecup") })
    }

    /// This folder, which need not be there yet.
    pub fn at(folder: impl Into<PathBuf>) -> Home {
        Home { folder: folder.into() }
    }

    /// The folder itself, for what others keep beside the games.
    pub fn folder(&self) -> &std::path::Path {
        &self.folder
    }

    /// Keeps a running game, so that it can go on after whatever happens. Of a game that is over the record is kept
    /// instead: nobody has to ask for it.
    ///
    /// # Errors
    /// If a file cannot be written; what was kept before is still there then.
    pub fn keep(&self, host: &Host) -> io::Result<()> {
        let table = &host.table().plan().table;
        if host.is_over() {
            self.keep_record(&host.publish())?;
            return self.forget(table);
        }
        let folder = self.running();
        fs::create_dir_all(&folder)?;
        let seed = folder.join(format!("{table}.seed"));
        if !seed.exists() {
            write_whole(&seed, host.seed().publish().to_string().as_bytes(), Readers::Owner)?;
        }
        let text = host.record().write()?;
        write_whole(&folder.join(format!("{table}.json")), text.as_bytes(), Readers::All)
    }

    /// The running game that was played last; files that say nothing sensible are passed over.
    pub fn latest(&self) -> Option<SavedGame> {
        newest(&self.running()).iter().find_map(|(_, path)| read_saved(path))
    }

    /// The same among the games of one kind.
    pub fn latest_of(&self, game: GameId) -> Option<SavedGame> {
        let all = newest(&self.running()).into_iter().filter_map(|(_, path)| read_saved(&path));
        all.into_iter().find(|saved| saved.record.plan.options.game() == game)
    }

    /// Removes a running game.
    ///
    /// # Errors
    /// If a file is there and cannot be removed.
    pub fn forget(&self, table: &TableId) -> io::Result<()> {
        for extension in ["json", "seed"] {
            match fs::remove_file(self.running().join(format!("{table}.{extension}"))) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                Ok(()) | Err(_) => {}
            }
        }
        Ok(())
    }

    /// Writes the record of a game beside those of earlier evenings, and says where.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep_record(&self, record: &Record) -> io::Result<PathBuf> {
        fs::create_dir_all(self.records())?;
        let path = self.record_of(record);
        write_whole(&path, record.write()?.as_bytes(), Readers::All)?;
        Ok(path)
    }

    /// What this machine noted of the tables that people played at here.
    pub fn notes(&self) -> Notes {
        Notes::at(self.folder.join("witness"))
    }

    /// Where the record of a game is, once it is kept.
    pub fn record_of(&self, record: &Record) -> PathBuf {
        self.records().join(format!("{}-{}.json", record.plan.options.game(), record.plan.table))
    }

    /// What the coach was last told to count in; none if nobody has said.
    pub(crate) fn unit(&self) -> Option<Unit> {
        Unit::read(fs::read_to_string(self.folder.join("coach")).ok()?.trim())
    }

    /// Keeps what the coach is to count in.
    pub(crate) fn keep_unit(&self, unit: Unit) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        write_whole(&self.folder.join("coach"), format!("{}\n", unit.key()).as_bytes(), Readers::All)
    }

    pub(crate) fn running(&self) -> PathBuf {
        self.folder.join("running")
    }

    pub(crate) fn records(&self) -> PathBuf {
        self.folder.join("records")
    }
}

pub(crate) fn read_saved(path: &Path) -> Option<SavedGame> {
    let record = Record::read(&read_bytes(path).ok()?).ok()?;
    let seed = fs::read_to_string(path.with_extension("seed")).ok()?;
    let seed = Seed::from(seed.trim().parse::<Hex32>().ok()?);
    let is_its_own =
        record.plan.commitment.is_none_or(|commitment| commitment == seed.commitment(record.plan.scheme));
    let saved = SavedGame { record, seed };
    (is_its_own && saved.resume().is_some_and(|host| !host.is_over())).then_some(saved)
}

pub(crate) fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
