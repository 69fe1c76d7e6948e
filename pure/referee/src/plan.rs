//! What is agreed before the first roll.

use bonecup_games::{AnyGame, AnyOptions};
use bonecup_rules::{Reason, Seat, StartError};
use serde::{Deserialize, Serialize};

use crate::{BotName, Contribution, Hex32, Name, TableId};

/// A table before its first roll.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Its name.
    pub table: TableId,
    /// The game and its options.
    pub options: AnyOptions,
    /// Who plays, in the order of play.
    pub seats: Vec<SeatPlan>,
    /// What the dice were committed to before the seats contributed; none if all dice are real.
    pub commitment: Option<Hex32>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatPlan {
    /// What it is called.
    pub name: Name,
    /// Who plays it.
    pub player: Player,
    /// Where its dice come from.
    pub dice: DiceSource,
    /// What it adds to the dice.
    #[serde(default)]
    pub contribution: Contribution,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Player {
    /// A person.
    Human,
    /// A bot of this name.
    Bot(BotName),
}

/// Where a seat's dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum DiceSource {
    /// From the table's verifiable dice.
    Drawn,
    /// From real dice, typed in.
    Hand,
}

/// Why a table cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    /// The game does not have so many seats, or not with these options.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Dice are drawn, but nothing was committed to.
    #[error("seat {0} plays with drawn dice, so a commitment is needed")]
    NoCommitment(Seat),
    /// Nothing is drawn, so a commitment would promise nothing.
    #[error("all dice are real, so there is nothing to commit to")]
    IdleCommitment,
    /// Bots contribute nothing to the dice.
    #[error("seat {0} is a bot's and contributes nothing to the dice")]
    BotContributes(Seat),
}

impl Plan {
    /// The position before the first roll, if the plan makes sense.
    pub fn start(&self) -> Result<AnyGame, PlanError> {
        let game = AnyGame::start(&self.options, self.seats.len())?;
        let seats = || Seat::all(game.seats()).zip(&self.seats);
        let drawn = seats().find(|(_, plan)| plan.dice == DiceSource::Drawn);
        match (drawn, self.commitment) {
            (Some((seat, _)), None) => return Err(PlanError::NoCommitment(seat)),
            (None, Some(_)) => return Err(PlanError::IdleCommitment),
            (Some(_), Some(_)) | (None, None) => {}
        }
        let contributes = |plan: &SeatPlan| {
            matches!(plan.player, Player::Bot(_)) && plan.contribution != Contribution::default()
        };
        match seats().find(|(_, plan)| contributes(plan)) {
            Some((seat, _)) => Err(PlanError::BotContributes(seat)),
            None => Ok(game),
        }
    }
}

impl Reason for PlanError {
    fn code(&self) -> &'static str {
        match self {
            PlanError::Start(error) => error.code(),
            PlanError::NoCommitment(_) => "plan-no-commitment",
            PlanError::IdleCommitment => "plan-idle-commitment",
            PlanError::BotContributes(_) => "plan-bot-contributes",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            PlanError::Start(error) => error.facts(),
            PlanError::NoCommitment(seat) | PlanError::BotContributes(seat) => {
                vec![("seat", seat.to_string())]
            }
            PlanError::IdleCommitment => Vec::new(),
        }
    }
}
