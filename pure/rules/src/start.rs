//! Why a game cannot start.

use crate::{OptionError, Reason, SeatsError};

/// So many cannot play, or not with these options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// The game does not have so many seats.
    #[error(transparent)]
    Seats(#[from] SeatsError),
    /// The options do not fit the number of seats.
    #[error(transparent)]
    Options(#[from] OptionError),
}

impl StartError {
    fn inner(&self) -> &dyn Reason {
        match self {
            StartError::Seats(error) => error,
            StartError::Options(error) => error,
        }
    }
}

impl Reason for StartError {
    fn code(&self) -> &'static str {
        self.inner().code()
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        self.inner().facts()
    }
}
