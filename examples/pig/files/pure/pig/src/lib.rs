//! Pig: a player rolls one die as often as he dares. Every face but the 1 adds to the turn; a 1 loses the turn's points.
//! Whoever holds keeps them, and whoever first has the target wins.
//!
//! ```
//! use bonecup_rules::{Game, Points, Turn};
//! use pig::{Pig, PigOptions};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Pig::start(&PigOptions::default(), 2)?;
//! for face in ["4", "6"] {
//!     game.play(&"roll".parse()?)?;
//!     game.resolve(&face.parse()?)?;
//! }
//! assert_eq!(game.at_risk(), Points(10));
//! game.play(&"hold".parse()?)?;
//! assert_eq!(game.standings().points(), [Points(10), Points(0)]);
//! # Ok(())
//! # }
//! ```

mod dice;
mod moves;
mod options;
mod position;
mod refusal;
mod setup;

pub use dice::{Die, Face};
pub use moves::Move;
pub use options::PigOptions;
pub use position::{MOST_SEATS, Pig};
pub use refusal::Refusal;
pub use setup::{Fault, Setup};
