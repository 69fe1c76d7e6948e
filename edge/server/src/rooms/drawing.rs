//! The dice of a table while a step is decided: drawn from its secret, with the flights that were computed on the way.

use std::cell::RefCell;
use std::sync::{Mutex, PoisonError};

use bonecup_arena::{Arena, Path};
use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyOutcome, AnyRequest};
use bonecup_referee::room::RoomDice;
use bonecup_referee::{Hex32, Plan, TableDice};
use rolling_dice::{EngineId, Landing, Throw, Thrower};

/// The secret of a table; none if all its dice are real.
#[derive(Clone)]
pub(crate) struct Secret(pub(super) Option<Seed>);

/// Dice for one decision.
pub(super) struct Drawing {
    secret: Secret,
    /// The number of each roll that flew, and how.
    flights: Mutex<Vec<(u64, Path)>>,
}

impl Drawing {
    pub(super) fn new(secret: Secret) -> Drawing {
        Drawing { secret, flights: Mutex::default() }
    }

    /// How dice flew, roll by roll.
    pub(super) fn flights(self) -> Vec<(u64, Path)> {
        self.flights.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl RoomDice for Drawing {
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_> {
        // A table whose dice are all real has no seed, and is never asked.
        let seed = self.secret.0.clone().unwrap_or_else(|| Seed::new([0; 32]));
        Box::new(WatchedDice { key: GameKey::new(&seed, plan), flights: &self.flights })
    }

    fn publish(&self) -> Hex32 {
        self.secret.0.as_ref().map_or(Hex32([0; 32]), Seed::publish)
    }
}

/// Seeded dice that remember how they flew.
struct WatchedDice<'a> {
    key: GameKey,
    flights: &'a Mutex<Vec<(u64, Path)>>,
}

impl TableDice for WatchedDice<'_> {
    fn roll(&mut self, number: u64, request: &AnyRequest) -> AnyOutcome {
        let watcher = Watcher::default();
        let outcome = SeededDice::new(self.key.clone(), &watcher).roll(number, request);
        if let Some(path) = watcher.path.into_inner() {
            self.flights.lock().unwrap_or_else(PoisonError::into_inner).push((number, path));
        }
        outcome
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
