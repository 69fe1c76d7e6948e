//! Positions to think about, from dates and from games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod daily;
mod kit;
mod mistakes;
