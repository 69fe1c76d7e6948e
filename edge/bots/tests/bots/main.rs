//! Bots play whole games by the rules, the same seed plays the same, `steady` does what a sensible person does, and
//! the others are as strong as they are said to be.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod champion;
mod kit;
mod knochenmax;
mod levels;
mod list;
mod measure;
mod perfect;
mod rolling_bones;
mod rolling_dice;
mod strength;
mod whole_games;
