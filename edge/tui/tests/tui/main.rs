//! The terminal app as people see and use it: screens as text, whole games by keys.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod doorway;
mod endings;
mod kit;
mod knochenmax;
mod menu;
mod rolling_bones;
mod rolling_dice;
mod saved;
mod whole_games;
