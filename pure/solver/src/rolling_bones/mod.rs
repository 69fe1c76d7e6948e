//! A turn of Rolling Bones, exactly: the value of every position for any utility of the final score.
//!
//! A turn is a Markov decision process with a known end, solved by backward induction, one *layer* per number of
//! supplementary rolls, from the last layer to the first:
//!
//! ```text
//!  layer n          opening roll (n = 0), or the n-th supplementary roll
//!
//!   cup             chance: its value is the mean over all rolls
//!    │  the odds of each growth, of hats and of the grave          rolls/, values/chance_node
//!    ▼
//!   roll            decision: which bones are laid? The best skeleton between the one that lies there
//!    │              and the growth, found step by step; a false bone where nothing fits
//!    ▼                                                             values/false_bone
//!   skeleton        decision: roll on, bury or leave?              values/decision
//!    ├─ bury, leave ─▶ the utility of the score
//!    └─ pay ─▶ cup of layer n + 1, which is valued already         values/backward
//! ```
//!
//! The same way forward, from the opening roll and along the best decisions, gives the probability of every score
//! (`play/`).
//!
//! | word | what it means here |
//! |---|---|
//! | shape | which places of the skeleton are filled: 635 without a gap |
//! | growth | the largest shape that a roll allows; all that may be laid lies between the shape and its growth |
//! | mishap | a roll in which no bone fits, so that a false bone is due |
//! | dice state | what else the future depends on: dice gone by kind, false bones, flaws in sections that are not complete |
//! | state | a dice state with a shape; its index counts within its layer |
//! | block | all states of a layer with the same dice state |
//! | layer | all states with the same number of supplementary rolls |
//! | state space | all layers, numbered before anything is valued; a [`TurnPlan`] holds one |
//! | cup | a state before its roll: a chance node |
//! | decision | a state after its roll: its value by what else the roll shows (nothing, a hat, the grave, both) |
//! | lanes | values for several utilities at once, in the lanes of a SIMD register |
//! | engine | arithmetic on the four cases of a decision, in the registers that the machine has |
//! | reach | the probability that best play comes to a state |
//! | bound | how much values can change if the utility changes by δ; what that leaves out need not be solved again |
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
pub use play::pack::{Pack, Plays};
pub use play::racer::{BonesRacer, RacerMemory};
pub use values::solved_turn::{SolvedTurn, TurnPlan};
pub use values::utility::Utility;
