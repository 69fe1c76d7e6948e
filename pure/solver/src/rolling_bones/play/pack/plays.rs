//! Ways to play a turn, from which a race of many chooses.

use bonecup_rules::Points;
use rayon::prelude::*;
use rolling_bones::BonesOptions;

use crate::race::{Question, RaceTurn};
use crate::rolling_bones::play::distribution::Distribution;
use crate::rolling_bones::play::racer::BonesRacer;
use crate::rolling_bones::values::solved_turn::TurnPlan;
use crate::rolling_bones::values::utility::{HIGHEST, LOWEST};

/// Points that a turn is aimed at, if there may be another. Between them the plays of the neighbours do.
const AIMS: [i32; 16] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50];
/// In a last turn nothing counts but its aim, so it is aimed at every score that is not rare.
const LAST_AIMS: [i32; 32] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 30, 33,
    36, 40, 45, 50,
];
/// How likely a seat that misses its aim is to have another turn.
const PATIENCE: f64 = 0.7;
/// Needs for which it is known how long a seat takes that plays for points.
const FARTHEST: usize = 200;
/// Rounds after which a race alone is as good as over.
const ROUNDS: usize = 60;

/// How likely each score of a turn is, from the lowest, for each way to play it: for points, and for each aim with
/// each patience.
#[derive(Clone, Debug)]
pub struct Plays {
    pub(super) plays: Vec<Play>,
}

#[derive(Clone, Debug)]
pub(super) struct Play {
    /// `None`: it is played for points.
    aim: Option<i32>,
    scores: Vec<f64>,
}

impl Plays {
    /// Solves the turns: about a second of one core.
    pub fn solve(plan: &TurnPlan, options: &BonesOptions, for_points: &Distribution) -> Plays {
        let racer = BonesRacer::new(plan.clone(), options);
        let scores: Vec<f64> = (LOWEST..=HIGHEST).map(|score| for_points.of(Points(score))).collect();
        let alone = alone(&scores, PATIENCE);
        let last = LAST_AIMS.map(|aim| (aim, question(aim, 0.0, &alone)));
        let others = AIMS.map(|aim| (aim, question(aim, PATIENCE, &alone)));
        let aims: Vec<(i32, Question)> = last.into_iter().chain(others).collect();
        let solve = |aims: &[(i32, Question)]| -> Vec<Play> {
            let questions: Vec<Question> = aims.iter().map(|(_, question)| question.clone()).collect();
            let turns = racer.best(&questions, None).into_iter();
            turns.zip(aims).map(|(turn, (aim, _))| Play { aim: Some(*aim), scores: turn.scores }).collect()
        };
        let mut plays: Vec<Play> = aims.par_chunks(racer.batch()).flat_map_iter(solve).collect();
        plays.push(Play { aim: None, scores });
        Plays { plays }
    }

    /// The plays that may be best for a seat that needs so many points: those with similar aims.
    pub(super) fn near(&self, need: i32) -> impl Iterator<Item = &Play> {
        self.plays.iter().filter(move |play| {
            play.aim.is_none_or(|aim| 3 * aim + 3 >= 2 * need.min(50) && 2 * aim <= 3 * need + 4)
        })
    }
}

impl Play {
    /// How likely the score is.
    pub(super) fn of(&self, score: i32) -> f64 {
        usize::try_from(score - LOWEST).ok().and_then(|index| self.scores.get(index)).copied().unwrap_or(0.0)
    }

    /// The scores that can happen.
    pub(super) fn scores(&self) -> impl Iterator<Item = (i32, f64)> {
        (LOWEST..).zip(self.scores.iter().copied()).filter(|&(_, chance)| chance > 0.0)
    }
}

/// The chance to get to the end of a race alone, by need, if there is another turn so likely.
fn alone(scores: &[f64], patience: f64) -> Vec<f64> {
    let mut chances = vec![0.0; FARTHEST];
    for _ in 0..ROUNDS {
        chances = (0..FARTHEST).map(|need| one_more_turn(scores, patience, need, &chances)).collect();
    }
    chances
}

fn one_more_turn(scores: &[f64], patience: f64, need: usize, chances: &[f64]) -> f64 {
    let value = |(score, chance): (i32, &f64)| chance * worth(score, need, patience, chances);
    (LOWEST..).zip(scores).map(value).sum()
}

fn worth(score: i32, need: usize, patience: f64, chances: &[f64]) -> f64 {
    let left = i32::try_from(need).unwrap_or(i32::MAX).saturating_sub(score);
    match usize::try_from(left) {
        Ok(left) if left > 0 => patience * chances[left.min(chances.len() - 1)],
        Ok(_) | Err(_) => 1.0,
    }
}

fn question(aim: i32, patience: f64, alone: &[f64]) -> Question {
    let need = usize::try_from(aim).unwrap_or(0);
    let utility = (LOWEST..=HIGHEST).map(|score| worth(score, need, patience, alone)).collect();
    Question { utility, known: f64::NEG_INFINITY }
}
