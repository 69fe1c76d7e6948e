//! Evenings: plans of many tables for two, and what becomes of them.

mod matching;
mod progress;
mod refusal;
mod round;
mod round_robin;
mod schedule;
mod standings;
pub mod swiss;

pub use progress::{Evening, EveningPhase, PairingDue};
pub use refusal::EveningRefusal;
pub use round::{Ending, Outcome, Pairing, PairingState, Place, Round};
pub use round_robin::round_robin;
pub use schedule::{MOST_PLAYERS, MOST_TABLES, Schedule};
pub use standings::{Standing, TieBreak};
