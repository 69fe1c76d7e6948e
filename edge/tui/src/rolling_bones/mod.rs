//! Rolling Bones: the skeleton, the dice, and what a person does with them.

mod dice;
mod dice_input;
mod info;
mod move_input;
mod race;
mod scene;
mod skeleton;

pub(crate) use dice_input::DiceInput;
pub(crate) use move_input::{Mode, MoveInput};
pub(crate) use scene::{Scene, draw};
