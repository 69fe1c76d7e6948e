//! The worth of all positions of a state space, from the last roll back to the first.

use super::chance_node::{After, HatRules, Roller};
use super::decision::{CupValues, LayerValues, Next, ScoreValues, decisions};
use super::engine::{Dispatch, Engine, WithEngine};
use super::lanes::{Lanes, Width};
use crate::rolling_bones::play::bound::CupSet;
use crate::rolling_bones::rolls::roll_odds::{CaseOdds, FamilyOdds, RollOdds};
use crate::rolling_bones::states::shape_set::ShapeSet;
use crate::rolling_bones::states::shapes::ShapeId;
use crate::rolling_bones::states::state_space::{Block, Layer, StateSpace};

/// The worth of every position of a state space to L players.
pub(crate) struct ValueTable<L: Width> {
    /// By layer and state: cups with their dice. Those of the first layer are left out.
    pub(crate) cups: Vec<CupValues<L>>,
    /// By layer and state: skeletons after the roll.
    pub(crate) decisions: Vec<LayerValues<L>>,
}

impl<L: Width> ValueTable<L> {
    /// From the worth of all cups that lead to further rolls: what is left is to choose between them.
    pub(crate) fn from_cups(
        space: &StateSpace,
        ends: &ScoreValues<L>,
        cups: Vec<CupValues<L>>,
    ) -> ValueTable<L> {
        let next = |depth: usize| Some((space.layers.get(depth)?, cups.get(depth)?.as_slice()));
        let layers = space.layers.iter().enumerate();
        let decisions = layers.map(|(depth, layer)| decisions(layer, next(depth + 1), ends)).collect();
        ValueTable { cups, decisions }
    }

    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        let cups: usize = self.cups.iter().map(|layer| size_of_val(layer.as_slice())).sum();
        cups + self.decisions.iter().map(LayerValues::bytes).sum::<usize>()
    }
}

impl<L: Dispatch> ValueTable<L> {
    /// Uses the widest registers of the machine.
    pub(crate) fn new(space: &StateSpace, hats: HatRules, ends: &ScoreValues<L>) -> ValueTable<L> {
        L::dispatch(Work { space, hats, ends, only: None })
    }

    /// Values only what leads to some of the cups; the other cups are taken to be worth nothing.
    pub(crate) fn of_some(
        space: &StateSpace,
        hats: HatRules,
        ends: &ScoreValues<L>,
        cups: &CupSet,
    ) -> ValueTable<L> {
        L::dispatch(Work { space, hats, ends, only: Some(cups) })
    }
}

impl<L: Width> ValueTable<L> {
    #[inline(always)]
    fn on_any_machine<E: Engine<L>>(
        &Work { space, hats, ends, only }: &Work<'_, L>,
        engine: E,
    ) -> ValueTable<L> {
        let depth = space.layers.len();
        let mut solved = ValueTable { cups: vec![Vec::new(); depth], decisions: Vec::new() };
        solved.decisions.resize_with(depth, LayerValues::default);
        for depth in (0..depth).rev() {
            let next: Next<'_, L> =
                space.layers.get(depth + 1).map(|layer| (layer, &solved.cups[depth + 1][..]));
            solved.decisions[depth] = decisions(&space.layers[depth], next, ends);
            if depth > 0 {
                solved.cups[depth] = cups(
                    engine,
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
fn cups<L: Width, E: Engine<L>>(
    engine: E,
    layer: &Layer,
    decisions: &LayerValues<L>,
    ends: &ScoreValues<L>,
    hats: HatRules,
    only: Option<(&CupSet, usize)>,
) -> CupValues<L> {
    let mut cups = vec![[Lanes::none(); 2]; layer.cups];
    let mut roller = Roller::new(layer, decisions, ends, hats);
    let mut family_odds = FamilyOdds::new(After::Supplementary, hats);
    let wanted = |block: &u32| {
        let block = &layer.blocks[*block as usize];
        let shapes = only.map_or_else(|| block.own.set(), |(cups, depth)| cups.shapes(depth, block));
        Some((block, shapes)).filter(|_| !shapes.is_empty())
    };
    // The blocks of a family, and those of them that have a shape with the states where.
    let (mut members, mut owners) = (Vec::new(), Vec::new());
    for family in &layer.families {
        family_odds.forget();
        members.clear();
        members.extend(family.iter().filter_map(wanted));
        let is_shared = members.len() > L::SIDE_BY_SIDE;
        for members in members.chunks(L::SIDE_BY_SIDE) {
            roller.open(members.iter().map(|(block, _)| *block));
            for shape in members.iter().fold(ShapeSet::NONE, |union, (_, shapes)| union.or(shapes)).iter() {
                if !is_shared {
                    // Nobody else asks for what is known: short lists stay in the cache.
                    family_odds.forget();
                }
                let odds = family_odds.of(members[0].0, shape);
                if !odds.dice.some()[0] {
                    continue;
                }
                owners.clear();
                let having = members.iter().enumerate().filter(|(_, (_, shapes))| shapes.contains(shape));
                for (k, (block, _)) in having {
                    owners.extend(block.own.of(shape).map(|rank| (k, block.first as usize + rank)));
                }
                for owners in owners.chunks(ABREAST.min(L::SIDE_BY_SIDE)) {
                    if L::SIDE_BY_SIDE == 1 || owners.len() == 1 {
                        roll_abreast::<L, E, 1>(engine, &mut roller, &odds, owners, &mut cups);
                    } else if owners.len() == 2 {
                        roll_abreast::<L, E, 2>(engine, &mut roller, &odds, owners, &mut cups);
                    } else {
                        roll_abreast::<L, E, ABREAST>(engine, &mut roller, &odds, owners, &mut cups);
                    }
                }
            }
        }
    }
    cups
}

/// So many blocks are rolled at once, unless the values of one fill the registers alone.
const ABREAST: usize = 4;

/// Rolls the dice on all these blocks, each with its state, at once. If they are fewer, the last fills the room.
#[inline(always)]
fn roll_abreast<L: Width, E: Engine<L>, const P: usize>(
    engine: E,
    roller: &mut Roller<'_, L>,
    odds: &RollOdds<'_>,
    owners: &[(usize, usize)],
    cups: &mut CupValues<L>,
) {
    let blocks = std::array::from_fn::<_, P, _>(|p| owners[p.min(owners.len() - 1)].0);
    let is_worn = odds.dice.some()[1];
    for ([bare, worn], &(_, state)) in roller.roll(engine, odds, blocks).into_iter().zip(owners) {
        cups[state] = [bare, if is_worn { worn } else { Lanes::none() }];
    }
}

/// The worth of a cup without and with the hat worn, as far as there is such a cup.
pub(crate) fn roll<L: Dispatch>(
    layer: &Layer,
    values: &LayerValues<L>,
    ends: &ScoreValues<L>,
    hats: HatRules,
    cup: (&Block, ShapeId, After),
) -> [Lanes<L>; 2] {
    L::dispatch(OneCup { layer, values, ends, hats, cup })
}

struct OneCup<'a, L: Width> {
    layer: &'a Layer,
    values: &'a LayerValues<L>,
    ends: &'a ScoreValues<L>,
    hats: HatRules,
    cup: (&'a Block, ShapeId, After),
}

impl<L: Width> WithEngine<L> for OneCup<'_, L> {
    type Output = [Lanes<L>; 2];

    #[inline(always)]
    fn with_engine<E: Engine<L>>(self, engine: E) -> [Lanes<L>; 2] {
        let (block, shape, after) = self.cup;
        let mut roller = Roller::new(self.layer, self.values, self.ends, self.hats);
        roller.open(std::iter::once(block));
        let [worth] = roller.roll(engine, &FamilyOdds::new(after, self.hats).of(block, shape), [0]);
        worth
    }
}

/// The sum of all outcomes so far, without and with the hat worn, by what else the roll shows.
#[derive(Clone, Copy)]
pub(crate) struct Sums<L: Width, E: Engine<L>> {
    pub(crate) engine: E,
    sums: [E::Four; 2],
}

impl<L: Width, E: Engine<L>> Sums<L, E> {
    #[inline(always)]
    pub(crate) fn nothing(engine: E) -> Sums<L, E> {
        Sums { engine, sums: [engine.all(0.0); 2] }
    }

    #[inline(always)]
    pub(crate) fn total(&self) -> [Lanes<L>; 2] {
        self.sums.map(|sums| self.engine.total(sums))
    }

    /// Whether the hat was worn before the roll, the probabilities of four outcomes that differ only in hat and grave, and
    /// the best answer to each.
    #[inline(always)]
    pub(crate) fn take(&mut self, worn: bool, odds: &[f64; 4], answers: E::Four) {
        let sums = &mut self.sums[usize::from(worn)];
        *sums = self.engine.add_likely(*sums, odds, answers);
    }

    /// The same without the hat worn before the roll and, if it may be, with it.
    #[inline(always)]
    pub(crate) fn take_both(&mut self, is_worn: bool, odds: &CaseOdds, answers: E::Four) {
        self.take(false, &odds[0], answers);
        if is_worn {
            self.take(true, &odds[1], answers);
        }
    }
}

/// All positions of a state space, or some of them.
struct Work<'a, L: Width> {
    space: &'a StateSpace,
    hats: HatRules,
    ends: &'a ScoreValues<L>,
    only: Option<&'a CupSet>,
}

impl<L: Width> WithEngine<L> for Work<'_, L> {
    type Output = ValueTable<L>;

    #[inline(always)]
    fn with_engine<E: Engine<L>>(self, engine: E) -> ValueTable<L> {
        ValueTable::on_any_machine(&self, engine)
    }
}
