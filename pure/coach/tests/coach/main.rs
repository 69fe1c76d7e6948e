//! The coach: values add up, and reasons tell the truth.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod bones_reasons;
mod chances;
mod floe;
mod identity;
mod kit;
mod sheet_reasons;
mod winning;
