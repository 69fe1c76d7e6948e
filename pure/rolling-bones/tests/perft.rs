//! The exhaustive counter on small and late positions.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use bonecup_rules::Shake;
use bonecup_rules::conformance::{Source, perft_fixture};
use bonecup_rules::perft::all_outcomes;
use rolling_bones::{DiceCount, Roll, RollingBones};

/// All ways the dice fall; but 6¹⁸ opening rolls of the next turn are too many, so one stands for them.
fn outcomes(dice: &DiceCount) -> Vec<Roll> {
    if *dice == DiceCount::ALL { vec![dice.shake(&mut Source::new(1))] } else { all_outcomes(dice) }
}

#[test]
fn late_positions_are_counted() {
    perft_fixture::<RollingBones>(include_str!("perft.txt"), &outcomes);
}
