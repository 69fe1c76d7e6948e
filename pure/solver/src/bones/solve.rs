//! The worth of all positions of a plan, from the last roll back to the first.

use super::cup::{After, HatRules, Roller, Sink, Spots};
use super::plan::{Level, Page, Plan, Spot};
use super::shape_set::ShapeSet;
use super::shapes::ShapeId;
use super::stand::{Cups, Ends, HAT, Next, Stand, stands};
use super::worth::{Lanes, Worth};

/// The worth of every position of a plan to L players.
pub(super) struct Solved<const L: usize> {
    /// By level and spot: cups with their dice. Those of the first level are left out.
    pub(super) cups: Vec<Cups<Lanes<L>>>,
    /// By level and spot: skeletons after the roll.
    pub(super) stands: Vec<Vec<Stand<Lanes<L>>>>,
}

impl<const L: usize> Solved<L> {
    /// Uses the widest registers of the machine.
    pub(super) fn new(plan: &Plan, hats: HatRules, ends: &Ends<Lanes<L>>) -> Solved<L> {
        pulp::Arch::new().dispatch(Work { plan, hats, ends })
    }

    #[inline(always)]
    fn on_any_machine(plan: &Plan, hats: HatRules, ends: &Ends<Lanes<L>>) -> Solved<L> {
        let depth = plan.levels.len();
        let mut solved = Solved { cups: vec![Vec::new(); depth], stands: vec![Vec::new(); depth] };
        for depth in (0..depth).rev() {
            let next: Next<'_, Lanes<L>> =
                plan.levels.get(depth + 1).map(|level| (level, &solved.cups[depth + 1][..]));
            solved.stands[depth] = stands(&plan.levels[depth], next, ends);
            if depth > 0 {
                solved.cups[depth] = cups(&plan.levels[depth], &solved.stands[depth], ends, hats);
            }
        }
        solved
    }
}

#[inline(always)]
fn cups<const L: usize>(
    level: &Level,
    stands: &[Stand<Lanes<L>>],
    ends: &Ends<Lanes<L>>,
    hats: HatRules,
) -> Cups<Lanes<L>> {
    let mut cups = vec![[Lanes::NONE; 2]; level.spots];
    let mut roller = Roller::new(level, Valued::new(stands), ends, hats);
    let (mut pages, mut sums) = (Vec::new(), Vec::new());
    for family in level.families.iter().flat_map(|family| family.chunks((MOST_LANES / L).max(1))) {
        let members = || family.iter().map(|&page| &level.pages[page as usize]);
        for shape in members().fold(ShapeSet::NONE, |union, page| union.or(&page.own)).iter() {
            pages.clear();
            pages.extend(members().filter(|page| page.own.contains(shape)));
            sums.clear();
            sums.resize(pages.len(), Sums::NOTHING);
            roller.roll(&pages, shape, After::Supplementary, &mut sums);
            for (page, sums) in pages.iter().zip(&sums) {
                cups[page.spots[usize::from(shape)] as usize] = sums.total();
            }
        }
    }
    cups
}

/// Pages with the same dice are rolled together, so many times the lanes of each: their memory should stay near.
const MOST_LANES: usize = 16;

/// Spots that are all valued.
pub(super) struct Valued<'a, const L: usize> {
    stands: &'a [Stand<Lanes<L>>],
    /// They are read in no order, so little memory is better.
    graveless: Vec<[Lanes<L>; 2]>,
}

impl<const L: usize> Valued<'_, L> {
    pub(super) fn new(stands: &[Stand<Lanes<L>>]) -> Valued<'_, L> {
        Valued { stands, graveless: stands.iter().map(|stand| [stand[0], stand[HAT]]).collect() }
    }
}

impl<const L: usize> Spots<Lanes<L>> for Valued<'_, L> {
    #[inline(always)]
    fn stand(&self, spot: Spot) -> Stand<Lanes<L>> {
        self.stands[spot as usize]
    }

    #[inline(always)]
    fn graveless(&self, spot: Spot) -> [Lanes<L>; 2] {
        self.graveless.get(spot as usize).copied().unwrap_or([Lanes::NONE; 2])
    }
}

/// The worth of a cup without and with the hat worn, as far as there is such a cup.
#[inline(always)]
pub(super) fn roll<const L: usize>(
    roller: &mut Roller<'_, Lanes<L>, Valued<'_, L>>,
    page: &Page,
    shape: ShapeId,
    after: After,
) -> [Lanes<L>; 2] {
    let mut sums = [Sums::NOTHING];
    roller.roll(&[page], shape, after, &mut sums);
    sums[0].total()
}

/// The sum of all outcomes so far, without and with the hat worn, by what else the roll shows.
#[derive(Clone, Copy)]
struct Sums<const L: usize>([[Lanes<L>; 4]; 2]);

impl<const L: usize> Sums<L> {
    const NOTHING: Sums<L> = Sums([[Lanes::ZERO; 4]; 2]);

    #[inline(always)]
    fn total(&self) -> [Lanes<L>; 2] {
        let mut totals = [Lanes::ZERO; 2];
        for (total, sums) in totals.iter_mut().zip(&self.0) {
            for sum in sums {
                total.add(1.0, sum);
            }
        }
        totals
    }
}

impl<const L: usize> Sink<Lanes<L>> for Sums<L> {
    #[inline(always)]
    fn take(&mut self, worn: bool, probabilities: &[f64; 4], answers: &[Lanes<L>; 4]) {
        let sums = &mut self.0[usize::from(worn)];
        for i in 0..4 {
            sums[i].add(probabilities[i], &answers[i]);
        }
    }
}

/// What is computed with the widest registers.
struct Work<'a, const L: usize> {
    plan: &'a Plan,
    hats: HatRules,
    ends: &'a Ends<Lanes<L>>,
}

impl<const L: usize> pulp::WithSimd for Work<'_, L> {
    type Output = Solved<L>;

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> Solved<L> {
        Solved::on_any_machine(self.plan, self.hats, self.ends)
    }
}
