//! Where the best answers to a roll lead: the probability to come to a cup, handed on outcome by outcome.
//!
//! A cup is rolled first, so that the best of every step is known. Then the probability of each outcome runs from its
//! step to whichever of the steps below, or of the skeletons, is worth as much as the best: the first of them, if there
//! are several.

use crate::rolling_bones::rolls::roll_odds::{Likely, RollOdds};
use crate::rolling_bones::states::indices::StateIndex;
use crate::rolling_bones::states::shapes::{Anatomy, EMPTY, ShapeId};
use crate::rolling_bones::values::chance_node::{After, Roller};
use crate::rolling_bones::values::decision::{DecisionValue, GRAVE, HAT};
use crate::rolling_bones::values::empty_table::FirstBones;
use crate::rolling_bones::values::false_bone::{Answers, Behind, mishap};
use crate::rolling_bones::values::lanes::{Lanes, Width, better_of};
use crate::rolling_bones::values::utility::{LOWEST, SCORES};

/// The probability to come to skeletons of a layer and to ends, for L players.
pub(crate) struct Reach<L: Width> {
    /// Those skeletons of a layer that are come to.
    pub(crate) decisions: DecisionReach<L>,
    /// By score, from the lowest.
    pub(crate) ends: Vec<Lanes<L>>,
    /// For each step of a growth: what has not been handed on yet.
    grown: Vec<DecisionValue<L>>,
    /// The same for each step of each opening for a false bone.
    behind: Vec<Behind<L>>,
    answers: Vec<[Answers<L>; 2]>,
}

/// The probability to come to some skeletons. They are few of all, so only these have a place in the list.
pub(crate) struct DecisionReach<L: Width> {
    /// By state: the place in the list.
    places: Vec<u32>,
    /// By what else the roll shows.
    list: Vec<DecisionValue<L>>,
}

impl<L: Width> Default for DecisionReach<L> {
    fn default() -> Self {
        DecisionReach { places: Vec::new(), list: Vec::new() }
    }
}

const NOT_COME_TO: u32 = u32::MAX;

impl<L: Width> DecisionReach<L> {
    #[inline(always)]
    fn add<const N: usize>(&mut self, state: StateIndex, share: &[Lanes<L>; N]) {
        let Some(place) = self.places.get_mut(state as usize) else { return };
        if *place == NOT_COME_TO {
            *place = u32::try_from(self.list.len()).unwrap_or(NOT_COME_TO);
            self.list.push([Lanes::zero(); 4]);
        }
        for (sum, share) in self.list[*place as usize].iter_mut().zip(share) {
            sum.add(1.0, share);
        }
    }

    /// The probability to come to a state, by what else the roll shows; none if there is no way to it.
    #[inline(always)]
    pub(crate) fn get(&self, state: usize) -> Option<&DecisionValue<L>> {
        self.list.get(*self.places.get(state)? as usize)
    }
}

impl<L: Width> Reach<L> {
    /// Nothing flows yet.
    pub(crate) fn new() -> Reach<L> {
        let (decisions, grown, behind, answers) = Default::default();
        Reach { decisions, ends: vec![Lanes::zero(); SCORES], grown, behind, answers }
    }

    /// Turns to a layer with so many states.
    pub(crate) fn enter(&mut self, states: usize) {
        self.decisions.places.clear();
        self.decisions.places.resize(states, NOT_COME_TO);
        self.decisions.list.clear();
    }

    /// The turn ends with so many points.
    #[inline(always)]
    pub(crate) fn end(&mut self, points: i32, reach: &Lanes<L>) {
        let end = usize::try_from(points - LOWEST).ok().and_then(|index| self.ends.get_mut(index));
        if let Some(end) = end {
            end.add(1.0, reach);
        }
    }
}

impl<L: Width> Roller<'_, L> {
    /// Hands on the probability to come to the cup that was just rolled on the first block, without and with the hat worn.
    #[inline(always)]
    pub(crate) fn spread(&self, odds: &RollOdds<'_>, reached: &[Lanes<L>; 2], reach: &mut Reach<L>) {
        let nothing = [false, true].map(|worn| self.lay_nothing(odds, 0, worn));
        let mut unmoved = [[Lanes::zero(); 4]; 2];
        for (worn, unchanged) in odds.unchanged.iter().enumerate() {
            add_all(&mut unmoved[worn], unchanged, &reached[worn]);
        }
        let steps = Anatomy::get().growth(odds.id).steps.len();
        reach.grown.clear();
        reach.grown.resize(steps, [Lanes::zero(); 4]);
        if odds.id == EMPTY {
            self.spread_on_empty_table(odds, &reached[0], &nothing[0], &mut unmoved[0], reach);
        } else {
            self.spread_growths(odds, reached, &nothing, &mut unmoved, reach);
        }
        self.hand_down(odds, reach);
        for (worn, unmoved) in [false, true].into_iter().zip(&unmoved) {
            self.spread_nothing(odds, worn, &nothing[usize::from(worn)], unmoved, reach);
        }
        if odds.after == After::Supplementary {
            self.spread_mishaps(odds, reached, reach);
        }
    }

    /// Each growth goes to its step, or to laying nothing where that is better.
    #[inline(always)]
    fn spread_growths(
        &self,
        odds: &RollOdds<'_>,
        reached: &[Lanes<L>; 2],
        nothing: &[DecisionValue<L>; 2],
        unmoved: &mut [DecisionValue<L>; 2],
        reach: &mut Reach<L>,
    ) {
        let some = odds.dice.some();
        for Likely { shown, odds } in odds.growths {
            for worn in (0..2).filter(|&worn| some[worn]) {
                let mut share = [Lanes::zero(); 4];
                add_all(&mut share, &odds[worn], &reached[worn]);
                for step in shown.steps() {
                    for k in 0..4 {
                        let answer = if worn == 1 { k | HAT } else { k };
                        let (best, mut rest) = (self.best[step][answer], share[k]);
                        let better = best.better(nothing[worn][k]);
                        reach.grown[step][answer].add(1.0, &rest.split_off(&best, &better));
                        unmoved[worn][k].add(1.0, &rest);
                    }
                }
            }
        }
    }

    /// On an empty table each roll goes to the best of its pieces, or to laying nothing.
    #[inline(always)]
    fn spread_on_empty_table(
        &self,
        odds: &RollOdds<'_>,
        reached: &Lanes<L>,
        nothing: &DecisionValue<L>,
        unmoved: &mut DecisionValue<L>,
        reach: &mut Reach<L>,
    ) {
        for first in FirstBones::by_centre(&self.best) {
            let mut shares = FirstShares::none(&first);
            for (odds, right, lefts) in first.rolls(odds.dice) {
                let mut share = [Lanes::zero(); 4];
                add_all(&mut share, &odds, reached);
                let of_right = &first.sides[1].loose[right];
                let right_or_nothing = better_of(*of_right, nothing);
                for &left in lefts {
                    let left = usize::from(left);
                    let (of_left, core) = (&first.sides[0].loose[left], first.core(left, right));
                    let best = better_of(better_of(right_or_nothing, of_left), &first.cores[core]);
                    let mut rest = share;
                    add_each(unmoved, &split_off_all(&mut rest, nothing, &best));
                    add_each(&mut shares.sides[0][left], &split_off_all(&mut rest, of_left, &best));
                    add_each(&mut shares.sides[1][right], &split_off_all(&mut rest, of_right, &best));
                    add_each(&mut shares.cores[core], &rest);
                }
            }
            self.hand_to_pieces(&first, shares, reach);
        }
    }

    /// From the pieces of a side, or of a core, to the best of them.
    #[inline(always)]
    fn hand_to_pieces(&self, first: &FirstBones<L>, shares: FirstShares<L>, reach: &mut Reach<L>) {
        let mut hand = |mut rest: DecisionValue<L>, best: &DecisionValue<L>, piece: ShapeId| {
            let taken = split_off_all(&mut rest, &self.best[usize::from(piece)], best);
            add_each(&mut reach.grown[usize::from(piece)], &taken);
            rest
        };
        for (side, shares) in shares.sides.into_iter().enumerate() {
            for (set, share) in shares.into_iter().enumerate() {
                let best = &first.sides[side].loose[set];
                first.loose_pieces(side, set).fold(share, |rest, piece| hand(rest, best, piece));
            }
        }
        for (core, share) in shares.cores.into_iter().enumerate() {
            let best = &first.cores[core];
            first.pieces_of_core(core).fold(share, |rest, piece| hand(rest, best, piece));
        }
    }

    /// From each step to its own skeleton or to a smaller step, the largest first.
    #[inline(always)]
    fn hand_down(&self, odds: &RollOdds<'_>, reach: &mut Reach<L>) {
        let steps = &Anatomy::get().growth(odds.id).steps[..];
        for Likely { shown, .. } in odds.growths.iter().rev() {
            for i in shown.steps().rev() {
                let mut rest = reach.grown[i];
                if all_zero(&rest) {
                    continue;
                }
                let (step, best) = (&steps[i], &self.best[i]);
                let own = split_off_all(&mut rest, &self.decisions[0][usize::from(step.shape)], best);
                if !all_zero(&own) {
                    reach.decisions.add(self.blocks[0].states().get(step.shape), &own);
                }
                for &below in step.below() {
                    let below = usize::from(below);
                    add_each(&mut reach.grown[below], &split_off_all(&mut rest, &self.best[below], best));
                }
            }
        }
    }

    /// Whoever lays nothing keeps the skeleton or buries it at once.
    #[inline(always)]
    fn spread_nothing(
        &self,
        odds: &RollOdds<'_>,
        worn: bool,
        nothing: &DecisionValue<L>,
        unmoved: &DecisionValue<L>,
        reach: &mut Reach<L>,
    ) {
        let shape = Anatomy::get().shape(odds.id);
        for k in (0..4).filter(|&k| !unmoved[k].is_zero()) {
            let keeps =
                odds.after == After::Opening || k & HAT > 0 && self.hats.would_count(shape.skull, worn);
            if keeps {
                let mut share = [Lanes::zero(); 4];
                share[if worn { k | HAT } else { k }] = unmoved[k];
                reach.decisions.add(self.blocks[0].states().get(odds.id), &share);
            } else if k & GRAVE > 0 {
                let burials = self.ends.burying(self.blocks[0], shape);
                let may = self.hats.burials_at_once(worn, k & HAT > 0 && shape.skull);
                let mut rest = unmoved[k];
                for hat in [false, true].into_iter().filter(|&hat| may[usize::from(hat)]) {
                    let share = rest.split_off(&burials[usize::from(hat)], &nothing[k]);
                    let points = self.blocks[0].dice_state.burial(shape, hat);
                    reach.end(points, &share);
                }
            }
        }
    }

    /// Rolls that leave nothing but a false bone.
    #[inline(always)]
    fn spread_mishaps(&self, odds: &RollOdds<'_>, reached: &[Lanes<L>; 2], reach: &mut Reach<L>) {
        let mishap = mishap(odds.id);
        if mishap.openings.is_empty() {
            for (leave, reached) in odds.leave.iter().zip(reached) {
                let mut share = Lanes::zero();
                share.add(leave[0], reached);
                reach.end(0, &share);
            }
            return;
        }
        reach.answers.clear();
        reach.answers.resize(mishap.steps, [[Lanes::zero(); 4]; 2]);
        let of_the_centre = odds.dice.are_of_the_centre();
        for Likely { shown, odds } in odds.mishaps {
            let mut share = [Lanes::zero(); 4];
            add_all(&mut share, &odds[0], &reached[0]);
            add_all(&mut share, &odds[1], &reached[1]);
            let no_bone = shown.shown.needs[2] == 0 && of_the_centre;
            let lean = usize::from(shown.shown.needs[2] > 0);
            for steps in mishap.ways(shown) {
                let mut rest = share;
                if no_bone {
                    for leaving in &mut rest[2..] {
                        reach.end(0, leaving);
                        *leaving = Lanes::zero();
                    }
                }
                let answers = |step: u16| &self.false_bones.answers[usize::from(step)][lean];
                let best =
                    steps.iter().fold([Lanes::none(); 4], |best, &step| better_of(best, answers(step)));
                for &step in steps {
                    let taken = split_off_all(&mut rest, answers(step), &best);
                    add_each(&mut reach.answers[usize::from(step)][lean], &taken);
                }
            }
        }
        self.hand_down_behind(odds, mishap.steps, reach);
    }

    /// From each step behind a false bone to its own skeleton or to a smaller step, the largest first.
    #[inline(always)]
    fn hand_down_behind(&self, odds: &RollOdds<'_>, steps: usize, reach: &mut Reach<L>) {
        reach.behind.clear();
        reach.behind.resize(steps, [[Lanes::zero(); 2]; 4]);
        for (opening, class) in odds.behind.iter().rev() {
            let after = &self.false_bones.after[opening.section][0];
            let there = odds.dice.beyond(class.shown.needs);
            for i in class.steps().rev() {
                let at = opening.first + i;
                let (step, best) = (&opening.growth.steps[i], &self.false_bones.behind[at]);
                let mut rest = reach.behind[at];
                add_answers(&mut rest, &reach.answers[at], best, class.shown.needs[2] > 0);
                if rest.iter().all(all_zero) {
                    continue;
                }
                for die in (0..3).filter(|&die| there[die]) {
                    let state = after[die].state(step);
                    let own = split_off_all(&mut rest[die], &self.states.graveless(state), &best[die]);
                    if !all_zero(&own) {
                        reach.decisions.add(state, &own);
                    }
                }
                for (below, lacks_centre) in step.below_by_kind() {
                    let below = opening.first + below;
                    for kind in 0..4 {
                        // A false bone from the centre that the smaller step lacks is not missing there.
                        let there = if kind == 3 && lacks_centre { 2 } else { kind };
                        let taken = split_off_all(
                            &mut rest[kind],
                            &self.false_bones.behind[below][there],
                            &best[kind],
                        );
                        add_each(&mut reach.behind[below][there], &taken);
                    }
                }
            }
        }
    }
}

/// The probability that the best of the first bones are these.
struct FirstShares<L: Width> {
    sides: [Vec<DecisionValue<L>>; 2],
    cores: Vec<DecisionValue<L>>,
}

impl<L: Width> FirstShares<L> {
    fn none(first: &FirstBones<L>) -> FirstShares<L> {
        let none = |like: &Vec<DecisionValue<L>>| vec![[Lanes::zero(); 4]; like.len()];
        FirstShares {
            sides: [none(&first.sides[0].loose), none(&first.sides[1].loose)],
            cores: none(&first.cores),
        }
    }
}

/// From the answers of a step to the kind of die that is laid falsely.
#[inline(always)]
fn add_answers<L: Width>(
    rest: &mut Behind<L>,
    [plenty, scarce]: &[Answers<L>; 2],
    [left, right, centre, robbed]: &Behind<L>,
    centre_bones: bool,
) {
    for hat in 0..2 {
        let side = left[hat].better(right[hat]);
        let (mut to_spare, mut to_side, mut to_lean) = (plenty[hat], plenty[2 + hat], scarce[2 + hat]);
        to_spare.add(1.0, &scarce[hat]);
        if centre_bones {
            let lean = side.better(robbed[hat]);
            to_side.add(1.0, &to_lean.split_off(&side, &lean));
            rest[3][hat].add(1.0, &to_lean);
        } else {
            to_spare.add(1.0, &to_lean);
        }
        let spare = side.better(centre[hat]);
        to_side.add(1.0, &to_spare.split_off(&side, &spare));
        rest[2][hat].add(1.0, &to_spare);
        rest[0][hat].add(1.0, &to_side.split_off(&left[hat], &side));
        rest[1][hat].add(1.0, &to_side);
    }
}

#[inline(always)]
fn add_all<L: Width>(sums: &mut DecisionValue<L>, odds: &[f64; 4], reached: &Lanes<L>) {
    for (sum, &odds) in sums.iter_mut().zip(odds) {
        sum.add(odds, reached);
    }
}

#[inline(always)]
pub(crate) fn add_each<L: Width, const N: usize>(sums: &mut [Lanes<L>; N], shares: &[Lanes<L>; N]) {
    for (sum, share) in sums.iter_mut().zip(shares) {
        sum.add(1.0, share);
    }
}

#[inline(always)]
pub(crate) fn split_off_all<L: Width, const N: usize>(
    rest: &mut [Lanes<L>; N],
    worth: &[Lanes<L>; N],
    best: &[Lanes<L>; N],
) -> [Lanes<L>; N] {
    let mut taken = [Lanes::zero(); N];
    for i in 0..N {
        taken[i] = rest[i].split_off(&worth[i], &best[i]);
    }
    taken
}

#[inline(always)]
pub(crate) fn all_zero<L: Width, const N: usize>(shares: &[Lanes<L>; N]) -> bool {
    let mut sum = Lanes::zero();
    for share in shares {
        sum.add(1.0, share);
    }
    sum.is_zero()
}
