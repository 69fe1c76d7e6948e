//! Yahtzee by the same code: the values that Verhoeff and others have published.

use bonecup_solver::knochenmax::{Jokers, PointsTable, Yahtzee};

fn check(jokers: Jokers, published: f64) {
    let value = PointsTable::solve(&Yahtzee::new(jokers)).value(0, 0);
    assert!((value - published).abs() < 1e-6, "{value}");
}

#[test]
fn yahtzee_with_free_jokers() {
    check(Jokers::Free, 254.589_609_5);
}

#[test]
fn yahtzee_with_forced_jokers() {
    check(Jokers::Forced, 254.587_728_7);
}

#[test]
fn yahtzee_without_bonus_and_joker() {
    check(Jokers::None, 245.870_774_5);
}
