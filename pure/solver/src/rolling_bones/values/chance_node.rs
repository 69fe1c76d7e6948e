//! What can come of the dice in the cup: every outcome that matters, with its probability and the best answer.

use rolling_bones::{BonesOptions, HatDuty, HatOff};

use super::backward::Sums;
use super::decision::{DecisionValue, GRAVE, HAT, LayerValues, ScoreValues};
use super::empty_table::FirstBones;
use super::engine::Engine;
use super::false_bone::FalseBones;
use super::lanes::{Lanes, Width};

use crate::rolling_bones::rolls::roll_odds::{Likely, RollOdds};
use crate::rolling_bones::states::indices::{NO_STATE, StateIndex};
use crate::rolling_bones::states::shape_set::SHAPE_ROOM;
use crate::rolling_bones::states::shapes::{Anatomy, EMPTY, Shape, ShapeId};
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

/// Rolls the cups of a layer whose states are valued: of one block and one shape at a time.
pub(crate) struct Roller<'a, L: Width> {
    layer: &'a Layer,
    pub(crate) states: &'a LayerValues<L>,
    pub(crate) ends: &'a ScoreValues<L>,
    pub(crate) hats: HatRules,
    pub(crate) block: Option<&'a Block>,
    /// For each shape: the best way on. Where the block has no such state it is what was there before.
    pub(crate) decisions: Vec<DecisionValue<L>>,
    /// For each step of a growth: the best skeleton up to it, with at least one bone laid.
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
        let (block, false_bones) = Default::default();
        let [decisions, best] = [(); 2].map(|()| vec![[Lanes::none(); 4]; SHAPE_ROOM]);
        Roller { layer, states, ends, hats, block, decisions, best, false_bones }
    }

    /// Takes up a block.
    #[inline(always)]
    pub(crate) fn open(&mut self, block: &'a Block) {
        self.block = Some(block);
        for (shape, state) in block.states().iter() {
            self.decisions[usize::from(shape)] = self.states.decision(state as usize);
        }
        self.false_bones.open(self.layer, block);
    }

    /// Rolls the dice of a shape: the worth with the bare skull and with the hat worn, as far as either is possible.
    #[inline(always)]
    pub(crate) fn roll<E: Engine<L>>(&mut self, engine: E, odds: &RollOdds<'_>) -> [Lanes<L>; 2] {
        let mut sums = Sums::nothing(engine);
        let is_worn = odds.dice.some()[1];
        let mut nothing = [engine.load(&self.lay_nothing(odds, false)); 2];
        sums.take(false, &odds.unchanged[0], nothing[0]);
        if is_worn {
            nothing[1] = engine.load(&self.lay_nothing(odds, true));
            sums.take(true, &odds.unchanged[1], nothing[1]);
        }
        if odds.id == EMPTY {
            self.grow::<false, E>(odds, nothing, Sums::nothing(engine));
            for first in FirstBones::by_centre(&self.best) {
                sums = first.roll(odds.dice, nothing[0], sums);
            }
        } else if is_worn {
            sums = self.grow::<true, E>(odds, nothing, sums);
        } else {
            sums = self.grow::<false, E>(odds, nothing, sums);
        }
        if odds.after == After::Supplementary {
            self.false_bones.prepare(engine, odds, self.states);
            sums = self.false_bones.roll(odds, self.ends.leaving(), sums);
        }
        sums.total()
    }

    /// The best that can be done without laying a bone, by what else the roll shows; none where the duty forbids it.
    #[inline(always)]
    pub(crate) fn lay_nothing(&self, odds: &RollOdds<'_>, worn: bool) -> DecisionValue<L> {
        let decision = self.decisions[usize::from(odds.id)];
        if odds.after == After::Opening {
            return if worn { wear(&decision) } else { decision };
        }
        let shape = Anatomy::get().shape(odds.id);
        let burials = self.burying(shape);
        let grave = self.hats.bury_at_once(burials, worn, false);
        if self.hats.would_count(shape.skull, worn) {
            [Lanes::none(), decision[HAT], grave, decision[HAT | GRAVE]]
        } else {
            [Lanes::none(), Lanes::none(), grave, self.hats.bury_at_once(burials, worn, shape.skull)]
        }
    }

    /// The state of a shape on the block.
    #[inline(always)]
    pub(crate) fn state_of(&self, shape: ShapeId) -> StateIndex {
        self.block.map_or(NO_STATE, |block| block.states().get(shape))
    }

    /// The grave for this shape, without and with the hat.
    #[inline(always)]
    pub(crate) fn burying(&self, shape: &Shape) -> [Lanes<L>; 2] {
        self.block.map_or_else(|| [Lanes::none(); 2], |block| self.ends.burying(block, shape))
    }

    /// Finds the best skeleton up to each step of the growth, and hands it on: for a bare skull and, if there may be one,
    /// for a hat that is worn.
    #[inline(always)]
    fn grow<const WORN: bool, E: Engine<L>>(
        &mut self,
        odds: &RollOdds<'_>,
        nothing: [E::Four; 2],
        mut sums: Sums<L, E>,
    ) -> Sums<L, E> {
        let engine = sums.engine;
        let steps = &Anatomy::get().growth(odds.id).steps[..];
        self.best[0] = [Lanes::none(); 4];
        for Likely { shown, odds } in odds.growths {
            let (before, here) = self.best.split_at_mut(shown.steps().start);
            let mut kept = [engine.all(0.0); 2];
            for (step, here) in steps[shown.steps()].iter().zip(here) {
                let mut best = engine.load(&self.decisions[usize::from(step.shape)]);
                for &below in step.below() {
                    best = engine.better(best, engine.load(&before[usize::from(below)]));
                }
                engine.store(here, best);
                kept[0] = engine.add(kept[0], engine.better(best, nothing[0]));
                if WORN {
                    kept[1] = engine.add(kept[1], engine.better(engine.wear(best), nothing[1]));
                }
            }
            sums.take(false, &odds[0], kept[0]);
            if WORN {
                sums.take(true, &odds[1], kept[1]);
            }
        }
        sums
    }
}

/// A hat that is worn is as good as one that shows.
#[inline(always)]
fn wear<L: Width>(decision: &DecisionValue<L>) -> DecisionValue<L> {
    [decision[HAT], decision[HAT], decision[HAT | GRAVE], decision[HAT | GRAVE]]
}
