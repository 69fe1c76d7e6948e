//! The one list of games.
//!
//! Everything that does not care which game is played works with [`AnyGame`] and its moves, requests and outcomes.
//! A new game is added in two places: to [`GameId`] and to the list in `any.rs`.

mod any;
mod draw;
mod id;
mod options;
mod seating;
mod written;

pub use any::{AnyGame, AnyMove, AnyOutcome, AnyRefusal, AnyRequest};
pub use draw::draw;
pub use id::{GameId, UnknownGame};
pub use options::{AnyOptions, OLDEST_RULES, RULES_VERSION};
pub use rolling_dice::{ChoiceRefusal, Colour, Seating};
pub use written::{PositionError, WrittenPosition};
