//! KnochenMAX: five knucklebones, a sheet of ten boxes, and up to three throws for each of them.
//!
//! An astragalus falls on one of four [sides](Side): Hund 1, Rücken 3, Bauch 4, Chios 6, and not equally
//! often on each ([`Profile`]). A turn begins with all five bones; twice the seat may [keep](Move::Keep) some
//! and throw the others. Then it [fills](Move::Fill) one free box of its [`Sheet`], with what the throw is worth
//! there or with 0. Five alike are a KnochenMAX, and further ones earn a bonus or stand for any throw
//! ([`score::Further`]). After ten rounds, or ten for each of several parallel sheets, the most points win.
//!
//! [`KnochenMax`] is a position, reached from the start by play or from a written [`Setup`]. The rulings that
//! the code cites, KM-1 to KM-6, are those of the rules page.
//!
//! ```
//! use bonecup_rules::{Game, Points, Seat, Turn};
//! use knochenmax::{KnochenMax, KnochenMaxOptions, SheetBox};
//!
//! let mut game = KnochenMax::start(&KnochenMaxOptions::default(), 2)?;
//! // The first throw is chance's; then seat 1 lets three bones lie and throws the two others again.
//! game.resolve(&"6 1 6 3 6".parse()?)?;
//! assert_eq!(game.turn(), Turn::Seat(Seat(0)));
//! game.play(&"keep 6 6 6".parse()?)?;
//! game.resolve(&"4 4".parse()?)?;
//! // A full house, with a throw to spare.
//! assert_eq!(game.throws_left(), 1);
//! game.play(&"fill full_house".parse()?)?;
//!
//! assert_eq!(game.sheets(Seat(0))[0].value(SheetBox::FullHouse), Some(Points(25)));
//! assert_eq!(game.to_move(), Seat(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bones;
mod chance;
mod fault;
mod listed;
mod moves;
mod notation;
mod options;
mod position;
mod profile;
mod refusal;
pub mod score;
mod setup;
mod sheet;

pub use bones::{BONES, Bones, Side};
pub use chance::{Request, Thrown};
pub use fault::Fault;
pub use moves::Move;
pub use options::{KnochenMaxOptions, SheetCount};
pub use position::{KnochenMax, MOST_SEATS, THROWS};
pub use profile::Profile;
pub use refusal::Refusal;
pub use setup::{SeatSetup, Setup, SheetSetup};
pub use sheet::{MOST_SHEETS, Sheet, SheetBox, SheetNo};
