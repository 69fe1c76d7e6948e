//! What every client does at a table, without a screen.
//!
//! A table can live anywhere a [`Venue`] reaches: [`Local`] is one in this process, whose bots think on a thread and whose
//! every step is kept in the [`Home`] folder; `bonecup-remote` has one on a server. [`Staged`] holds the moves that somebody
//! thinks of and can still take back, [`consult`] asks the coach in words. The terminal app and the prompt are two ways to show the same.

mod by_hand;
mod consultation;
mod door;
mod file;
mod home;
mod host;
mod kept;
mod proof;
mod staged;
mod start;
mod talk;
mod trained;
mod unit_choice;
mod venue;
mod witness;
mod work;

pub use by_hand::{is_unasked, unasked_move};
pub use consultation::{Advised, AdvisedMove, chances_in_words, consult, solving, solving_in_words};
pub use door::{Chooser, Door, Errand, Knocked, NewTable};
pub use home::{Home, SavedGame};
pub use host::Host;
pub use kept::KeptGame;
pub use proof::proof;
pub use staged::{Refused, Staged};
pub use start::{Bots, StartError, bots, plan};
pub use talk::{Heard, Phrase, heard_in_words};
pub use trained::{Answered, Trained, note_answer};
pub use unit_choice::UnitChoice;
pub use venue::{Local, Venue, VenueError, WhenLeft, table_before};
pub use witness::{
    Agreed, Alarm, KeptChain, Note, Notes, OwnSeat, Promise, PromisedSeat, Receipt, Seen, alarm_in_words,
};
pub use work::{Job, Progress, Threads};
