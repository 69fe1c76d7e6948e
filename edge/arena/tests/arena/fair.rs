//! All faces come up alike, whoever throws and however.

use bonecup_arena::{Arena, Lean};
use bonecup_rules::conformance::Source;
use rolling_dice::Aim;

use crate::kit::{Tally, onto_empty, sensible, straight};

/// Exceeded once in a thousand times, with five degrees of freedom.
const ONCE_IN_A_THOUSAND: f64 = 20.5;

#[test]
fn the_judged_engine_favours_no_face() {
    let mut source = Source::new(1);
    let tally = Tally::of(&Arena, (0..4_000).map(|_| onto_empty(sensible(&mut source))));
    assert!(tally.chi_square() < ONCE_IN_A_THOUSAND, "{:?}", tally.faces);
}

#[test]
fn the_search_engine_favours_no_face() {
    let mut source = Source::new(2);
    let tally = Tally::of(&Lean::default(), (0..20_000).map(|_| onto_empty(sensible(&mut source))));
    assert!(tally.chi_square() < ONCE_IN_A_THOUSAND, "{:?}", tally.faces);
}

/// A soft throw hardly tumbles, so the dice lie almost as they left the hand; without spin and tremor even more so.
#[test]
fn a_throw_that_hardly_tumbles_is_fair_too() {
    let soft = Aim { spin: 0, loft: 0, ..straight(300) };
    let tally = Tally::of(&Arena, (0..1_000).map(|_| onto_empty(soft)));
    assert!(tally.chi_square() < ONCE_IN_A_THOUSAND, "{:?}", tally.faces);
    let tally = Tally::of(&Lean::with_tremor(0.0), (0..3_000).map(|_| onto_empty(soft)));
    assert!(tally.chi_square() < ONCE_IN_A_THOUSAND, "{:?}", tally.faces);
}
