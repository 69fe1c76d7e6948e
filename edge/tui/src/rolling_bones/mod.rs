//! Rolling Bones: the skeleton, the dice, and what a person does with them.

mod board;
mod colours;
mod dice;
mod dice_input;
mod info;
mod move_input;
mod race;
mod scene;
mod skeleton;
mod targets;

pub(crate) use board::RollingBonesBoard;
use dice_input::DiceInput;
use move_input::{Mode, MoveInput};
use scene::Scene;
