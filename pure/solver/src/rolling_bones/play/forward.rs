//! The way through a turn under best play, from the opening roll to the ends.

use super::bound::Search;
use super::reach::{Reach, add_each, all_zero, split_off_all};
use crate::rolling_bones::rolls::roll_odds::FamilyOdds;
use crate::rolling_bones::states::shapes::{Anatomy, ShapeId};
use crate::rolling_bones::states::state_space::{Block, StateSpace};
use crate::rolling_bones::values::backward::ValueTable;
use crate::rolling_bones::values::chance_node::{After, HatRules, Roller};
use crate::rolling_bones::values::decision::{
    CupValues, DecisionValue, GRAVE, HAT, Next, ScoreValues, WaysOn, pay,
};
use crate::rolling_bones::values::engine::{Dispatch, Engine, WithEngine};
use crate::rolling_bones::values::lanes::{Lanes, Width};

/// How probable each score is, from the lowest, for L players who play best from the opening roll. On the way, a search
/// looks what nearly best play comes to.
pub(crate) fn follow<L: Dispatch>(
    space: &StateSpace,
    hats: HatRules,
    ends: &ScoreValues<L>,
    solved: &ValueTable<L>,
    search: Option<&mut Search>,
) -> Vec<Lanes<L>> {
    let opening = vec![[Lanes::all(1.0), Lanes::zero()]];
    let walk = Walk { space, solved, ends, hats, reach: Reach::new(), reached: opening, search };
    L::dispatch(walk)
}

impl<L: Width> WithEngine<L> for Walk<'_, L> {
    type Output = Vec<Lanes<L>>;

    #[inline(always)]
    fn with_engine<E: Engine<L>>(mut self, engine: E) -> Vec<Lanes<L>> {
        for depth in 0..self.space.layers.len() {
            self.descend(engine, depth);
        }
        self.reach.ends
    }
}

/// The way from layer to layer.
struct Walk<'a, L: Width> {
    space: &'a StateSpace,
    solved: &'a ValueTable<L>,
    ends: &'a ScoreValues<L>,
    hats: HatRules,
    reach: Reach<L>,
    /// The probability to come to each cup of the layer, without and with the hat worn.
    reached: CupValues<L>,
    search: Option<&'a mut Search>,
}

impl<L: Width> Walk<'_, L> {
    #[inline(always)]
    fn descend<E: Engine<L>>(&mut self, engine: E, depth: usize) {
        let layer = &self.space.layers[depth];
        let after = if depth == 0 { After::Opening } else { After::Supplementary };
        let values = &self.solved.decisions[depth];
        let mut roller = Roller::new(layer, values, self.ends, self.hats);
        let mut family_odds = FamilyOdds::new(after, self.hats);
        self.reach.enter(layer.states);
        if let Some(search) = &mut self.search {
            search.enter(layer.states);
        }
        for family in &layer.families {
            family_odds.forget();
            for &block in family {
                self.roll_cups(engine, depth, &layer.blocks[block as usize], &mut roller, &mut family_odds);
            }
        }
        self.go_on(depth);
    }

    /// Rolls those cups of a block to which play comes.
    #[inline(always)]
    fn roll_cups<'b, E: Engine<L>>(
        &mut self,
        engine: E,
        depth: usize,
        block: &'b Block,
        roller: &mut Roller<'b, L>,
        family_odds: &mut FamilyOdds,
    ) {
        let mut is_open = false;
        // The turn begins with the empty table, whose state is the first.
        for (state, shape) in (block.first as usize..).zip(block.own.set().iter()) {
            let Some(reached) = self.reached.get(state) else { continue };
            let is_reached = !all_zero(reached);
            let is_near = self.search.as_ref().is_some_and(|search| search.found.contains(depth, state));
            if !is_reached && !is_near {
                continue;
            }
            if !std::mem::replace(&mut is_open, true) {
                roller.open(std::iter::once(block));
            }
            let odds = family_odds.of(block, shape);
            roller.roll(engine, &odds, [0]);
            if is_reached {
                roller.spread(&odds, reached, &mut self.reach);
            }
            if let Some(search) = &mut self.search {
                search.look_around(roller, &odds);
            }
        }
    }

    /// From the skeletons of a layer to the ends and to the cups of the next.
    #[inline(always)]
    fn go_on(&mut self, depth: usize) {
        let next = self.space.layers.get(depth + 1);
        self.reached = vec![[Lanes::zero(); 2]; next.map_or(0, |layer| layer.cups)];
        let cups = next.zip(self.solved.cups.get(depth + 1).map(|cups| &cups[..]));
        let (blocks, best) = (&self.space.layers[depth].blocks, &self.solved.decisions[depth]);
        let decisions = std::mem::take(&mut self.reach.decisions);
        for block in blocks {
            for (state, shape) in (block.first as usize..).zip(block.own.set().iter()) {
                if let Some(&decision) = decisions.get(state) {
                    let found = best.decision(state);
                    self.leave_stand(block, shape, cups, &found, decision);
                }
            }
        }
        self.reach.decisions = decisions;
        if let Some((search, cups)) = self.search.as_mut().zip(cups) {
            search.look_ahead(depth, blocks, best, cups);
        }
    }

    /// From one skeleton: rolls again, buries or leaves, as [`decision`](crate::rolling_bones::values::decision::decision) has found best.
    #[inline(always)]
    fn leave_stand(
        &mut self,
        block: &Block,
        id: ShapeId,
        next: Next<'_, L>,
        best: &DecisionValue<L>,
        mut rest: DecisionValue<L>,
    ) {
        let ways = WaysOn::new(block, id, pay(block, id, next), self.ends);
        let Some(WaysOn { on: ways_on, can_pay, burials, may_wear }) = ways else { return };
        let shape = Anatomy::get().shape(id);
        let mut on = [Lanes::zero(); 2];
        for (k, rest) in rest.iter_mut().enumerate() {
            for hat in 0..=usize::from(may_wear && k & HAT > 0) {
                on[hat].add(1.0, &rest.split_off(&ways_on[hat], &best[k]));
                if k & GRAVE > 0 {
                    let share = rest.split_off(&burials[hat], &best[k]);
                    self.reach.end(block.dice_state.burial(shape, hat > 0), &share);
                }
            }
        }
        if can_pay {
            self.pay(block, id, next, &ways_on, on);
        } else {
            on.iter().for_each(|share| self.reach.end(0, share));
        }
    }

    /// Pays for another roll in the best way.
    #[inline(always)]
    fn pay(
        &mut self,
        block: &Block,
        shape: ShapeId,
        next: Next<'_, L>,
        best: &[Lanes<L>; 2],
        mut rest: [Lanes<L>; 2],
    ) {
        let Some((layer, cups)) = next else { return };
        for follower in &block.paying {
            let state = layer.state(*follower, shape) as usize;
            if let Some(cup) = cups.get(state) {
                add_each(&mut self.reached[state], &split_off_all(&mut rest, cup, best));
            }
        }
    }
}
