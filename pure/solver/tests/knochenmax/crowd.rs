//! Three and four players: how far the estimate is from what is exact.

use std::ops::ControlFlow;

use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Turn};
use bonecup_solver::knochenmax::{Crowd, Duel, ExpectedPoints, KnochenMaxGame};
use knochenmax::KnochenMax;

use crate::joint::Joint;
use crate::kit::{best, free_boxes, late, options, step};

/// The beginning of a turn with so many free boxes, after moves at random, often or never.
fn before_turn(points: &ExpectedPoints, seats: usize, free: usize, number: u64) -> KnochenMax {
    let mut source = Source::new(number);
    let blunders = source.pick(&[1, 4, 1000]);
    let mut game = KnochenMax::start(points.game().options(), seats).unwrap();
    while free_boxes(&game) > free {
        match game.turn() {
            Turn::Seat(_) if !source.one_in(blunders) => game.play(&best(&points.moves(&game))).unwrap(),
            Turn::Seat(_) | Turn::Chance(_) => step(&mut game, &mut source),
            Turn::Over(_) => panic!("the game is over"),
        }
    }
    game
}

/// The differences to the exact chances of all seats: root mean square and the largest.
fn errors(bones: &str, seats: usize, free: usize, positions: u64) -> (f64, f64) {
    let options = options(bones, false);
    let points = ExpectedPoints::solve(&options);
    let (mut squares, mut largest, mut number) = (0.0, 0.0_f64, 0.0);
    for position in (0..positions).map(|number| before_turn(&points, seats, free, number)) {
        let exact = Joint::new(&points).chances(&position);
        let found = Crowd::solve(&points, &position).unwrap().chances(&position);
        assert!(
            (found.iter().sum::<f64>() - 1.0).abs() < 1e-9 && (exact.iter().sum::<f64>() - 1.0).abs() < 1e-9
        );
        for (found, exact) in found.iter().zip(&exact) {
            squares += (found - exact).powi(2);
            largest = largest.max((found - exact).abs());
            number += 1.0;
        }
    }
    ((squares / number).sqrt(), largest)
}

/// With two seats the slow solver and the duel say the same.
#[test]
fn the_slow_solver_agrees_with_duels() {
    let options = options("fair", false);
    let (points, game) = (ExpectedPoints::solve(&options), KnochenMaxGame::new(&options));
    for number in 0..12 {
        let position = before_turn(&points, 2, 3, number);
        let duel = Duel::solve_from(&game, &position, &|_| ControlFlow::Continue(())).unwrap();
        let exact = Joint::new(&points).chances(&position)[position.to_move().index()];
        assert!((exact - duel.win(&position).unwrap()).abs() < 1e-9);
    }
}

/// If only one turn is left, nothing is estimated.
#[test]
fn the_last_turn_is_exact() {
    for seats in [2, 3, 4] {
        let (_, largest) = errors("fair", seats, 1, 12);
        assert!(largest < 1e-9, "{seats}: {largest}");
    }
}

/// Figures of `docs/solver.md` for the last turns of three and four.
#[test]
fn late_ends_are_as_near_as_stated() {
    for (seats, free, root, most) in [(3, 3, 0.002, 0.008), (3, 5, 0.004, 0.02), (4, 4, 0.003, 0.02)] {
        let (error, largest) = errors("antique", seats, free, 12);
        assert!(error < root && largest < most, "{seats} {free}: {error} {largest}");
    }
}

#[test]
#[ignore = "`make test-long`: exact ends of three with two boxes each and more, minutes"]
fn long_ends_are_as_near_as_stated() {
    for (bones, free, positions) in [("antique", 6, 40), ("fair", 6, 40), ("antique", 7, 12)] {
        let (error, largest) = errors(bones, 3, free, positions);
        assert!(error < 0.01 && largest < 0.05, "{bones} {free}: {error} {largest}");
    }
}

/// With two players the exact probability is known also earlier, and within turns.
#[test]
fn against_one_other_the_estimate_is_near_the_duel() {
    let options = options("antique", false);
    let (points, game) = (ExpectedPoints::solve(&options), KnochenMaxGame::new(&options));
    let mut square = 0.0;
    for number in 0..24 {
        let position = late(&options, 2, 10, number);
        let duel = Duel::solve_from(&game, &position, &|_| ControlFlow::Continue(())).unwrap();
        let exact = duel.win(&position).unwrap();
        let estimate = Crowd::solve(&points, &position).unwrap().win(&position);
        assert!((estimate.value - exact).abs() < 3.0 * estimate.error, "{exact} {estimate:?}");
        square += ((estimate.value - exact) / estimate.error).powi(2);
    }
    assert!((square / 24.0).sqrt() < 1.0, "{}", (square / 24.0).sqrt());
}

/// The chances of all seats are one win in all, wherever in a game, and a move's chances are those of the mover's list.
#[test]
fn all_seats_share_one_win() {
    let options = options("shagai", false);
    let points = ExpectedPoints::solve(&options);
    for (seats, free) in [(2, 12), (3, 18), (4, 9), (4, 3)] {
        let position = late(&options, seats, free, 3);
        let crowd = Crowd::solve(&points, &position).unwrap();
        let sum = |chances: Vec<f64>| chances.iter().sum::<f64>();
        assert!((sum(crowd.chances(&position)) - 1.0).abs() < 1e-9);
        for found in crowd.moves(&position) {
            let after = crowd.chances_after(&position, found.action);
            assert!((after[position.to_move().index()] - found.value).abs() < 1e-12);
            assert!((sum(after) - 1.0).abs() < 1e-9);
        }
    }
}
