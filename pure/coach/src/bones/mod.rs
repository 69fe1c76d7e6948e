//! Rolling Bones: the values of a turn, the chances of a roll, and the reasons that follow from them.

mod book;
mod chances;
mod why;

pub use book::BonesBook;
pub use chances::{chance_of_face, chance_of_fit, chance_without};
