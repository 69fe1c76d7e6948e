//! KnochenMAX: bones to keep or throw, and sheets to fill.

mod bones;
mod dice_input;
mod move_input;
mod scene;
mod table;

pub(crate) use dice_input::DiceInput;
pub(crate) use move_input::MoveInput;
pub(crate) use scene::{Scene, draw};
