//! Rolling Dice: the floe from above, aims, and dice in flight.

mod arena;
mod choosing;
mod dice_input;
mod flight;
mod lying;
mod move_input;
mod panel;
mod placing;
mod scene;
mod touching;

pub(crate) use dice_input::DiceInput;
pub(crate) use flight::Flight;
pub(crate) use move_input::{MoveInput, MoveTask};
pub(crate) use scene::{Scene, draw};
