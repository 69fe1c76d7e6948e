//! What happens at a table, and why a move is good, as sentences.
//!
//! The rules and the coach speak in types; the language files have the words. This crate brings both together, for
//! every place where people read: the command line, the terminal app. It colours nothing and breaks no lines.
//!
//! ```
//! use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, GameId};
//! use bonecup_telling::deed;
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

mod cast;
mod deeds;
mod earning;
mod events;
mod figures;
mod floe;
mod reasons;

pub use cast::{Cast, ME};
pub use deeds::{box_in_words, deed, dice_in_words};
pub use earning::{earned, gain_of, if_chosen, standing};
pub use events::Teller;
pub use figures::{percent, points};
pub use reasons::sentence;
