//! Search engine and judged engine: on average the dice come to rest alike.
//!
//! Both get the same throws, but the noise does not lead to the same landings. The bounds are some three standard
//! errors of these samples and what is left of difference.

use bonecup_arena::{Arena, Lean};
use rolling_dice::{Aim, Throw};

use crate::kit::{Tally, aim, onto, onto_empty, straight};

const CROWD: [(i32, i32); 6] = [(150, 300), (100, 250), (200, 200), (60, 150), (150, 150), (220, 340)];

#[track_caller]
fn alike(throw: &Throw, throws: usize) {
    let judged = Tally::of(&Arena, std::iter::repeat_n(throw.clone(), throws));
    let lean = Tally::of(&Lean::default(), std::iter::repeat_n(throw.clone(), 2 * throws));
    close("dice on the floe", 0.07, judged.on / judged.dice, lean.on / lean.dice);
    close("throws that keep a die", 0.08, judged.any_on / judged.throws, lean.any_on / lean.throws);
    close("throws that move a die", 0.10, judged.moved / judged.throws, lean.moved / lean.throws);
    close("throws that push one off", 0.06, judged.pushed_off / judged.throws, lean.pushed_off / lean.throws);
    close("mean x", 7.0, judged.x.mean(), lean.x.mean());
    close("mean y", 10.0, judged.y.mean(), lean.y.mean());
    close("deviation of x", 6.0, judged.x.deviation(), lean.x.deviation());
    close("deviation of y", 8.0, judged.y.deviation(), lean.y.deviation());
}

#[track_caller]
fn close(what: &str, bound: f64, judged: f64, lean: f64) {
    assert!((judged - lean).abs() <= bound, "{what}: judged {judged}, search {lean}");
}

#[test]
fn on_an_empty_floe() {
    for strength in [500, 800, 1000, 1200] {
        alike(&onto_empty(straight(strength)), 300);
    }
}

#[test]
fn across_and_along_the_rim() {
    alike(&onto_empty(aim("at 60.0 direction 250 strength 900 loft 50 spin 12.0")), 300);
    alike(&onto_empty(aim("at 60.0 direction 0 strength 800 loft 50 spin 12.0")), 300);
}

#[test]
fn with_every_loft_and_spin() {
    for (loft, spin) in [(-200, 120), (400, 0), (200, 300)] {
        alike(&onto_empty(Aim { loft, spin, ..straight(900) }), 250);
    }
}

#[test]
fn against_a_die_in_the_way() {
    alike(&onto(straight(900), &[(150, 250)]), 500);
    alike(&onto(straight(1000), &[(150, 385)]), 500);
}

#[test]
fn into_a_crowd() {
    alike(&onto(straight(900), &CROWD), 400);
    alike(&onto(aim("at 240.0 direction -150 strength 1100 loft 50 spin 12.0"), &CROWD), 400);
}
