//! Dice that lie there before the throw.

use bonecup_arena::{Arena, Lean};
use rolling_dice::{Colour, Place, Rest, Thrower};

use crate::kit::{aim, lying, onto, straight};

#[test]
fn untouched_dice_lie_as_they_lay() {
    let throw =
        onto(aim("at 240.0 direction 0 strength 600 loft 50 spin 12.0"), &[(40, 300), (60, 60), (150, 380)]);
    for noise in 0..60 {
        assert_eq!(Arena.throw(&throw, noise).scoring, throw.resting, "{noise}");
        assert_eq!(Lean::default().throw(&throw, noise).scoring, throw.resting, "{noise}");
    }
}

/// Two dice of one level may touch, and even stick in one another a little: nobody moves them apart.
#[test]
fn dice_that_touch_stay_so() {
    let mut throw = onto(aim("at 240.0 direction 0 strength 500 loft 50 spin 12.0"), &[(60, 300), (60, 300)]);
    throw.resting[0].1.turn = rolling_dice::Yaw::default();
    throw.resting[1].1.turn = rolling_dice::Yaw::default();
    throw.resting[1].1.y = rolling_dice::Length::hundredths(31_160);
    for noise in 0..20 {
        assert_eq!(Arena.throw(&throw, noise).scoring, throw.resting, "{noise}");
        assert_eq!(Lean::default().throw(&throw, noise).scoring, throw.resting, "{noise}");
    }
}

#[test]
fn a_tower_stands_until_it_is_hit() {
    let tower = |level| Rest { level, ..lying(4, 150, 200) };
    let mut throw = onto(aim("at 240.0 direction 0 strength 500 loft 50 spin 12.0"), &[]);
    throw.resting = vec![(Colour::Red, tower(0)), (Colour::Blue, tower(1)), (Colour::Green, tower(2))];
    for noise in 0..20 {
        assert_eq!(Arena.throw(&throw, noise).scoring, throw.resting, "{noise}");
    }
    throw.aim = straight(1000);
    let falls = |noise: &u64| {
        Arena.throw(&throw, *noise).scoring.iter().any(|(_, rest)| rest.level == 0 && rest.y > tower(0).y)
    };
    assert!((0..20).filter(falls).count() > 5);
}

#[test]
fn a_hard_throw_pushes_dice_off() {
    let throw = onto(straight(1300), &[(150, 390), (130, 380), (170, 385)]);
    let pushes =
        |noise: &u64| Arena.throw(&throw, *noise).scoring.iter().any(|(_, rest)| rest.place == Place::Water);
    assert!((0..40).filter(pushes).count() > 20);
}

#[test]
fn dice_fly_over_the_wall_and_stay_on_the_table() {
    let throw = onto(aim("at 150.0 direction 0 strength 2000 loft 400 spin 30.0"), &[]);
    let landings: Vec<_> = (0..200).map(|noise| Arena.throw(&throw, noise)).collect();
    let outside =
        landings.iter().flat_map(|landing| &landing.thrown).filter(|die| die.place == Place::Outside);
    assert!(outside.count() > 0);
}
