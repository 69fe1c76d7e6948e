//! Games that are not rated.

use bonecup_referee::RecordError;
use bonecup_rules::Reason;

/// Why a game is not rated.
#[derive(Debug, thiserror::Error)]
pub enum NotRated {
    /// It was not played to its end.
    #[error("the game was not played to its end")]
    Unfinished,
    /// It goes on from a position of another game.
    #[error("this is a practice from a position of another game, which counts nowhere")]
    Practice,
    /// Bots among themselves: they are not rated.
    #[error("no person plays in it")]
    NoPerson,
    /// Nobody plays against somebody else, and the game has no values by which mistakes are known.
    #[error("nobody plays against somebody else, and the game has no values: there is nothing to rate")]
    Nothing,
    /// The record says what cannot have happened.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl Reason for NotRated {
    fn code(&self) -> &'static str {
        match self {
            NotRated::Unfinished => "rate-unfinished",
            NotRated::Practice => "rate-practice",
            NotRated::NoPerson => "rate-no-person",
            NotRated::Nothing => "rate-nothing",
            NotRated::Record(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            NotRated::Record(error) => error.ruling(),
            NotRated::Unfinished | NotRated::Practice | NotRated::NoPerson | NotRated::Nothing => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            NotRated::Record(error) => error.facts(),
            NotRated::Unfinished | NotRated::Practice | NotRated::NoPerson | NotRated::Nothing => Vec::new(),
        }
    }
}
