//! KnochenMAX: the values of sheets, the turn as a table, and the reasons that follow from them.

mod book;
mod chances;
mod turn;
mod why;

pub use book::SheetsBook;
pub use chances::{chance_to_make, par};
pub use turn::{End, TurnTable};
