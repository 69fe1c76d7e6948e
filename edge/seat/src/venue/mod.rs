//! Where a table lives: in this process, or elsewhere.

mod local;

use bonecup_referee::{Action, CommandRefusal, Entry, Event, Record, Table};
use bonecup_rules::{Reason, Seat};

use crate::{Alarm, Heard, Phrase};

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

    /// Whether somebody at this keyboard types what the real dice of the seat show: its own person, or for a bot anybody
    /// who plays along.
    fn enters_for(&self, seat: Seat) -> bool;

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

    /// What becomes of the game if everybody here leaves now.
    fn when_left(&self) -> WhenLeft;

    /// Gives the game up, where that is for the people here to decide; what can be told of it then.
    fn give_up(&mut self) -> Record {
        self.record()
    }

    /// Why the game as it is now is not kept, though it should be.
    fn unsaved(&self) -> Option<&str> {
        None
    }

    /// Whether the table was closed before the game was over.
    fn is_closed(&self) -> bool {
        false
    }

    /// The server that cannot be reached now, if the table lives on one. The venue goes on trying.
    fn unreachable(&self) -> Option<&str> {
        None
    }

    /// What the table tells now and told otherwise before, the first first.
    fn alarms(&self) -> &[Alarm] {
        &[]
    }

    /// Whether somebody elsewhere can hear what is said here.
    fn can_talk(&self) -> bool {
        false
    }

    /// Says something from a seat of ours. It is heard like what others say.
    fn say(&self, _seat: Seat, _what: Phrase) {}

    /// What was said since this was last asked, in its order.
    fn heard(&mut self) -> Vec<Heard> {
        Vec::new()
    }

    /// How many links of ours came in time, and were said not to have come: version 2 of the dice.
    fn unused_links(&self) -> u32 {
        0
    }
}

/// The table before what is told this evening: a game that goes on is told from where it stopped, a new one from its
/// first roll.
pub fn table_before(venue: &dyn Venue) -> Table {
    let now = venue.table();
    let is_new = !venue.entries().iter().any(|entry| matches!(entry.event, Event::Moved { .. }));
    let start = if is_new { Table::new(now.plan().clone()).ok() } else { None };
    start.unwrap_or_else(|| now.clone())
}

/// What becomes of a game that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhenLeft {
    /// It is kept, and offered again.
    Kept,
    /// It is gone.
    Lost,
    /// It goes on where it lives, and waits for whoever left.
    GoesOn,
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
