//! Expected points, checked move by move against the slow solver.

use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::knochenmax::ExpectedPoints;
use knochenmax::{KnochenMax, KnochenMaxOptions, Sheet};

use crate::kit::{late, options, position, with_sheets};
use crate::slow::{Goal, Slow};

fn check(solved: &ExpectedPoints, game: &KnochenMax) {
    let mut slow = Slow::new(Goal::Points);
    let Points(held) = game.sheets(Seat(0)).iter().map(Sheet::total).sum();
    let further = |slow: &mut Slow, game: &KnochenMax| slow.value(game) - f64::from(held);
    let value = solved.value(game);
    assert!(value.is_exact());
    assert!((value.value - further(&mut slow, game)).abs() < 1e-9, "{game:?}");
    let moves = solved.moves(game);
    assert_eq!(moves.iter().map(|found| found.action).collect::<Vec<_>>(), game.legal_moves());
    for found in moves {
        let mut next = game.clone();
        next.play(&found.action).unwrap();
        assert!((found.value - further(&mut slow, &next)).abs() < 1e-9, "{} in {game:?}", found.action);
    }
}

fn check_late(options: KnochenMaxOptions, free: usize, numbers: std::ops::Range<u64>) {
    let solved = ExpectedPoints::solve(&options);
    numbers.for_each(|number| check(&solved, &late(&options, 1, free, number)));
}

#[test]
fn the_last_box_is_worth_what_the_slow_solver_says() {
    check_late(options("antique", false), 1, 0..40);
}

#[test]
fn the_last_two_boxes_are_too() {
    check_late(options("antique", false), 2, 0..12);
    check_late(options("fair", true), 2, 12..18);
}

#[test]
fn bones_of_ones_own_are_too() {
    check_late(options("3,1,2,5", false), 2, 0..6);
}

/// Full House, KnochenMAX and Hund are free: bonus, joker, and a struck box that counts or not (KM-2).
#[test]
fn three_boxes_with_bonus_and_joker() {
    let setup = r#"{"sheets":[{"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,
        "venuswurf":40,"besser_als_nix":15}],"throw":[1,1,1,3,3],"throws_left":1}"#;
    for struck_max_counts in [false, true] {
        let options = options("fair", struck_max_counts);
        check(&ExpectedPoints::solve(&options), &position(&options, setup));
    }
}

#[test]
fn a_struck_knochenmax_counts_only_as_agreed() {
    let setup = r#"{"sheets":[{"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":0,
        "knochenmax":0,"besser_als_nix":15}],"throw":[1,1,1,1,3],"throws_left":2}"#;
    let value = |struck_max_counts| {
        let options = options("fair", struck_max_counts);
        let (solved, game) = (ExpectedPoints::solve(&options), position(&options, setup));
        check(&solved, &game);
        solved.value(&game).value
    };
    assert!(value(true) > value(false) + 1.0);
}

#[test]
fn two_sheets_are_worth_what_the_slow_solver_says() {
    let options = with_sheets(options("antique", false), 2);
    let solved = ExpectedPoints::solve(&options);
    let game = position(&options, r#"{"sheets":[{},{}]}"#);
    assert!((solved.value(&game).value - 615.458_215_114).abs() < 1e-6);
    (0..8).for_each(|number| check(&solved, &late(&options, 1, 2, number)));
}

#[test]
fn a_finished_game_brings_nothing_more() {
    let options = options("shagai", false);
    let solved = ExpectedPoints::solve(&options);
    let over = late(&options, 1, 0, 1);
    assert_eq!((solved.value(&over).value, solved.moves(&over).len()), (0.0, 0));
}

#[test]
fn blank_sheets_have_the_values_found_first() {
    let found = [("antique", 294.062_762_228), ("fair", 237.584_968_948), ("shagai", 286.185_632_306)];
    for (bones, value) in found {
        let options = options(bones, false);
        let blank = KnochenMax::start(&options, 1).unwrap();
        assert!((ExpectedPoints::solve(&options).value(&blank).value - value).abs() < 1e-8);
    }
}
