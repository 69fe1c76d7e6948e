//! Throws that no position asks for are refused, and thrown all the same they move nothing.

use bonecup_arena::{Arena, Lean, ThrowError, check};
use bonecup_rules::Reason;
use bonecup_rules::conformance::Source;
use rolling_dice::{Aim, AimPart, Colour, Length, Misfit, Place, Refusal, Rest, Throw, Thrower};

use crate::kit::{any_throw, lying, onto, onto_empty, straight};

#[track_caller]
fn refused(throw: &Throw, error: ThrowError) {
    assert_eq!(check(throw), Err(error));
    assert!(!error.code().is_empty() && !error.to_string().is_empty());
    for landing in [Arena.throw(throw, 1), Lean::default().throw(throw, 1), Arena.watch(throw, 1).landing] {
        assert_eq!(landing.scoring, throw.resting);
        assert_eq!(landing.thrown.len(), usize::from(throw.dice));
        assert!(landing.thrown.iter().all(|die| die.place == Place::Outside));
    }
    assert!(Arena.watch(throw, 1).path.is_empty());
}

#[test]
fn whatever_a_position_asks_for_is_thrown() {
    for number in 0..200 {
        assert_eq!(check(&any_throw(&mut Source::new(number))), Ok(()));
    }
}

#[test]
fn aims_out_of_range() {
    for part in AimPart::ALL {
        let (least, most) = part.range().into_inner();
        for given in [least - 1, most + 1, i32::MIN, i32::MAX] {
            let mut aim = straight(900);
            match part {
                AimPart::Place => aim.place = given,
                AimPart::Direction => aim.direction = given,
                AimPart::Strength => aim.strength = given,
                AimPart::Loft => aim.loft = given,
                AimPart::Spin => aim.spin = given,
            }
            refused(&onto_empty(aim), Refusal::AimOutOfRange { part, given }.into());
        }
    }
}

#[test]
fn no_dice_and_too_many() {
    for given in [0, 5, 255] {
        refused(&Throw { dice: given, ..onto_empty(straight(900)) }, ThrowError::Dice { given });
    }
}

#[test]
fn dice_in_one_another() {
    let throw = onto(straight(900), &[(100, 100), (105, 100)]);
    assert!(matches!(check(&throw), Err(ThrowError::Refusal(Refusal::Misfit(Misfit::Overlap(..))))));
    let Err(error) = check(&throw) else { panic!("refused") };
    refused(&throw, error);
}

#[test]
fn dice_in_the_air_and_beside_the_floe() {
    for wrong in [
        Rest { level: 1, ..lying(1, 100, 100) },
        Rest { level: 200, ..lying(1, 100, 100) },
        lying(1, 5, 5),
        Rest { x: Length::MOST, ..lying(1, 100, 100) },
        Rest { place: Place::Water, ..lying(1, 5, 100) },
    ] {
        let throw = Throw { resting: vec![(Colour::Red, wrong)], ..onto_empty(straight(900)) };
        let Err(error) = check(&throw) else { panic!("{wrong:?}") };
        refused(&throw, error);
    }
}

#[test]
fn a_colour_twice() {
    let mut throw = onto(straight(900), &[(100, 100), (200, 100)]);
    throw.resting[1].0 = throw.resting[0].0;
    refused(&throw, Refusal::ScoringTwice { colour: throw.resting[0].0 }.into());
}

#[test]
fn ten_thousand_dice() {
    let dice = (0..10_000).map(|i| (Colour::ALL[i % 6], lying(1, 100, 100)));
    let throw = Throw { resting: dice.collect(), ..onto_empty(straight(900)) };
    refused(&throw, ThrowError::Resting { given: 10_000 });
}

#[test]
fn a_strange_tremor_is_cut() {
    for scale in [f64::NAN, f64::INFINITY, -1.0, 1e300] {
        let landing = Lean::with_tremor(scale).throw(&onto_empty(Aim { loft: 400, ..straight(2000) }), 1);
        assert_eq!(landing.thrown.len(), 4);
    }
}
