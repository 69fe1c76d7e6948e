//! Real dice on a floe of one's own: people tell what a die touches, and nobody else may.

use bonecup_rules::{Game, Points};
use rolling_dice::arena::PATCHES;
use rolling_dice::{
    Colour, EngineId, Landing, Misfit, Move, Origin, Refusal, Rest, RollingDice, Setup, Which,
};
use serde_json::json;

use crate::kit::{AIM, at, die, landing, play, refused, start, throws, throws_and_chooses};

const THREE_WET: &str = "1 water, 1 water, 1 water";

/// A spot in the middle of one of our nets.
fn in_our_net() -> String {
    let net = PATCHES[0].centre;
    format!("{} {}", net.x.in_mm(), net.y.in_mm())
}

fn told(game: &RollingDice, colour: Colour) -> Option<i32> {
    game.scoring_die(colour).on_floe().and_then(|rest| rest.patch).map(|points| points.0)
}

fn patch_in_last_round(game: &RollingDice, colour: Colour) -> i32 {
    let line = game.last_round().iter().find(|line| line.colour == colour).expect("it was scored");
    line.gain.expect("it was on the floe").patch.0
}

#[test]
fn the_printed_example_is_scored_with_the_values_of_the_printed_floe() {
    let mut game =
        at(json!({"seats": 5, "starter": "blue", "turns": 1, "blocks": [{"colour": "blue", "face": 5}]}));
    throws_and_chooses(&mut game, &format!("3 100 360, {THREE_WET}"));
    assert!(!game.is_own_floe());
    throws_and_chooses(&mut game, &format!("1 150 300 patch 6, {THREE_WET}"));
    throws_and_chooses(&mut game, &format!("4 100 100, {THREE_WET}"));
    throws_and_chooses(&mut game, &format!("6 150 60 patch -2, {THREE_WET}"));
    assert_eq!(game.standings().points(), [19, 22, 15, 9, 0].map(Points));
    assert!(game.is_own_floe(), "it stays so in the next round");
}

#[test]
fn dice_of_which_nothing_is_told_touch_nothing_once_one_tells() {
    let mut game = start(3);
    throws_and_chooses(&mut game, &format!("2 {}, {THREE_WET}", in_our_net()));
    assert_eq!(told(&game, Colour::Orange), None, "our own net counts so far");
    throws_and_chooses(&mut game, &format!("5 150 60 patch 0, {THREE_WET}"));
    assert_eq!((told(&game, Colour::Orange), told(&game, Colour::Green)), (Some(0), Some(0)));
    throws_and_chooses(&mut game, &format!("1 200 60, {THREE_WET}"));
    assert_eq!(patch_in_last_round(&game, Colour::Orange), 0);
    assert_eq!(told(&game, Colour::Purple), Some(0));
}

#[test]
fn a_floe_of_ones_own_stays_so_while_no_die_lies_on_it() {
    let mut game = at(json!({"seats": 3, "own_floe": true}));
    throws(&mut game, &format!("2 {}, {THREE_WET}", in_our_net()));
    assert_eq!(game.thrown()[0].patch, Some(Points(0)));
    assert!(game.setup().own_floe && game.setup().by_hand);
}

/// Purple's throw, entered by hand or computed, knocks orange's die off and leaves a die on the floe.
fn knocked_off(origin: Origin) -> RollingDice {
    let mut game =
        at(json!({"seats": 3, "starter": "purple", "floe": {"orange": {"face": 4, "x": 120, "y": 200}}}));
    play(&mut game, AIM);
    let text = "1 60 60, 1 water, 1 water, 1 water; orange 4 water";
    let landed = Landing { origin, ..landing(&game, text) };
    game.resolve(&landed).expect("the dice can lie so");
    game
}

fn engine() -> Origin {
    Origin::Engine { engine: EngineId::new("scatter/1").expect("an engine"), noise: 7 }
}

#[test]
fn a_die_that_is_put_back_tells_what_it_touches() {
    let mut game = knocked_off(Origin::Hand);
    play(&mut game, "place 150.00 300.00 turn 0.00 patch 6");
    assert!(game.is_own_floe());
    assert_eq!(told(&game, Colour::Orange), Some(6));
    assert_eq!(game.thrown()[0].patch, Some(Points(0)));
    let mut untold = knocked_off(Origin::Hand);
    play(&mut untold, "place 150.00 300.00 turn 0.00");
    assert_eq!(told(&untold, Colour::Orange), None);
}

#[test]
fn nobody_can_claim_a_net_after_a_computed_throw() {
    let game = knocked_off(engine());
    for patch in ["patch 6", "patch 0"] {
        let refusal = refused(&game, &format!("place 150.00 300.00 turn 0.00 {patch}"));
        assert_eq!(refusal, Refusal::PatchNotByHand { colour: Colour::Orange });
    }
}

#[test]
fn a_computed_landing_tells_nothing() {
    let mut game = start(3);
    play(&mut game, AIM);
    let landed = landing(&game, &format!("6 120 200 patch 6, {THREE_WET}"));
    let computed = Landing { origin: engine(), ..landed.clone() };
    let before = game.clone();
    assert_eq!(game.resolve(&computed), Err(Refusal::PatchComputed { die: Which::Thrown(1) }));
    assert_eq!(game, before);
    assert_eq!(game.resolve(&landed), Ok(()));
}

#[test]
fn a_computed_throw_falls_on_our_floe_again() {
    let mut game = at(json!({"seats": 3, "floe": {"orange": {"face": 4, "x": 120, "y": 200, "patch": 5}}}));
    game.play(&AIM.parse().expect("a move")).expect("orange throws");
    let landed = landing(&game, "1 60 60, 1 water, 1 water");
    let scoring = landed.scoring.iter().map(|(colour, rest)| (*colour, rest.untold())).collect();
    game.resolve(&Landing { origin: engine(), scoring, ..landed }).expect("the dice can lie so");
    assert!(!game.is_own_floe());
}

#[test]
fn no_net_gives_more_than_8_and_no_hole_takes_more_than_6() {
    let mut game = start(3);
    play(&mut game, AIM);
    for points in [-7, 9] {
        let landed = landing(&game, &format!("6 120 200 patch {points}, {THREE_WET}"));
        let refusal = Refusal::Misfit(Misfit::PatchRange(Which::Thrown(1), Points(points)));
        assert_eq!(game.clone().resolve(&landed), Err(refusal));
    }
    let orange = Which::Scoring(Colour::Orange);
    let refusal = refused(&knocked_off(Origin::Hand), "place 150.00 300.00 turn 0.00 patch 9");
    assert_eq!(refusal, Refusal::Misfit(Misfit::PatchRange(orange, Points(9))));
}

#[test]
fn only_a_die_on_the_ice_itself_touches_something() {
    let mut game = start(3);
    play(&mut game, AIM);
    let net = Some(Points(3));
    let wet = Rest { patch: net, ..die("1 water") };
    let above = Rest { patch: net, level: 1, ..die("1 120 200") };
    for spoilt in [wet, above] {
        let mut landed = landing(&game, "6 120 200, 1 60 60, 1 water, 1 water");
        landed.thrown[1] = spoilt;
        let refusal = Refusal::Misfit(Misfit::PatchOffIce(Which::Thrown(2)));
        assert_eq!(game.clone().resolve(&landed), Err(refusal));
        landed.thrown[1].patch = Some(Points(0));
        assert_eq!(game.clone().resolve(&landed), Ok(()), "nothing may always be told");
    }
}

#[test]
fn what_is_told_is_written_and_read_back() {
    for text in ["place 120.50 200.00 turn 30.00 patch 6", "place 120.50 200.00 turn 30.00 patch -2"] {
        assert_eq!(text.parse::<Move>().expect("a move").to_string(), text);
    }
    let text = "hand; thrown 6 floe 120.00 200.00 0.00 0 patch 0; green 1 floe 60.00 60.00 0.00 0 patch -6";
    assert_eq!(text.parse::<Landing>().expect("a landing").to_string(), text);
    for text in [
        "place 120.50 200.00 turn 30.00 patch",
        "place 1.00 2.00 turn 3.00 patch 1.5",
        "place 1.00 2.00 turn 3.00 6",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    let mut game = knocked_off(Origin::Hand);
    assert_eq!(read_back(&game), game);
    play(&mut game, "place 150.00 300.00 turn 0.00 patch 6");
    assert_eq!(read_back(&game), game);
}

fn read_back(game: &RollingDice) -> RollingDice {
    let setup: Setup =
        serde_json::from_str(&serde_json::to_string(&game.setup()).expect("JSON")).expect("a setup");
    RollingDice::from_setup(game.options(), &setup).expect("the position is possible")
}
