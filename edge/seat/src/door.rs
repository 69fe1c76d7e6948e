//! The way to a table elsewhere, as it is told to whoever waits.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use bonecup_games::AnyOptions;
use bonecup_referee::SeatPlan;

use crate::Venue;

/// Runs an errand, and tells what happens on the way. It gives up once nobody listens any more.
pub type Door = Arc<dyn Fn(&Errand, &Sender<Knocked>) + Send + Sync>;

/// Why somebody goes to a server.
#[derive(Clone, PartialEq, Debug)]
pub enum Errand {
    /// To the table at the address that was typed.
    Join(String),
    /// To open a table there.
    Host(NewTable),
}

/// A table to be opened on a server.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The server, as it was typed.
    pub server: String,
    /// What is played.
    pub options: AnyOptions,
    /// Who plays: the first person is whoever opens the table, every other person a free seat.
    pub seats: Vec<SeatPlan>,
}

impl Errand {
    /// Where it leads, as it was typed.
    pub fn address(&self) -> &str {
        match self {
            Errand::Join(address) => address,
            Errand::Host(table) => &table.server,
        }
    }
}

/// Goes on to the next free colours. It takes a while, and what came of it is told as [`Knocked::Waiting`].
pub type Chooser = Arc<dyn Fn() + Send + Sync>;

/// What happens on the way to a table.
pub enum Knocked {
    /// Something to read while waiting, in the person's language; said again, it only asks whether somebody listens.
    Waiting(String),
    /// We sit there, and may choose other colours while the table gathers.
    Seated(Chooser),
    /// The game is on.
    Inside(Box<dyn Venue + Send>),
    /// Nothing came of it; the words say why.
    Nothing(String),
}
