//! The exhaustive counter: every listed move, and three ways in which each throw can land.

use bonecup_rules::conformance::perft_fixture;
use rolling_dice::{Landing, RollingDice, Scatter, Throw, Thrower};

/// No list of landings is complete; these noises stand for all.
fn landings(throw: &Throw) -> Vec<Landing> {
    (1..=3).map(|noise| Scatter.throw(throw, noise)).collect()
}

#[test]
fn all_listed_ways_are_counted() {
    perft_fixture::<RollingDice>(include_str!("perft.txt"), &landings);
}
