//! What can come of the dice in the cup: every outcome that matters, with its probability and the best answer.

use rolling_bones::{BonesOptions, HatDuty, HatOff};

use super::backward::Sums;
use super::decision::{DecisionValue, GRAVE, HAT, LayerValues, ScoreValues};
use super::empty_table::FirstBones;
use super::engine::Engine;
use super::false_bone::FalseBones;
use super::lanes::{Lanes, Width};
use crate::rolling_bones::rolls::roll_odds::{Likely, RollOdds};
use crate::rolling_bones::states::shape_set::SHAPE_ROOM;
use crate::rolling_bones::states::shapes::{Anatomy, EMPTY};
use crate::rolling_bones::states::state_space::{Block, Layer};

/// Whether something must be laid after the roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum After {
    /// The opening roll leaves the player free (RB-1).
    Opening,
    /// A supplementary roll brings the duty.
    Supplementary,
}

/// The options that concern hats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HatRules {
    duty: HatDuty,
    off_any_time: bool,
}

impl HatRules {
    pub(crate) fn of(options: &BonesOptions) -> HatRules {
        HatRules { duty: options.hat_duty, off_any_time: options.hat_off == HatOff::AnyTime }
    }

    /// Whether a hat of the roll would fulfil the duty where no false bone is due (RB-3, RB-5).
    pub(crate) fn would_count(self, skull: bool, worn: bool) -> bool {
        self.duty != HatDuty::Never && skull && (!worn || self.off_any_time)
    }

    /// Whether a hat that would count does so as well where else a false bone is due (RB-3).
    pub(crate) fn avert_false_bones(self) -> bool {
        self.duty == HatDuty::Always
    }

    /// How a player who has not fulfilled the duty otherwise may bury: without and with the hat.
    pub(crate) fn burials_at_once(self, worn: bool, may_put_on: bool) -> [bool; 2] {
        [!worn || self.off_any_time, worn || may_put_on]
    }

    /// The best of these burials.
    #[inline(always)]
    pub(crate) fn bury_at_once<L: Width>(
        self,
        [bare, hat]: [Lanes<L>; 2],
        worn: bool,
        may_put_on: bool,
    ) -> Lanes<L> {
        match self.burials_at_once(worn, may_put_on) {
            [false, _] => hat,
            [true, false] => bare,
            [true, true] => bare.better(hat),
        }
    }
}

/// Rolls the cups of a layer whose states are valued: of some blocks and one shape at a time.
pub(crate) struct Roller<'a, L: Width> {
    layer: &'a Layer,
    pub(crate) states: &'a LayerValues<L>,
    pub(crate) ends: &'a ScoreValues<L>,
    pub(crate) hats: HatRules,
    pub(crate) blocks: Vec<&'a Block>,
    /// For each block and each shape: the best way on. Where the block has no such state it is what was there before.
    pub(crate) decisions: Vec<[DecisionValue<L>; SHAPE_ROOM]>,
    /// For each step of a growth and each block that is rolled: the best skeleton up to it, with at least one bone laid.
    pub(crate) best: Vec<DecisionValue<L>>,
    pub(crate) false_bones: FalseBones<'a, L>,
}

impl<'a, L: Width> Roller<'a, L> {
    pub(crate) fn new(
        layer: &'a Layer,
        states: &'a LayerValues<L>,
        ends: &'a ScoreValues<L>,
        hats: HatRules,
    ) -> Roller<'a, L> {
        let (blocks, decisions, false_bones) = Default::default();
        let best = vec![[Lanes::none(); 4]; SHAPE_ROOM];
        Roller { layer, states, ends, hats, blocks, decisions, best, false_bones }
    }

    /// Lays blocks with the same dice side by side.
    #[inline(always)]
    pub(crate) fn open(&mut self, blocks: impl Iterator<Item = &'a Block>) {
        self.blocks.clear();
        self.blocks.extend(blocks);
        if self.decisions.len() < self.blocks.len() {
            self.decisions.resize_with(self.blocks.len(), || [[Lanes::none(); 4]; SHAPE_ROOM]);
        }
        for (block, decisions) in self.blocks.iter().zip(&mut self.decisions) {
            for (shape, state) in block.states().iter() {
                decisions[usize::from(shape)] = self.states.decision(state as usize);
            }
        }
        self.false_bones.open(self.layer, &self.blocks);
    }

    /// Rolls the dice of a shape on some of the open blocks at once: for each the worth with the bare skull and with the hat
    /// worn, as far as either is possible.
    #[inline(always)]
    pub(crate) fn roll<E: Engine<L>, const P: usize>(
        &mut self,
        engine: E,
        odds: &RollOdds<'_>,
        blocks: [usize; P],
    ) -> [[Lanes<L>; 2]; P] {
        let mut sums = [Sums::nothing(engine); P];
        let is_worn = odds.dice.some()[1];
        let mut nothing = [[engine.all(0.0); P]; 2];
        for p in 0..P {
            nothing[0][p] = engine.load(&self.lay_nothing(odds, blocks[p], false));
            sums[p].take(false, &odds.unchanged[0], nothing[0][p]);
            if is_worn {
                nothing[1][p] = engine.load(&self.lay_nothing(odds, blocks[p], true));
                sums[p].take(true, &odds.unchanged[1], nothing[1][p]);
            }
        }
        if odds.id == EMPTY {
            self.grow::<false, E, P>(engine, odds, blocks, nothing, [Sums::nothing(engine); P]);
            self.roll_on_empty_table(odds, nothing[0], &mut sums);
        } else if is_worn {
            sums = self.grow::<true, E, P>(engine, odds, blocks, nothing, sums);
        } else {
            sums = self.grow::<false, E, P>(engine, odds, blocks, nothing, sums);
        }
        if odds.after == After::Supplementary {
            self.false_bones.prepare(engine, odds, blocks, self.states);
            sums = self.false_bones.roll(engine, odds, self.ends.leaving(), sums);
        }
        sums.map(|sums| sums.total())
    }

    /// The best that can be done without laying a bone, by what else the roll shows; none where the duty forbids it.
    #[inline(always)]
    pub(crate) fn lay_nothing(&self, odds: &RollOdds<'_>, block: usize, worn: bool) -> DecisionValue<L> {
        let decision = self.decisions[block][usize::from(odds.id)];
        if odds.after == After::Opening {
            return if worn { wear(&decision) } else { decision };
        }
        let shape = Anatomy::get().shape(odds.id);
        let burials = self.ends.burying(self.blocks[block], shape);
        let grave = self.hats.bury_at_once(burials, worn, false);
        if self.hats.would_count(shape.skull, worn) {
            [Lanes::none(), decision[HAT], grave, decision[HAT | GRAVE]]
        } else {
            [Lanes::none(), Lanes::none(), grave, self.hats.bury_at_once(burials, worn, shape.skull)]
        }
    }

    /// Finds the best skeleton up to each step of the growth, and hands it on: for a bare skull and, if there may be one,
    /// for a hat that is worn.
    #[inline(always)]
    fn grow<const WORN: bool, E: Engine<L>, const P: usize>(
        &mut self,
        engine: E,
        odds: &RollOdds<'_>,
        blocks: [usize; P],
        nothing: [[E::Four; P]; 2],
        mut sums: [Sums<L, E>; P],
    ) -> [Sums<L, E>; P] {
        let steps = &Anatomy::get().growth(odds.id).steps[..];
        if self.best.len() < steps.len() * P {
            self.best.resize(steps.len() * P, [Lanes::none(); 4]);
        }
        let decisions = blocks.map(|block| &self.decisions[block]);
        let all = self.best.as_chunks_mut::<P>().0;
        all[0] = [[Lanes::none(); 4]; P];
        for Likely { shown, odds } in odds.growths {
            let (before, here) = all.split_at_mut(shown.steps().start);
            let mut kept = [[engine.all(0.0); P]; 2];
            for (step, here) in steps[shown.steps()].iter().zip(here) {
                let mut best = [engine.all(0.0); P];
                for p in 0..P {
                    best[p] = engine.load(&decisions[p][usize::from(step.shape)]);
                }
                for &below in step.below() {
                    let below = &before[usize::from(below)];
                    for p in 0..P {
                        best[p] = engine.better(best[p], engine.load(&below[p]));
                    }
                }
                for p in 0..P {
                    engine.store(&mut here[p], best[p]);
                    kept[0][p] = engine.add(kept[0][p], engine.better(best[p], nothing[0][p]));
                    if WORN {
                        let worn = engine.better(engine.wear(best[p]), nothing[1][p]);
                        kept[1][p] = engine.add(kept[1][p], worn);
                    }
                }
            }
            for p in 0..P {
                sums[p].take(false, &odds[0], kept[0][p]);
                if WORN {
                    sums[p].take(true, &odds[1], kept[1][p]);
                }
            }
        }
        sums
    }

    /// On an empty table any bone may be the first, so the roll falls into pieces, one of which is built.
    #[inline(always)]
    fn roll_on_empty_table<E: Engine<L>, const P: usize>(
        &self,
        odds: &RollOdds<'_>,
        nothing: [E::Four; P],
        sums: &mut [Sums<L, E>; P],
    ) {
        for p in 0..P {
            let best: Vec<_> = self.best.as_chunks::<P>().0.iter().map(|best| best[p]).collect();
            for first in FirstBones::by_centre(&best) {
                sums[p] = first.roll(odds.dice, nothing[p], sums[p]);
            }
        }
    }
}

/// A hat that is worn is as good as one that shows.
#[inline(always)]
fn wear<L: Width>(decision: &DecisionValue<L>) -> DecisionValue<L> {
    [decision[HAT], decision[HAT], decision[HAT | GRAVE], decision[HAT | GRAVE]]
}
