//! Several nodes on one Postgres, joined by NATS: what `scripts/with-services` starts.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

#[path = "../kit/mod.rs"]
mod kit;

mod failing;
mod forwarder;
mod place;
mod together;
