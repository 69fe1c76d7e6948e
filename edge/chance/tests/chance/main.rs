//! Verifiable dice: the published vectors, evenness, honest records that hold and forged ones that do not.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod corpus;
mod documents;
mod fair;
mod forged;
mod honest;
mod kit;
mod script;
mod second;
mod secrets;
mod statistics;
mod third;
mod vectors;
mod vectors2;
