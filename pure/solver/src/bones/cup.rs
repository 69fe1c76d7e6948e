//! What can come of the dice in the cup: every outcome that matters, with its probability and the best answer.

use rolling_bones::{BoneSet, BonesOptions, HatOff};

use super::chance::{all_ways, centre_ways, ways};
use super::falling::Falling;
use super::plan::{Level, Page, Spot};
use super::shapes::{Anatomy, Class, EMPTY, PerKind, Shape, ShapeId, per_kind};
use super::stand::{Ends, GRAVE, HAT, Stand};
use super::worth::{Worth, improve_all};

/// Whether something must be laid after the roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// The opening roll leaves the player free (RB-1).
    Opening,
    /// A supplementary roll brings the duty.
    Supplementary,
}

/// The options that concern hats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HatRules {
    fulfils_duty: bool,
    off_any_time: bool,
}

impl HatRules {
    pub(super) fn of(options: &BonesOptions) -> HatRules {
        HatRules { fulfils_duty: options.hat_fulfils_duty, off_any_time: options.hat_off == HatOff::AnyTime }
    }

    /// Whether a hat of the roll would fulfil the duty (RB-3, RB-5).
    pub(super) fn would_count(self, skull: bool, worn: bool) -> bool {
        self.fulfils_duty && skull && (!worn || self.off_any_time)
    }

    /// The best burial for a player who has not fulfilled the duty otherwise.
    pub(super) fn bury_at_once<E: Worth>(self, [bare, hat]: [E; 2], worn: bool, may_put_on: bool) -> E {
        match (worn, self.off_any_time) {
            (true, false) => hat,
            (true, true) => bare.better(hat),
            (false, _) if may_put_on => bare.better(hat),
            (false, _) => bare,
        }
    }
}

/// Rolls the cups of a level whose spots are valued.
pub(super) struct Roller<'a, E> {
    level: &'a Level,
    stands: &'a [Stand<E>],
    ends: &'a Ends<E>,
    hats: HatRules,
    /// For each step of a growth: the best skeleton up to it.
    best: Vec<Stand<E>>,
    falling: Falling<E>,
}

/// The dice in the cup without or with the hat worn, and the probability of each way to roll them.
#[derive(Clone, Copy)]
pub(super) struct Throw {
    pub(super) worn: bool,
    pub(super) dice: PerKind,
    pub(super) probability: f64,
}

impl Throw {
    fn new(worn: bool, dice: PerKind) -> Throw {
        Throw { worn, dice, probability: all_ways(dice.iter().sum()).recip() }
    }

    /// The probability of what the side dice must show, times the share of each way of the centre dice.
    #[inline(always)]
    pub(super) fn sides(&self, needs: PerKind, lacks: PerKind) -> f64 {
        self.probability * ways(self.dice[0], needs[0], lacks[0]) * ways(self.dice[1], needs[1], lacks[1])
    }

    /// The probabilities of exactly this growth, by what else the centre dice show.
    #[inline(always)]
    fn growth(&self, needs: PerKind, lacks: PerKind) -> [f64; 4] {
        let sides = self.sides(needs, lacks);
        centre_ways(self.dice[2], needs[2], lacks[2]).map(|ways| sides * ways)
    }

    /// Whether dice for so many faces are there; in a growth no later class has fewer.
    #[inline(always)]
    pub(super) fn has(&self, faces: u8) -> bool {
        faces <= self.dice[0] + self.dice[1] + self.dice[2]
    }

    /// Whether so many dice of each kind are there.
    #[inline(always)]
    pub(super) fn can_show(&self, needs: PerKind) -> bool {
        needs[0] <= self.dice[0] && needs[1] <= self.dice[1] && needs[2] <= self.dice[2]
    }
}

impl<'a, E: Worth> Roller<'a, E> {
    pub(super) fn new(
        level: &'a Level,
        stands: &'a [Stand<E>],
        ends: &'a Ends<E>,
        hats: HatRules,
    ) -> Roller<'a, E> {
        let best = vec![[E::NONE; 4]; Anatomy::get().shapes.len()];
        Roller { level, stands, ends, hats, best, falling: Falling::default() }
    }

    /// Rolls the cup of this page and shape, with the bare skull and with the hat worn as far as either is possible.
    /// The sink gets, for each outcome, whether the hat was worn before, the probability, and the best answer.
    #[inline(always)]
    pub(super) fn roll(
        &mut self,
        page: &Page,
        id: ShapeId,
        after: After,
        sink: &mut impl FnMut(bool, f64, &E),
    ) {
        let throws = throws(page, Anatomy::get().shape(id));
        for throw in throws.iter().flatten() {
            let nothing = self.lay_nothing(page, id, after, throw.worn);
            nothing_fits(id, throw, &nothing, sink);
            for (best, nothing) in self.best[0].iter_mut().zip(nothing) {
                *best = nothing.unwrap_or(E::NONE);
            }
            self.grow(page, id, throw, sink);
            if id == EMPTY {
                self.roll_on_empty_table(throw, sink);
            }
        }
        if after == After::Supplementary {
            self.fall(page, id, throws, sink);
        }
    }

    /// The best that can be done without laying a bone, by what else the roll shows; `None` where the duty forbids it.
    #[inline(always)]
    fn lay_nothing(&self, page: &Page, id: ShapeId, after: After, worn: bool) -> [Option<E>; 4] {
        let stand = self.stand(page.spots[usize::from(id)]);
        if after == After::Opening {
            let hat = if worn { HAT } else { 0 };
            return [stand[hat], stand[hat | GRAVE], stand[HAT], stand[HAT | GRAVE]].map(Some);
        }
        let shape = Anatomy::get().shape(id);
        let burials = self.ends.burying(page, shape);
        let grave = self.hats.bury_at_once(burials, worn, false);
        if self.hats.would_count(shape.skull, worn) {
            [None, Some(grave), Some(stand[HAT]), Some(stand[HAT | GRAVE])]
        } else {
            let with_hat = self.hats.bury_at_once(burials, worn, shape.skull);
            [None, Some(grave), None, Some(with_hat)]
        }
    }

    /// Finds the best skeleton between the shape, for which it is known, and each that can come of the roll. What comes
    /// of an empty table is not one growth but pieces, so there nothing is handed on.
    #[inline(always)]
    fn grow(&mut self, page: &Page, id: ShapeId, throw: &Throw, sink: &mut impl FnMut(bool, f64, &E)) {
        let growth = Anatomy::get().growth(id);
        // A hat that is worn is as good as one that shows.
        let always = if throw.worn { HAT } else { 0 };
        let few_enough = growth.classes.iter().skip(1).take_while(|class| throw.has(class.faces));
        for class in few_enough.filter(|class| throw.can_show(class.needs)) {
            let probability = throw.growth(class.needs, class.lacks);
            for i in class.steps.clone() {
                let step = &growth.steps[i];
                let stand = &self.stands[page.spots[usize::from(step.shape)] as usize];
                let (smaller, rest) = self.best.split_at_mut(i);
                let best = &mut rest[0];
                for shows in 0..4 {
                    best[shows] = stand[shows | always];
                }
                for &below in step.below() {
                    improve_all(best, &smaller[usize::from(below)]);
                }
                if id != EMPTY {
                    emit(throw.worn, &probability, best, sink);
                }
            }
        }
    }

    fn stand(&self, spot: Spot) -> &'a Stand<E> {
        &self.stands[spot as usize]
    }

    /// On an empty table any bone may be the first, so the roll falls into pieces, one of which is built.
    #[inline(always)]
    fn roll_on_empty_table(&self, throw: &Throw, sink: &mut impl FnMut(bool, f64, &E)) {
        let anatomy = Anatomy::get();
        for bones in 1..=u16::MAX {
            let needs = per_kind(BoneSet::from_bits(bones));
            if !throw.can_show(needs) {
                continue;
            }
            let lacks = [6 - needs[0], 6 - needs[1], 4 - needs[2]];
            let mut best = [E::NONE; 4];
            for &piece in anatomy.pieces(bones) {
                improve_all(&mut best, &self.best[usize::from(piece)]);
            }
            emit(false, &throw.growth(needs, lacks), &best, sink);
        }
    }

    /// Nothing fulfils the duty but a false bone.
    #[inline(always)]
    fn fall(
        &mut self,
        page: &Page,
        id: ShapeId,
        throws: [Option<Throw>; 2],
        sink: &mut impl FnMut(bool, f64, &E),
    ) {
        let skull = Anatomy::get().shape(id).skull;
        let Some(bare) = &throws[0] else { return };
        self.falling.prepare(self.level, page, id, self.stands, bare);
        let throws = throws.map(|throw| throw.map(|throw| (throw, self.hats.would_count(skull, throw.worn))));
        self.falling.roll(id, &throws, self.ends.leaving(), sink);
    }
}

/// The dice in the cup, without and with the hat worn.
fn throws(page: &Page, shape: &Shape) -> [Option<Throw>; 2] {
    let Some(dice) = page.ledger.unlaid(shape) else { return [None; 2] };
    let some = |dice: PerKind| dice.iter().any(|&dice| dice > 0);
    let with_hat = dice[2].checked_sub(1).filter(|_| shape.skull);
    let with_hat = with_hat.map(|centre| [dice[0], dice[1], centre]).filter(|&dice| some(dice));
    [
        Some(dice).filter(|&dice| some(dice)).map(|dice| Throw::new(false, dice)),
        with_hat.map(|dice| Throw::new(true, dice)),
    ]
}

/// No bone fits, but what else the roll shows may do.
fn nothing_fits<E: Worth>(
    id: ShapeId,
    throw: &Throw,
    nothing: &[Option<E>; 4],
    sink: &mut impl FnMut(bool, f64, &E),
) {
    let Some(Class { needs, lacks, .. }) = Anatomy::get().growth(id).classes.first() else { return };
    for (probability, answer) in throw.growth(*needs, *lacks).into_iter().zip(nothing) {
        if let Some(answer) = answer {
            sink(throw.worn, probability, answer);
        }
    }
}

/// Hands the best answers to the sink.
#[inline(always)]
fn emit<E: Worth>(worn: bool, probability: &[f64; 4], best: &Stand<E>, sink: &mut impl FnMut(bool, f64, &E)) {
    for (probability, best) in probability.iter().zip(best) {
        sink(worn, *probability, best);
    }
}
