//! Who tells what happens, and to whom.

use bonecup_rules::Seat;
use bonecup_words::{Value, Words};

use crate::Cast;

/// Tells what happens at a table.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// Who plays.
    pub cast: &'a Cast,
    /// The language.
    pub words: &'a Words,
}

impl Teller<'_> {
    /// A sentence about a seat.
    pub fn say(&self, key: &str, seat: Seat, more: &[(&'static str, Value<'_>)]) -> String {
        let mut values = self.cast.subject(seat);
        values.extend(more.iter().cloned());
        self.words.say(key, &values)
    }
}
