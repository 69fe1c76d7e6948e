//! One server on one machine: what it promises to people, to programs and against those who mean it ill.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

#[path = "../kit/mod.rs"]
mod kit;

mod chances;
mod circles;
mod colours;
mod deals;
mod dice;
mod evening;
mod evenings;
mod figures;
mod floe;
mod identity;
mod keys;
mod limits;
mod lists;
mod looking;
mod odd;
mod past;
mod practice;
mod previews;
mod proxies;
mod push;
mod ratings;
mod records;
mod refusals;
mod secrets;
mod strangers;
mod stream;
mod tables;
mod talk;
mod time;
mod training;
mod whole_games;
mod why;
