//! The solver of sheets against a slow one, published values and simulated games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod kit;
mod sheets_crowd;
mod sheets_duel;
mod sheets_many;
mod sheets_outlook;
mod sheets_points;
mod sheets_yahtzee;
mod slow;
