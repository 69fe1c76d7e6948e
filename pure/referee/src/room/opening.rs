//! What a table is opened with.

use bonecup_games::{AnyGame, AnyOptions, GameId, OLDEST_RULES};
use bonecup_rules::{Reason, StartError};
use serde::{Deserialize, Serialize};

use super::{Ahead, Deadline, Holder, RoomSeat};
use crate::{BotName, DiceSource, EngineName, Hex32, JsonFault, Name, Origin, PersonId, Scheme, TableId};

/// The first thing that happens at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opening {
    /// The table's name; part of the key of its dice.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// The version of the rules; tables that say nothing are as old as the first.
    #[serde(default = "oldest_rules")]
    pub rules: u64,
    /// Its options, in the game's own form.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Value,
    /// Who opened it. Left out of what others are told.
    pub owner: PersonId,
    /// Whether it is listed for everybody; otherwise only those who have the link or the code find it.
    pub public: bool,
    /// How long a person may take for a move.
    pub deadline: Deadline,
    /// Whether players may ask the coach.
    pub coach: bool,
    /// What the dice are committed to; none if all dice are real.
    pub commitment: Option<Hex32>,
    /// How the dice follow from the seed; tables that say nothing are as old as the first version.
    #[serde(default)]
    pub scheme: Scheme,
    /// The engine that computes throws, with version 2 in a game that has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub engine: Option<EngineName>,
    /// The game that it goes on from, if it is a practice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub from: Option<Origin>,
    /// The rolls that fall in it as they fell there, if its dice are the same as then. Nobody is told of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub ahead: Vec<Ahead>,
    /// The seats, in the order of play.
    pub seats: Vec<SeatOffer>,
}

fn oldest_rules() -> u64 {
    OLDEST_RULES
}

/// A seat as it is offered at the opening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatOffer {
    /// Who may sit there.
    pub offer: Offer,
    /// Where its dice come from.
    pub dice: DiceSource,
}

/// Who may sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Offer {
    /// Whoever comes.
    Open,
    /// One person who has not come yet.
    Reserved {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: Name,
    },
    /// A person who sits already.
    Person {
        /// Who.
        person: PersonId,
        /// What the seat is called.
        name: Name,
    },
    /// A bot of this name.
    Bot(BotName),
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningError {
    /// The game does not have so many seats, or not with these options.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The options are not the game's.
    #[error("{0}")]
    Options(#[from] JsonFault),
}

impl Opening {
    /// The options, as the game reads them.
    pub fn options(&self) -> Result<AnyOptions, OpeningError> {
        let options = AnyOptions::of_rules(self.rules, self.game, self.options.clone());
        Ok(options.map_err(JsonFault::from)?)
    }

    /// The options in the words of today's rules, whatever rules the table was opened under.
    pub fn options_of_today(&self) -> serde_json::Value {
        let options = self.options().ok().and_then(|options| serde_json::to_value(options).ok());
        options.unwrap_or_else(|| self.options.clone())
    }

    /// Whether the game has such a table.
    pub fn check(&self) -> Result<(), OpeningError> {
        AnyGame::start(&self.options()?, self.seats.len())?;
        Ok(())
    }

    /// Whether any seat plays with dice of the table.
    pub fn draws(&self) -> bool {
        self.seats.iter().any(|seat| seat.dice == DiceSource::Drawn)
    }
}

impl SeatOffer {
    pub(super) fn seat(&self) -> RoomSeat {
        let holder = match &self.offer {
            Offer::Open => Holder::Open,
            Offer::Reserved { person, name } => Holder::Reserved(person.clone(), name.clone()),
            Offer::Person { person, name } => Holder::Person(person.clone(), name.clone()),
            Offer::Bot(bot) => Holder::Bot(bot.clone()),
        };
        RoomSeat::new(holder, self.dice)
    }
}

impl Reason for OpeningError {
    fn code(&self) -> &'static str {
        match self {
            OpeningError::Start(error) => error.code(),
            OpeningError::Options(_) => "opening-options",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            OpeningError::Start(error) => error.facts(),
            OpeningError::Options(error) => vec![("error", error.to_string())],
        }
    }
}
