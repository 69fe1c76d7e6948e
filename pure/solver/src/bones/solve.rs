//! The worth of all positions of a plan, from the last roll back to the first.

use super::cup::{After, HatRules, Roller};
use super::plan::{Level, Page, Plan};
use super::shapes::ShapeId;
use super::stand::{Cups, Ends, Next, Stand, stands};
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
        Solved::on_any_machine(plan, hats, ends)
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
    let mut roller = Roller::new(level, stands, ends, hats);
    for page in level.pages.iter().filter(|page| page.in_cup) {
        for &shape in &page.own {
            let spot = page.spots[usize::from(shape)];
            cups[spot as usize] = roll(&mut roller, page, shape, After::Supplementary);
        }
    }
    cups
}

/// The worth of a cup without and with the hat worn, as far as there is such a cup.
#[inline(always)]
pub(super) fn roll<const L: usize>(
    roller: &mut Roller<'_, Lanes<L>>,
    page: &Page,
    shape: ShapeId,
    after: After,
) -> [Lanes<L>; 2] {
    let mut sums = [Lanes::ZERO; 2];
    roller.roll(page, shape, after, &mut |worn, probability, worth| {
        sums[usize::from(worn)].add(probability, worth);
    });
    sums
}
