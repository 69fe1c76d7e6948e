//! KnochenMAX: the values of sheets, the turn as a table, the reasons that follow from them, and chances to win.

mod book;
mod coach;
mod crowd;
mod duel;
mod odds;
mod turn;
mod why;

pub use book::KnochenMaxBook;
pub(crate) use coach::COACH;
pub use crowd::CrowdBook;
pub use odds::{chance_to_make, par};
pub use turn::{End, TurnTable};
