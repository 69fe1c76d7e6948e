//! The way to a table elsewhere, as it is told to whoever waits.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::Venue;

/// Goes to the table at an address that somebody typed, and tells what happens on the way. It gives up once nobody
/// listens any more.
pub type Door = Arc<dyn Fn(&str, &Sender<Knocked>) + Send + Sync>;

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
