//! Games of sheets: throw, keep, throw again, and fill one box of a card per turn.
//!
//! The machinery knows no game: a [`SheetGame`] says which box takes what from which throw, a [`Turn`] solves the
//! throws of a turn, a [`PointsTable`] holds the expected points of every card. [`KnochenMaxGame`] and [`Yahtzee`]
//! are two games for it.
//!
//! For KnochenMAX three answers are built on it: [`ExpectedPoints`] for a seat with any number of sheets, [`Duel`]
//! for the probability that one of two players wins, and [`Crowd`] for an estimate of it with more players.

mod cards;
mod crowd;
mod duel;
mod estimate;
mod expected;
mod game;
mod in_turn;
mod lattice;
mod outlook;
mod points;
mod policy;
mod rules;
mod turn;
mod two_sheets;
mod yahtzee;

pub use cards::Cards;
pub use crowd::Crowd;
pub use duel::{Border, Duel, DuelPlan, Progress};
pub use estimate::Estimate;
pub use expected::ExpectedPoints;
pub use game::{Row, SheetGame, Way};
pub use in_turn::MoveValue;
pub use lattice::Lattice;
pub use outlook::Outlook;
pub use points::PointsTable;
pub use rules::{KnochenMaxGame, SIDES};
pub use turn::Turn;
pub use two_sheets::TwoSheets;
pub use yahtzee::{Jokers, Yahtzee};
