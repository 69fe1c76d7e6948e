//! A turn of Rolling Bones, exactly: the value of every position for any utility of the final score.
//!
//! Between rolls a turn is known by the filled places (635 shapes without a gap), the hat, and the *books*: dice gone
//! by kind, false bones, and flaws of sections that are not complete. Of a roll only its *growth* matters, the largest
//! skeleton that it allows, beside hat and grave; all that may be laid lies between the skeleton and its growth, and the
//! best of it is found step by step along the growths (`cup`, `shapes`). Where nothing fits, `falling` weighs
//! false bones. Levels are solved from the last supplementary roll to the first.
//!
//! ```
//! use bonecup_solver::rolling_bones::{TurnPlan, Utility};
//! use rolling_bones::{BonesOptions, BonesTurn, Move};
//!
//! # fn main() -> Result<(), rolling_bones::Refusal> {
//! let options = BonesOptions::default();
//! let solved = TurnPlan::new().solve(&options, Utility::points());
//! let mut turn = BonesTurn::new();
//! assert!((solved.value(&turn) - 12.617_857_489_753).abs() < 1e-9);
//!
//! # let roll = "LA1 LA2 LA3 LL3 LL5 LL5 RA1 RA1 RL4 RL4 RL4 RL5 SK RI SP HA GR GR".parse().unwrap_or_default();
//! turn.resolve(&roll)?;
//! let moves = solved.moves(&turn);
//! let best = moves.iter().map(|&(_, value)| value).fold(f64::MIN, f64::max);
//! assert!((best - solved.value(&turn)).abs() < 1e-9);
//! # Ok(())
//! # }
//! ```

mod play;
mod rolls;
mod states;
mod values;

pub use play::distribution::Distribution;
pub use play::field::Field;
pub use play::racer::{BonesRacer, RacerMemory};
pub use values::solved_turn::{SolvedTurn, TurnPlan};
pub use values::utility::Utility;
