//! Reasons where it is about winning.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Points, Seat};
use knochenmax::KnochenMax;
use rolling_bones::RollingBones;

use crate::advice::{TIE, advise};
use crate::book::Book;
use crate::why::Why;

impl Book {
    /// What a move does, whatever it is played for: the reasons of [`Book::why`] that do not weigh averages of points.
    pub fn why_to_win(&self, game: &AnyGame, action: &AnyMove) -> Vec<Why> {
        let Ok(advice) = advise(game, self) else { return Vec::new() };
        let mut reasons = self.why(game, &advice, action);
        reasons.retain(|why| !why.weighs_points());
        reasons
    }

    /// The move that was chosen to win gives up points against another: by how many.
    pub fn more_points(&self, game: &AnyGame, chosen: &AnyMove, other: &AnyMove) -> Option<Why> {
        let advice = advise(game, self).ok()?;
        let by = advice.value_of(other)? - advice.value_of(chosen)?;
        (by > TIE).then(|| Why::MorePoints { by, other: other.clone() })
    }
}

/// How things stand for the seat to move; `None` for a seat that plays alone.
pub fn standing_to_win(game: &AnyGame) -> Option<Why> {
    match game {
        AnyGame::KnochenMax(game) => lead(game),
        AnyGame::RollingBones(game) => race(game),
        AnyGame::RollingDice(_) => None,
    }
}

fn lead(game: &KnochenMax) -> Option<Why> {
    let total = |seat: Seat| game.sheets(seat).iter().map(|sheet| sheet.total()).sum::<Points>();
    let own = game.to_move();
    let best = Seat::all(game.seats()).filter(|&seat| seat != own).map(total).max()?;
    let boxes = game.sheets(own).iter().map(|sheet| sheet.free().count()).sum::<usize>();
    Some(Why::Lead { by: total(own) - best, boxes: u8::try_from(boxes).unwrap_or(u8::MAX) })
}

fn race(game: &RollingBones) -> Option<Why> {
    let needs = |seat: Seat| game.options().target - game.totals()[seat.index()];
    let own = game.to_move();
    let other = Seat::all(game.seats()).filter(|&seat| seat != own).map(needs).min()?;
    Some(Why::Race { own: needs(own), other })
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
            Why::Lead { .. }
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
            | Why::KeepsAlive { .. } => false,
        }
    }
}
