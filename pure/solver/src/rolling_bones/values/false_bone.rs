//! The roll in which no bone fits, no grave shows and no hat counts: a false bone must be laid.
//!
//! Which face the false die shows does not matter, only its kind, unless that very die would be laid behind the
//! place that the false bone opens. Side dice show nothing but bones, so there it is a question of how many dice
//! there are. Centre dice may show hats: then all bones among them may be needed (*lean*) or not (*spare*).

use super::backward::{LayerValues, Sums};
use super::lanes::{Lanes, better_of};
use crate::rolling_bones::rolls::mishap::Mishap;
use crate::rolling_bones::rolls::roll_odds::{Likely, RollOdds};
use crate::rolling_bones::states::indices::{StateIndex, StateList};
use crate::rolling_bones::states::shapes::{Anatomy, ShapeId, Step};
use crate::rolling_bones::states::state_space::{Block, BlockRef, Layer};

/// The best of what a false bone opens, without a hat and with one worn or rolled.
pub(crate) type Best<const L: usize> = [Lanes<L>; 2];

/// The best with a false die of each kind, and with a false centre die that is one of those to be laid.
pub(crate) type Behind<const L: usize> = [Best<L>; 4];

/// Memory for one shape at a time.
pub(crate) struct FalseBones<'a, const L: usize> {
    /// For each section and each open block, by kind: where the shapes are found after a false bone.
    pub(crate) after: [Vec<[After<'a>; 3]>; 5],
    /// For each step of each opening.
    pub(crate) behind: Vec<Behind<L>>,
    /// The same: the best answers if the centre dice show no bone that is to be laid, and if they do.
    pub(crate) answers: Vec<[Answers<L>; 2]>,
}

/// The best false bone if a centre bone can be spared, and if none can: each without and with a hat.
pub(crate) type Answers<const L: usize> = [Lanes<L>; 4];

impl<const L: usize> Default for FalseBones<'_, L> {
    fn default() -> Self {
        FalseBones { after: Default::default(), behind: Vec::new(), answers: Vec::new() }
    }
}

impl<'a, const L: usize> FalseBones<'a, L> {
    /// Looks where false bones lead from these blocks.
    pub(crate) fn open(&mut self, layer: &'a Layer, blocks: &[&'a Block]) {
        for (section, after) in self.after.iter_mut().enumerate() {
            after.clear();
            after.extend(
                blocks.iter().map(|block| block.false_bones[section].map(|at| After::new(layer, at))),
            );
        }
    }

    /// Values every place for the false bone and everything that may be laid behind it, on some of the blocks.
    #[inline(always)]
    pub(crate) fn prepare<const P: usize>(
        &mut self,
        blocks: [usize; P],
        roll_odds: &RollOdds,
        states: &LayerValues<'_, L>,
    ) {
        let steps = mishap(roll_odds.id).steps * P;
        if self.behind.len() < steps {
            self.behind.resize(steps, [[Lanes::NONE; 2]; 4]);
            self.answers.resize(steps, [[Lanes::NONE; 4]; 2]);
        }
        let all_answers = self.answers.as_chunks_mut::<P>().0;
        for (opening, class) in &roll_odds.behind {
            let after = &self.after[opening.section][..];
            let there = roll_odds.dice.beyond(class.needs);
            let behind = &mut self.behind.as_chunks_mut::<P>().0[opening.first..];
            let all_answers = &mut all_answers[opening.first..];
            for i in class.steps() {
                let step = &opening.growth.steps[i];
                let mut here = [[[Lanes::NONE; 2]; 4]; P];
                for p in 0..P {
                    for die in 0..3 {
                        if there[die] {
                            here[p][die] = states.graveless(after[blocks[p]][die].state(step));
                        }
                    }
                }
                for (below, lacks_centre) in step.below_by_kind() {
                    let below = &behind[below];
                    for p in 0..P {
                        here[p] = better_behind(here[p], &below[p], lacks_centre);
                    }
                }
                behind[i] = here;
                for p in 0..P {
                    all_answers[i][p] = answers(&here[p], class.needs[2] > 0);
                }
            }
        }
    }

    /// Hands every such roll to the sums, with the best false bone or with leaving if none can be laid.
    #[inline(always)]
    pub(crate) fn roll<const P: usize>(
        &self,
        roll_odds: &RollOdds,
        leaving: Lanes<L>,
        mut sums: [Sums<L>; P],
    ) -> [Sums<L>; P] {
        let mishap = mishap(roll_odds.id);
        if mishap.openings.is_empty() {
            for sum in &mut sums {
                sum.keep(1.0, &[leaving; 4]);
                sum.take_kept(&roll_odds.leave());
            }
            return sums;
        }
        let answers = self.answers.as_chunks::<P>().0;
        for Likely { shown, odds } in &roll_odds.mishaps {
            let no_bone = shown.needs[2] == 0 && roll_odds.dice.are_of_the_centre();
            let lean = usize::from(shown.needs[2] > 0);
            for steps in mishap.ways(shown) {
                let mut best = [[Lanes::NONE; 4]; P];
                for &step in steps {
                    let answers = &answers[usize::from(step)];
                    for p in 0..P {
                        best[p] = better_of(best[p], &answers[p][lean]);
                    }
                }
                for p in 0..P {
                    if no_bone {
                        best[p] = [best[p][0], best[p][1], leaving, leaving];
                    }
                    sums[p].keep(1.0, &best[p]);
                }
            }
            for sum in &mut sums {
                sum.take_kept(odds);
            }
        }
        sums
    }
}

/// What was found for a smaller step holds for a step as well.
#[inline(always)]
fn better_behind<const L: usize>(here: Behind<L>, smaller: &Behind<L>, lacks_centre: bool) -> Behind<L> {
    let [left, right, centre, robbed] = smaller;
    // If the centre bone that it lacks lies false in front of the step, the rest is the smaller step.
    let robbed = if lacks_centre { centre } else { robbed };
    [
        better_of(here[0], left),
        better_of(here[1], right),
        better_of(here[2], centre),
        better_of(here[3], robbed),
    ]
}

/// If no centre die shows a bone, the false die is a side die. If all bones that centre dice show are among those to
/// be laid, here or behind another place, a centre die is false only in place of one of them.
#[inline(always)]
fn answers<const L: usize>(
    &[left, right, centre, robbed]: &Behind<L>,
    centre_bones: bool,
) -> [Answers<L>; 2] {
    let side = better_of(left, &right);
    let spare = better_of(side, &centre);
    let lean = if centre_bones { better_of(side, &robbed) } else { spare };
    [[spare[0], spare[1], side[0], side[1]], [spare[0], spare[1], lean[0], lean[1]]]
}

/// Where the shapes are found after a false bone, if one can be laid.
#[derive(Clone, Copy)]
pub(crate) struct After<'a> {
    states: &'a StateList,
    mirrored: bool,
}

impl<'a> After<'a> {
    fn new(layer: &'a Layer, block: Option<BlockRef>) -> After<'a> {
        let nowhere = After { states: StateList::none(), mirrored: false };
        block.map_or(nowhere, |block| After {
            states: layer.block(block).states(),
            mirrored: block.is_mirrored(),
        })
    }

    /// Where a step is found with the block's false die.
    #[inline(always)]
    pub(crate) fn state(&self, step: &Step) -> StateIndex {
        self.states.get(if self.mirrored { step.mirror } else { step.shape })
    }
}

pub(crate) fn mishap(id: ShapeId) -> &'static Mishap {
    &Anatomy::get().mishaps[usize::from(id)]
}
