//! Throws of both engines: the same bits every time, fair, alike, and always accepted by the rules.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod alike;
mod fair;
mod feel;
mod floe;
mod games;
mod goldens;
mod kit;
mod path;
mod refusals;
