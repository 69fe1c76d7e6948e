//! How drawn dice follow from the seed.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A version of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DiceScheme"))]
pub enum Scheme {
    /// A seed, and a text of each seat: whoever has the seed knows the dice.
    #[default]
    #[serde(rename = "bonecup/1")]
    One,
    /// With seals, casts and chains: nobody knows a roll before it is cast.
    #[serde(rename = "bonecup/2")]
    Two,
    /// A deal: the same dice at several tables, at each of which one seat plays alone. Whoever has the seed knows the dice.
    #[serde(rename = "bonecup/3")]
    Three,
}

impl Scheme {
    /// How it is written.
    pub fn key(self) -> &'static str {
        match self {
            Scheme::One => "bonecup/1",
            Scheme::Two => "bonecup/2",
            Scheme::Three => "bonecup/3",
        }
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}
