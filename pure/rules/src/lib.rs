//! What a game is.
//!
//! A [`Game`] is a position that says whose [`Turn`] it is: a seat's, chance's, or nobody's. Seats play
//! moves, chance hands in outcomes, and both are checked: a [`Reason`] says which rule refused. The rules
//! never draw. Whoever draws does it through a [`Cup`], and the same description of the dice serves seeded
//! dice, an exhaustive count ([`perft`]) and the random games of the `conformance` suite.
//!
//! This crate and all beside it in `pure/` know no clock, file, network, thread or random source.

#[cfg(feature = "conformance")]
pub mod conformance;
mod cup;
mod game;
mod notation;
mod options;
pub mod perft;
mod points;
mod reason;
mod seat;
mod standings;
mod start;
mod table_game;

pub use cup::{Cup, Shake};
pub use game::{Game, Turn};
pub use notation::NotationError;
pub use options::{OptionError, OptionInfo, Options};
pub use points::Points;
pub use reason::Reason;
pub use seat::{MAX_SEATS, Seat, SeatsError};
pub use standings::Standings;
pub use start::StartError;
pub use table_game::{OLDEST_RULES, RULES_VERSION, TableGame};
