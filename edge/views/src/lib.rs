//! What people see of each game: the list of views, and the views of the games.
//!
//! The prompt, the terminal app, the server and the coach ask [`view`]; a game without a board of its own in a client is
//! played by its view alone.
//!
//! ```
//! use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, GameId};
//! use bonecup_views::deed;
//! use bonecup_words::{Language, Words};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = AnyGame::start(&AnyOptions::new(GameId::KnochenMax), 1)?;
//! game.resolve(&AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6")?)?;
//! let action = AnyMove::read(GameId::KnochenMax, "fill venuswurf")?;
//! let words = Words::new(Language::English);
//! assert!(deed(&action, &game, &words).contains("Venuswurf"));
//! # Ok(())
//! # }
//! ```

#[cfg(test)]
mod facts_tests;
pub mod knochenmax;
mod list;
#[cfg(test)]
mod picture_tests;
mod reasons;
pub mod rolling_bones;
pub mod rolling_dice;

pub use bonecup_view::*;
pub use list::{consequences, deed, picture, told, view};
pub use reasons::{parting, sentence};
