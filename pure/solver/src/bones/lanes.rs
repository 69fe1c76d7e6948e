//! Many utilities at once, as races need them.

use bonecup_rules::Points;
use rolling_bones::BonesOptions;

use super::cup::{After, HatRules, Roller};
use super::distribution::follow;
use super::shapes::EMPTY;
use super::solve::{Solved, roll};
use super::stand::Ends;
use super::turn::TurnPlan;
use super::utility::{HIGHEST, LOWEST, Utility};
use super::worth::Lanes;
use crate::race::{BestTurn, RaceTurn};

/// How many utilities are computed together.
const LANES: usize = 8;

/// A turn of Rolling Bones, played for the race.
pub struct BonesRacer {
    plan: TurnPlan,
    hats: HatRules,
}

impl BonesRacer {
    /// Turns by these options; the target is the race's.
    pub fn new(plan: TurnPlan, options: &BonesOptions) -> BonesRacer {
        BonesRacer { plan, hats: HatRules::of(options) }
    }

    fn best_of(&self, utilities: &[Utility]) -> Vec<BestTurn> {
        let plan = &self.plan.0;
        let lane = |lane: usize| &utilities[lane.min(utilities.len() - 1)];
        let ends = Ends::new(|score| Lanes(std::array::from_fn(|i| lane(i).of(Points(score)))));
        let solved = Solved::<LANES>::new(plan, self.hats, &ends);
        let level = &plan.levels[0];
        let mut roller = Roller::new(level, &solved.stands[0], &ends, self.hats);
        let values = roll(&mut roller, &level.pages[0], EMPTY, After::Opening)[0];
        let turn = |(i, utility): (usize, &Utility)| BestTurn {
            value: values.0[i],
            scores: follow(plan, self.hats, |score| utility.of(Points(score)), &solved.cups, i).0.to_vec(),
        };
        utilities.iter().enumerate().map(turn).collect()
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

    fn best(&self, utilities: &[Vec<f64>]) -> Vec<BestTurn> {
        let utility = |list: &Vec<f64>| {
            let mut worth = list.iter().copied();
            Utility::from_fn(|_| worth.next().unwrap_or(0.0))
        };
        let utilities: Vec<Utility> = utilities.iter().map(utility).collect();
        utilities.chunks(LANES).flat_map(|chunk| self.best_of(chunk)).collect()
    }
}
