//! The rules, told as tests: one per ruling, the printed example, the course of play, each refusal and fault.
#![expect(clippy::expect_used, clippy::panic, reason = "a test may stop at the first surprise")]

mod colours;
mod example;
mod faults;
mod first_edition;
mod kit;
mod own_floe;
mod play;
mod refusals;
mod rulings;
mod scoring;
