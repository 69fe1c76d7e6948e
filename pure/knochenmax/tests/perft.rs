//! The exhaustive counter on small and late positions.

use bonecup_rules::conformance::perft_fixture;
use bonecup_rules::perft::all_outcomes;
use knochenmax::KnochenMax;

#[test]
fn positions_are_counted() {
    perft_fixture::<KnochenMax>(include_str!("perft.txt"), &all_outcomes);
}
