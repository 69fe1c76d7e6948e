//! What this machine saw of a table and sent to it, so that it can say afterwards whether a record tells the same.

mod alarm;
mod note;
mod notes;
mod seen;

pub use alarm::{Alarm, alarm_in_words};
pub use note::{Agreed, KeptChain, Note, OwnSeat, Promise, PromisedSeat, Receipt};
pub use notes::Notes;
pub use seen::Seen;
