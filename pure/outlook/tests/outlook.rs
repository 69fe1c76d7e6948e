//! What is weighed agrees with what the rules count, and what is estimated with what is played.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use bonecup_outlook::{
    Effort, Estimate, Noise, lead, play_out, search, standard_move, weigh_choices, weigh_spots,
};
use bonecup_rules::{Game, Seat, Turn};
use rolling_dice::{DiceOptions, Landing, Move, RollingDice, Scatter, Task, Throw, Thrower};

fn scatter(throws: &[(Throw, u64)]) -> Vec<Landing> {
    throws.iter().map(|(throw, noise)| Scatter.throw(throw, *noise)).collect()
}

/// Positions of games with random moves, with so many seats.
fn positions(seats: usize, seed: u64) -> Vec<RollingDice> {
    let mut noise = Noise::new(seed);
    let mut game = RollingDice::start(&DiceOptions::default(), seats).unwrap();
    let mut seen = Vec::new();
    loop {
        seen.push(game.clone());
        match game.turn() {
            Turn::Over(_) => return seen,
            Turn::Chance(throw) => game.resolve(&Scatter.throw(&throw, noise.next().unwrap())).unwrap(),
            Turn::Seat(_) => {
                let moves = game.legal_moves();
                let drawn = usize::try_from(noise.next().unwrap() >> 33).unwrap() % moves.len();
                game.play(&moves[drawn]).unwrap();
            }
        }
    }
}

/// With the last throw of a round nothing is open in it: what two choices differ by is what the rules give, and
/// what each promises, which after the last round is nothing.
#[test]
fn the_last_choice_of_a_game_is_weighed_as_it_is_scored() {
    let mut compared = 0;
    for game in (0..400).flat_map(|seed| positions(2, seed)) {
        let Task::Choose { colour } = game.task() else { continue };
        if usize::from(game.turns()) + 1 < game.colours().len() {
            continue;
        }
        let seat = game.seat_of(colour);
        let scored = |number: u8| {
            let mut after = game.clone();
            after.play(&Move::Choose(number)).unwrap();
            let total = |line: &rolling_dice::Line| line.gain.map_or(0, |gain| gain.total().0);
            let own = |line: &&rolling_dice::Line| game.seat_of(line.colour) == seat;
            let lines = after.last_round();
            let own: i32 = lines.iter().filter(own).map(total).sum();
            let is_over = matches!(after.task(), Task::Over);
            (f64::from(2 * own - lines.iter().map(total).sum::<i32>()), is_over)
        };
        let weighed = weigh_choices(&game);
        let far =
            game.colours().iter().any(|&colour| game.seal(colour) >= game.goal() - bonecup_rules::Points(1));
        for pair in weighed.windows(2).filter(|_| far) {
            let (one, other) = (scored(pair[0].0), scored(pair[1].0));
            if one.1 && other.1 {
                let difference = (pair[0].1 - pair[1].1) - (one.0 - other.0);
                assert!(difference.abs() < 0.5, "{difference}: {weighed:?} in {:?}", game.setup());
                compared += 1;
            }
        }
    }
    assert!(compared > 3, "{compared}");
}

#[test]
fn whatever_is_due_there_is_a_legal_move() {
    for seats in 2..=6 {
        for game in positions(seats, 3) {
            match (game.turn(), standard_move(&game)) {
                (Turn::Seat(_), Some(action)) => game.check(&action).unwrap(),
                (Turn::Chance(_) | Turn::Over(_), None) => {}
                (_, action) => panic!("{action:?}"),
            }
            assert!(weigh_spots(&game).iter().all(|&(spot, _)| game.check(&Move::place(spot)).is_ok()));
        }
    }
}

#[test]
fn a_search_is_the_same_for_the_same_noise_and_ends_when_told() {
    let game = RollingDice::start(&DiceOptions::default(), 2).unwrap();
    let effort = Effort { first: 1, rounds: 3 };
    let found = search(&game, effort, 1, &scatter, &|| true);
    assert_eq!(found, search(&game, effort, 1, &scatter, &|| true));
    assert!(found.iter().all(|tried| tried.aim.out_of_range().is_none()));
    let hasty = search(&game, effort, 1, &scatter, &|| false);
    assert!(!hasty.is_empty() && hasty[0].worth.count() == 0.0);
    let over = positions(2, 1).pop().unwrap();
    assert_eq!(search(&over, effort, 1, &scatter, &|| true), []);
}

/// Played by hand with other noises, two rounds on.
fn by_hand(game: &RollingDice, action: &Move, seat: Seat, trials: u64) -> Estimate {
    let play = |trial: u64| {
        let mut noise = Noise::new(trial.wrapping_mul(0x5DEE_CE66_D1CE) + 11);
        let mut now = game.clone();
        now.play(action).unwrap();
        let (mut rounds, mut turns) = (0, game.turns());
        loop {
            if now.turns() < turns || matches!(now.task(), Task::Over) {
                rounds += 1;
            }
            if rounds == 2 || matches!(now.task(), Task::Over) {
                return lead(&now, seat) - lead(game, seat);
            }
            turns = now.turns();
            match now.turn() {
                Turn::Chance(throw) => now.resolve(&Scatter.throw(&throw, noise.next().unwrap())).unwrap(),
                Turn::Seat(_) | Turn::Over(_) => now.play(&standard_move(&now).unwrap()).unwrap(),
            }
        }
    };
    (0..trials).map(play).collect()
}

#[test]
fn playing_out_is_what_playing_by_hand_shows() {
    let noises: Vec<u64> = Noise::new(5).take(400).collect();
    let games = (0..3).flat_map(|seed| positions(2 + usize::try_from(seed).unwrap(), seed));
    let due = games.filter(|game| matches!(game.turn(), Turn::Seat(_)));
    for game in due.step_by(17).take(12) {
        let action = standard_move(&game).unwrap();
        let Turn::Seat(seat) = game.turn() else { continue };
        let found = play_out(&game, &action, &noises, &Scatter).unwrap();
        let expected = by_hand(&game, &action, seat, 400);
        let apart = (found.lead.mean() - expected.mean()).abs();
        let error = found.lead.error().hypot(expected.error());
        assert!(
            apart <= 4.0 * error + 1e-9,
            "{apart} with an error of {error}: {action} in {:?}",
            game.setup()
        );
    }
}
