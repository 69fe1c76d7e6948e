//! Every refusal, provoked; nothing changes.

use bonecup_rules::{Game, Reason};
use rolling_dice::{
    AimPart, Colour, Landing, Length, Misfit, Place, Refusal, Rest, RollingDice, Task, Which,
};
use serde_json::json;

use crate::kit::{AIM, at, die, landing, play, refused, start, throws};

/// Orange's throw against its four, with green's die on the floe too, is in the air.
fn in_the_air() -> RollingDice {
    let mut game = at(json!({"seats": 3, "floe": {
        "orange": {"face": 4, "x": 120, "y": 200}, "green": {"face": 2, "x": 60, "y": 60}}}));
    play(&mut game, AIM);
    game
}

/// Refuses the landing `1 200 100, 2 200 150, 3 water` after `spoil` has been at it.
#[track_caller]
fn refuses(expected: Refusal, spoil: impl Fn(&mut Landing)) {
    let game = in_the_air();
    let mut spoilt = landing(&game, "1 200 100, 2 200 150, 3 water");
    spoil(&mut spoilt);
    let mut after = game.clone();
    assert_eq!(after.resolve(&spoilt), Err(expected));
    assert_eq!(after, game, "a refused landing changes nothing");
    assert!(expected.code().starts_with("rd-"));
}

#[track_caller]
fn misfits(expected: Misfit, spoil: impl Fn(&mut Landing)) {
    refuses(Refusal::Misfit(expected), spoil);
}

#[test]
fn not_now() {
    let due = |game: &RollingDice| Refusal::NotNow { due: game.task() };
    let aiming = start(3);
    assert_eq!(refused(&aiming, "choose 1"), due(&aiming));
    assert_eq!(refused(&aiming, "place 100.00 100.00 turn 0.00"), due(&aiming));
    let flying = in_the_air();
    assert_eq!(refused(&flying, AIM), due(&flying));
    assert_eq!(due(&flying).facts(), [("due", "landing".to_owned())]);
    let mut choosing = in_the_air();
    let landed = landing(&choosing, "6 200 100, 2 200 150, 3 water");
    choosing.resolve(&landed).expect("the dice can lie so");
    assert_eq!(choosing.task(), Task::Choose { colour: Colour::Orange });
    assert_eq!(refused(&choosing, AIM), due(&choosing));
    let before = choosing.clone();
    assert_eq!(choosing.resolve(&landed), Err(due(&before)));
    assert_eq!(choosing, before);
}

#[test]
fn aim_out_of_range() {
    let game = start(3);
    let tests = [
        ("at 29.9 direction 0 strength 900 loft 0 spin 0.0", AimPart::Place, 299),
        ("at 150.0 direction 601 strength 900 loft 0 spin 0.0", AimPart::Direction, 601),
        ("at 150.0 direction 0 strength 2001 loft 0 spin 0.0", AimPart::Strength, 2001),
        ("at 150.0 direction 0 strength 900 loft -201 spin 0.0", AimPart::Loft, -201),
        ("at 150.0 direction 0 strength 900 loft 0 spin 30.1", AimPart::Spin, 301),
    ];
    for (aim, part, given) in tests {
        assert_eq!(refused(&game, &format!("throw {aim}")), Refusal::AimOutOfRange { part, given });
    }
    let facts = Refusal::AimOutOfRange { part: AimPart::Place, given: 299 }.facts();
    let facts: Vec<String> = facts.into_iter().map(|(key, fact)| format!("{key} {fact}")).collect();
    assert_eq!(facts, ["part place", "given 29.9", "least 30.0", "most 270.0"]);
}

#[test]
fn choices_that_are_none() {
    let mut game = at(json!({"seats": 3, "floe": {"orange": {"face": 4, "x": 120, "y": 200}}}));
    throws(&mut game, "6 water, 4 60 60, 5 60 90");
    assert_eq!(refused(&game, "choose 0"), Refusal::NoSuchDie { number: 0, thrown: 3 });
    assert_eq!(refused(&game, "choose 4"), Refusal::NoSuchDie { number: 4, thrown: 3 });
    assert_eq!(refused(&game, "choose 1"), Refusal::DieInWater { number: 1 });
    assert_eq!(refused(&game, "choose 2"), Refusal::DieBeatsNothing { number: 2 });
}

#[test]
fn spots_that_are_not_free() {
    let mut game = in_the_air();
    let landed = landing(&game, "6 200 100, 2 200 150, 3 water; green 2 water");
    game.resolve(&landed).expect("the dice can lie so");
    assert_eq!(refused(&game, "place 20.00 48.00 turn 0.00"), Refusal::SpotOffFloe);
    assert_eq!(refused(&game, "place 999999.99 -999999.99 turn 0.00"), Refusal::SpotOffFloe);
    assert_eq!(refused(&game, "place 200.00 112.00 turn 0.00"), Refusal::SpotTaken);
    assert_eq!(refused(&game, "place 120.00 200.00 turn 0.00"), Refusal::SpotTaken);
    assert_eq!(Refusal::SpotTaken.ruling(), Some("RD-10"));
}

#[test]
fn wrong_dice() {
    let count = |given| Refusal::ThrownCount { given, expected: 3 };
    refuses(count(2), |landing| landing.thrown.truncate(2));
    refuses(count(4), |landing| landing.thrown.push(die("1 water")));
    refuses(count(0), |landing| landing.thrown.clear());
    refuses(count(10_003), |landing| landing.thrown.extend([die("1 water"); 10_000]));
    refuses(Refusal::ScoringMissing { colour: Colour::Green }, |landing| landing.scoring.truncate(1));
    let extra = |colour| move |landing: &mut Landing| landing.scoring.push((colour, die("1 water")));
    refuses(Refusal::ScoringUnknown { colour: Colour::Purple }, extra(Colour::Purple));
    refuses(Refusal::ScoringUnknown { colour: Colour::Yellow }, extra(Colour::Yellow));
    refuses(Refusal::ScoringTwice { colour: Colour::Orange }, extra(Colour::Orange));
}

#[test]
fn dice_that_cannot_lie_so() {
    let first = Which::Thrown(1);
    misfits(Misfit::OffTable(first), |landing| landing.thrown[0].y = Length::mm(2001));
    misfits(Misfit::OffTable(first), |landing| landing.thrown[0].x = Length::mm(-1_000_000));
    misfits(Misfit::TooHigh(first), |landing| landing.thrown[0].level = 10);
    misfits(Misfit::OffFloe(first), |landing| landing.thrown[0].x = Length::mm(10));
    misfits(Misfit::InBox(first), |landing| landing.thrown[0].place = Place::Outside);
    misfits(Misfit::InTheAir(first), |landing| landing.thrown[0].level = 1);
    misfits(Misfit::InTheAir(Which::Scoring(Colour::Green)), |landing| landing.scoring[1].1.level = 2);
}

#[test]
fn dice_in_one_another_but_for_half_a_millimetre() {
    let at_y = |y| move |landing: &mut Landing| landing.thrown[1].y = Length::nearest(y);
    misfits(Misfit::Overlap(Which::Thrown(1), Which::Thrown(2)), at_y(111.49));
    let mut game = in_the_air();
    let mut close = landing(&game, "6 200 100, 2 200 150, 3 water");
    at_y(111.5)(&mut close);
    assert_eq!(game.resolve(&close), Ok(()));

    let on_green = |landing: &mut Landing| landing.thrown[0] = die("1 55 65");
    misfits(Misfit::Overlap(Which::Thrown(1), Which::Scoring(Colour::Green)), on_green);
}

#[test]
fn a_die_in_the_water_may_have_rolled_back_on_the_floe() {
    let mut game = in_the_air();
    let mut landed = landing(&game, "6 200 100, 2 200 150, 3 water");
    landed.thrown[2] = Rest { place: Place::Water, ..die("3 120 200") };
    assert_eq!(game.resolve(&landed), Ok(()));
}
