//! The roll in which no bone fits, no grave shows and no hat counts: a false bone must be laid.
//!
//! Which face the false die shows does not matter, only its kind, unless that very die would be laid behind the
//! place that the false bone opens. Side dice show nothing but bones, so there it is a question of how many dice
//! there are. Centre dice may show hats: then all bones among them may be needed (*lean*) or not (*spare*).

use super::backward::Sums;
use super::decision::LayerValues;
use super::engine::Engine;
use super::lanes::{Lanes, NO_MOVE, Width};
use crate::rolling_bones::rolls::mishap::Mishap;
use crate::rolling_bones::rolls::roll_odds::{Likely, RollOdds};
use crate::rolling_bones::states::indices::{StateIndex, StateList};
use crate::rolling_bones::states::shapes::{Anatomy, ShapeId, Step};
use crate::rolling_bones::states::state_space::{Block, BlockRef, Layer};

/// The best of what a false bone opens, without a hat and with one worn or rolled.
pub(crate) type Best<L> = [Lanes<L>; 2];

/// The best with a false die of each kind, and with a false centre die that is one of those to be laid.
pub(crate) type Behind<L> = [Best<L>; 4];

/// Memory for one shape at a time.
pub(crate) struct FalseBones<'a, L: Width> {
    /// For each section and each open block, by kind: where the shapes are found after a false bone.
    pub(crate) after: [Vec<[After<'a>; 3]>; 5],
    /// For each step of each opening and each block that is rolled.
    pub(crate) behind: Vec<Behind<L>>,
    /// The same: the best answers if the centre dice show no bone that is to be laid, and if they do.
    pub(crate) answers: Vec<[Answers<L>; 2]>,
}

/// The best false bone if a centre bone can be spared, and if none can: each without and with a hat.
pub(crate) type Answers<L> = [Lanes<L>; 4];

impl<L: Width> Default for FalseBones<'_, L> {
    fn default() -> Self {
        FalseBones { after: Default::default(), behind: Vec::new(), answers: Vec::new() }
    }
}

impl<'a, L: Width> FalseBones<'a, L> {
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
    pub(crate) fn prepare<E: Engine<L>, const P: usize>(
        &mut self,
        engine: E,
        odds: &RollOdds<'_>,
        blocks: [usize; P],
        states: &LayerValues<L>,
    ) {
        let steps = mishap(odds.id).steps * P;
        if self.behind.len() < steps {
            self.behind.resize(steps, [[Lanes::none(); 2]; 4]);
            self.answers.resize(steps, [[Lanes::none(); 4]; 2]);
        }
        for (opening, class) in odds.behind {
            let after = blocks.map(|block| &self.after[opening.section][block]);
            let there = odds.dice.beyond(class.shown.needs);
            let centre_bones = class.shown.needs[2] > 0;
            let behind = &mut self.behind.as_chunks_mut::<P>().0[opening.first..];
            let all_answers = &mut self.answers.as_chunks_mut::<P>().0[opening.first..];
            for i in class.steps() {
                let step = &opening.growth.steps[i];
                let mut here = [[engine.pair(NO_MOVE); 4]; P];
                for die in 0..3 {
                    if there[die] {
                        for p in 0..P {
                            here[p][die] = engine.load_pair(&states.graveless(after[p][die].state(step)));
                        }
                    }
                }
                for (below, lacks_centre) in step.below_by_kind() {
                    // What was found for a smaller step holds for a step as well. If the centre bone that the smaller step
                    // lacks lies false in front of the step, the rest is the smaller step.
                    let below = &behind[below];
                    let kinds = [0, 1, 2, if lacks_centre { 2 } else { 3 }];
                    for (here, below) in here.iter_mut().zip(below) {
                        for (here, kind) in here.iter_mut().zip(kinds) {
                            *here = engine.better_pair(*here, engine.load_pair(&below[kind]));
                        }
                    }
                }
                for p in 0..P {
                    for (behind, here) in behind[i][p].iter_mut().zip(here[p]) {
                        engine.store_pair(behind, here);
                    }
                    let answers = answers(engine, here[p], centre_bones);
                    for (place, answer) in all_answers[i][p].iter_mut().zip(answers) {
                        engine.store(place, answer);
                    }
                }
            }
        }
    }

    /// Hands every such roll to the sums, with the best false bone or with leaving if none can be laid.
    #[inline(always)]
    pub(crate) fn roll<E: Engine<L>, const P: usize>(
        &self,
        engine: E,
        odds: &RollOdds<'_>,
        leaving: Lanes<L>,
        mut sums: [Sums<L, E>; P],
    ) -> [Sums<L, E>; P] {
        let (mishap, leaving) = (mishap(odds.id), engine.load_pair(&[leaving; 2]));
        let is_worn = odds.dice.some()[1];
        if mishap.openings.is_empty() {
            for sums in &mut sums {
                sums.take_both(is_worn, odds.leave, engine.join(leaving, leaving));
            }
            return sums;
        }
        let all_answers = self.answers.as_chunks::<P>().0;
        let of_the_centre = odds.dice.are_of_the_centre();
        for Likely { shown, odds } in odds.mishaps {
            let no_bone = shown.shown.needs[2] == 0 && of_the_centre;
            let lean = usize::from(shown.shown.needs[2] > 0);
            let mut kept = [engine.all(0.0); P];
            for steps in mishap.ways(shown) {
                let mut best = [engine.all(NO_MOVE); P];
                for &step in steps {
                    let answers = &all_answers[usize::from(step)];
                    for p in 0..P {
                        best[p] = engine.better(best[p], engine.load(&answers[p][lean]));
                    }
                }
                for p in 0..P {
                    if no_bone {
                        best[p] = engine.join(engine.graveless(best[p]), leaving);
                    }
                    kept[p] = engine.add(kept[p], best[p]);
                }
            }
            for p in 0..P {
                sums[p].take_both(is_worn, odds, kept[p]);
            }
        }
        sums
    }
}

/// If no centre die shows a bone, the false die is a side die. If all bones that centre dice show are among those to
/// be laid, here or behind another place, a centre die is false only in place of one of them.
#[inline(always)]
fn answers<L: Width, E: Engine<L>>(
    engine: E,
    [left, right, centre, robbed]: [E::Pair; 4],
    centre_bones: bool,
) -> [E::Four; 2] {
    let side = engine.better_pair(left, right);
    let spare = engine.better_pair(side, centre);
    let lean = if centre_bones { engine.better_pair(side, robbed) } else { spare };
    [engine.join(spare, side), engine.join(spare, lean)]
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
