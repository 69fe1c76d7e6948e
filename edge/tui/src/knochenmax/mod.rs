//! KnochenMAX: bones to keep or throw, and sheets to fill.

mod board;
mod bones;
mod colours;
mod dice_input;
mod move_input;
mod scene;
mod table;
mod targets;

pub(crate) use board::KnochenMaxBoard;
use dice_input::DiceInput;
use move_input::MoveInput;
use scene::Scene;
