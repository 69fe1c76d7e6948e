//! The way through a turn under best play, from the opening roll to the ends.

use super::bound::Search;
use super::reach::{Flow, add_each, all_zero, split_off_all};
use crate::rolling_bones::states::shapes::{Anatomy, ShapeId};
use crate::rolling_bones::states::state_space::{Page, Plan};
use crate::rolling_bones::values::backward::{Solved, Sums, Valued};
use crate::rolling_bones::values::chance_node::{After, HatRules, Roller};
use crate::rolling_bones::values::decision::{Cups, Ends, GRAVE, HAT, Next, Stand, WaysOn};
use crate::rolling_bones::values::lanes::Lanes;

/// How probable each score is, from the lowest, for L players who play best from the opening roll. On the way, a search
/// looks what nearly best play comes to.
pub(crate) fn follow<const L: usize>(
    plan: &Plan,
    hats: HatRules,
    ends: &Ends<L>,
    solved: &Solved<L>,
    search: Option<&mut Search>,
) -> Vec<Lanes<L>> {
    let opening = vec![[Lanes([1.0; L]), Lanes::ZERO]];
    let mut walk = Walk { plan, solved, ends, hats, flow: Flow::new(), reached: opening, search };
    pulp::Arch::new().dispatch(
        #[inline(always)]
        || {
            for depth in 0..plan.levels.len() {
                walk.descend(depth);
            }
        },
    );
    walk.flow.ends
}

/// The way from level to level.
struct Walk<'a, const L: usize> {
    plan: &'a Plan,
    solved: &'a Solved<L>,
    ends: &'a Ends<L>,
    hats: HatRules,
    flow: Flow<L>,
    /// The probability to come to each cup of the level, without and with the hat worn.
    reached: Cups<L>,
    search: Option<&'a mut Search>,
}

impl<const L: usize> Walk<'_, L> {
    #[inline(always)]
    fn descend(&mut self, depth: usize) {
        let level = &self.plan.levels[depth];
        let mut roller = Roller::new(level, Valued::new(&self.solved.stands[depth]), self.ends, self.hats);
        let after = if depth == 0 { After::Opening } else { After::Supplementary };
        self.flow.enter(level.spots);
        if let Some(search) = &mut self.search {
            search.enter(level.spots);
        }
        for page in level.pages.iter().filter(|page| page.in_cup) {
            let mut is_open = false;
            // The turn begins with the empty table, whose spot is the first.
            for (spot, shape) in (page.first as usize..).zip(page.own.set().iter()) {
                let Some(reached) = self.reached.get(spot) else { continue };
                let is_reached = !all_zero(reached);
                let is_near = self.search.as_ref().is_some_and(|search| search.found.contains(depth, spot));
                if !is_reached && !is_near {
                    continue;
                }
                if !std::mem::replace(&mut is_open, true) {
                    roller.open(std::iter::once(page));
                }
                roller.take(shape, after);
                roller.roll([0], [Sums::NOTHING]);
                if is_reached {
                    roller.spread(reached, &mut self.flow);
                }
                if let Some(search) = &mut self.search {
                    search.look_around(&roller);
                }
            }
        }
        self.go_on(depth);
    }

    /// From the skeletons of a level to the ends and to the cups of the next.
    #[inline(always)]
    fn go_on(&mut self, depth: usize) {
        let next = self.plan.levels.get(depth + 1);
        self.reached = vec![[Lanes::ZERO; 2]; next.map_or(0, |level| level.cups)];
        let cups = next.zip(self.solved.cups.get(depth + 1).map(|cups| &cups[..]));
        let (pages, best) = (&self.plan.levels[depth].pages, &self.solved.stands[depth]);
        let stands = std::mem::take(&mut self.flow.stands);
        for page in pages {
            for (spot, shape) in (page.first as usize..).zip(page.own.set().iter()) {
                if let Some(&stand) = stands.get(spot) {
                    self.leave_stand(page, shape, cups, &best[spot], stand);
                }
            }
        }
        self.flow.stands = stands;
        if let Some((search, cups)) = self.search.as_mut().zip(cups) {
            search.look_ahead(depth, pages, best, cups);
        }
    }

    /// From one skeleton: rolls again, buries or leaves, as [`stand`](crate::rolling_bones::values::decision::stand) has found best.
    #[inline(always)]
    fn leave_stand(
        &mut self,
        page: &Page,
        id: ShapeId,
        next: Next<'_, L>,
        best: &Stand<L>,
        mut rest: Stand<L>,
    ) {
        let ways = WaysOn::new(page, id, next, self.ends);
        let Some(WaysOn { on: ways_on, can_pay, burials, may_wear }) = ways else { return };
        let shape = Anatomy::get().shape(id);
        let mut on = [Lanes::ZERO; 2];
        for (k, rest) in rest.iter_mut().enumerate() {
            for hat in 0..=usize::from(may_wear && k & HAT > 0) {
                on[hat].add(1.0, &rest.split_off(&ways_on[hat], &best[k]));
                if k & GRAVE > 0 {
                    let share = rest.split_off(&burials[hat], &best[k]);
                    self.flow.end(page.ledger.burial(shape, hat > 0), &share);
                }
            }
        }
        if can_pay {
            self.pay(page, id, next, &ways_on, on);
        } else {
            on.iter().for_each(|share| self.flow.end(0, share));
        }
    }

    /// Pays for another roll in the best way.
    #[inline(always)]
    fn pay(
        &mut self,
        page: &Page,
        shape: ShapeId,
        next: Next<'_, L>,
        best: &[Lanes<L>; 2],
        mut rest: [Lanes<L>; 2],
    ) {
        let Some((level, cups)) = next else { return };
        for follower in &page.paying {
            let spot = level.spot(*follower, shape) as usize;
            if let Some(cup) = cups.get(spot) {
                add_each(&mut self.reached[spot], &split_off_all(&mut rest, cup, best));
            }
        }
    }
}
