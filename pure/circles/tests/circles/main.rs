//! Leagues and evenings.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod evenings;
mod kit;
mod leagues;
mod round_robins;
mod standings;
mod swiss_rounds;
