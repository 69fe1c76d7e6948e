//! The terminal app as people see and use it: screens as text, whole games by keys.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod bones;
mod doorway;
mod endings;
mod floe;
mod kit;
mod menu;
mod saved;
mod sheets;
mod whole_games;
