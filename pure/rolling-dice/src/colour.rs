//! The colours of the dice and seals.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::NotationError;
use serde::{Deserialize, Serialize};

/// A player's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Colour {
    /// Orange.
    Orange,
    /// Green.
    Green,
    /// Purple.
    Purple,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All colours, in the order in which they are handed out to those who choose none (RD-17).
    pub const ALL: [Colour; 6] =
        [Colour::Orange, Colour::Green, Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow];

    /// How many colours each player has: one, except that two players have two each (RD-8).
    pub fn per_seat(seats: u8) -> u8 {
        if seats == 2 { 2 } else { 1 }
    }

    /// The colour as an index into [`Colour::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word for the colour in notation.
    pub fn name(self) -> &'static str {
        match self {
            Colour::Orange => "orange",
            Colour::Green => "green",
            Colour::Purple => "purple",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Colour, NotationError> {
        let named = Colour::ALL.into_iter().find(|colour| colour.name() == text);
        named.ok_or_else(|| NotationError::new(text, "a colour: orange green purple red blue yellow"))
    }
}
