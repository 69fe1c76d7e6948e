//! Players of Rolling Dice: what they think is apart from how calm their hand is.

mod master;
mod steady;
mod trembling;

pub(crate) use master::MasterRollingDice;
pub(crate) use steady::SteadyRollingDice;
pub(crate) use trembling::{Trembling, tremor};

use bonecup_games::{AnyGame, AnyMove};
use rolling_dice::{Move, RollingDice};

use crate::Bot;

/// Thinks about Rolling Dice only.
pub(crate) trait Mind {
    /// A legal move; `None` if it is no seat's turn.
    fn decide(&mut self, game: &RollingDice) -> Option<Move>;
}

impl<M: Mind> Bot for M {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let game = position.of::<RollingDice>()?;
        self.decide(game).map(AnyMove::RollingDice)
    }
}
