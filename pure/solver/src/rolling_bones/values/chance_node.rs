//! What can come of the dice in the cup: every outcome that matters, with its probability and the best answer.

use rolling_bones::{BoneSet, BonesOptions, HatDuty, HatOff};

use super::backward::{LayerValues, Sums};
use super::decision::{DecisionValue, GRAVE, HAT, ScoreValues};
use super::false_bone::FalseBones;
use super::lanes::{Lanes, better_of};
use crate::rolling_bones::rolls::roll_odds::{Likely, RollOdds};
use crate::rolling_bones::states::shape_set::SHAPE_ROOM;
use crate::rolling_bones::states::shapes::{Anatomy, EMPTY, ShapeId, per_kind};
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
    pub(crate) fn bury_at_once<const L: usize>(
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
pub(crate) struct Roller<'a, const L: usize> {
    layer: &'a Layer,
    pub(crate) states: LayerValues<'a, L>,
    pub(crate) ends: &'a ScoreValues<L>,
    pub(crate) hats: HatRules,
    pub(crate) blocks: Vec<&'a Block>,
    /// For each block and each shape: the best way on.
    pub(crate) decisions: Vec<[DecisionValue<L>; SHAPE_ROOM]>,
    pub(crate) roll_odds: RollOdds,
    /// For each step of a growth and each block that is rolled: the best skeleton up to it, with at least one bone laid.
    pub(crate) best: Vec<DecisionValue<L>>,
    pub(crate) false_bones: FalseBones<'a, L>,
}

impl<'a, const L: usize> Roller<'a, L> {
    pub(crate) fn new(
        layer: &'a Layer,
        states: LayerValues<'a, L>,
        ends: &'a ScoreValues<L>,
        hats: HatRules,
    ) -> Roller<'a, L> {
        let (blocks, decisions, best, false_bones) = Default::default();
        Roller { layer, states, ends, hats, blocks, decisions, roll_odds: RollOdds::new(), best, false_bones }
    }

    /// Lays blocks with the same dice side by side.
    #[inline(always)]
    pub(crate) fn open(&mut self, blocks: impl Iterator<Item = &'a Block>) {
        self.blocks.clear();
        self.blocks.extend(blocks);
        if self.decisions.len() < self.blocks.len() {
            self.decisions.resize(self.blocks.len(), [[Lanes::NONE; 4]; SHAPE_ROOM]);
        }
        for (block, decisions) in self.blocks.iter().zip(&mut self.decisions) {
            for (shape, state) in block.states().iter() {
                decisions[usize::from(shape)] = self.states.decision(state);
            }
        }
        self.false_bones.open(self.layer, &self.blocks);
    }

    /// Takes the dice of a shape into the hand. Tells whether there are any, without and with the hat worn.
    #[inline(always)]
    pub(crate) fn take(&mut self, id: ShapeId, after: After) -> [bool; 2] {
        let Some(block) = self.blocks.first() else { return [false; 2] };
        self.roll_odds.take(block, id, after, self.hats);
        self.roll_odds.dice.some()
    }

    /// Rolls them on some of the open blocks at once, which share all the counting: with the bare skull and with the hat worn
    /// as far as either is possible.
    #[inline(always)]
    pub(crate) fn roll<const P: usize>(
        &mut self,
        blocks: [usize; P],
        mut sums: [Sums<L>; P],
    ) -> [Sums<L>; P] {
        let mut nothing = [[[Lanes::NONE; 4]; P]; 2];
        let unchanged = self.roll_odds.unchanged();
        for p in 0..P {
            nothing[0][p] = self.lay_nothing(blocks[p], false);
            nothing[1][p] = self.lay_nothing(blocks[p], true);
            sums[p].take(false, &unchanged[0], &nothing[0][p]);
            sums[p].take(true, &unchanged[1], &nothing[1][p]);
        }
        sums = self.grow(blocks, &nothing[0], sums);
        if self.roll_odds.id == EMPTY {
            sums = self.roll_on_empty_table(blocks, &nothing[0], sums);
        } else if self.roll_odds.dice.some()[1] {
            sums = self.grow_with_hat(&nothing[1], sums);
        }
        if self.roll_odds.after == After::Supplementary {
            self.false_bones.prepare(blocks, &self.roll_odds, &self.states);
            sums = self.false_bones.roll(&self.roll_odds, self.ends.leaving(), sums);
        }
        sums
    }

    /// The best that can be done without laying a bone, by what else the roll shows; none where the duty forbids it.
    #[inline(always)]
    pub(crate) fn lay_nothing(&self, block: usize, worn: bool) -> DecisionValue<L> {
        let decision = self.decisions[block][usize::from(self.roll_odds.id)];
        if self.roll_odds.after == After::Opening {
            return if worn { wear(&decision) } else { decision };
        }
        let shape = Anatomy::get().shape(self.roll_odds.id);
        let burials = self.ends.burying(self.blocks[block], shape);
        let grave = self.hats.bury_at_once(burials, worn, false);
        if self.hats.would_count(shape.skull, worn) {
            [Lanes::NONE, decision[HAT], grave, decision[HAT | GRAVE]]
        } else {
            [Lanes::NONE, Lanes::NONE, grave, self.hats.bury_at_once(burials, worn, shape.skull)]
        }
    }

    /// Finds the best skeleton up to each step of the growth, and hands it on.
    #[inline(always)]
    fn grow<const P: usize>(
        &mut self,
        blocks: [usize; P],
        nothing: &[DecisionValue<L>; P],
        mut sums: [Sums<L>; P],
    ) -> [Sums<L>; P] {
        let steps = &Anatomy::get().growth(self.roll_odds.id).steps[..];
        if self.best.len() < steps.len() * P {
            self.best.resize(steps.len() * P, [Lanes::NONE; 4]);
        }
        let mut decisions = [&self.decisions[blocks[0]]; P];
        for p in 1..P {
            decisions[p] = &self.decisions[blocks[p]];
        }
        // What comes of an empty table is not one growth but pieces.
        let is_answer = self.roll_odds.id != EMPTY;
        let all = self.best.as_chunks_mut::<P>().0;
        all[0] = [[Lanes::NONE; 4]; P];
        for Likely { shown, odds } in &self.roll_odds.growths {
            let (before, here) = all.split_at_mut(shown.steps().start);
            for (step, here) in steps[shown.steps()].iter().zip(here) {
                let mut best = [[Lanes::NONE; 4]; P];
                for p in 0..P {
                    best[p] = decisions[p][usize::from(step.shape)];
                }
                for &below in step.below() {
                    let below = &before[usize::from(below)];
                    for p in 0..P {
                        best[p] = better_of(best[p], &below[p]);
                    }
                }
                *here = best;
                if is_answer {
                    for p in 0..P {
                        sums[p].take(false, &odds[0], &better_of(best[p], &nothing[p]));
                    }
                }
            }
        }
        sums
    }

    /// Hands the best of each growth on for a player who wears the hat.
    #[inline(always)]
    fn grow_with_hat<const P: usize>(
        &self,
        nothing: &[DecisionValue<L>; P],
        mut sums: [Sums<L>; P],
    ) -> [Sums<L>; P] {
        let all = self.best.as_chunks::<P>().0;
        for Likely { shown, odds } in &self.roll_odds.growths {
            for best in &all[shown.steps()] {
                for p in 0..P {
                    sums[p].take(true, &odds[1], &better_of(wear(&best[p]), &nothing[p]));
                }
            }
        }
        sums
    }

    /// On an empty table any bone may be the first, so the roll falls into pieces, one of which is built.
    #[inline(always)]
    fn roll_on_empty_table<const P: usize>(
        &self,
        blocks: [usize; P],
        nothing: &[DecisionValue<L>; P],
        mut sums: [Sums<L>; P],
    ) -> [Sums<L>; P] {
        let all = self.best.as_chunks::<P>().0;
        let symmetric = blocks.iter().all(|&block| self.blocks[block].symmetric);
        for (rolls, odds) in self.rolls_on_empty_table() {
            for (bones, times) in rolls.bones(symmetric) {
                let mut best = *nothing;
                for piece in Anatomy::get().pieces(bones) {
                    let piece = &all[usize::from(piece)];
                    for p in 0..P {
                        best[p] = better_of(best[p], &piece[p]);
                    }
                }
                for p in 0..P {
                    sums[p].keep(times, &best[p]);
                }
            }
            for sum in &mut sums {
                sum.take_kept(&odds);
            }
        }
        sums
    }

    /// The rolls that show any bone, and their odds without and with the hat worn.
    #[inline(always)]
    pub(crate) fn rolls_on_empty_table(&self) -> impl Iterator<Item = (FirstBones, [[f64; 4]; 2])> {
        let all = (0..1u16 << 10)
            .flat_map(|others| Anatomy::get().lefts.iter().map(move |lefts| FirstBones { others, lefts }));
        all.filter_map(|rolls| {
            let needs = per_kind(BoneSet::from_bits(rolls.others << 6 | rolls.lefts[0]));
            // A roll without any bone leaves the table as it is.
            if needs == [0; 3] || !self.roll_odds.dice.can_show(needs) {
                return None;
            }
            let lacks = [6 - needs[0], 6 - needs[1], 4 - needs[2]];
            Some((rolls, self.roll_odds.dice.growth(needs, lacks)))
        })
    }
}

/// Rolls on an empty table that are equally probable: the same bones of the right and the centre, and as many of the left.
pub(crate) struct FirstBones {
    others: u16,
    lefts: &'static [u16],
}

impl FirstBones {
    /// The bones of each roll, and how often it comes. If the dice state is symmetric, so are the answers, and of two rolls
    /// that mirror each other one is enough.
    #[inline(always)]
    pub(crate) fn bones(&self, symmetric: bool) -> impl Iterator<Item = (u16, f64)> {
        let (others, right) = (self.others, self.others & 0x3f);
        let lefts = self.lefts.iter().filter(move |&&left| !symmetric || left <= right);
        lefts.map(move |&left| (others << 6 | left, if symmetric && left < right { 2.0 } else { 1.0 }))
    }
}

/// A hat that is worn is as good as one that shows.
#[inline(always)]
fn wear<const L: usize>(decision: &DecisionValue<L>) -> DecisionValue<L> {
    [decision[HAT], decision[HAT], decision[HAT | GRAVE], decision[HAT | GRAVE]]
}
