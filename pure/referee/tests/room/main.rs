//! Rooms, promise by promise: who may do what and when, what is refused, and that the log is the whole truth.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod clocks;
mod colours;
mod dice;
mod gathering;
mod kit;
mod leaving;
mod log;
mod model;
mod playing;
mod practice;
mod repeats;
mod whole_games;
