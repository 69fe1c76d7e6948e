//! Rolling Bones: eighteen bone dice, a skeleton to build and bury, and luck to press.
//!
//! A player rolls all dice, lays bones that hang together, and either buries the skeleton under a gravestone
//! of the roll or pays dice for another roll. [`RollingBones`] is the whole game, [`BonesTurn`] one turn of it;
//! rulings are cited by number (RB-1 … RB-12).
//!
//! ```
//! use bonecup_rules::{Game, Points, Turn};
//! use rolling_bones::{BonesOptions, RollingBones};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = RollingBones::start(&BonesOptions::default(), 2)?;
//! let Turn::Chance(dice) = game.turn() else { panic!("the opening roll is due") };
//! assert_eq!(dice.to_string(), "L6 R6 C6");
//!
//! game.resolve(&"LA1 LA2 LA3 LL3 LL5 LL5 RA1 RA1 RL4 RL4 RL4 RL5 SK RI SP HA GR GR".parse()?)?;
//! for action in ["lay RI", "lay SK", "lay SP", "lay LA1", "lay LA2", "lay LA3", "lay RA1", "put on hat"] {
//!     game.play(&action.parse()?)?;
//! }
//! assert!(game.play(&"lay LL3".parse()?).is_err(), "the thigh needs the pelvis");
//! game.play(&"bury".parse()?)?;
//! assert_eq!(game.totals()[0], Points(18));
//! # Ok(())
//! # }
//! ```

mod bones;
mod dice;
mod first_options;
mod listed;
mod moves;
mod notation;
mod options;
mod position;
mod refusal;
pub mod score;
mod setup;
mod skeleton;
mod turn;

pub use bones::{Bone, BoneSet, Bones};
pub use dice::{DICE_PER_KIND, DiceCount, Face, Kind, Roll, Unlaid};
pub use first_options::FirstOptions;
pub use moves::Move;
pub use options::{BonesOptions, HatDuty, HatOff};
pub use position::RollingBones;
pub use refusal::Refusal;
pub use setup::{Fault, Setup};
pub use skeleton::Skeleton;
pub use turn::{BonesTurn, Dice, Duty, Progress};
