//! The worth of all positions of a state space, from the last roll back to the first.

use super::chance_node::{After, HatRules, Roller};
use super::decision::{CupValues, DecisionValue, HAT, Next, ScoreValues, decisions};
use super::lanes::Lanes;
use crate::rolling_bones::play::bound::CupSet;
use crate::rolling_bones::states::indices::StateIndex;
use crate::rolling_bones::states::shape_set::ShapeSet;
use crate::rolling_bones::states::shapes::ShapeId;
use crate::rolling_bones::states::state_space::{Block, Layer, StateSpace};

/// The worth of every position of a state space to L players.
pub(crate) struct ValueTable<const L: usize> {
    /// By layer and state: cups with their dice. Those of the first layer are left out.
    pub(crate) cups: Vec<CupValues<L>>,
    /// By layer and state: skeletons after the roll.
    pub(crate) decisions: Vec<Vec<DecisionValue<L>>>,
}

impl<const L: usize> ValueTable<L> {
    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        let cups: usize = self.cups.iter().map(|layer| size_of_val(layer.as_slice())).sum();
        let decisions: usize = self.decisions.iter().map(|layer| size_of_val(layer.as_slice())).sum();
        cups + decisions
    }

    /// Uses the widest registers of the machine.
    pub(crate) fn new(space: &StateSpace, hats: HatRules, ends: &ScoreValues<L>) -> ValueTable<L> {
        pulp::Arch::new().dispatch(Work { space, hats, ends, only: None })
    }

    /// Values only what leads to some of the cups; the other cups are taken to be worth nothing.
    pub(crate) fn of_some(
        space: &StateSpace,
        hats: HatRules,
        ends: &ScoreValues<L>,
        cups: &CupSet,
    ) -> ValueTable<L> {
        pulp::Arch::new().dispatch(Work { space, hats, ends, only: Some(cups) })
    }

    #[inline(always)]
    fn on_any_machine(&Work { space, hats, ends, only }: &Work<'_, L>) -> ValueTable<L> {
        let depth = space.layers.len();
        let mut solved = ValueTable { cups: vec![Vec::new(); depth], decisions: vec![Vec::new(); depth] };
        for depth in (0..depth).rev() {
            let next: Next<'_, L> =
                space.layers.get(depth + 1).map(|layer| (layer, &solved.cups[depth + 1][..]));
            solved.decisions[depth] = decisions(&space.layers[depth], next, ends);
            if depth > 0 {
                solved.cups[depth] = cups(
                    &space.layers[depth],
                    &solved.decisions[depth],
                    ends,
                    hats,
                    only.map(|cups| (cups, depth)),
                );
            }
        }
        solved
    }
}

#[inline(always)]
fn cups<const L: usize>(
    layer: &Layer,
    decisions: &[DecisionValue<L>],
    ends: &ScoreValues<L>,
    hats: HatRules,
    only: Option<(&CupSet, usize)>,
) -> CupValues<L> {
    let mut cups = vec![[Lanes::NONE; 2]; layer.cups];
    let mut roller = Roller::new(layer, LayerValues::new(decisions), ends, hats);
    // The blocks that have a shape, and the states where.
    let mut owners = Vec::new();
    let wanted = |block: &u32| {
        let block = &layer.blocks[*block as usize];
        let shapes = only.map_or_else(|| block.own.set(), |(cups, depth)| cups.shapes(depth, block));
        Some((block, shapes)).filter(|_| !shapes.is_empty())
    };
    let mut members = Vec::new();
    for family in &layer.families {
        members.clear();
        members.extend(family.iter().filter_map(wanted));
        for members in members.chunks(SIDE_BY_SIDE[usize::from(L > 1)]) {
            roller.open(members.iter().map(|(block, _)| *block));
            for shape in members.iter().fold(ShapeSet::NONE, |union, (_, shapes)| union.or(shapes)).iter() {
                let some = roller.take(shape, After::Supplementary);
                if !some[0] {
                    continue;
                }
                owners.clear();
                let having = members.iter().enumerate().filter(|(_, (_, shapes))| shapes.contains(shape));
                for (k, (block, _)) in having {
                    owners.extend(block.own.of(shape).map(|rank| (k, block.first as usize + rank)));
                }
                let mut fill = |state: usize, [bare, worn]: [Lanes<L>; 2]| {
                    cups[state] = [bare, if some[1] { worn } else { Lanes::NONE }];
                };
                for owners in owners.chunks(if L == 1 { ABREAST } else { 1 }) {
                    if L > 1 || owners.len() == 1 {
                        roll_abreast::<L, 1>(&mut roller, owners, &mut fill);
                    } else if owners.len() == 2 {
                        roll_abreast::<L, 2>(&mut roller, owners, &mut fill);
                    } else {
                        roll_abreast::<L, ABREAST>(&mut roller, owners, &mut fill);
                    }
                }
            }
        }
    }
    cups
}

/// So many blocks with the same dice are valued together, for one utility and for many: the values of more would not
/// fit the L2 cache.
const SIDE_BY_SIDE: [usize; 2] = [32, 16];
/// So many of them are rolled at once for one utility. Many utilities fill the SIMD registers alone.
const ABREAST: usize = 4;

/// Rolls the dice on all these blocks, each with its state, at once. If they are fewer, the last fills the room.
#[inline(always)]
fn roll_abreast<const L: usize, const P: usize>(
    roller: &mut Roller<'_, L>,
    owners: &[(usize, usize)],
    mut fill: impl FnMut(usize, [Lanes<L>; 2]),
) {
    let mut blocks = [0; P];
    for (p, block) in blocks.iter_mut().enumerate() {
        *block = owners[p.min(owners.len() - 1)].0;
    }
    let sums = roller.roll(blocks, [Sums::NOTHING; P]);
    for (sums, &(_, state)) in sums.iter().zip(owners) {
        fill(state, sums.total());
    }
}

/// Spots that are all valued.
pub(crate) struct LayerValues<'a, const L: usize> {
    decisions: &'a [DecisionValue<L>],
    /// Values without the grave are read most, in no order: for one utility they are copied side by side, so that they
    /// stay in the L2 cache. Those of many utilities fill a cache line alone.
    graveless: Vec<[Lanes<L>; 2]>,
}

impl<'a, const L: usize> LayerValues<'a, L> {
    #[inline(always)]
    pub(crate) fn new(decisions: &'a [DecisionValue<L>]) -> LayerValues<'a, L> {
        let copied = if L == 1 { decisions } else { &[] };
        LayerValues {
            decisions,
            graveless: copied.iter().map(|decision| [decision[0], decision[HAT]]).collect(),
        }
    }

    /// The best way on from the skeleton of a state.
    #[inline(always)]
    pub(crate) fn decision(&self, state: StateIndex) -> DecisionValue<L> {
        self.decisions[state as usize]
    }

    /// The same without a grave, without and with a hat; none if there is no such state.
    #[inline(always)]
    pub(crate) fn graveless(&self, state: StateIndex) -> [Lanes<L>; 2] {
        if L == 1 {
            return self.graveless.get(state as usize).copied().unwrap_or([Lanes::NONE; 2]);
        }
        self.decisions.get(state as usize).map_or([Lanes::NONE; 2], |decision| [decision[0], decision[HAT]])
    }
}

/// The worth of a cup without and with the hat worn, as far as there is such a cup.
#[inline(always)]
pub(crate) fn roll<'a, const L: usize>(
    roller: &mut Roller<'a, L>,
    block: &'a Block,
    shape: ShapeId,
    after: After,
) -> [Lanes<L>; 2] {
    roller.open(std::iter::once(block));
    roller.take(shape, after);
    let [sums] = roller.roll([0], [Sums::NOTHING]);
    sums.total()
}

/// The sum of all outcomes so far.
#[derive(Clone, Copy)]
pub(crate) struct Sums<const L: usize> {
    /// Without and with the hat worn, by what else the roll shows.
    sums: [[Lanes<L>; 4]; 2],
    /// The sum of answers with equal odds, which are multiplied only once.
    kept: [Lanes<L>; 4],
}

impl<const L: usize> Sums<L> {
    pub(crate) const NOTHING: Sums<L> = Sums { sums: [[Lanes::ZERO; 4]; 2], kept: [Lanes::ZERO; 4] };

    #[inline(always)]
    fn total(&self) -> [Lanes<L>; 2] {
        let mut totals = [Lanes::ZERO; 2];
        for (total, sums) in totals.iter_mut().zip(&self.sums) {
            for sum in sums {
                total.add(1.0, sum);
            }
        }
        totals
    }

    /// Whether the hat was worn before the roll, the probabilities of four outcomes that differ only in hat and grave, and
    /// the best answer to each.
    #[inline(always)]
    pub(crate) fn take(&mut self, worn: bool, probabilities: &[f64; 4], answers: &[Lanes<L>; 4]) {
        let sums = &mut self.sums[usize::from(worn)];
        for i in 0..4 {
            sums[i].add(probabilities[i], &answers[i]);
        }
    }

    /// One of several answers with equal odds, and how often it comes.
    #[inline(always)]
    pub(crate) fn keep(&mut self, times: f64, answers: &[Lanes<L>; 4]) {
        for (kept, answer) in self.kept.iter_mut().zip(answers) {
            kept.add(times, answer);
        }
    }

    /// Takes all answers that were kept, with their odds without and with the hat worn before the roll.
    #[inline(always)]
    pub(crate) fn take_kept(&mut self, odds: &[[f64; 4]; 2]) {
        let kept = std::mem::replace(&mut self.kept, [Lanes::ZERO; 4]);
        self.take(false, &odds[0], &kept);
        self.take(true, &odds[1], &kept);
    }
}

/// What is computed with the widest registers.
struct Work<'a, const L: usize> {
    space: &'a StateSpace,
    hats: HatRules,
    ends: &'a ScoreValues<L>,
    only: Option<&'a CupSet>,
}

impl<const L: usize> pulp::WithSimd for Work<'_, L> {
    type Output = ValueTable<L>;

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> ValueTable<L> {
        ValueTable::on_any_machine(&self)
    }
}
