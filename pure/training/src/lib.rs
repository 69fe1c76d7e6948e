//! Positions to think about: what would you do?
//!
//! A [`Puzzle`] is a position with a few moves to choose from. [`daily`] makes that of a day, the same for everybody, from the
//! date alone; [`mistakes`] takes them from a game where somebody erred. [`solve`] asks the coach how good an answer is. What
//! is drawn and what is taken is told in `docs/training.md`.
//!
//! ```
//! use bonecup_coach::Book;
//! use bonecup_games::{AnyOptions, GameId};
//! use bonecup_training::{Day, daily, solve};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let day: Day = "2026-11-18".parse()?;
//! let book = Book::solve(&AnyOptions::new(GameId::KnochenMax))?;
//! let puzzle = daily(GameId::KnochenMax, day, &book)?;
//! let position = puzzle.read()?;
//! let solved = solve(&position, &position.choices[0], &book)?;
//! assert!(solved.loss >= 0.0);
//! # Ok(())
//! # }
//! ```

mod cup;
mod daily;
mod day;
mod mistakes;
mod puzzle;
mod refusal;
mod solve;

pub use daily::{GAP, daily};
pub use day::{BadDay, Day};
pub use mistakes::{LEAST_LOSS, Mistake, mistakes};
pub use puzzle::{MOST_CHOICES, Position, Puzzle};
pub use refusal::TrainingRefusal;
pub use solve::{Solution, solve};
