//! A table that does not tell what this machine noted.

use bonecup_referee::{Hex32, Seq};
use bonecup_rules::{Reason, Seat};
use bonecup_words::Words;
use serde::{Deserialize, Serialize};

/// What is another than it was. Whoever hears it should not trust the dice of this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Alarm {
    /// The dice were committed to something else before the game.
    #[error("this machine noted another commitment: {}", written(*.noted))]
    Commitment {
        /// What was noted.
        noted: Option<Hex32>,
        /// What is told now.
        told: Option<Hex32>,
    },
    /// Another game, or other rules.
    #[error("this machine noted another game: {noted}, not {told}")]
    Game {
        /// What was noted.
        noted: String,
        /// What is told now.
        told: String,
    },
    /// Other options.
    #[error("this machine noted other options: {noted}, not {told}")]
    Options {
        /// What was noted.
        noted: String,
        /// What is told now.
        told: String,
    },
    /// Another person, bot or kind of dice on a seat, or another number of seats.
    #[error("this machine noted another seat {seat}: {noted}, not {told}")]
    Seats {
        /// The first seat that differs.
        seat: Seat,
        /// Who sat there.
        noted: String,
        /// Who is said to have sat there.
        told: String,
    },
    /// The text that this machine sent for the dice was replaced.
    #[error("seat {seat} added {noted:?} from this machine, not {told:?}")]
    Contribution {
        /// Whose text.
        seat: Seat,
        /// What was sent.
        noted: String,
        /// What is told now.
        told: String,
    },
    /// A table whose id does not follow from its commitment: somebody has chosen it.
    #[error("the table's id is {told}, but {noted} follows from its commitment")]
    TableId {
        /// What follows.
        noted: String,
        /// The id.
        told: String,
    },
    /// A line of what was agreed before the game.
    #[error("what was agreed is not what this machine noted: {noted}, not {told}")]
    Agreement {
        /// What was noted.
        noted: String,
        /// The line.
        told: String,
    },
    /// The server signs with another key.
    #[error("the server had the key {noted}, and now has {told}")]
    ServerKey {
        /// What was noted.
        noted: String,
        /// What is told now.
        told: String,
    },
    /// The hash of everything so far is not the one of what was told.
    #[error("step {seq}: the hash is not that of what this machine was told")]
    Head {
        /// The step.
        seq: Seq,
    },
    /// The server does not vouch for what it told.
    #[error("step {seq}: the server's receipt is missing or not its own")]
    Receipt {
        /// The step.
        seq: Seq,
    },
    /// A chain for a seat of ours that is not ours.
    #[error("another device has committed to a chain for seat {seat}")]
    Chain {
        /// The seat.
        seat: Seat,
    },
    /// Something that cannot have happened.
    #[error("step {seq} cannot have happened: {error}")]
    Step {
        /// The step.
        seq: Seq,
        /// Why.
        error: String,
    },
    /// Something that had happened is told in another way, or left out.
    #[error("event {seq} is not the one that this machine saw")]
    Event {
        /// The first one that differs; for games of which only their sum is kept, the last that was seen.
        seq: Seq,
    },
}

impl Alarm {
    /// The commitment is another one.
    pub(crate) fn commitment(noted: Option<Hex32>, told: Option<Hex32>) -> Result<(), Alarm> {
        if noted == told { Ok(()) } else { Err(Alarm::Commitment { noted, told }) }
    }
}

/// The alarm as a person should read it: what differs, and what that means.
pub fn alarm_in_words(alarm: &Alarm, words: &Words) -> String {
    words.say("alarm", &[("what", words.reason(alarm).into())])
}

fn written(hex: Option<Hex32>) -> String {
    hex.map_or_else(|| "-".to_owned(), |hex| hex.to_string())
}

impl Reason for Alarm {
    fn code(&self) -> &'static str {
        match self {
            Alarm::Commitment { .. } => "alarm-commitment",
            Alarm::Game { .. } => "alarm-game",
            Alarm::Options { .. } => "alarm-options",
            Alarm::Seats { .. } => "alarm-seats",
            Alarm::Contribution { .. } => "alarm-contribution",
            Alarm::TableId { .. } => "alarm-table-id",
            Alarm::Agreement { .. } => "alarm-agreement",
            Alarm::ServerKey { .. } => "alarm-server-key",
            Alarm::Head { .. } => "alarm-head",
            Alarm::Receipt { .. } => "alarm-receipt",
            Alarm::Chain { .. } => "alarm-chain",
            Alarm::Step { .. } => "alarm-step",
            Alarm::Event { .. } => "alarm-event",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Alarm::Commitment { noted, told } => {
                vec![("noted", written(*noted)), ("told", written(*told))]
            }
            Alarm::Game { noted, told }
            | Alarm::Options { noted, told }
            | Alarm::TableId { noted, told }
            | Alarm::Agreement { noted, told }
            | Alarm::ServerKey { noted, told } => {
                vec![("noted", noted.clone()), ("told", told.clone())]
            }
            Alarm::Seats { seat, noted, told } | Alarm::Contribution { seat, noted, told } => {
                vec![("seat", seat.to_string()), ("noted", noted.clone()), ("told", told.clone())]
            }
            Alarm::Event { seq } | Alarm::Head { seq } | Alarm::Receipt { seq } => {
                vec![("seq", seq.to_string())]
            }
            Alarm::Chain { seat } => vec![("seat", seat.to_string())],
            Alarm::Step { seq, error } => vec![("seq", seq.to_string()), ("error", error.clone())],
        }
    }
}
