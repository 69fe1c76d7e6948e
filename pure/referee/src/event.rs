//! What has happened at a table.

use std::fmt;

use bonecup_games::{AnyMove, AnyOutcome};
use bonecup_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::{Cast, Hex32, Signed};

/// The number of an event: the first has 1, and none is left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seq(pub u32);

impl Seq {
    /// The number of the event that follows.
    #[must_use]
    pub fn next(self) -> Seq {
        Seq(self.0.saturating_add(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Something that happened. Outcomes are facts: replaying never draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat played a move.
    Moved {
        /// Which seat.
        seat: Seat,
        /// What it played.
        action: AnyMove,
        /// The signature of the command that ends with this move.
        signed: Option<Signed>,
    },
    /// Dice left the hand. With dice of version 2 this comes before every drawn roll.
    Cast {
        /// Whose, and with which links.
        cast: Cast,
        /// The signature of the throw, if it was one.
        signed: Option<Signed>,
    },
    /// Chance answered.
    Rolled {
        /// The how-manieth roll of the game, from 0.
        roll: u64,
        /// Where the dice came from.
        by: By,
        /// What they showed.
        outcome: AnyOutcome,
        /// The link of the seat that was asked for one.
        link: Option<Hex32>,
        /// The signature of whoever entered real dice.
        signed: Option<Signed>,
    },
    /// A seat committed to another chain.
    Chained {
        /// Which seat.
        seat: Seat,
        /// What the chain is checked against, from the next roll on.
        anchor: Hex32,
        /// The key of the device that has it.
        key: Option<Hex32>,
    },
}

impl Event {
    /// A move that nobody signed.
    pub fn moved(seat: Seat, action: AnyMove) -> Event {
        Event::Moved { seat, action, signed: None }
    }

    /// A roll without a link.
    pub fn rolled(roll: u64, by: By, outcome: AnyOutcome) -> Event {
        Event::Rolled { roll, by, outcome, link: None, signed: None }
    }
}

/// Where the dice of a roll came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum By {
    /// The table's verifiable dice.
    Drawn,
    /// Real dice, typed in.
    Hand,
    /// The game that a practice comes from: the dice show what they showed there.
    Taken,
}

impl By {
    /// How it is written.
    pub fn key(self) -> &'static str {
        match self {
            By::Drawn => "drawn",
            By::Hand => "hand",
            By::Taken => "taken",
        }
    }
}

/// An event in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub seq: Seq,
    /// What happened.
    pub event: Event,
}
