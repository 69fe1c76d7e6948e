//! Many utilities at once, as races need them.

use bonecup_rules::Points;
use rolling_bones::BonesOptions;

use super::cup::{After, HatRules, Roller};
use super::distribution::follow;
use super::shapes::EMPTY;
use super::solve::{Solved, Valued, roll};
use super::stand::Ends;
use super::turn::{SolvedTurn, TurnPlan};
use super::utility::{HIGHEST, LOWEST, Utility};
use super::worth::Lanes;
use crate::race::{BestTurn, Question, Race, RaceTurn};

/// How many utilities are computed together.
const LANES: usize = 8;

/// A turn of Rolling Bones, played for the race.
///
/// [`Race::solve`] races it; [`BonesRacer::turn`] then knows the chance to win after every move of a turn.
pub struct BonesRacer {
    plan: TurnPlan,
    options: BonesOptions,
    hats: HatRules,
}

impl BonesRacer {
    /// Turns by these options; the target is the race's.
    pub fn new(plan: TurnPlan, options: &BonesOptions) -> BonesRacer {
        BonesRacer { plan, options: *options, hats: HatRules::of(options) }
    }

    /// A turn of the player to move at these totals: its values are chances to win the race.
    pub fn turn(&self, race: &Race, own: Points, other: Points) -> SolvedTurn {
        self.plan.solve(&self.options, utility_of(&race.utility(own.0, other.0)))
    }

    fn best_of(&self, questions: &[Question]) -> Vec<BestTurn> {
        let plan = &self.plan.0;
        let utilities: Vec<Utility> =
            questions.iter().map(|question| utility_of(&question.utility)).collect();
        let lane = |lane: usize| &utilities[lane.min(utilities.len() - 1)];
        let ends = Ends::new(|score| Lanes(std::array::from_fn(|i| lane(i).of(Points(score)))));
        let solved = Solved::<LANES>::new(plan, self.hats, &ends);
        let level = &plan.levels[0];
        let mut roller = Roller::new(level, Valued::new(&solved.stands[0]), &ends, self.hats);
        let values = roll(&mut roller, &level.pages[0], EMPTY, After::Opening)[0];
        let scores = |lane: usize| {
            follow(plan, self.hats, |score| utilities[lane].of(Points(score)), &solved, lane).0.to_vec()
        };
        let turn = |(lane, question): (usize, &Question)| {
            let value = values.0[lane];
            BestTurn { value, scores: if value > question.known { scores(lane) } else { Vec::new() } }
        };
        questions.iter().enumerate().map(turn).collect()
    }
}

impl RaceTurn for BonesRacer {
    fn lowest(&self) -> i32 {
        LOWEST
    }

    fn highest(&self) -> i32 {
        HIGHEST
    }

    fn batch(&self) -> usize {
        LANES
    }

    fn best(&self, questions: &[Question]) -> Vec<BestTurn> {
        questions.chunks(LANES).flat_map(|chunk| self.best_of(chunk)).collect()
    }
}

/// The utility whose scores, from the lowest to the highest, are worth so much.
fn utility_of(list: &[f64]) -> Utility {
    let mut worth = list.iter().copied();
    Utility::from_fn(|_| worth.next().unwrap_or(0.0))
}
