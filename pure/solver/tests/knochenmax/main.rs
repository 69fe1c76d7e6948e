//! The solver of KnochenMAX against a slow one, published values and simulated games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod crowd;
mod duel;
mod joint;
mod kit;
mod many;
mod outlook;
mod points;
mod slow;
mod yahtzee;
