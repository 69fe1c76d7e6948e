//! What can come of the dice in the cup: every outcome that matters, with its probability and the best answer.

use rolling_bones::{BoneSet, BonesOptions, HatOff};

use super::chance::{all_ways, centre_ways, ways};
use super::falling::Falling;
use super::plan::{Level, Page, Spot};
use super::shapes::{Anatomy, EMPTY, Growth, PerKind, Shape, ShapeId, Step, per_kind};
use super::stand::{Ends, GRAVE, HAT, Stand};
use super::worth::{Worth, better_of, improve_all};

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

/// Takes the outcomes of a roll: whether the hat was worn before it, the probabilities of four outcomes that differ only
/// in hat and grave, and the best answer to each.
pub(super) trait Sink<E> {
    fn take(&mut self, worn: bool, probabilities: &[f64; 4], answers: &[E; 4]);
}

/// What the spots of a level are worth.
pub(super) trait Spots<E> {
    /// The best way on from the skeleton of a spot.
    fn stand(&self, spot: Spot) -> Stand<E>;

    /// The same without a grave, without and with a hat; none if there is no such spot.
    fn graveless(&self, spot: Spot) -> [E; 2];
}

/// Rolls the cups of a level whose spots are valued.
pub(super) struct Roller<'a, E, S> {
    level: &'a Level,
    spots: S,
    ends: &'a Ends<E>,
    hats: HatRules,
    /// For each step of a growth and each page: the best skeleton up to it, with at least one bone laid.
    best: Vec<Stand<E>>,
    /// For each page: the best that can be done without laying a bone, without and with the hat worn.
    nothing: Vec<[Stand<E>; 2]>,
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
        let [neither, grave, hat, both] = centre_ways(self.dice[2], needs[2], lacks[2]);
        [sides * neither, sides * grave, sides * hat, sides * both]
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

impl<'a, E: Worth, V: Spots<E>> Roller<'a, E, V> {
    pub(super) fn new(level: &'a Level, spots: V, ends: &'a Ends<E>, hats: HatRules) -> Roller<'a, E, V> {
        let (best, nothing, falling) = (Vec::new(), Vec::new(), Falling::default());
        Roller { level, spots, ends, hats, best, nothing, falling }
    }

    /// Rolls the cups of a shape on pages with the same dice, with the bare skull and with the hat worn as far as either
    /// is possible. There is a sink for each page.
    #[inline(always)]
    pub(super) fn roll<S: Sink<E>>(&mut self, pages: &[&Page], id: ShapeId, after: After, sinks: &mut [S]) {
        let anatomy = Anatomy::get();
        let Some(page) = pages.first() else { return };
        let throws = throws(page, anatomy.shape(id));
        let Some(bare) = &throws[0] else { return };
        self.nothing.clear();
        for page in pages {
            let bare = self.lay_nothing(page, id, after, false);
            self.nothing.push([bare, self.lay_nothing(page, id, after, true)]);
        }
        self.leave_unchanged(id, after, &throws, sinks);
        let Growth { steps, classes } = anatomy.growth(id);
        if self.best.len() < steps.len() * pages.len() {
            self.best.resize(steps.len() * pages.len(), [E::NONE; 4]);
        }
        self.best[..pages.len()].fill([E::NONE; 4]);
        for class in &classes[1..] {
            if !bare.has(class.faces) {
                break;
            }
            if !bare.can_show(class.needs) {
                continue;
            }
            let worn = throws[1].as_ref().map(|throw| throw.growth(class.needs, class.lacks));
            let probabilities = (bare.growth(class.needs, class.lacks), worn);
            for i in class.steps.clone() {
                self.grow(pages, &steps[i], i);
                // What comes of an empty table is not one growth but pieces.
                if id != EMPTY {
                    self.answer(i * pages.len(), &probabilities, sinks);
                }
            }
        }
        if id == EMPTY {
            self.roll_on_empty_table(bare, sinks);
        }
        if after == After::Supplementary {
            self.fall(pages, id, &throws, sinks);
        }
    }

    /// No bone fits. What does not fulfil the duty is left to false bones.
    #[inline(always)]
    fn leave_unchanged<S: Sink<E>>(
        &self,
        id: ShapeId,
        after: After,
        throws: &[Option<Throw>; 2],
        sinks: &mut [S],
    ) {
        let Some(unchanged) = Anatomy::get().growth(id).classes.first() else { return };
        let skull = Anatomy::get().shape(id).skull;
        for throw in throws.iter().flatten() {
            let mut probabilities = throw.growth(unchanged.needs, unchanged.lacks);
            if after == After::Supplementary {
                probabilities[0] = 0.0;
                probabilities[HAT] *= f64::from(self.hats.would_count(skull, throw.worn));
            }
            for (sink, nothing) in sinks.iter_mut().zip(&self.nothing) {
                sink.take(throw.worn, &probabilities, &nothing[usize::from(throw.worn)]);
            }
        }
    }

    /// The best that can be done without laying a bone, by what else the roll shows; none where the duty forbids it.
    #[inline(always)]
    fn lay_nothing(&self, page: &Page, id: ShapeId, after: After, worn: bool) -> Stand<E> {
        let stand = self.spots.stand(page.spots[usize::from(id)]);
        if after == After::Opening {
            let hat = if worn { HAT } else { 0 };
            return [stand[hat], stand[hat | GRAVE], stand[HAT], stand[HAT | GRAVE]];
        }
        let shape = Anatomy::get().shape(id);
        let burials = self.ends.burying(page, shape);
        let grave = self.hats.bury_at_once(burials, worn, false);
        if self.hats.would_count(shape.skull, worn) {
            [E::NONE, grave, stand[HAT], stand[HAT | GRAVE]]
        } else {
            [E::NONE, grave, E::NONE, self.hats.bury_at_once(burials, worn, shape.skull)]
        }
    }

    /// Finds the best skeleton up to a step on each page, those before it being known.
    #[inline(always)]
    fn grow(&mut self, pages: &[&Page], step: &Step, i: usize) {
        let count = pages.len();
        let (before, rest) = self.best.split_at_mut(i * count);
        let here = &mut rest[..count];
        for (k, (here, page)) in here.iter_mut().zip(pages).enumerate() {
            let mut best = self.spots.stand(page.spots[usize::from(step.shape)]);
            for &below in step.below() {
                best = better_of(best, &before[usize::from(below) * count + k]);
            }
            *here = best;
        }
    }

    /// Hands the best of a step on, for each page.
    #[inline(always)]
    fn answer<S: Sink<E>>(&self, first: usize, (bare, worn): &([f64; 4], Option<[f64; 4]>), sinks: &mut [S]) {
        let best = &self.best[first..][..sinks.len()];
        for ((best, nothing), sink) in best.iter().zip(&self.nothing).zip(sinks) {
            sink.take(false, bare, &better_of(*best, &nothing[0]));
            if let Some(worn) = worn {
                // A hat that is worn is as good as one that shows.
                let best = [best[HAT], best[HAT | GRAVE], best[HAT], best[HAT | GRAVE]];
                sink.take(true, worn, &better_of(best, &nothing[1]));
            }
        }
    }

    /// On an empty table any bone may be the first, so the roll falls into pieces, one of which is built.
    #[inline(always)]
    fn roll_on_empty_table<S: Sink<E>>(&self, throw: &Throw, sinks: &mut [S]) {
        let anatomy = Anatomy::get();
        for bones in 1..=u16::MAX {
            let needs = per_kind(BoneSet::from_bits(bones));
            if !throw.can_show(needs) {
                continue;
            }
            let lacks = [6 - needs[0], 6 - needs[1], 4 - needs[2]];
            let probabilities = throw.growth(needs, lacks);
            let count = sinks.len();
            for (k, (sink, nothing)) in sinks.iter_mut().zip(&self.nothing).enumerate() {
                let mut best = nothing[0];
                for &piece in anatomy.pieces(bones) {
                    improve_all(&mut best, &self.best[usize::from(piece) * count + k]);
                }
                sink.take(false, &probabilities, &best);
            }
        }
    }

    /// Nothing fulfils the duty but a false bone.
    #[inline(always)]
    fn fall<S: Sink<E>>(
        &mut self,
        pages: &[&Page],
        id: ShapeId,
        throws: &[Option<Throw>; 2],
        sinks: &mut [S],
    ) {
        let skull = Anatomy::get().shape(id).skull;
        let Some(bare) = &throws[0] else { return };
        self.falling.prepare(self.level, pages, id, &self.spots, bare);
        let hat_counts = [self.hats.would_count(skull, false), self.hats.would_count(skull, true)];
        self.falling.roll(id, throws, hat_counts, self.ends.leaving(), sinks);
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
