//! What cannot be trained.

use bonecup_coach::CoachRefusal;
use bonecup_games::{GameId, PositionError};
use bonecup_rules::{NotationError, Reason};

/// Why there is no position to think about, or no answer about it.
#[derive(Debug, thiserror::Error)]
pub enum TrainingRefusal {
    /// The coach cannot help with the game.
    #[error(transparent)]
    Coach(#[from] CoachRefusal),
    /// No position of the day was found that is worth a thought.
    #[error("no position of {0} was found for this day")]
    NoPosition(GameId),
    /// The answer is no move that can be played in the position.
    #[error("this cannot be played here")]
    NotPossible,
    /// A position that was kept cannot be read any more.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move that was kept cannot be read any more.
    #[error(transparent)]
    Move(#[from] NotationError),
}

impl Reason for TrainingRefusal {
    fn code(&self) -> &'static str {
        match self {
            TrainingRefusal::Coach(refusal) => refusal.code(),
            TrainingRefusal::NoPosition(_) => "training-no-position",
            TrainingRefusal::NotPossible => "training-not-possible",
            TrainingRefusal::Position(error) => error.code(),
            TrainingRefusal::Move(error) => error.code(),
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            TrainingRefusal::Coach(refusal) => refusal.facts(),
            TrainingRefusal::NoPosition(game) => vec![("game", game.title().to_owned())],
            TrainingRefusal::NotPossible => Vec::new(),
            TrainingRefusal::Position(error) => error.facts(),
            TrainingRefusal::Move(error) => error.facts(),
        }
    }
}
