//! Races of three, and races whose rounds are finished, beside short ones that are solved exactly.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::collections::HashMap;

use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::race::{Question, RaceTurn};
use bonecup_solver::rolling_bones::{BonesRacer, Pack, Plays, TurnPlan, Utility};
use rolling_bones::{BonesOptions, BonesTurn, RollingBones, Setup};

/// The totals of all seats and who is to move.
type Position = (Vec<i32>, usize);

/// A race to a near target by value iteration without any cunning: every position from the chances of the round before, each turn
/// solved as it is best for the seat to move. Totals below the floor count as the floor.
struct Exact {
    racer: BonesRacer,
    seats: usize,
    floor: i32,
    target: i32,
    finish_round: bool,
    chances: HashMap<Position, Vec<f64>>,
}

impl Exact {
    fn solve(options: &BonesOptions, seats: usize, floor: i32) -> Exact {
        let racer = BonesRacer::new(TurnPlan::new(), options);
        let Points(target) = options.target;
        let finish_round = options.finish_round;
        let mut exact = Exact { racer, seats, floor, target, finish_round, chances: HashMap::new() };
        let positions = exact.positions();
        for position in &positions {
            exact.chances.insert(position.clone(), vec![1.0 / seats as f64; seats]);
        }
        for round in 0.. {
            // With at most so many turns left the last ones are known.
            let is_open =
                |(totals, _): &&Position| round <= seats || totals.iter().all(|&total| total < target);
            let positions: Vec<Position> = positions.iter().filter(is_open).cloned().collect();
            let chances: Vec<Vec<f64>> = positions.chunks(8).flat_map(|some| exact.turns(some)).collect();
            let change = |(position, chances): (&Position, &Vec<f64>)| {
                let before = &exact.chances[position];
                before.iter().zip(chances).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max)
            };
            let change = positions.iter().zip(&chances).map(change).fold(0.0, f64::max);
            exact.chances.extend(positions.iter().cloned().zip(chances));
            if change < 1e-6 {
                break;
            }
        }
        exact
    }

    /// Those before the end, and those in the last round.
    fn positions(&self) -> Vec<Position> {
        let mut lists = vec![Vec::new()];
        // Nobody has more than the target and the highest score.
        let most = if self.finish_round { self.target + 50 } else { self.target - 1 };
        for _ in 0..self.seats {
            let longer = |list: &Vec<i32>| {
                let list = list.clone();
                (self.floor..=most).map(move |total| [&list[..], &[total]].concat()).collect::<Vec<_>>()
            };
            lists = lists.iter().flat_map(longer).collect();
        }
        let possible = |(totals, mover): &Position| {
            (0..self.seats).all(|seat| totals[seat] < self.target || seat < *mover && self.finish_round)
        };
        let positions =
            lists.into_iter().flat_map(|totals| (0..self.seats).map(move |seat| (totals.clone(), seat)));
        positions.filter(possible).collect()
    }

    fn turns(&self, positions: &[Position]) -> Vec<Vec<f64>> {
        let scores = || self.racer.lowest()..=self.racer.highest();
        let question = |position: &Position| Question {
            utility: scores().map(|score| self.after(position, score)[position.1]).collect(),
            known: f64::NEG_INFINITY,
        };
        let questions: Vec<Question> = positions.iter().map(question).collect();
        let turns = self.racer.best(&questions, None);
        let mean = |(position, turn): (&Position, &bonecup_solver::race::BestTurn)| {
            let mut sum = vec![0.0; self.seats];
            for (score, probability) in scores().zip(&turn.scores).filter(|(_, chance)| **chance > 0.0) {
                let after = self.after(position, score);
                sum.iter_mut().zip(after).for_each(|(sum, chance)| *sum += probability * chance);
            }
            sum
        };
        positions.iter().zip(&turns).map(mean).collect()
    }

    fn after(&self, (totals, mover): &Position, score: i32) -> Vec<f64> {
        let mut totals = totals.clone();
        totals[*mover] = (totals[*mover] + score).max(self.floor);
        let most = totals.iter().copied().max().unwrap();
        if most >= self.target && (!self.finish_round || *mover + 1 == self.seats) {
            let winners = totals.iter().filter(|&&total| total == most).count() as f64;
            return totals.iter().map(|&total| if total == most { 1.0 / winners } else { 0.0 }).collect();
        }
        self.chances[&(totals, (mover + 1) % self.seats)].clone()
    }
}

fn pack(options: &BonesOptions, seats: usize) -> (TurnPlan, Pack) {
    let plan = TurnPlan::new();
    let scores = plan.solve(options, Utility::points()).distribution();
    let plays = Plays::solve(&plan, options, &scores);
    let pack = Pack::solve(&plays, seats, options.finish_round).unwrap();
    (plan, pack)
}

fn game(options: &BonesOptions, (totals, to_move): &Position) -> RollingBones {
    let to_move = Seat(u8::try_from(*to_move).unwrap());
    let totals = totals.iter().copied().map(Points).collect();
    let setup = Setup { totals, to_move, rolling: true, ..Setup::default() };
    RollingBones::from_setup(options, &setup).unwrap()
}

/// The differences of the seat to move: root mean square and the largest. Only totals from zero on are compared, which the floor
/// hardly touches.
fn errors(options: &BonesOptions, seats: usize, floor: i32) -> (f64, f64) {
    let exact = Exact::solve(options, seats, floor);
    let (plan, pack) = pack(options, seats);
    let (mut squares, mut largest, mut number) = (0.0, 0.0_f64, 0.0);
    let near = |position: &&Position| position.0.iter().all(|&total| 0 <= total && total < exact.target + 3);
    for position in exact.chances.keys().filter(near) {
        let after = pack.after_this_turn(&game(options, position)).unwrap();
        let score = Points(exact.target - position.0[position.1] - 1);
        assert!((after.iter().map(|worth| worth.of(score)).sum::<f64>() - 1.0).abs() < 1e-9);
        let found = plan.solve(options, after[position.1].clone()).value(&BonesTurn::new());
        let difference = found - exact.chances[position][position.1];
        squares += difference * difference;
        largest = largest.max(difference.abs());
        number += 1.0;
    }
    (f64::sqrt(squares / number), largest)
}

fn race_to(target: i32, finish_round: bool) -> BonesOptions {
    BonesOptions { target: Points(target), finish_round, ..BonesOptions::default() }
}

#[test]
fn a_short_race_of_three_is_as_good_as_exact() {
    let (error, largest) = errors(&race_to(1, false), 3, -1);
    assert!(error < 0.001 && largest < 0.003, "{error} {largest}");
}

#[test]
fn a_short_race_of_two_with_a_last_turn_is_as_good_as_exact() {
    let (error, largest) = errors(&race_to(1, true), 2, -1);
    assert!(error < 0.004 && largest < 0.008, "{error} {largest}");
}

/// Longer than those of which `docs/solver.md` has figures.
#[test]
#[ignore = "`make test-long`: exact races of three to 5 and of two with a last turn to 8, many minutes"]
fn long_races_are_as_near_as_stated() {
    for (target, finish_round, seats, stated) in [(5, false, 3, 0.004), (8, true, 2, 0.004)] {
        let (error, largest) = errors(&race_to(target, finish_round), seats, -2);
        assert!(error < stated && largest < 4.0 * stated, "{seats} to {target}: {error} {largest}");
    }
}

#[test]
fn what_is_too_large_or_of_another_kind_is_refused() {
    let options = race_to(100, false);
    let (_, pack) = pack(&options, 2);
    assert!(pack.after_this_turn(&game(&options, &(vec![10, 20], 0))).is_some());
    assert!(pack.after_this_turn(&game(&options, &(vec![10, -60], 0))).is_none());
    assert!(pack.after_this_turn(&game(&options, &(vec![10, 20, 30], 0))).is_none());
    assert!(pack.after_this_turn(&game(&race_to(100, true), &(vec![10, 20], 0))).is_none());
}
