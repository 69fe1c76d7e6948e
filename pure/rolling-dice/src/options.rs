//! The options of the game: it has none.

use bonecup_rules::{OptionError, OptionInfo, Options};
use serde::{Deserialize, Serialize};

/// Rolling Dice is played in one way only; as JSON `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

impl Options for NoOptions {
    const LIST: &'static [OptionInfo] = &[];

    fn set(&mut self, key: &str, _value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(key, Self::LIST))
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
