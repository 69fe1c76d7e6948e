//! The referee, rule by rule: what a table accepts, what it refuses, and what its record says.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod commands;
mod edited;
mod events;
mod hand;
mod kit;
mod plans;
mod record;
mod whole_games;
