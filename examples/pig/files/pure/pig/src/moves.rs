//! What a seat may do.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::NotationError;

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Roll the die.
    Roll,
    /// Keep what the turn has brought.
    Hold,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Roll => "roll",
            Move::Hold => "hold",
        })
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        match text.trim() {
            "roll" => Ok(Move::Roll),
            "hold" => Ok(Move::Hold),
            _ => Err(NotationError::new(text, "a move: roll, hold")),
        }
    }
}
