//! The standard throw: one aim for every day, and the hand that it is thrown with.

use bonecup_rules::Game;
use rolling_dice::{Aim, Move, RollingDice, Task};

use crate::candidates::straight;
use crate::weigh::{weigh_choices, weigh_spots};

/// In the middle, in tenths of a millimetre.
const MIDDLE: i32 = 1500;

/// As far as dice get without most of them getting wet.
const STRENGTH: i32 = 950;

/// The aim that serves in most positions: straight through the middle, most dice to the last third of the floe.
pub fn standard_aim() -> Aim {
    straight(MIDDLE, STRENGTH)
}

/// What somebody does who throws the standard throw and then takes the best die or spot; `None` if it is no seat's
/// turn.
pub fn standard_move(game: &RollingDice) -> Option<Move> {
    match game.task() {
        Task::Aim { .. } => Some(Move::Throw(standard_aim())),
        Task::Choose { .. } => best(weigh_choices(game)).map(Move::Choose),
        // The raster of the rules has a free spot when the finer one here has none.
        Task::Place { .. } => best(weigh_spots(game)).map(Move::place).or_else(|| game.legal_moves().pop()),
        Task::Land { .. } | Task::Over => None,
    }
}

/// The first of those that are worth most.
pub fn best<T>(weighed: impl IntoIterator<Item = (T, f64)>) -> Option<T> {
    let better = |best: (T, f64), next: (T, f64)| if next.1 > best.1 { next } else { best };
    weighed.into_iter().reduce(better).map(|(found, _)| found)
}
