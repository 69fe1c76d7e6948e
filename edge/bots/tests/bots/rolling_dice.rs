//! Bots that throw, at a table with the judged engine.

use std::time::Duration;

use bonecup_bots::{make, make_thinking};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId};
use bonecup_outlook::standard_aim;
use rolling_dice::{Aim, Move};

use crate::kit::{position, steady};
use crate::measure::wins;

fn start() -> AnyGame {
    AnyGame::start(&AnyOptions::new(GameId::RollingDice), 2).unwrap()
}

/// Of 1,000 games it won 90 %; 40 deviate by 5 %.
#[test]
fn steady_beats_random() {
    let share = wins(&start(), ["steady", "random"], 40).value();
    assert!(share >= 0.7, "{share}");
}

/// Of 200 games it won 88 %; 12 deviate by 9 %.
#[test]
fn master_beats_steady() {
    let share = wins(&start(), ["master", "steady"], 12).value();
    assert!(share >= 0.6, "{share}");
}

#[test]
fn steady_beats_the_novice() {
    let share = wins(&start(), ["steady", "novice"], 40).value();
    assert!(share >= 0.6, "{share}");
}

/// Orange has thrown a five and a two, green's six lies between them.
const TO_CHOOSE: &str = r#"{"game":"rolling-dice","position":{"seats":3,"starter":"orange","turns":0,
    "floe":{"green":{"face":6,"x":150,"y":250}},
    "thrown":[{"face":5,"x":100,"y":200},{"face":2,"x":240,"y":300},
              {"face":6,"x":8,"y":300,"place":"water"},{"face":1,"x":292,"y":300,"place":"water"}]}}"#;

#[test]
fn steady_counts_what_lies_behind() {
    assert_eq!(steady(TO_CHOOSE), "choose 2", "2 and 6 behind it are more than 5");
}

fn aims(bot: &str) -> Vec<Aim> {
    let mut bot = make(GameId::RollingDice, bot, 3).unwrap();
    let thrown = (0..300).filter_map(|_| match bot.choose(&start()) {
        Some(AnyMove::RollingDice(Move::Throw(aim))) => Some(aim),
        _ => None,
    });
    thrown.collect()
}

#[test]
fn the_weaker_the_hand_the_more_it_trembles() {
    let spread = |bot: &str| {
        let aims = aims(bot);
        assert!(aims.iter().all(|aim| aim.out_of_range().is_none()));
        let mean = aims.iter().map(|aim| f64::from(aim.strength)).sum::<f64>() / 300.0;
        aims.iter().map(|aim| (f64::from(aim.strength) - mean).powi(2)).sum::<f64>() / 300.0
    };
    let spreads = ["steady", "skilled", "casual", "novice"].map(spread);
    assert!(spreads.is_sorted() && spreads[0] == 0.0 && spreads[1] > 0.0, "{spreads:?}");
}

/// A six at the very front can hardly be beaten, and the game has only begun; a three there can.
#[test]
fn master_thinks_of_the_next_round() {
    let game = position(
        r#"{"game":"rolling-dice","position":{"seats":3,"starter":"orange","turns":0,
        "thrown":[{"face":6,"x":150,"y":395},{"face":3,"x":120,"y":390},
                  {"face":6,"x":8,"y":300,"place":"water"},{"face":1,"x":292,"y":300,"place":"water"}]}}"#,
    );
    let chosen = |bot| make(GameId::RollingDice, bot, 1).unwrap().choose(&game).unwrap().to_string();
    assert_eq!((chosen("steady").as_str(), chosen("master").as_str()), ("choose 1", "choose 2"));
}

/// Without time it still throws something, and at once.
#[test]
fn master_answers_in_time() {
    let mut hasty = make_thinking(GameId::RollingDice, "master", 1, Duration::ZERO).unwrap();
    let moved = hasty.choose(&start()).unwrap();
    assert_eq!(moved.to_string(), format!("throw {}", standard_aim()));
    assert_eq!(start().play(&moved), Ok(()));
}
