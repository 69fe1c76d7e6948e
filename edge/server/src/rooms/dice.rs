//! The dice of a table while a step is decided: drawn from its seed, with the flights that were computed on the way.

use std::cell::RefCell;
use std::sync::{Arc, Mutex, PoisonError};

use bonecup_arena::{Arena, Path};
use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyOutcome, AnyRequest};
use bonecup_referee::room::{Opening, RoomDice};
use bonecup_referee::{Hex32, Links, NoSeed, PersonId, Plan, RollPlace, TableDice};
use rolling_dice::{EngineId, Landing, Throw, Thrower};
use tracing::error;

use super::LiveRoom;

/// Dice for one decision.
pub(super) struct StepDice {
    /// None if all dice are real, or the seed is missing: then nothing is drawn.
    seed: Option<Seed>,
    /// The table, which knows whose device is there.
    live: Arc<LiveRoom>,
    /// The number of each roll that flew, and how.
    flights: Mutex<Vec<(u64, Path)>>,
}

impl StepDice {
    pub(super) fn new(seed: Option<Seed>, live: Arc<LiveRoom>) -> StepDice {
        StepDice { seed, live, flights: Mutex::default() }
    }

    /// How dice flew, roll by roll.
    pub(super) fn flights(self) -> Vec<(u64, Path)> {
        self.flights.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl RoomDice for StepDice {
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_> {
        let key = self.seed.as_ref().map(|seed| GameKey::new(seed, plan));
        Box::new(WatchedDice { key, flights: &self.flights })
    }

    fn publish(&self) -> Result<Hex32, NoSeed> {
        self.seed.as_ref().map(Seed::publish).ok_or(NoSeed)
    }

    fn is_connected(&self, person: &PersonId) -> bool {
        self.live.presence().can_answer(person)
    }
}

/// The seed of a table as the store has it, if it is the one that the table's dice are committed to.
///
/// Without it the table can be looked at and closed, but nothing can be drawn: the host has to restore it from a backup.
pub(super) fn checked(opening: &Opening, stored: Option<[u8; 32]>) -> Option<Seed> {
    let commitment = opening.commitment?;
    let seed = stored.map(Seed::new);
    let fits = seed.filter(|seed| seed.commitment(opening.scheme) == commitment);
    if fits.is_none() {
        let fault = if stored.is_some() {
            "is not the one that was committed to"
        } else {
            "is missing or cannot be decrypted"
        };
        error!(table = %opening.table, "the seed of a table's dice {fault}: its game cannot go on");
    }
    fits
}

/// Seeded dice that remember how they flew.
struct WatchedDice<'a> {
    key: Option<GameKey>,
    flights: &'a Mutex<Vec<(u64, Path)>>,
}

impl TableDice for WatchedDice<'_> {
    fn roll(&mut self, place: RollPlace, links: &Links, request: &AnyRequest) -> Result<AnyOutcome, NoSeed> {
        let key = self.key.clone().ok_or(NoSeed)?;
        let watcher = Watcher::default();
        let outcome = SeededDice::new(key, &watcher).roll(place, links, request)?;
        if let Some(path) = watcher.path.into_inner() {
            self.flights.lock().unwrap_or_else(PoisonError::into_inner).push((place.number, path));
        }
        Ok(outcome)
    }
}

/// The arena, with an eye on the dice: whoever plays the throw back later need not throw again.
#[derive(Default)]
struct Watcher {
    path: RefCell<Option<Path>>,
}

impl Thrower for &Watcher {
    fn engine(&self) -> EngineId {
        Arena.engine()
    }

    fn throw(&self, throw: &Throw, noise: u64) -> Landing {
        let watched = Arena.watch(throw, noise);
        *self.path.borrow_mut() = Some(watched.path);
        watched.landing
    }
}
