//! The binary as people and programs meet it. One test binary: each would link everything once more.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod abuse;
mod advise;
mod analyse;
mod bad_input;
#[allow(dead_code, reason = "not every test needs everything")]
#[path = "../../../server/tests/kit/client.rs"]
mod client;
mod docs;
mod kit;
#[cfg(unix)]
mod lying_server;
mod play;
mod play_floe;
#[cfg(unix)]
mod play_terminal;
mod rate;
mod replay;
mod score;
mod serve;
mod serve_bot;
#[cfg(unix)]
mod serve_join;
mod serve_keys;
mod serve_kill;
mod simulate;
mod solve;
mod throw;
mod training;
mod verify;
