//! The colours of the dice and seals.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::{NotationError, Seat};
use serde::{Deserialize, Serialize};

/// A player's colour, in the order in which play goes round the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The first colour: it starts the game.
    Orange,
    /// Second.
    Green,
    /// Third.
    Purple,
    /// Fourth, and the last that two players use.
    Red,
    /// Fifth.
    Blue,
    /// Sixth.
    Yellow,
}

impl Colour {
    /// All colours in the order of play.
    pub const ALL: [Colour; 6] =
        [Colour::Orange, Colour::Green, Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow];

    /// The colours of a table with so many seats: one each, except that two players have two each (RD-8).
    pub fn in_play(seats: u8) -> &'static [Colour] {
        let colours = if seats == 2 { 4 } else { usize::from(seats).min(Self::ALL.len()) };
        &Self::ALL[..colours]
    }

    /// The seat that plays the colour. Two players alternate: orange and purple, green and red (RD-8).
    pub fn seat(self, seats: u8) -> Seat {
        Seat(self.order() % seats.max(1))
    }

    /// The colour as an index into [`Colour::ALL`].
    pub fn index(self) -> usize {
        usize::from(self.order())
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

    fn order(self) -> u8 {
        self as u8
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
