//! Bots play whole games by the rules, the same seed plays the same, and `steady` does what a sensible person does.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod kit;
mod knochenmax;
mod list;
mod rolling_bones;
mod strength;
mod whole_games;
