//! The positions of days that somebody has asked for, so that each is made once.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use bonecup_games::{AnyOptions, GameId};
use bonecup_solver_cache::SolverCache;
use bonecup_training::{Day, Puzzle, TrainingRefusal, daily};
use lru::LruCache;

/// Positions that are kept: a few hundred days.
const KEPT: NonZeroUsize = NonZeroUsize::MIN.saturating_add(999);

/// A position, once it is made; whoever asks meanwhile waits for it.
type Slot = Arc<Mutex<Option<Arc<Puzzle>>>>;

/// What was made.
pub(crate) struct Daily(Mutex<LruCache<(GameId, Day), Slot>>);

impl Default for Daily {
    fn default() -> Daily {
        Daily(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Daily {
    /// The position of the day, made now if nobody has asked for it before. This may take some milliseconds.
    pub(crate) fn puzzle(&self, game: GameId, day: Day) -> Result<Arc<Puzzle>, TrainingRefusal> {
        let slot = self.slot(game, day);
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = &*slot {
            return Ok(Arc::clone(known));
        }
        let book = SolverCache::shared().book(&AnyOptions::new(game))?;
        let made = Arc::new(daily(game, day, &book)?);
        *slot = Some(Arc::clone(&made));
        Ok(made)
    }

    fn slot(&self, game: GameId, day: Day) -> Slot {
        let mut slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert((game, day), Slot::default))
    }
}
