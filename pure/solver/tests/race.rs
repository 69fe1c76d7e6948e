//! Races with published answers, solved by the code that races Rolling Bones.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use bonecup_rules::Points;
use bonecup_solver::race::{BestTurn, Question, Race, RaceTurn, Watch};
use bonecup_solver::rolling_bones::{BonesRacer, TurnPlan, Utility};
use rolling_bones::{BonesOptions, BonesTurn, HatDuty, HatOff};

/// A die or coin is thrown as often as one likes; one face loses the turn's points, the others add theirs.
struct Jeopardy {
    gains: Vec<usize>,
    most: usize,
}

impl Jeopardy {
    /// Pig: a die, and 1 loses.
    fn pig(target: usize) -> Jeopardy {
        Jeopardy { gains: (2..=6).collect(), most: target + 6 }
    }

    /// Piglet: a coin, and tails loses.
    fn piglet(target: usize) -> Jeopardy {
        Jeopardy { gains: vec![1], most: target + 1 }
    }

    fn best_for(&self, utility: &[f64]) -> BestTurn {
        let faces = (self.gains.len() + 1) as f64;
        let mut scores = vec![vec![0.0; self.most + 1]; self.most + 1];
        let mut values = utility.to_vec();
        scores[self.most][self.most] = 1.0;
        for total in (0..self.most).rev() {
            let next = |gain: &usize| (total + gain).min(self.most);
            let thrown = (utility[0] + self.gains.iter().map(|gain| values[next(gain)]).sum::<f64>()) / faces;
            if total == 0 || thrown > utility[total] {
                values[total] = thrown;
                scores[total][0] += 1.0 / faces;
                for gain in &self.gains {
                    let after = scores[next(gain)].clone();
                    for (sum, probability) in scores[total].iter_mut().zip(after) {
                        *sum += probability / faces;
                    }
                }
            } else {
                scores[total][total] = 1.0;
            }
        }
        BestTurn { value: values[0], scores: scores.swap_remove(0) }
    }
}

impl RaceTurn for Jeopardy {
    type Memory = ();

    fn lowest(&self) -> i32 {
        0
    }

    fn highest(&self) -> i32 {
        i32::try_from(self.most).unwrap()
    }

    fn best(&self, questions: &[Question], _: Option<&mut ()>) -> Vec<BestTurn> {
        questions.iter().map(|question| self.best_for(&question.utility)).collect()
    }
}

fn solve(turn: &impl RaceTurn, floor: i32, target: i32) -> Race {
    let watch = Watch { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
    Race::solve(turn, floor, target, &watch).unwrap()
}

#[test]
fn the_first_player_of_pig_wins_with_the_published_probability() {
    let race = solve(&Jeopardy::pig(100), 0, 100);
    assert!((race.chance(0, 0) - 0.530_592_725).abs() < 1e-9, "{}", race.chance(0, 0));
    assert!(race.error() < 1e-9, "{}", race.error());
}

#[test]
fn the_first_player_of_piglet_wins_four_in_seven() {
    let race = solve(&Jeopardy::piglet(2), 0, 2);
    assert!((race.chance(0, 0) - 4.0 / 7.0).abs() < 1e-12, "{}", race.chance(0, 0));
}

/// Value iteration without any cunning: every chance from the chances of the round before.
fn naive(turn: &impl RaceTurn, target: usize) -> f64 {
    let scores = usize::try_from(turn.highest()).unwrap() + 1;
    let mut chances = vec![vec![0.5; target]; target];
    for _ in 0..400 {
        let before = chances.clone();
        for own in 0..target {
            for other in 0..target {
                let worth = |s: usize| if own + s >= target { 1.0 } else { 1.0 - before[other][own + s] };
                let question = Question { utility: (0..scores).map(worth).collect(), known: 0.0 };
                chances[own][other] = turn.best(&[question], None)[0].value;
            }
        }
    }
    chances[0][0]
}

#[test]
fn a_short_race_agrees_with_naive_iteration() {
    let pig = Jeopardy::pig(12);
    assert!((solve(&pig, 0, 12).chance(0, 0) - naive(&pig, 12)).abs() < 1e-9);
}

#[test]
fn a_short_race_of_rolling_bones_is_consistent_and_its_error_is_bounded() {
    let options = BonesOptions::default();
    let racer = BonesRacer::new(TurnPlan::new(), &options);
    let race = solve(&racer, -1, 2);
    assert!(race.error() < 1e-4, "a floor this high is felt: {}", race.error());
    let turn = racer.turn(&race, Points(0), Points(1));
    assert!((turn.value(&BonesTurn::new()) - race.chance(0, 1)).abs() < 1e-9);
    assert!(race.chance(0, 0) > 0.5 && race.chance(1, 0) > race.chance(0, 0));
}

/// Who wins a race of Rolling Bones, by value iteration without any cunning: one turn at a time for one pair of totals,
/// each solved whole, until nothing changes. Totals below the floor count as the floor.
fn naive_bones(plan: &TurnPlan, options: &BonesOptions, floor: i32, target: i32) -> HashMap<(i32, i32), f64> {
    let totals = || floor..target;
    let pairs: Vec<_> = totals().flat_map(|own| totals().map(move |other| (own, other))).collect();
    let mut chances: HashMap<(i32, i32), f64> = pairs.iter().map(|&pair| (pair, 0.5)).collect();
    loop {
        let mut change = 0.0_f64;
        for &(own, other) in &pairs {
            let utility = Utility::from_fn(|score| {
                let total = (own + score.0).max(floor);
                if total >= target { 1.0 } else { 1.0 - chances[&(other, total)] }
            });
            let chance = plan.solve(options, utility).value(&BonesTurn::new());
            change = change.max((chance - chances[&(own, other)]).abs());
            chances.insert((own, other), chance);
        }
        if change < 1e-11 {
            return chances;
        }
    }
}

#[test]
fn short_races_of_rolling_bones_agree_with_naive_iteration_with_all_options() {
    let plan = TurnPlan::new();
    for hat_duty in HatDuty::ALL {
        for hat_off in HatOff::ALL {
            let options = BonesOptions { hat_duty, hat_off, ..BonesOptions::default() };
            let race = solve(&BonesRacer::new(plan.clone(), &options), -1, 1);
            for ((own, other), chance) in naive_bones(&plan, &options, -1, 1) {
                let found = race.chance(own, other);
                assert!((found - chance).abs() < 1e-9, "{options:?} {own} {other}: {found} is not {chance}");
            }
        }
    }
}

/// The values of `docs/solver.md`: the race to 3 with the floor of the tables.
#[test]
fn the_race_to_three_has_the_value_that_is_written_down() {
    let plan = TurnPlan::new();
    for (hat_duty, value) in
        HatDuty::ALL.into_iter().zip([0.983_126_838_180, 0.983_192_987_244, 0.983_085_527_832])
    {
        let options = BonesOptions { hat_duty, ..BonesOptions::default() };
        let race = solve(&BonesRacer::new(plan.clone(), &options), -10, 3);
        let found = race.chance(0, 0);
        assert!((found - value).abs() < 1e-10, "{hat_duty:?}: {found:.12}, bound {}", race.error());
    }
}

#[test]
fn a_cancelled_race_has_no_answer() {
    let watch = Watch { progress: &|_| {}, cancelled: &AtomicBool::new(true) };
    assert!(Race::solve(&Jeopardy::pig(100), 0, 100, &watch).is_none());
}
