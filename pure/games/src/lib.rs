//! The one list of games.
//!
//! Everything that does not care which game is played works with [`AnyGame`] and its moves, requests and outcomes, and
//! what is about one game asks for it by type: `any.of::<RollingBones>()`. A new game is added by a line in `list.rs`.

mod any;
mod id;
mod list;
mod listed;
mod seating;
mod written;

pub use bonecup_rules::{OLDEST_RULES, RULES_VERSION};
pub use id::UnknownGame;
pub use list::{AnyGame, AnyMove, AnyOptions, AnyOutcome, AnyRefusal, AnyRequest, GameId, draw};
#[cfg(feature = "typescript")]
pub use list::{GameOptions, Positions};
pub use listed::Listed;
pub use rolling_dice::{ChoiceRefusal, Colour, Seating};
pub use written::{PositionError, WrittenPosition};
