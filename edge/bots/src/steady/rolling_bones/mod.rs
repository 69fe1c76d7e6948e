//! `steady` for Rolling Bones: plans each roll as a whole.

mod ending;
mod forecast;
mod hope;
mod odds;
mod plan;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Turn};
use rolling_bones::{Move, RollingBones};

use crate::Bot;
use plan::plan;

/// Looks at everything that can be laid of a roll, buries what is worth more than another roll promises, and
/// otherwise pays with the dice that it will miss least.
pub(crate) struct SteadyRollingBones {
    /// The position that its plan goes on from.
    expected: Option<RollingBones>,
    /// The rest of the plan, the next move last.
    steps: Vec<Move>,
}

impl SteadyRollingBones {
    pub(crate) fn new() -> SteadyRollingBones {
        SteadyRollingBones { expected: None, steps: Vec::new() }
    }

    fn next_step(&mut self, game: &RollingBones) -> Option<Move> {
        if self.steps.is_empty() || self.expected.as_ref() != Some(game) {
            self.steps = plan(game);
        }
        let step = self.steps.pop()?;
        let mut next = game.clone();
        self.expected = next.play(&step).is_ok().then_some(next);
        Some(step)
    }
}

impl Bot for SteadyRollingBones {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let game = position.of::<RollingBones>()?;
        let Turn::Seat(_) = game.turn() else { return None };
        self.next_step(game).map(AnyMove::RollingBones)
    }
}
