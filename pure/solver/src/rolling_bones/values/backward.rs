//! The worth of all positions of a plan, from the last roll back to the first.

use super::chance_node::{After, HatRules, Roller};
use super::decision::{Cups, Ends, HAT, Next, Stand, stands};
use super::lanes::Lanes;
use crate::rolling_bones::play::bound::CupSet;
use crate::rolling_bones::states::indices::Spot;
use crate::rolling_bones::states::shape_set::ShapeSet;
use crate::rolling_bones::states::shapes::ShapeId;
use crate::rolling_bones::states::state_space::{Level, Page, Plan};

/// The worth of every position of a plan to L players.
pub(crate) struct Solved<const L: usize> {
    /// By level and spot: cups with their dice. Those of the first level are left out.
    pub(crate) cups: Vec<Cups<L>>,
    /// By level and spot: skeletons after the roll.
    pub(crate) stands: Vec<Vec<Stand<L>>>,
}

impl<const L: usize> Solved<L> {
    /// Uses the widest registers of the machine.
    pub(crate) fn new(plan: &Plan, hats: HatRules, ends: &Ends<L>) -> Solved<L> {
        pulp::Arch::new().dispatch(Work { plan, hats, ends, only: None })
    }

    /// Values only what leads to some of the cups; the other cups are taken to be worth nothing.
    pub(crate) fn of_some(plan: &Plan, hats: HatRules, ends: &Ends<L>, cups: &CupSet) -> Solved<L> {
        pulp::Arch::new().dispatch(Work { plan, hats, ends, only: Some(cups) })
    }

    #[inline(always)]
    fn on_any_machine(&Work { plan, hats, ends, only }: &Work<'_, L>) -> Solved<L> {
        let depth = plan.levels.len();
        let mut solved = Solved { cups: vec![Vec::new(); depth], stands: vec![Vec::new(); depth] };
        for depth in (0..depth).rev() {
            let next: Next<'_, L> =
                plan.levels.get(depth + 1).map(|level| (level, &solved.cups[depth + 1][..]));
            solved.stands[depth] = stands(&plan.levels[depth], next, ends);
            if depth > 0 {
                solved.cups[depth] = cups(
                    &plan.levels[depth],
                    &solved.stands[depth],
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
    level: &Level,
    stands: &[Stand<L>],
    ends: &Ends<L>,
    hats: HatRules,
    only: Option<(&CupSet, usize)>,
) -> Cups<L> {
    let mut cups = vec![[Lanes::NONE; 2]; level.cups];
    let mut roller = Roller::new(level, Valued::new(stands), ends, hats);
    // The pages that have a shape, and the spots where.
    let mut owners = Vec::new();
    let wanted = |page: &u32| {
        let page = &level.pages[*page as usize];
        let shapes = only.map_or_else(|| page.own.set(), |(cups, depth)| cups.shapes(depth, page));
        Some((page, shapes)).filter(|_| !shapes.is_empty())
    };
    let mut members = Vec::new();
    for family in &level.families {
        members.clear();
        members.extend(family.iter().filter_map(wanted));
        for members in members.chunks(SIDE_BY_SIDE[usize::from(L > 1)]) {
            roller.open(members.iter().map(|(page, _)| *page));
            for shape in members.iter().fold(ShapeSet::NONE, |union, (_, shapes)| union.or(shapes)).iter() {
                let some = roller.take(shape, After::Supplementary);
                if !some[0] {
                    continue;
                }
                owners.clear();
                let having = members.iter().enumerate().filter(|(_, (_, shapes))| shapes.contains(shape));
                for (k, (page, _)) in having {
                    owners.extend(page.own.of(shape).map(|rank| (k, page.first as usize + rank)));
                }
                let mut fill = |spot: usize, [bare, worn]: [Lanes<L>; 2]| {
                    cups[spot] = [bare, if some[1] { worn } else { Lanes::NONE }];
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

/// So many pages with the same dice are laid side by side, for one player and for many: more would need more memory near
/// than there is.
const SIDE_BY_SIDE: [usize; 2] = [32, 16];
/// So many of them are rolled at once for one player. Many players fill the registers alone.
const ABREAST: usize = 4;

/// Rolls the dice on all these pages, each with its spot, at once. If they are fewer, the last fills the room.
#[inline(always)]
fn roll_abreast<const L: usize, const P: usize>(
    roller: &mut Roller<'_, L>,
    owners: &[(usize, usize)],
    mut fill: impl FnMut(usize, [Lanes<L>; 2]),
) {
    let mut pages = [0; P];
    for (p, page) in pages.iter_mut().enumerate() {
        *page = owners[p.min(owners.len() - 1)].0;
    }
    let sums = roller.roll(pages, [Sums::NOTHING; P]);
    for (sums, &(_, spot)) in sums.iter().zip(owners) {
        fill(spot, sums.total());
    }
}

/// Spots that are all valued.
pub(crate) struct Valued<'a, const L: usize> {
    stands: &'a [Stand<L>],
    /// Without the grave they are asked for most, here and there: for one player they are copied to be close together, so
    /// that they stay in the memory that is near. Those of many players fill its lines alone.
    graveless: Vec<[Lanes<L>; 2]>,
}

impl<'a, const L: usize> Valued<'a, L> {
    #[inline(always)]
    pub(crate) fn new(stands: &'a [Stand<L>]) -> Valued<'a, L> {
        let copied = if L == 1 { stands } else { &[] };
        Valued { stands, graveless: copied.iter().map(|stand| [stand[0], stand[HAT]]).collect() }
    }

    /// The best way on from the skeleton of a spot.
    #[inline(always)]
    pub(crate) fn stand(&self, spot: Spot) -> Stand<L> {
        self.stands[spot as usize]
    }

    /// The same without a grave, without and with a hat; none if there is no such spot.
    #[inline(always)]
    pub(crate) fn graveless(&self, spot: Spot) -> [Lanes<L>; 2] {
        if L == 1 {
            return self.graveless.get(spot as usize).copied().unwrap_or([Lanes::NONE; 2]);
        }
        self.stands.get(spot as usize).map_or([Lanes::NONE; 2], |stand| [stand[0], stand[HAT]])
    }
}

/// The worth of a cup without and with the hat worn, as far as there is such a cup.
#[inline(always)]
pub(crate) fn roll<'a, const L: usize>(
    roller: &mut Roller<'a, L>,
    page: &'a Page,
    shape: ShapeId,
    after: After,
) -> [Lanes<L>; 2] {
    roller.open(std::iter::once(page));
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
    plan: &'a Plan,
    hats: HatRules,
    ends: &'a Ends<L>,
    only: Option<&'a CupSet>,
}

impl<const L: usize> pulp::WithSimd for Work<'_, L> {
    type Output = Solved<L>;

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> Solved<L> {
        Solved::on_any_machine(&self)
    }
}
