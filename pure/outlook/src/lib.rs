//! What positions and aims of Rolling Dice are worth.
//!
//! Nothing here knows physics. A small model of sliding dice ([`weigh_choices`], [`weigh_spots`]) says at once what
//! a die that lies there is worth: what it earns in this round, with the colours that have still to throw as they
//! are expected to end, and what it promises for the next, in which it has to be beaten. [`search`] lets a
//! `Thrower` that is handed in try aims and weighs where they lead. [`play_out`] plays on after a move, again and
//! again, and counts.
//!
//! All values are points by which a seat gets ahead of the others: its own, less the mean of theirs.
//!
//! ```
//! use bonecup_outlook::{Effort, search};
//! use bonecup_rules::Game;
//! use rolling_dice::{DiceOptions, RollingDice, Scatter, Thrower};
//!
//! let game = RollingDice::start(&DiceOptions::default(), 2)?;
//! let effort = Effort { first: 1, rounds: 2 };
//! let throw_all = |throws: &[_]| throws.iter().map(|(throw, noise)| Scatter.throw(throw, *noise)).collect();
//! let tried = search(&game, effort, 7, &throw_all, &|| true);
//! assert!(tried[0].worth.mean() >= tried[1].worth.mean());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod candidates;
mod career;
mod estimate;
mod field;
mod judge;
mod noise;
mod places;
mod review;
mod rollout;
mod search;
mod slide;
mod standard;
mod weigh;

pub use candidates::kept_in_range;
pub use estimate::Estimate;
pub use noise::Noise;
pub use review::{AimJudged, expected, held, review_aim, review_choices, review_landing, review_spots};
pub use rollout::{Playout, Thrown, lead, play_on, play_out};
pub use search::{Effort, ThrowAll, Tried, search};
pub use slide::expected_distance;
pub use standard::{best, standard_aim, standard_move};
pub use weigh::{gain_now, weigh_choices, weigh_spots};
