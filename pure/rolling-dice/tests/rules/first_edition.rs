//! Games of the first edition go on as they began.

use bonecup_rules::Game;
use rolling_dice::{Colour, DiceOptions, Edition, Rest, RollingDice, Task};
use serde_json::{Value, json};

use crate::kit::{die, play, throws, throws_and_chooses};

#[track_caller]
fn at(setup: Value) -> RollingDice {
    let setup = serde_json::from_value(setup).expect("the JSON is a setup");
    let options = DiceOptions { edition: Edition::First, ..DiceOptions::default() };
    RollingDice::from_setup(&options, &setup).expect("the position is possible")
}

fn touched(rest: &Rest) -> (usize, Option<i32>) {
    let all = Edition::First.patches().iter().filter(|patch| patch.is_touched_by(rest.spot())).count();
    (all, Edition::First.touched_patch(rest).map(|patch| patch.points.0))
}

#[test]
fn holes_lay_elsewhere_and_of_two_patches_the_one_with_the_nearest_rim_counted() {
    assert_eq!(touched(&die("1 188 351")), (2, Some(-4)));
    assert_eq!(touched(&die("1 188.5 353")), (2, Some(6)));
    assert_eq!(touched(&die("1 196 372")), (1, Some(6)));
    assert_eq!(touched(&die("1 190 216")), (1, Some(-2)));
    assert_eq!(touched(&die("1 120 60")), (0, None));
}

#[test]
fn a_die_on_another_touched_what_it_covered() {
    assert_eq!(touched(&Rest { level: 1, ..die("1 92 128") }), (1, Some(3)));
}

#[test]
fn a_round_is_scored_by_the_old_holes() {
    let mut game = at(json!({"seats": 3, "turns": 2, "floe": {
        "orange": {"face": 5, "x": 190, "y": 216}, "green": {"face": 1, "x": 60, "y": 60}}}));
    throws_and_chooses(&mut game, "6 180 331, 1 water, 1 water, 1 water");
    let patches: Vec<i32> = game.last_round().iter().filter_map(|line| Some(line.gain?.patch.0)).collect();
    assert_eq!(patches, [-4, -2, 0]);
}

#[test]
fn the_thrower_put_back_the_die_of_his_other_colour() {
    let mut game = at(json!({"seats": 2, "floe": {
        "orange": {"face": 4, "x": 60, "y": 200}, "purple": {"face": 3, "x": 120, "y": 200}}}));
    throws(&mut game, "6 200 100, 1 water, 1 water; purple 5 water");
    assert!(matches!(game.task(), Task::Place { colour: Colour::Purple, .. }));
    play(&mut game, "place 92.00 128.00 turn 0.00");
    assert_eq!(game.task(), Task::Choose { colour: Colour::Orange });
}
