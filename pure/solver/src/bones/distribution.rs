//! The score of a turn under best play: how probable each one is.

use bonecup_rules::Points;

use super::cup::{After, HatRules, Roller};
use super::plan::{Level, Page, Plan};
use super::shapes::ShapeId;
use super::stand::{Cups, Ends, Next, stands_of_pages};
use super::turn::SolvedTurn;
use super::utility::{HIGHEST, LOWEST, SCORES};
use super::worth::{Lanes, Worth};

/// The probability of each score of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution(pub(super) [f64; SCORES]);

impl Distribution {
    /// The probability of a score.
    pub fn of(&self, score: Points) -> f64 {
        let index = usize::try_from(score.0 - LOWEST).ok();
        index.and_then(|index| self.0.get(index)).copied().unwrap_or(0.0)
    }

    /// All scores that can happen, from the lowest to the highest, with their probabilities.
    pub fn iter(&self) -> impl Iterator<Item = (Points, f64)> {
        (LOWEST..=HIGHEST).map(Points).zip(self.0).filter(|&(_, probability)| probability > 0.0)
    }

    /// The average score.
    pub fn mean(&self) -> f64 {
        self.iter().map(|(score, probability)| f64::from(score.0) * probability).sum()
    }
}

impl SolvedTurn {
    /// How probable each score is for a player who plays the turn best from its opening roll.
    pub fn distribution(&self) -> Distribution {
        let utility = |score| self.utility.of(Points(score));
        follow(&self.plan, HatRules::of(&self.options), utility, &self.solved.cups, 0)
    }
}

/// A move, known by its value and by where it leads.
#[derive(Clone, Copy)]
struct Pick {
    value: f64,
    leads_to: Goal,
}

#[derive(Clone, Copy)]
enum Goal {
    Nowhere,
    /// The index of a score, counted from the lowest.
    End(usize),
    /// A cup of the next level: its spot, and whether the hat is worn.
    Cup(usize, bool),
}

impl Worth for Pick {
    const NONE: Pick = Pick { value: f64::NEG_INFINITY, leads_to: Goal::Nowhere };

    fn improve(&mut self, other: &Pick) {
        if other.value > self.value {
            *self = *other;
        }
    }
}

/// Follows the best moves of one lane from the opening roll to the ends.
pub(super) fn follow<const L: usize>(
    plan: &Plan,
    hats: HatRules,
    utility: impl Fn(i32) -> f64,
    cups: &[Cups<Lanes<L>>],
    lane: usize,
) -> Distribution {
    let ends = Ends::new(|score| Pick {
        value: utility(score),
        leads_to: usize::try_from(score - LOWEST).map_or(Goal::Nowhere, Goal::End),
    });
    let mut walk = Walk { ends, hats, sums: [0.0; SCORES], reached: vec![[1.0, 0.0]] };
    for (depth, level) in plan.levels.iter().enumerate() {
        let picks = cups.get(depth + 1).map(|cups| goals(cups, lane));
        let next = plan.levels.get(depth + 1).zip(picks.as_deref());
        walk.descend(depth, level, next);
    }
    Distribution(walk.sums)
}

fn goals<const L: usize>(cups: &[[Lanes<L>; 2]], lane: usize) -> Vec<[Pick; 2]> {
    let pick = |spot, cup: &[Lanes<L>; 2]| {
        [false, true]
            .map(|worn| Pick { value: cup[usize::from(worn)].0[lane], leads_to: Goal::Cup(spot, worn) })
    };
    cups.iter().enumerate().map(|(spot, cup)| pick(spot, cup)).collect()
}

/// The way from level to level.
struct Walk {
    ends: Ends<Pick>,
    hats: HatRules,
    sums: [f64; SCORES],
    /// The probability to come to each cup of the level, without and with the hat worn.
    reached: Cups<f64>,
}

impl Walk {
    fn descend(&mut self, depth: usize, level: &Level, next: Next<'_, Pick>) {
        let mut wanted = vec![false; level.pages.len()];
        for page in (0..level.pages.len()).filter(|&page| self.reaches(&level.pages[page])) {
            level.mark_around(page, &mut wanted);
        }
        let stands = stands_of_pages(level, |page| wanted[page], next, &self.ends);
        let mut to_reach = vec![[0.0; 2]; next.map_or(0, |(level, _)| level.spots)];
        let mut roller = Roller::new(level, &stands, &self.ends, self.hats);
        let after = if depth == 0 { After::Opening } else { After::Supplementary };
        for page in level.pages.iter().filter(|page| page.in_cup) {
            for &shape in &page.own {
                let reached = self.reached_at(page, shape);
                if reached == [0.0; 2] {
                    continue;
                }
                roller.roll(page, shape, after, &mut |worn, probability, pick| {
                    let probability = reached[usize::from(worn)] * probability;
                    match pick.leads_to {
                        Goal::Nowhere => {}
                        Goal::End(score) => self.sums[score] += probability,
                        Goal::Cup(spot, worn) => to_reach[spot][usize::from(worn)] += probability,
                    }
                });
            }
        }
        self.reached = to_reach;
    }

    fn reaches(&self, page: &Page) -> bool {
        page.in_cup && page.own.iter().any(|&shape| self.reached_at(page, shape) != [0.0; 2])
    }

    /// The turn begins with the empty table, whose spot is the first.
    fn reached_at(&self, page: &Page, shape: ShapeId) -> [f64; 2] {
        self.reached.get(page.spots[usize::from(shape)] as usize).copied().unwrap_or([0.0; 2])
    }
}
