//! Rolling Bones: the values of a turn, the odds of a roll, the reasons that follow from them, and chances to win.

mod book;
mod coach;
mod field;
mod odds;
mod race;
mod why;

pub use book::RollingBonesBook;
pub(crate) use coach::COACH;
pub use field::{FieldBook, worth_to_win};
pub use odds::{chance_of_face, chance_of_fit, chance_without};
pub use race::RaceBook;
