//! What moves are worth, by exact values.

mod chances;
mod points;

use bonecup_games::{AnyGame, AnyMove};

pub(crate) use chances::{KnochenMaxChances, RollingBonesChances};
pub(crate) use points::ByPoints;

/// Knows what moves are worth.
pub(crate) trait Weigh {
    /// Every legal move with its value; none when it is no seat's turn, or in another game.
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed>;
}

/// A move and its value.
#[derive(Clone, Debug)]
pub(crate) struct Weighed {
    pub(crate) action: AnyMove,
    pub(crate) value: f64,
}

/// The highest value, of at least one move.
pub(crate) fn best_value(moves: &[Weighed]) -> f64 {
    moves.iter().map(|weighed| weighed.value).fold(f64::NEG_INFINITY, f64::max)
}
