//! Rolling Dice: the floe from above, aims, and dice in flight.

mod arena;
mod board;
mod choosing;
mod colours;
mod dice_input;
mod flight;
mod lying;
mod move_input;
mod panel;
mod placing;
mod scene;
mod touching;

pub(crate) use board::RollingDiceBoard;
use dice_input::DiceInput;
use move_input::{MoveInput, MoveTask};
