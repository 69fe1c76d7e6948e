//! Which cups nearly best play comes to.
//!
//! If no score's worth changes by more than δ, no position's value does, so a move that is worse than another by more
//! than 2δ does not become the best one. Whatever play is best after such a change, it comes only to positions that are
//! found by following all moves that are at most 2δ worse than the best.

use crate::rolling_bones::rolls::roll_odds::Likely;
use crate::rolling_bones::states::indices::Spot;
use crate::rolling_bones::states::shape_set::ShapeSet;
use crate::rolling_bones::states::shapes::Anatomy;
use crate::rolling_bones::states::state_space::{Level, Page, Plan};
use crate::rolling_bones::values::chance_node::{After, Roller};
use crate::rolling_bones::values::decision::{GRAVE, HAT, Stand};
use crate::rolling_bones::values::false_bone::mishap;
use crate::rolling_bones::values::lanes::{Lanes, better_of};

/// Some of the cups of a plan: by level, a bit for each spot.
pub(crate) struct CupSet(Vec<Vec<u64>>);

impl CupSet {
    /// None of them.
    pub(crate) fn none(plan: &Plan) -> CupSet {
        CupSet(plan.levels.iter().map(|level| vec![0; level.cups.div_ceil(64)]).collect())
    }

    #[inline(always)]
    fn insert(&mut self, depth: usize, spot: usize) {
        self.0[depth][spot / 64] |= 1 << (spot % 64);
    }

    #[inline(always)]
    pub(crate) fn contains(&self, depth: usize, spot: usize) -> bool {
        self.0[depth].get(spot / 64).is_some_and(|word| word >> (spot % 64) & 1 == 1)
    }

    /// How many they are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.iter().flatten().map(|word| word.count_ones() as usize).sum()
    }

    /// Those shapes of a page that have one of these cups.
    pub(crate) fn shapes(&self, depth: usize, page: &Page) -> ShapeSet {
        let own = (page.first as usize..).zip(page.own.set().iter());
        own.filter(|&(spot, _)| self.contains(depth, spot)).map(|(_, shape)| shape).collect()
    }
}

/// Values are rounded by less than this.
const ROUNDING: f64 = 1e-13;

/// A search for everything that nearly best play comes to, level by level.
pub(crate) struct Search {
    /// How much worse than the best a move may be: twice as much as a score's worth may change.
    gap: f64,
    /// By spot of the level: cases of hat and grave, as bits, in which its skeleton is nearly the best.
    near: Vec<u8>,
    pub(crate) found: CupSet,
}

impl Search {
    /// What is best if no score's worth changes by more than this.
    pub(crate) fn new(plan: &Plan, change: f64) -> Search {
        Search { gap: 2.0 * change + ROUNDING, near: Vec::new(), found: CupSet::none(plan) }
    }

    /// Turns to a level with so many spots.
    pub(crate) fn enter(&mut self, spots: usize) {
        self.near.clear();
        self.near.resize(spots, 0);
    }

    #[inline(always)]
    fn mark(&mut self, spot: Spot, cases: u8) {
        if let Some(near) = self.near.get_mut(spot as usize) {
            *near |= cases;
        }
    }

    /// The cases, as bits, in which a move is nearly the best to anybody.
    #[inline(always)]
    fn cases<const L: usize, const N: usize>(&self, moves: &[Lanes<L>; N], best: &[Lanes<L>; N]) -> u8 {
        (0..N).fold(0, |cases, k| cases | u8::from(moves[k].is_near(&best[k], self.gap)) << k)
    }

    /// Looks for the skeletons that are nearly the best answers to a cup that was just rolled on the first page.
    #[inline(always)]
    pub(crate) fn look_around<const L: usize>(&mut self, roller: &Roller<'_, L>) {
        let (cast, page) = (&roller.cast, roller.pages[0]);
        self.mark(page.spots().get(cast.id), roller.cases_without_bone());
        let steps = &Anatomy::get().growth(cast.id).steps[..];
        for Likely { shown, .. } in &cast.growths {
            let possible = cast.dice.cases(shown.needs[2]);
            for i in shown.steps() {
                // Every roll that allows this step is at least as good as the best of the step.
                let shape = steps[i].shape;
                let near = self.cases(&roller.stands[0][usize::from(shape)], &roller.best[i]) & possible;
                if near > 0 {
                    self.mark(page.spots().get(shape), near);
                }
            }
        }
        if cast.after == After::Supplementary {
            self.look_behind(roller);
        }
    }

    /// The same for rolls that leave nothing but a false bone.
    #[inline(always)]
    fn look_behind<const L: usize>(&mut self, roller: &Roller<'_, L>) {
        let (cast, falling) = (&roller.cast, &roller.falling);
        // A die that can be laid at one place can be laid at any. Side dice show nothing but bones, so one of them can be
        // laid in any case.
        let mut least = [[Lanes::NONE; 2]; 3];
        for opening in &mishap(cast.id).openings {
            for (least, first) in least.iter_mut().zip(&falling.behind[opening.first]) {
                *least = better_of(*least, first);
            }
        }
        let side = better_of(least[0], &least[1]);
        let least = least.map(|least| better_of(least, &side));
        for (opening, class) in &cast.behind {
            let there = cast.dice.beyond(class.needs);
            for i in class.steps() {
                for die in (0..3).filter(|&die| there[die]) {
                    let spot = falling.after[opening.section][0][die].spot(&opening.growth.steps[i]);
                    let best = better_of(falling.behind[opening.first + i][die], &least[die]);
                    // Bit 0 stands for no hat and bit 1 for a hat, here as in all cases.
                    self.mark(spot, self.cases(&roller.spots.graveless(spot), &best));
                }
            }
        }
    }

    /// Looks from the skeletons of these pages for the cups that are nearly the best to pay for.
    #[inline(always)]
    pub(crate) fn look_ahead<const L: usize>(
        &mut self,
        depth: usize,
        pages: &[Page],
        stands: &[Stand<L>],
        (level, cups): (&Level, &[[Lanes<L>; 2]]),
    ) {
        for page in pages {
            for (spot, shape) in (page.first as usize..).zip(page.own.set().iter()) {
                let near = self.near[spot];
                if near == 0 {
                    continue;
                }
                for follower in &page.paying {
                    let at = level.spot(*follower, shape) as usize;
                    if let Some(cup) = cups.get(at)
                        && self.is_worth_paying(near, cup, &stands[spot])
                    {
                        self.found.insert(depth + 1, at);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn is_worth_paying<const L: usize>(&self, near: u8, cup: &[Lanes<L>; 2], stand: &Stand<L>) -> bool {
        (0..4).filter(|k| near >> k & 1 == 1).any(|k| {
            cup[0].is_near(&stand[k], self.gap) || k & HAT > 0 && cup[1].is_near(&stand[k], self.gap)
        })
    }
}

impl<const L: usize> Roller<'_, L> {
    /// The cases, as bits, in which the skeleton may be kept as it is.
    #[inline(always)]
    fn cases_without_bone(&self) -> u8 {
        let cases = self.cast.dice.cases(0);
        let hat_counts = self.hats.would_count(Anatomy::get().shape(self.cast.id).skull, false);
        match (self.cast.after, hat_counts) {
            (After::Opening, _) => cases,
            (After::Supplementary, true) => cases & (1 << HAT | 1 << (HAT | GRAVE)),
            (After::Supplementary, false) => 0,
        }
    }
}
