//! The score of a turn under best play: how probable each one is.

use bonecup_rules::Points;

use super::cup::{After, HatRules, Roller, Sink, Spots};
use super::plan::Plan;
use super::solve::Solved;
use super::spots::{NO_SPOT, Spot};
use super::stand::{Cups, Ends, Stand, stand};
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
        follow(&self.plan, HatRules::of(&self.options), utility, &self.solved, 0)
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
    End(u16),
    /// A skeleton of this level: its spot, and what else the roll shows.
    Stand(Spot, u8),
    /// A cup of the next level: its spot, and whether the hat is worn.
    Cup(Spot, bool),
}

impl Worth for Pick {
    const NONE: Pick = Pick { value: f64::NEG_INFINITY, leads_to: Goal::Nowhere };

    #[inline(always)]
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
    solved: &Solved<L>,
    lane: usize,
) -> Distribution {
    let ends = Ends::new(|score| Pick {
        value: utility(score),
        leads_to: u16::try_from(score - LOWEST).map_or(Goal::Nowhere, Goal::End),
    });
    let mut walk = Walk { solved, lane, ends, hats, sums: [0.0; SCORES], reached: vec![[1.0, 0.0]] };
    pulp::Arch::new().dispatch(
        #[inline(always)]
        || {
            for depth in 0..plan.levels.len() {
                walk.descend(plan, depth);
            }
        },
    );
    Distribution(walk.sums)
}

/// The way from level to level.
struct Walk<'a, const L: usize> {
    solved: &'a Solved<L>,
    lane: usize,
    ends: Ends<Pick>,
    hats: HatRules,
    sums: [f64; SCORES],
    /// The probability to come to each cup of the level, without and with the hat worn.
    reached: Cups<f64>,
}

impl<const L: usize> Walk<'_, L> {
    #[inline(always)]
    fn descend(&mut self, plan: &Plan, depth: usize) {
        let level = &plan.levels[depth];
        let spots = Numbered { stands: &self.solved.stands[depth], lane: self.lane };
        let mut roller = Roller::new(level, spots, &self.ends, self.hats);
        let after = if depth == 0 { After::Opening } else { After::Supplementary };
        let stands = vec![[0.0; 4]; level.spots];
        let mut flow = Flow { reached: [0.0; 2], sums: &mut self.sums, stands };
        for page in level.pages.iter().filter(|page| page.in_cup) {
            let reached = |spot: usize| self.reached.get(spot).copied().unwrap_or([0.0; 2]);
            let own = || (page.first as usize..).zip(page.own.set().iter());
            if own().all(|(spot, _)| reached(spot) == [0.0; 2]) {
                continue;
            }
            roller.open(std::iter::once(page));
            // The turn begins with the empty table, whose spot is the first.
            for (spot, shape) in own().filter(|&(spot, _)| reached(spot) != [0.0; 2]) {
                flow.reached = reached(spot);
                roller.take(shape, after);
                [flow] = roller.roll([0], [flow]);
            }
        }
        let stands = flow.stands;
        self.go_on(plan, depth, &stands);
    }

    /// From the skeletons of a level to the ends and to the cups of the next.
    #[inline(always)]
    fn go_on(&mut self, plan: &Plan, depth: usize, stands: &[[f64; 4]]) {
        let level = &plan.levels[depth];
        let picks = self.solved.cups.get(depth + 1).map(|cups| goals(cups, self.lane));
        let next = plan.levels.get(depth + 1).zip(picks.as_deref());
        let mut cups = vec![[0.0; 2]; next.map_or(0, |(level, _)| level.spots)];
        for page in &level.pages {
            for (spot, shape) in (page.first as usize..).zip(page.own.set().iter()) {
                let reached = stands[spot];
                if reached == [0.0; 4] {
                    continue;
                }
                for (pick, probability) in stand(page, shape, next, &self.ends).iter().zip(reached) {
                    match pick.leads_to {
                        Goal::Nowhere | Goal::Stand(..) => {}
                        Goal::End(score) => self.sums[usize::from(score)] += probability,
                        Goal::Cup(spot, worn) => cups[spot as usize][usize::from(worn)] += probability,
                    }
                }
            }
        }
        self.reached = cups;
    }
}

#[inline(always)]
fn goals<const L: usize>(cups: &[[Lanes<L>; 2]], lane: usize) -> Vec<[Pick; 2]> {
    let pick = |spot, cup: &[Lanes<L>; 2], worn: bool| Pick {
        value: cup[usize::from(worn)].0[lane],
        leads_to: Goal::Cup(spot, worn),
    };
    (0..).zip(cups).map(|(spot, cup)| [pick(spot, cup, false), pick(spot, cup, true)]).collect()
}

/// Spots that are valued in one lane and told apart by their numbers.
struct Numbered<'a, const L: usize> {
    stands: &'a [Stand<Lanes<L>>],
    lane: usize,
}

impl<const L: usize> Numbered<'_, L> {
    #[inline(always)]
    fn pick(&self, spot: Spot, shows: u8) -> Pick {
        let value = self.stands[spot as usize][usize::from(shows)].0[self.lane];
        Pick { value, leads_to: Goal::Stand(spot, shows) }
    }
}

impl<const L: usize> Spots<Pick> for Numbered<'_, L> {
    #[inline(always)]
    fn stand(&self, spot: Spot) -> Stand<Pick> {
        [self.pick(spot, 0), self.pick(spot, 1), self.pick(spot, 2), self.pick(spot, 3)]
    }

    /// Shows nothing, or a hat.
    #[inline(always)]
    fn graveless(&self, spot: Spot) -> [Pick; 2] {
        if spot == NO_SPOT { [Pick::NONE; 2] } else { [self.pick(spot, 0), self.pick(spot, 1)] }
    }
}

/// Where the probability to come to a cup goes on to.
struct Flow<'a> {
    reached: [f64; 2],
    sums: &'a mut [f64; SCORES],
    /// By spot and what else the roll shows.
    stands: Vec<[f64; 4]>,
}

impl Sink<Pick> for Flow<'_> {
    #[inline(always)]
    fn take(&mut self, worn: bool, probabilities: &[f64; 4], answers: &[Pick; 4]) {
        let reached = self.reached[usize::from(worn)];
        if reached == 0.0 {
            return;
        }
        for (probability, pick) in probabilities.iter().zip(answers) {
            match pick.leads_to {
                Goal::Nowhere | Goal::Cup(..) => {}
                Goal::End(score) => self.sums[usize::from(score)] += reached * probability,
                Goal::Stand(spot, shows) => {
                    self.stands[spot as usize][usize::from(shows)] += reached * probability;
                }
            }
        }
    }

    #[inline(always)]
    fn keep(&mut self, odds: &[[f64; 4]; 2], times: f64, answers: &[Pick; 4]) {
        for (worn, odds) in [false, true].into_iter().zip(odds) {
            self.take(worn, &odds.map(|probability| times * probability), answers);
        }
    }

    fn take_kept(&mut self, _: &[[f64; 4]; 2]) {}
}
