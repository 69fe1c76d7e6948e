//! How far a table is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How far a table is, in memory, in messages and in the database.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// People take their seats.
    Gathering,
    /// Nobody comes or goes any more, and what was sealed is revealed: version 2 of the dice. It takes seconds.
    Settled,
    /// The game runs.
    Playing,
    /// The game was played to its end.
    Over,
    /// The table was closed before.
    Closed,
}

impl Phase {
    /// All phases, in their order.
    pub const ALL: [Phase; 5] =
        [Phase::Gathering, Phase::Settled, Phase::Playing, Phase::Over, Phase::Closed];

    /// How it is written.
    pub fn key(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Settled => "settled",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }

    /// Whether nothing more can happen.
    pub fn has_ended(self) -> bool {
        matches!(self, Phase::Over | Phase::Closed)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// There is no such phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a phase is gathering, settled, playing, over or closed")]
pub struct UnknownPhase;

impl FromStr for Phase {
    type Err = UnknownPhase;

    fn from_str(text: &str) -> Result<Phase, UnknownPhase> {
        Phase::ALL.into_iter().find(|phase| phase.key() == text).ok_or(UnknownPhase)
    }
}
