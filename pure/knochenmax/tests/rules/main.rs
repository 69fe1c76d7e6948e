//! The rules of KnochenMAX as tests: the list of their names reads like the rules page.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod examples;
mod faults;
mod keeps;
mod kit;
mod notation;
mod options;
mod reference;
mod refusals;
mod rulings;
mod setups;
mod turns;
