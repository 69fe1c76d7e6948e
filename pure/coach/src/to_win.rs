//! Reasons where it is about winning.

use bonecup_games::{AnyGame, AnyMove};

use crate::book::Book;
use crate::list;
use crate::values::TIE;
use crate::why::Why;

impl Book {
    /// What a move does, whatever it is played for: the reasons of [`Book::why`] that do not weigh averages of points.
    pub fn why_to_win(&self, game: &AnyGame, action: &AnyMove) -> Vec<Why> {
        let Ok(values) = self.values(game) else { return Vec::new() };
        let mut reasons = self.why(game, &values, action);
        reasons.retain(|why| !why.weighs_points());
        reasons
    }

    /// The move that was chosen to win gives up points against another: by how many.
    pub fn more_points(&self, game: &AnyGame, chosen: &AnyMove, other: &AnyMove) -> Option<Why> {
        let values = self.values(game).ok()?;
        let by = values.value_of(other)? - values.value_of(chosen)?;
        (by > TIE).then(|| Why::MorePoints { by, other: other.clone() })
    }
}

/// How things stand for the seat to move; `None` for a seat that plays alone.
pub fn standing_to_win(game: &AnyGame) -> Option<Why> {
    list::entry(game.id()).ok().and_then(|entry| (entry.standing_to_win)(game))
}

impl Why {
    /// Whether its numbers are averages of points under play for points.
    fn weighs_points(&self) -> bool {
        match self {
            Why::OnlyMove { .. }
            | Why::Ahead { .. }
            | Why::Costs { .. }
            | Why::AllEqual { .. }
            | Why::MorePoints { .. }
            | Why::BuryNow { .. }
            | Why::RollOn { .. }
            | Why::RollRisk { .. }
            | Why::PlanToBury { .. }
            | Why::PlanToRoll { .. }
            | Why::HoldsBack { .. }
            | Why::PaysBest { .. }
            | Why::CheapestStrike { .. }
            | Why::Stops { .. }
            | Why::ThrowsOn { .. }
            | Why::EndsIn { .. } => true,
            Why::AheadToWin { .. }
            | Why::CostsToWin { .. }
            | Why::SameToWin { .. }
            | Why::Lead { .. }
            | Why::Race { .. }
            | Why::Hopes { .. }
            | Why::Fits { .. }
            | Why::Completes { .. }
            | Why::Adds { .. }
            | Why::Opens { .. }
            | Why::HatOn { .. }
            | Why::HatOff { .. }
            | Why::FalseBone { .. }
            | Why::Leaves { .. }
            | Why::FillNow { .. }
            | Why::Bonus { .. }
            | Why::Joker { .. }
            | Why::Strikes { .. }
            | Why::KeepsAlive { .. }
            | Why::Own { .. } => false,
        }
    }
}
