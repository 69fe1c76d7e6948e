//! Long results by game and options.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use bonecup_solver::knochenmax::{Border, Duel, KnochenMaxGame};
use bonecup_solver::race::{Race, Watch};
use bonecup_solver::rolling_bones::{BonesRacer, TurnPlan};
use knochenmax::KnochenMaxOptions;
use rolling_bones::BonesOptions;

use crate::background::Background;
use crate::cache::on_threads;
use crate::error::TableError;
use crate::folder::cache_folder;
use crate::key::Key;
use crate::race::{RACE_FLOOR, RaceTable};
use crate::shipped;
use crate::store::Store;

/// Counts up with every change of the solver that changes values or their order.
const SOLVER: u32 = 1;

/// A table, and where it comes from.
#[derive(Debug)]
pub struct Found<T> {
    /// The table.
    pub table: T,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a table comes from.
#[derive(Debug)]
pub enum Origin {
    /// It comes with the program.
    Shipped,
    /// It was in the folder.
    Loaded,
    /// It was solved just now.
    Solved {
        /// What was wrong with the file that was there.
        unusable: Option<TableError>,
        /// The file that it is kept in, or why it is not.
        kept: Result<PathBuf, TableError>,
    },
}

/// The long results, found in a folder or solved.
#[derive(Clone, Debug)]
pub struct SolvedFiles {
    store: Store,
}

impl SolvedFiles {
    /// The tables of the user; see [`cache_folder`]. Nothing is read or written yet.
    pub fn open() -> SolvedFiles {
        let folder = cache_folder(|name| std::env::var_os(name));
        SolvedFiles { store: folder.map_or_else(Store::nowhere, Store::new) }
    }

    /// The tables in this folder, which need not be there yet.
    pub fn with_folder(folder: impl Into<PathBuf>) -> SolvedFiles {
        SolvedFiles { store: Store::new(folder) }
    }

    /// The files.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Whether the duel is shipped, or there is a file for it, good or not.
    pub fn has_duel(&self, options: &KnochenMaxOptions) -> bool {
        shipped::duel::has(options) || self.store.has(&duel_key(options))
    }

    /// The opening of the duel with these options, if it is shipped or has been kept. It is played with one sheet each,
    /// whatever the options say.
    pub fn duel(&self, options: &KnochenMaxOptions) -> Result<Option<Duel>, TableError> {
        if let Some(duel) = shipped::duel::opening(options) {
            return Ok(Some(duel));
        }
        if !self.store.has(&duel_key(options)) {
            return Ok(None);
        }
        let game = KnochenMaxGame::new(options);
        let border = Border::new(&game);
        let values = self.store.load(&duel_key(options), border.len())?;
        Ok(values.and_then(|values| Duel::from_border(&game, border, &values)))
    }

    /// The opening of the duel, solved now if it is neither shipped nor kept: half a minute on two cores. `None` if it was
    /// cancelled.
    pub fn duel_or_solve(&self, options: &KnochenMaxOptions, watch: &Watch<'_>) -> Option<Found<Duel>> {
        let origin = if shipped::duel::has(options) { Origin::Shipped } else { Origin::Loaded };
        let unusable = match self.duel(options) {
            Ok(Some(table)) => return Some(Found { table, origin }),
            Ok(None) => None,
            Err(error) => Some(error),
        };
        let table = solve_duel(options, watch)?;
        let kept = self.store.save(&duel_key(options), &table.border()?);
        Some(Found { table, origin: Origin::Solved { unusable, kept } })
    }

    /// The race to the target of the options, if it is shipped or has been kept. It is over once the target is reached.
    pub fn race(&self, options: &BonesOptions) -> Result<Option<RaceTable>, TableError> {
        if let Some(table) = shipped::race::race(options) {
            return Ok(Some(table));
        }
        self.kept_race(options)
    }

    fn kept_race(&self, options: &BonesOptions) -> Result<Option<RaceTable>, TableError> {
        let values = self.store.load(&race_key(options), RaceTable::len(options))?;
        Ok(values.and_then(|values| RaceTable::from_values(options, values)))
    }

    /// The race, solved now if it is neither shipped nor kept: minutes. `None` if it was cancelled.
    pub fn race_or_solve(&self, options: &BonesOptions, watch: &Watch<'_>) -> Option<Found<RaceTable>> {
        match shipped::race::race(options) {
            Some(table) => Some(Found { table, origin: Origin::Shipped }),
            None => self.solve_race(options, watch),
        }
    }

    /// The race, solved now if it has not been kept, though it may be shipped. `None` if it was cancelled.
    pub fn solve_race(&self, options: &BonesOptions, watch: &Watch<'_>) -> Option<Found<RaceTable>> {
        let unusable = match self.kept_race(options) {
            Ok(Some(table)) => return Some(Found { table, origin: Origin::Loaded }),
            Ok(None) => None,
            Err(error) => Some(error),
        };
        let racer = BonesRacer::new(TurnPlan::new(), options);
        let race = Race::solve(&racer, RACE_FLOOR, options.target.0, watch)?;
        let table = RaceTable::of(options, &race);
        let kept = self.store.save(&race_key(options), table.values());
        Some(Found { table, origin: Origin::Solved { unusable, kept } })
    }

    /// [`SolvedFiles::duel_or_solve`] on a thread of its own.
    pub fn duel_in_background(&self, options: &KnochenMaxOptions) -> Background<Found<Duel>> {
        let (tables, options) = (self.clone(), *options);
        Background::start(move |watch| tables.duel_or_solve(&options, watch))
    }

    /// [`SolvedFiles::race_or_solve`] on threads of its own: all cores but one, which is left to whoever plays meanwhile.
    pub fn race_in_background(&self, options: &BonesOptions) -> Background<Found<RaceTable>> {
        let (tables, options) = (self.clone(), *options);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Background::start(move |watch| {
            on_threads(cores.saturating_sub(1).max(1), || tables.race_or_solve(&options, watch))
        })
    }
}

fn solve_duel(options: &KnochenMaxOptions, watch: &Watch<'_>) -> Option<Duel> {
    Duel::solve(&KnochenMaxGame::new(options), &|progress| {
        (watch.progress)(progress.done as f64 / progress.all.max(1) as f64);
        if watch.cancelled.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// Solves a duel again, and writes it as it is shipped.
pub fn duel_to_ship(options: &KnochenMaxOptions, watch: &Watch<'_>) -> Option<Vec<u8>> {
    shipped::duel::resource(options, &solve_duel(options, watch)?)
}

/// Solves the turn by the default rules again, and writes it as it is shipped.
///
/// # Errors
/// It cannot be written, for want of memory.
pub fn turn_to_ship() -> std::io::Result<Vec<u8>> {
    shipped::turn::resource(&TurnPlan::new())
}

pub(crate) fn duel_key(options: &KnochenMaxOptions) -> Key {
    let key = Key::new("knochenmax-duel-border").with("solver", SOLVER);
    key.with("bones", options.bones).with("struck_max_counts", options.struck_max_counts)
}

pub(crate) fn race_key(options: &BonesOptions) -> Key {
    let key = Key::new("rolling-bones-race").with("solver", SOLVER).with("floor", RACE_FLOOR);
    with_hats(key.with("target", options.target), options)
}

pub(crate) fn turn_key(options: &BonesOptions) -> Key {
    with_hats(Key::new("rolling-bones-turn").with("solver", SOLVER), options)
}

fn with_hats(key: Key, options: &BonesOptions) -> Key {
    key.with("hat_duty", options.hat_duty.name()).with("hat_off", options.hat_off.name())
}
