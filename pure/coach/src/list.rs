//! The one list of coaches. A game that is not in it gets [`CoachRefusal::NoCoach`].

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyOptions, GameId};
use serde_json::Value;

use crate::chances::ChancesFrom;
use crate::coach::Coach;
use crate::refusal::CoachRefusal;
use crate::why::Why;
use crate::{knochenmax, rolling_bones, rolling_dice};

/// Every coach; a new one is a module and a line here.
static COACHES: [Entry; 3] = [rolling_bones::COACH, knochenmax::COACH, rolling_dice::COACH];

/// What a game's module says about it before anything is solved.
pub(crate) struct Entry {
    /// The game.
    pub(crate) game: GameId,
    /// Solves what can be solved.
    pub(crate) solve: fn(&AnyOptions) -> Result<Arc<dyn Coach>, CoachRefusal>,
    /// The options as far as they change what is solved: two games that agree in them share it.
    pub(crate) solved_for: fn(&AnyOptions) -> AnyOptions,
    /// Where chances to win come from with so many seats.
    pub(crate) chances_from: fn(&AnyOptions, usize) -> Result<ChancesFrom, CoachRefusal>,
    /// How things stand for the seat to move.
    pub(crate) standing_to_win: fn(&AnyGame) -> Option<Why>,
    /// Whether a position that is written like this asks who wins, and not for points.
    pub(crate) asks_to_win: fn(&Value) -> bool,
}

/// The entry of a game.
pub(crate) fn entry(game: GameId) -> Result<&'static Entry, CoachRefusal> {
    COACHES.iter().find(|entry| entry.game == game).ok_or(CoachRefusal::NoCoach)
}

/// Whether a position that is written like this asks who wins, and not for points.
pub fn asks_to_win(game: GameId, written: &Value) -> bool {
    entry(game).is_ok_and(|entry| (entry.asks_to_win)(written))
}
