//! Where a table lives: in this process, or elsewhere.

mod local;

use bonecup_referee::{Action, CommandRefusal, Entry, Record, Table};
use bonecup_rules::{Reason, Seat};

pub use local::Local;

/// A table that people at this keyboard play at. The screens know nothing else about it: not where its dice come from,
/// nor who plays the other seats.
pub trait Venue {
    /// The table after everything that has happened.
    fn table(&self) -> &Table;

    /// Everything that has happened.
    fn entries(&self) -> &[Entry];

    /// Whether the seat is played at this keyboard.
    fn is_own(&self, seat: Seat) -> bool;

    /// Sends moves or the faces of real dice. What follows appears among the [`entries`](Venue::entries), sooner or later.
    ///
    /// # Errors
    /// If it is refused at once; nothing has changed then.
    fn send(&mut self, seat: Seat, action: Action) -> Result<(), CommandRefusal>;

    /// Lets things go on that go on by themselves. To be called again and again.
    ///
    /// # Errors
    /// If something went wrong that a person should know.
    fn poll(&mut self) -> Result<(), VenueError>;

    /// Whether somebody elsewhere is thinking.
    fn is_thinking(&self) -> bool;

    /// The game so far; with the seed of its dice once it is over.
    fn record(&self) -> Record;

    /// The server that cannot be reached now, if the table lives on one. The venue goes on trying.
    fn unreachable(&self) -> Option<&str> {
        None
    }
}

/// What can go wrong at a table through nobody's move.
#[derive(Debug, thiserror::Error)]
pub enum VenueError {
    /// A bot has no move, or an illegal one.
    #[error("the bot of seat {seat} is stuck")]
    BotStuck {
        /// Where it sits.
        seat: Seat,
    },
    /// The running game cannot be kept.
    #[error("the game could not be saved: {0}")]
    NotSaved(#[from] std::io::Error),
    /// A table elsewhere says what is wrong, in the person's language.
    #[error("{0}")]
    Elsewhere(String),
}

impl Reason for VenueError {
    fn code(&self) -> &'static str {
        match self {
            VenueError::BotStuck { .. } => "venue-bot-stuck",
            VenueError::NotSaved(_) => "venue-not-saved",
            VenueError::Elsewhere(_) => "venue-elsewhere",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            VenueError::BotStuck { seat } => vec![("seat", seat.to_string())],
            VenueError::NotSaved(error) => vec![("error", error.to_string())],
            VenueError::Elsewhere(message) => vec![("message", message.clone())],
        }
    }
}
