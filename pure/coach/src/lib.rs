//! Advice with reasons, and luck told apart from skill.
//!
//! A [`Book`] holds what has been solved for a game and its options. [`advise`] looks a position up in it: the value of
//! every legal move, and the best ones. [`Book::why`] gives the reasons for or against a move, as a list of [`Why`]:
//! each has its own computed numbers, and the language files have a sentence for each. [`analyse`] walks through
//! a record: what every decision lost against the best move, and what every roll brought.
//!
//! ```
//! use bonecup_coach::{Book, advise};
//! use bonecup_games::{AnyGame, AnyOptions, GameId};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let options = AnyOptions::new(GameId::KnochenMax);
//! let book = Book::solve(&options)?;
//! let mut game = AnyGame::start(&options, 1)?;
//! game.resolve(&bonecup_games::AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6")?)?;
//! let advice = advise(&game, &book)?;
//! // Throwing the last bone once more does no harm either: both moves are best.
//! let best = advice.best().last().ok_or("there is a best move")?;
//! assert_eq!(best.action.to_string(), "fill venuswurf");
//! let why = book.why(&game, &advice, &best.action);
//! assert_eq!(why[0].key(), "why-fill-now");
//! # Ok(())
//! # }
//! ```

mod advice;
mod analysis;
pub mod bones;
mod book;
mod chances;
mod facts;
pub mod floe;
mod refusal;
pub mod sheets;
mod to_win;
mod why;

pub use advice::{Advice, Kind, TIE, Valued, advise};
pub use analysis::{Analysis, Roll, SeatAnalysis, Step, Unit, What, analyse, analyse_winning};
pub use book::Book;
pub use chances::{Chances, ChancesFrom, CrowdBook, FieldBook, RaceBook};
pub use facts::Fact;
pub use refusal::CoachRefusal;
pub use to_win::standing_to_win;
pub use why::{Place, Section, Why};
