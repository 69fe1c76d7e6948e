//! The one die.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::{Cup, NotationError, Points, Shake};

/// What chance is asked for: one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die;

/// What it shows, or what somebody says that it shows: the rules see whether a die can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face(pub u8);

impl Face {
    /// Whether a die can show it.
    pub fn is_possible(self) -> bool {
        (1..=6).contains(&self.0)
    }

    /// Whether it ends the turn with nothing.
    pub fn is_one(self) -> bool {
        self.0 == 1
    }

    /// What it is worth.
    pub fn points(self) -> Points {
        Points(self.0.into())
    }
}

impl Shake for Die {
    type Outcome = Face;

    fn shake<C: Cup + ?Sized>(&self, cup: &mut C) -> Face {
        Face(cup.fair(6) + 1)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("die")
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Face, NotationError> {
        text.trim().parse().map(Face).map_err(|_| NotationError::new(text, "a face from 1 to 6"))
    }
}
