//! Which cups nearly best play comes to.
//!
//! If no score's worth changes by more than δ, no position's value does, so a move that is worse than another by more
//! than 2δ does not become the best one. Whatever play is best after such a change, it comes only to positions that are
//! found by following all moves that are at most 2δ worse than the best.

use crate::rolling_bones::rolls::roll_odds::{Likely, RollOdds};
use crate::rolling_bones::states::indices::StateIndex;
use crate::rolling_bones::states::shape_set::ShapeSet;
use crate::rolling_bones::states::shapes::Anatomy;
use crate::rolling_bones::states::state_space::{Block, Layer, StateSpace};
use crate::rolling_bones::values::chance_node::{After, HatRules, Roller};
use crate::rolling_bones::values::decision::{DecisionValue, GRAVE, HAT, LayerValues};
use crate::rolling_bones::values::false_bone::mishap;
use crate::rolling_bones::values::lanes::{Lanes, Width, better_of};

/// Some of the cups of a state space: by layer, a bit for each state.
pub(crate) struct CupSet(Vec<Vec<u64>>);

impl CupSet {
    /// None of them.
    pub(crate) fn none(space: &StateSpace) -> CupSet {
        CupSet(space.layers.iter().map(|layer| vec![0; layer.cups.div_ceil(64)]).collect())
    }

    #[inline(always)]
    fn insert(&mut self, depth: usize, state: usize) {
        self.0[depth][state / 64] |= 1 << (state % 64);
    }

    #[inline(always)]
    pub(crate) fn contains(&self, depth: usize, state: usize) -> bool {
        self.0[depth].get(state / 64).is_some_and(|word| word >> (state % 64) & 1 == 1)
    }

    /// How many they are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.iter().flatten().map(|word| word.count_ones() as usize).sum()
    }

    /// Those shapes of a block that have one of these cups.
    pub(crate) fn shapes(&self, depth: usize, block: &Block) -> ShapeSet {
        let own = (block.first as usize..).zip(block.own.set().iter());
        own.filter(|&(state, _)| self.contains(depth, state)).map(|(_, shape)| shape).collect()
    }
}

/// Values are rounded by less than this.
const ROUNDING: f64 = 1e-13;

/// A search for everything that nearly best play comes to, layer by layer.
pub(crate) struct Search {
    /// How much worse than the best a move may be: twice as much as a score's worth may change.
    gap: f64,
    /// By state of the layer: cases of hat and grave, as bits, in which its skeleton is nearly the best.
    near: Vec<u8>,
    pub(crate) found: CupSet,
}

impl Search {
    /// What is best if no score's worth changes by more than this.
    pub(crate) fn new(space: &StateSpace, change: f64) -> Search {
        Search { gap: 2.0 * change + ROUNDING, near: Vec::new(), found: CupSet::none(space) }
    }

    /// Turns to a layer with so many states.
    pub(crate) fn enter(&mut self, states: usize) {
        self.near.clear();
        self.near.resize(states, 0);
    }

    #[inline(always)]
    fn mark(&mut self, state: StateIndex, cases: u8) {
        if let Some(near) = self.near.get_mut(state as usize) {
            *near |= cases;
        }
    }

    /// The cases, as bits, in which a move is nearly the best to anybody.
    #[inline(always)]
    fn cases<L: Width, const N: usize>(&self, moves: &[Lanes<L>; N], best: &[Lanes<L>; N]) -> u8 {
        (0..N).fold(0, |cases, k| cases | u8::from(moves[k].is_near(&best[k], self.gap)) << k)
    }

    /// Looks for the skeletons that are nearly the best answers to a cup that was just rolled on the first block.
    #[inline(always)]
    pub(crate) fn look_around<L: Width>(&mut self, roller: &Roller<'_, L>, odds: &RollOdds<'_>) {
        self.mark(roller.blocks[0].states().get(odds.id), cases_without_bone(roller.hats, odds));
        let steps = &Anatomy::get().growth(odds.id).steps[..];
        for Likely { shown, .. } in odds.growths {
            let possible = odds.dice.cases(shown.shown.needs[2]);
            for i in shown.steps() {
                // Every roll that allows this step is at least as good as the best of the step.
                let shape = steps[i].shape;
                let near = self.cases(&roller.decisions[0][usize::from(shape)], &roller.best[i]) & possible;
                if near > 0 {
                    self.mark(roller.blocks[0].states().get(shape), near);
                }
            }
        }
        if odds.after == After::Supplementary {
            self.look_behind(roller, odds);
        }
    }

    /// The same for rolls that leave nothing but a false bone.
    #[inline(always)]
    fn look_behind<L: Width>(&mut self, roller: &Roller<'_, L>, odds: &RollOdds<'_>) {
        let false_bones = &roller.false_bones;
        // A die that can be laid at one place can be laid at any. Side dice show nothing but bones, so one of them can be
        // laid in any case.
        let mut least = [[Lanes::none(); 2]; 3];
        for opening in &mishap(odds.id).openings {
            for (least, first) in least.iter_mut().zip(&false_bones.behind[opening.first]) {
                *least = better_of(*least, first);
            }
        }
        let side = better_of(least[0], &least[1]);
        let least = least.map(|least| better_of(least, &side));
        for (opening, class) in odds.behind {
            let there = odds.dice.beyond(class.shown.needs);
            for i in class.steps() {
                for die in (0..3).filter(|&die| there[die]) {
                    let state = false_bones.after[opening.section][0][die].state(&opening.growth.steps[i]);
                    let best = better_of(false_bones.behind[opening.first + i][die], &least[die]);
                    // Bit 0 decisions for no hat and bit 1 for a hat, here as in all cases.
                    self.mark(state, self.cases(&roller.states.graveless(state), &best));
                }
            }
        }
    }

    /// Looks from the skeletons of these blocks for the cups that are nearly the best to pay for.
    #[inline(always)]
    pub(crate) fn look_ahead<L: Width>(
        &mut self,
        depth: usize,
        blocks: &[Block],
        decisions: &LayerValues<L>,
        (layer, cups): (&Layer, &[[Lanes<L>; 2]]),
    ) {
        for block in blocks {
            for (state, shape) in (block.first as usize..).zip(block.own.set().iter()) {
                let near = self.near[state];
                if near == 0 {
                    continue;
                }
                for follower in &block.paying {
                    let at = layer.state(*follower, shape) as usize;
                    if let Some(cup) = cups.get(at)
                        && self.is_worth_paying(near, cup, &decisions.decision(state))
                    {
                        self.found.insert(depth + 1, at);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn is_worth_paying<L: Width>(&self, near: u8, cup: &[Lanes<L>; 2], decision: &DecisionValue<L>) -> bool {
        (0..4).filter(|k| near >> k & 1 == 1).any(|k| {
            cup[0].is_near(&decision[k], self.gap) || k & HAT > 0 && cup[1].is_near(&decision[k], self.gap)
        })
    }
}

/// The cases, as bits, in which the skeleton may be kept as it is.
#[inline(always)]
fn cases_without_bone(hats: HatRules, odds: &RollOdds<'_>) -> u8 {
    let cases = odds.dice.cases(0);
    let hat_counts = hats.would_count(Anatomy::get().shape(odds.id).skull, false);
    match (odds.after, hat_counts) {
        (After::Opening, _) => cases,
        (After::Supplementary, true) => cases & (1 << HAT | 1 << (HAT | GRAVE)),
        (After::Supplementary, false) => 0,
    }
}
