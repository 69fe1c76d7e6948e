//! Many utilities at once, as races need them.

use bonecup_rules::Points;
use rolling_bones::BonesOptions;

use super::bound::{CupSet, Search};
use super::forward::follow;
use crate::race::{BestTurn, Question, Race, RaceTurn};
use crate::rolling_bones::states::shapes::EMPTY;
use crate::rolling_bones::values::backward::{ValueTable, roll};
use crate::rolling_bones::values::chance_node::{After, HatRules};
use crate::rolling_bones::values::decision::ScoreValues;
use crate::rolling_bones::values::lanes::{Eight, Lanes};
use crate::rolling_bones::values::solved_turn::{SolvedTurn, TurnPlan};
use crate::rolling_bones::values::utility::{HIGHEST, LOWEST, Utility};

/// How many utilities are computed together.
const LANES: usize = 8;

/// A turn of Rolling Bones, played for the race.
///
/// [`Race::solve`] races it; [`BonesRacer::turn`] then knows the chance to win after every move of a turn.
pub struct BonesRacer {
    space: TurnPlan,
    options: BonesOptions,
    hats: HatRules,
}

impl BonesRacer {
    /// Turns by these options; the target is the race's.
    pub fn new(space: TurnPlan, options: &BonesOptions) -> BonesRacer {
        BonesRacer { space, options: *options, hats: HatRules::of(options) }
    }

    /// A turn of the player to move at these totals: its values are chances to win the race.
    pub fn turn(&self, race: &Race, own: Points, other: Points) -> SolvedTurn {
        self.space.solve(&self.options, utility_of(&race.utility(own.0, other.0)))
    }

    /// The best play for at least one question and at most as many as there are lanes.
    fn best_of(&self, questions: &[Question], memory: Option<&mut RacerMemory>) -> Vec<BestTurn> {
        let space = &self.space.0;
        let utilities: Vec<Utility> =
            questions.iter().map(|question| utility_of(&question.utility)).collect();
        let lane = |lane: usize| &utilities[lane.min(utilities.len() - 1)];
        let ends = ScoreValues::new(|score| Lanes::from_fn(|i| lane(i).of(Points(score))));
        let near = memory.as_ref().and_then(|memory| memory.near.as_ref());
        let change = near.map(|near| near.change_to(&utilities));
        let holding = near.filter(|near| change.is_some_and(|change| change <= near.change));
        let solved = match holding {
            Some(near) => ValueTable::of_some(space, self.hats, &ends, &near.cups),
            None => ValueTable::new(space, self.hats, &ends),
        };
        let values = self.opening(&ends, &solved);
        let gains = |(lane, question): (usize, &Question)| values.lane(lane) > question.known;
        let mut scores = Vec::new();
        if questions.iter().enumerate().any(gains) {
            let change = change.map_or(FIRST_CHANGE, |change| change / SHRINKS);
            let mut search = memory.is_some().then(|| Search::new(space, change));
            scores = follow(space, self.hats, &ends, &solved, search.as_mut());
            if let Some((memory, search)) = memory.zip(search) {
                memory.near = Some(Near { utilities, change, cups: search.found });
            }
        }
        let turn = |(lane, question): (usize, &Question)| BestTurn {
            value: values.lane(lane),
            scores: if gains((lane, question)) {
                scores.iter().map(|score| score.lane(lane)).collect()
            } else {
                Vec::new()
            },
        };
        questions.iter().enumerate().map(turn).collect()
    }

    /// The worth of the opening roll.
    fn opening(&self, ends: &ScoreValues<Eight>, solved: &ValueTable<Eight>) -> Lanes<Eight> {
        let layer = &self.space.0.layers[0];
        let cup = (&layer.blocks[0], EMPTY, After::Opening);
        roll(layer, &solved.decisions[0], ends, self.hats, cup)[0]
    }
}

/// What is remembered of the last answers to a batch of questions.
#[derive(Default)]
pub struct RacerMemory {
    near: Option<Near>,
}

/// The cups to which best play comes as long as no score's worth changes by more than said.
struct Near {
    utilities: Vec<Utility>,
    change: f64,
    cups: CupSet,
}

impl Near {
    /// The most by which the worth of any score has changed.
    fn change_to(&self, utilities: &[Utility]) -> f64 {
        if self.utilities.len() != utilities.len() {
            return f64::INFINITY;
        }
        let changes = self.utilities.iter().zip(utilities).map(|(then, now)| then.change_to(now));
        changes.fold(0.0, f64::max)
    }
}

/// What a score's worth is expected to change by at most after the first answer.
const FIRST_CHANGE: f64 = 2.5e-4;
/// How much smaller each further change is expected to be.
const SHRINKS: f64 = 8.0;

impl RaceTurn for BonesRacer {
    type Memory = RacerMemory;

    fn lowest(&self) -> i32 {
        LOWEST
    }

    fn highest(&self) -> i32 {
        HIGHEST
    }

    fn batch(&self) -> usize {
        LANES
    }

    fn best(&self, questions: &[Question], memory: Option<&mut RacerMemory>) -> Vec<BestTurn> {
        if (1..=LANES).contains(&questions.len()) {
            return self.best_of(questions, memory);
        }
        questions.chunks(LANES).flat_map(|chunk| self.best_of(chunk, None)).collect()
    }
}

/// The utility whose scores, from the lowest to the highest, are worth so much.
fn utility_of(list: &[f64]) -> Utility {
    let mut worth = list.iter().copied();
    Utility::from_fn(|_| worth.next().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use rolling_bones::{HatDuty, HatOff};

    use super::*;

    /// Chances that rise with the score, a little different for each question, and disturbed by up to so much.
    fn questions(winning: i32, disturbance: f64) -> Vec<Question> {
        let chance = |question: i32, score: i32| {
            let lead = f64::from(score + 2 * question) / f64::from(winning);
            let wave = f64::from((score * 7919 + question * 104_729).rem_euclid(1009)) / 504.5 - 1.0;
            if score >= winning { 1.0 } else { 1.0 / (1.0 + (-lead).exp()) + disturbance * wave }
        };
        let utility = |question| (LOWEST..=HIGHEST).map(|score| chance(question, score)).collect();
        (0..8).map(|question| Question { utility: utility(question), known: 0.0 }).collect()
    }

    fn racers() -> impl Iterator<Item = BonesRacer> {
        let space = TurnPlan::new();
        let options = HatDuty::ALL.into_iter().flat_map(|hat_duty| {
            HatOff::ALL.map(|hat_off| BonesOptions { hat_duty, hat_off, ..BonesOptions::default() })
        });
        options.map(move |options| BonesRacer::new(space.clone(), &options))
    }

    #[test]
    fn a_racer_with_a_memory_answers_alike_and_looks_at_less() {
        let cups = |memory: &RacerMemory| memory.near.as_ref().map_or(usize::MAX, |near| near.cups.len());
        for (racer, winning) in racers().zip([35, 8, 16, 51, 35, 8]) {
            let mut memory = RacerMemory::default();
            racer.best(&questions(winning, 0.0), Some(&mut memory));
            assert!(cups(&memory) < racer.space.states() / 2, "{}", cups(&memory));
            // The second is more than was expected, the others are less.
            for disturbance in [0.9 * FIRST_CHANGE, 4.0 * FIRST_CHANGE, 3.9 * FIRST_CHANGE] {
                let questions = questions(winning, disturbance);
                let (with, without) =
                    (racer.best(&questions, Some(&mut memory)), racer.best(&questions, None));
                assert_eq!(with, without, "{winning} {disturbance}");
            }
            assert!(cups(&memory) < racer.space.states() / 4, "{}", cups(&memory));
        }
    }

    #[test]
    fn scores_are_worth_what_is_said() {
        for (racer, winning) in racers().zip([51, 35, 8, 16, 51, 35]) {
            let questions = questions(winning, 1e-3);
            for (question, best) in questions.iter().zip(racer.best(&questions, None)) {
                let worth = best.scores.iter().zip(&question.utility).map(|(chance, worth)| chance * worth);
                assert!((worth.sum::<f64>() - best.value).abs() < 1e-12);
                assert!((best.scores.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn what_is_known_already_is_not_answered_at_length() {
        let racer = BonesRacer::new(TurnPlan::new(), &BonesOptions::default());
        let mut questions = questions(35, 0.0);
        let all = racer.best(&questions, None);
        questions[3].known = all[3].value;
        let some = racer.best(&questions[..5], None);
        assert!(some[3].scores.is_empty() && some[3].value == all[3].value);
        assert_eq!(some[4], all[4]);
        assert!(racer.best(&[], None).is_empty());
    }
}
