//! How well people play: a rating by results and one by mistakes, both with their uncertainty, for each game apart.
//!
//! [`RatedGame`] is what ratings need of a finished game. [`Ratings::of`] goes through such games in their order: whoever has the
//! same records in the same order gets the same numbers. The formulas and constants are in `docs/ratings.md`.
//!
//! ```
//! use bonecup_games::GameId;
//! use bonecup_ratings::{RatedGame, RatedSeat, Ratings};
//! use bonecup_rules::Points;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let seat = |name: &str, points| Ok::<_, Box<dyn std::error::Error>>(RatedSeat::person(name.parse()?, Points(points)));
//! let game = RatedGame {
//!     game: GameId::KnochenMax,
//!     table: "oak".parse()?,
//!     seats: vec![seat("Anna", 212)?, seat("Bert", 187)?],
//! };
//! let ratings = Ratings::of([&game]);
//! let anna = ratings.player(GameId::KnochenMax, &"Anna".parse()?).ok_or("she played")?;
//! let result = anna.result.ok_or("against somebody")?;
//! assert!((result.rating - 27.635231383473647).abs() < 1e-9 && (result.deviation - 8.065506316323548).abs() < 1e-9);
//! # Ok(())
//! # }
//! ```

mod anchors;
mod game;
mod ratings;
mod refusal;
mod result;
mod skill;

pub use anchors::anchor;
pub use game::{RatedGame, RatedSeat};
pub use ratings::{Ladder, Player, Ratings};
pub use refusal::NotRated;
pub use result::{BETA, DEVIATION, LEAST, ResultRating, START};
pub use skill::{Decisions, PRIOR_DECISIONS, SkillRating, prior_loss};
