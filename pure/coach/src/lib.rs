//! Advice with reasons, and luck told apart from skill.
//!
//! A [`Book`] holds what is known of a game with its options. [`consult`] asks it about a position and gets [`Advice`]:
//! the moves in order, the best marked, how far to trust the numbers, and reasons as a list of [`Why`]. Each reason has
//! its own computed numbers, and the language files have a sentence for each. [`analyse`] walks through a record: what
//! every decision lost against the best move, and what every roll brought.
//!
//! Each game has a module with its [`Coach`]; `list.rs` is the list of them.
//!
//! ```
//! use bonecup_coach::{Book, Question, consult};
//! use bonecup_games::{AnyGame, AnyOptions, GameId};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let options = AnyOptions::new(GameId::KnochenMax);
//! let book = Book::solve(&options)?;
//! let mut game = AnyGame::start(&options, 1)?;
//! game.resolve(&bonecup_games::AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6")?)?;
//! let thrower = &rolling_dice::Scatter;
//! let advice = consult(&Question { game: &game, asked: None, reasons: true, thrower }, &book)?;
//! // Throwing the last bone once more does no harm either: both moves are best.
//! let best = advice.best().next().ok_or("there is a best move")?;
//! assert_eq!(best.action.to_string(), "fill venuswurf");
//! assert_eq!(best.why[0].key(), "why-fill-now");
//! # Ok(())
//! # }
//! ```

mod advice;
mod analysis;
mod book;
mod chances;
mod coach;
mod counsel;
mod facts;
pub mod knochenmax;
mod list;
mod parting;
mod plan;
mod refusal;
pub mod rolling_bones;
pub mod rolling_dice;
mod to_win;
mod unit;
mod values;
mod why;

pub use advice::{Advice, AdvisedMove, Measure, Question, consult, consult_to_win};
pub use analysis::{Analysis, Roll, SeatAnalysis, Step, What, analyse, analyse_winning};
pub use book::{Book, WeakBook};
pub use chances::{Chances, ChancesFrom};
pub use coach::{Coach, Variances};
pub use counsel::{Counsel, SeatChances, counsel, explain};
pub use facts::Fact;
pub use list::asks_to_win;
pub use parting::{Deed, Parting};
pub use plan::plan;
pub use refusal::CoachRefusal;
pub use to_win::standing_to_win;
pub use unit::Unit;
pub use values::{Kind, TIE, Valued, Values};
pub use why::{Place, Section, Why};
