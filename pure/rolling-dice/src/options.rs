//! The options of the game: players have none to agree on.

use bonecup_rules::{OptionError, OptionInfo, Options};
use serde::{Deserialize, Serialize};

/// How Rolling Dice is played; as JSON `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceOptions {
    /// By which edition of the rules. Nobody chooses it: a game keeps the one that it began with, so that old records
    /// replay as they were played. The version of the rules that a record names tells which.
    #[serde(skip)]
    pub edition: Edition,
}

/// An edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Edition {
    /// As games were played before nets and holes were moved apart.
    First,
    /// As every new game is played.
    #[default]
    Second,
}

impl Options for DiceOptions {
    const LIST: &'static [OptionInfo] = &[];

    fn set(&mut self, key: &str, _value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(key, Self::LIST))
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
