//! Estimates for Rolling Dice are true within their errors, and every move has a reason.

use bonecup_coach::rolling_dice::{Trials, try_out};
use bonecup_outlook::{Estimate, Noise, lead, standard_move};
use bonecup_rules::{Game, Turn};
use rolling_dice::{Aim, DiceOptions, Move, RollingDice, Scatter, Setup, Task, Thrower};

fn position(json: &str) -> RollingDice {
    let setup: Setup = serde_json::from_str(json).unwrap();
    RollingDice::from_setup(&DiceOptions::default(), &setup).unwrap()
}

/// Orange's last throw of a round: a five in front, a two in the net of +3 behind.
fn to_choose() -> RollingDice {
    position(
        r#"{"seats":3,"starter":"green","turns":2,"seals":{"orange":10,"green":12,"purple":20},
            "floe":{"green":{"face":4,"x":150,"y":250},"purple":{"face":3,"x":200,"y":330}},
            "thrown":[{"face":5,"x":100,"y":300},{"face":2,"x":92,"y":128},
                      {"face":6,"x":8,"y":300,"place":"water"},{"face":1,"x":292,"y":300,"place":"water"}]}"#,
    )
}

fn to_aim() -> RollingDice {
    position(
        r#"{"seats":2,"starter":"orange","turns":1,
            "floe":{"orange":{"face":3,"x":150,"y":330},"green":{"face":4,"x":120,"y":250}}}"#,
    )
}

fn advice(game: &RollingDice, asked: Option<Aim>) -> Trials {
    try_out(game, asked.map(Move::Throw), &Scatter, 1)
}

/// The same two rounds, played here with other noises.
fn brute_force(game: &RollingDice, action: &Move) -> Estimate {
    let Turn::Seat(seat) = game.turn() else { panic!("a seat moves") };
    let play = |number: u64| {
        let mut noise = Noise::new(number * 7919 + 3);
        let mut now = game.clone();
        now.play(action).unwrap();
        let mut rounds = u8::from(now.turns() < game.turns());
        while rounds < 2 && !matches!(now.task(), Task::Over) {
            let turns = now.turns();
            match now.turn() {
                Turn::Chance(throw) => now.resolve(&Scatter.throw(&throw, noise.next().unwrap())).unwrap(),
                Turn::Seat(_) | Turn::Over(_) => now.play(&standard_move(&now).unwrap()).unwrap(),
            }
            rounds += u8::from(now.turns() < turns);
        }
        lead(&now, seat) - lead(game, seat)
    };
    (0..1000).map(play).collect()
}

#[test]
fn estimates_are_true_within_four_errors() {
    let asked: Aim = "at 150.0 direction 0 strength 700 loft 50 spin 12.0".parse().unwrap();
    for (game, asked) in [(to_choose(), None), (to_aim(), Some(asked))] {
        let advice = advice(&game, asked);
        assert!(advice.moves.len() >= 2);
        for judged in &advice.moves {
            let played = brute_force(&game, &judged.action);
            let apart = (judged.value - played.mean()).abs() / judged.error.hypot(played.error());
            assert!(
                apart < 4.0,
                "{}: {} ± {}, played {}",
                judged.action,
                judged.value,
                judged.error,
                played.mean()
            );
        }
    }
}

#[test]
fn every_judged_move_has_a_reason_with_sound_numbers() {
    for game in [to_choose(), to_aim()] {
        let advice = advice(&game, None);
        for judged in &advice.moves {
            let reasons = advice.why(&game, judged);
            assert!(reasons.len() >= 2, "{reasons:?}");
            assert!(judged.error > 0.0 && judged.error < 5.0);
        }
    }
}

#[test]
fn the_points_of_now_are_those_of_the_rules() {
    let game = to_choose();
    let advice = advice(&game, None);
    let now = |number| {
        let judged = advice.moves.iter().find(|judged| judged.action == Move::Choose(number)).unwrap();
        // The move ends the round, so every trial scores the same.
        assert_eq!(judged.playout.now.error(), 0.0);
        judged.playout.now.mean()
    };
    assert_eq!((now(1), now(2)), (9.0, 5.0), "5 and 4 behind it; 2 and 3 of the net");
}

#[test]
fn the_aim_that_was_asked_about_is_judged() {
    let asked: Aim = "at 30.0 direction -600 strength 2000 loft 0 spin 0.0".parse().unwrap();
    let advice = advice(&to_aim(), Some(asked));
    let judged = advice.moves.iter().find(|judged| judged.action == Move::Throw(asked)).unwrap();
    assert_eq!(judged.playout.throw.stays.mean(), 0.0, "all dice fly into the wall");
    assert_eq!(advice.moves.last(), Some(judged), "nothing is worse");
}

#[test]
fn dice_in_the_air_have_a_value_and_the_end_has_none() {
    let mut game = to_aim();
    game.play(&standard_move(&game).unwrap()).unwrap();
    let flying = advice(&game, None);
    assert!(flying.moves.is_empty() && flying.value.count() > 0.0);
    let over = position(
        r#"{"seats":3,"turns":3,"seals":{"orange":80},
        "floe":{"orange":{"face":3,"x":150,"y":330},"green":{"face":4,"x":120,"y":250},"purple":{"face":4,"x":90,"y":250}}}"#,
    );
    assert_eq!(advice(&over, None), Trials::default());
}
