//! Seats at a table.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::Reason;

/// The most seats that any game has (RB-12).
pub const MAX_SEATS: u8 = 12;

/// A place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table with `count` of them.
    ///
    /// ```
    /// # use bonecup_rules::Seat;
    /// assert_eq!(Seat::all(2).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    /// ```
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// The seat that follows in a circle of `count`.
    ///
    /// ```
    /// # use bonecup_rules::Seat;
    /// assert_eq!(Seat(2).next(3), Seat(0));
    /// ```
    pub fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }

    /// The seat as an index into a list with an entry per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// People count from one.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// A number of seats that the game does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{given} seats are not possible: the game has {least} to {most}")]
pub struct SeatsError {
    /// How many were asked for.
    pub given: usize,
    /// The fewest that the game has.
    pub least: u8,
    /// The most that the game has.
    pub most: u8,
}

impl SeatsError {
    /// The number of seats, if the game has so many.
    pub fn check(given: usize, allowed: RangeInclusive<u8>) -> Result<u8, SeatsError> {
        let error = SeatsError { given, least: *allowed.start(), most: *allowed.end() };
        u8::try_from(given).ok().filter(|count| allowed.contains(count)).ok_or(error)
    }
}

impl Reason for SeatsError {
    fn code(&self) -> &'static str {
        "seats-out-of-range"
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        vec![
            ("given", self.given.to_string()),
            ("least", self.least.to_string()),
            ("most", self.most.to_string()),
        ]
    }
}
