//! The rules, told as tests: one per ruling, the printed example, the course of play, each refusal and fault.
#![expect(clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod example;
mod faults;
mod kit;
mod own_floe;
mod play;
mod refusals;
mod rulings;
mod scoring;
