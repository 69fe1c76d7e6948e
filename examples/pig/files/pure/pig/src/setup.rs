//! A position as people write it.

use bonecup_rules::{Game, Points, Reason, Seat};
use serde::{Deserialize, Serialize};

use crate::{MOST_SEATS, Pig, PigOptions};

/// A position in JSON, possible or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PigPosition"))]
pub struct Setup {
    /// The points of the seats.
    pub totals: Vec<i32>,
    /// The seat whose turn it is, counted from 0.
    #[serde(default)]
    pub to_move: u8,
    /// What the turn has brought so far.
    #[serde(default)]
    pub at_risk: i32,
    /// Whether the die has been thrown and not yet fallen.
    #[serde(default)]
    pub rolling: bool,
}

/// What is impossible about a written position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Nobody plays, or too many do.
    #[error("there are 1 to {MOST_SEATS} seats")]
    Seats,
    /// The seat that is to move is not there.
    #[error("there is no such seat to move")]
    ToMove,
    /// Points that nobody can have.
    #[error("these points are impossible")]
    Points,
}

impl Reason for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::Seats => "pig-seats",
            Fault::ToMove => "pig-to-move",
            Fault::Points => "pig-points",
        }
    }
}

impl Setup {
    pub(crate) fn of(game: &Pig) -> Setup {
        Setup {
            totals: game.totals.iter().map(|points| points.0).collect(),
            to_move: game.to_move.0,
            at_risk: game.at_risk.0,
            rolling: game.is_rolling,
        }
    }

    pub(crate) fn position(&self, options: &PigOptions) -> Result<Pig, Fault> {
        let mut game = Pig::start(options, self.totals.len()).map_err(|_| Fault::Seats)?;
        if self.to_move >= game.seats() {
            return Err(Fault::ToMove);
        }
        game.totals = self.totals.iter().copied().map(Points).collect();
        (game.to_move, game.at_risk) = (Seat(self.to_move), Points(self.at_risk));
        game.is_rolling = self.rolling;
        if self.is_possible(game.target().0) { Ok(game) } else { Err(Fault::Points) }
    }

    /// A total is at most what is below the target and one bold turn; one seat at most has it, and then nothing rolls.
    fn is_possible(&self, target: i32) -> bool {
        let numbers = self.totals.iter().chain([&self.at_risk]);
        let in_range = numbers.into_iter().all(|&points| points == 0 || (2..10_000).contains(&points));
        let winners = self.totals.iter().filter(|&&total| total >= target).count();
        let is_quiet = self.at_risk == 0 && !self.rolling;
        in_range && (winners == 0 || (winners == 1 && is_quiet))
    }
}
