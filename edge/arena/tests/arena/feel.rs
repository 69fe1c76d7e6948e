//! Aiming is a skill: sensible throws mostly stay, careless ones get wet, the far end takes care.

use bonecup_arena::{Arena, Lean};
use bonecup_rules::conformance::Source;
use rolling_dice::{Aim, Throw};

use crate::kit::{Tally, onto_empty, sensible, straight};

fn judged(aim: Aim, throws: usize) -> Tally {
    Tally::of(&Arena, (0..throws).map(|_| onto_empty(aim)))
}

#[test]
fn a_sensible_throw_keeps_a_die_in_70_to_90_of_100_cases() {
    let mut source = Source::new(3);
    let tally = Tally::of(&Arena, (0..800).map(|_| onto_empty(sensible(&mut source))));
    let share = tally.any_on / tally.throws;
    assert!((0.7..0.9).contains(&share), "{share}");
}

#[test]
fn a_careless_hard_throw_ends_in_the_water() {
    for strength in [1400, 2000] {
        let tally = judged(straight(strength), 300);
        assert!(tally.any_on / tally.throws < 0.15, "{strength}: {}", tally.any_on);
    }
}

#[test]
fn harder_is_further_and_less_safe() {
    let tallies = [500, 700, 900, 1100].map(|strength| judged(straight(strength), 150));
    for pair in tallies.windows(2) {
        assert!(pair[0].y.mean() + 30.0 < pair[1].y.mean());
        assert!(pair[0].on >= pair[1].on);
    }
    assert!(tallies[3].on / tallies[3].dice < 0.5);
}

#[test]
fn direction_and_place_decide_where_to() {
    let left = judged(Aim { direction: -200, ..straight(800) }, 150);
    let right = judged(Aim { direction: 200, ..straight(800) }, 150);
    assert!(left.x.mean() < 115.0 && right.x.mean() > 185.0, "{} {}", left.x.mean(), right.x.mean());
    let beside = judged(Aim { place: 800, ..straight(800) }, 150);
    assert!((beside.x.mean() - 80.0).abs() < 10.0, "{}", beside.x.mean());
}

/// The same aim scatters, with a hand that does not tremble too: the dice lie in it as they like.
#[test]
fn a_repeated_aim_scatters() {
    let throws = || (0..800).map(|_| onto_empty(straight(800)));
    let spreads = [0.0, 1.0, 2.0].map(|scale| Tally::of(&Lean::with_tremor(scale), throws()).y.deviation());
    assert!(spreads[0] > 15.0 && spreads[0] < spreads[1] && spreads[1] < spreads[2], "{spreads:?}");
}

#[test]
fn three_dice_and_four_leave_the_hand_without_touching() {
    for dice in 1..=4 {
        let throw = Throw { dice, ..onto_empty(straight(600)) };
        let tally = Tally::of(&Arena, std::iter::repeat_n(throw, 60));
        assert!(tally.on / tally.dice > 0.95, "{dice}: {}", tally.on);
    }
}
