//! What can come of the dice in the cup: every outcome that matters, with its probability and the best answer.

use rolling_bones::{BoneSet, BonesOptions, HatOff};

use super::cast::{Cast, Likely};
use super::falling::Falling;
use super::plan::{Level, Page};
use super::shapes::{Anatomy, EMPTY, ShapeId, per_kind};
use super::spots::Spot;
use super::stand::{Ends, GRAVE, HAT, Stand};
use super::worth::{Worth, better_of};

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

/// Takes the outcomes of a roll.
pub(super) trait Sink<E>: Sized {
    /// Whether the hat was worn before the roll, the probabilities of four outcomes that differ only in hat and grave, and
    /// the best answer to each.
    fn take(&mut self, worn: bool, probabilities: &[f64; 4], answers: &[E; 4]);

    /// One of several answers with equal odds, without and with the hat worn before the roll, and how often it comes.
    fn keep(&mut self, odds: &[[f64; 4]; 2], times: f64, answers: &[E; 4]);

    /// Takes all answers that were kept, if that was not done at once.
    fn take_kept(&mut self, odds: &[[f64; 4]; 2]);
}

/// What the spots of a level are worth.
pub(super) trait Spots<E> {
    /// The best way on from the skeleton of a spot.
    fn stand(&self, spot: Spot) -> Stand<E>;

    /// The same without a grave, without and with a hat; none if there is no such spot.
    fn graveless(&self, spot: Spot) -> [E; 2];
}

/// Rolls the cups of a level whose spots are valued: of some pages and one shape at a time.
pub(super) struct Roller<'a, E, S> {
    level: &'a Level,
    spots: S,
    ends: &'a Ends<E>,
    hats: HatRules,
    pages: Vec<&'a Page>,
    /// For each page and each shape: the best way on.
    stands: Vec<Stand<E>>,
    cast: Cast,
    /// For each step of a growth: the best skeleton up to it, with at least one bone laid.
    best: Vec<Stand<E>>,
    falling: Falling<'a, E>,
}

impl<'a, E: Worth, V: Spots<E>> Roller<'a, E, V> {
    pub(super) fn new(level: &'a Level, spots: V, ends: &'a Ends<E>, hats: HatRules) -> Roller<'a, E, V> {
        let (pages, stands, best, falling) = Default::default();
        Roller { level, spots, ends, hats, pages, stands, cast: Cast::new(), best, falling }
    }

    /// Lays pages with the same dice side by side.
    #[inline(always)]
    pub(super) fn open(&mut self, pages: impl Iterator<Item = &'a Page>) {
        self.pages.clear();
        self.pages.extend(pages);
        let shapes = Anatomy::get().shapes.len();
        self.stands.resize(self.pages.len() * shapes, [E::NONE; 4]);
        for (page, stands) in self.pages.iter().zip(self.stands.chunks_exact_mut(shapes)) {
            for (shape, spot) in page.spots.iter() {
                stands[usize::from(shape)] = self.spots.stand(spot);
            }
        }
        self.falling.open(self.level, &self.pages);
    }

    /// Takes the dice of a shape into the hand. Tells whether there are any, without and with the hat worn.
    #[inline(always)]
    pub(super) fn take(&mut self, id: ShapeId, after: After) -> [bool; 2] {
        let Some(page) = self.pages.first() else { return [false; 2] };
        self.cast.take(page, id, after, self.hats);
        let steps = Anatomy::get().growth(id).steps.len();
        if self.best.len() < steps {
            self.best.resize(steps, [E::NONE; 4]);
        }
        self.cast.dice.some()
    }

    /// Rolls them on one of the open pages, with the bare skull and with the hat worn as far as either is possible.
    #[inline(always)]
    pub(super) fn roll<S: Sink<E>>(&mut self, k: usize, mut sink: S) -> S {
        let nothing = [false, true].map(|worn| self.lay_nothing(k, worn));
        let unchanged = self.cast.unchanged();
        sink.take(false, &unchanged[0], &nothing[0]);
        sink.take(true, &unchanged[1], &nothing[1]);
        sink = self.grow(k, &nothing[0], sink);
        if self.cast.id == EMPTY {
            sink = self.roll_on_empty_table(k, &nothing[0], sink);
        } else if self.cast.dice.some()[1] {
            sink = self.grow_with_hat(&nothing[1], sink);
        }
        if self.cast.after == After::Supplementary {
            self.falling.prepare(k, &self.cast, &self.spots);
            sink = self.falling.roll(&self.cast, self.ends.leaving(), sink);
        }
        sink
    }

    /// The best that can be done without laying a bone, by what else the roll shows; none where the duty forbids it.
    #[inline(always)]
    fn lay_nothing(&self, k: usize, worn: bool) -> Stand<E> {
        let stand = self.stands[k * Anatomy::get().shapes.len() + usize::from(self.cast.id)];
        if self.cast.after == After::Opening {
            return if worn { wear(&stand) } else { stand };
        }
        let shape = Anatomy::get().shape(self.cast.id);
        let burials = self.ends.burying(self.pages[k], shape);
        let grave = self.hats.bury_at_once(burials, worn, false);
        if self.hats.would_count(shape.skull, worn) {
            [E::NONE, stand[HAT], grave, stand[HAT | GRAVE]]
        } else {
            [E::NONE, E::NONE, grave, self.hats.bury_at_once(burials, worn, shape.skull)]
        }
    }

    /// Finds the best skeleton up to each step of the growth, and hands it on.
    #[inline(always)]
    fn grow<S: Sink<E>>(&mut self, k: usize, nothing: &Stand<E>, mut sink: S) -> S {
        let steps = &Anatomy::get().growth(self.cast.id).steps[..];
        let stands = &self.stands[k * Anatomy::get().shapes.len()..];
        // What comes of an empty table is not one growth but pieces.
        let is_answer = self.cast.id != EMPTY;
        self.best[0] = [E::NONE; 4];
        for Likely { shown, odds } in &self.cast.growths {
            let (before, here) = self.best.split_at_mut(shown.steps().start);
            for (step, here) in steps[shown.steps()].iter().zip(here) {
                let mut best = stands[usize::from(step.shape)];
                for &below in step.below() {
                    best = better_of(best, &before[usize::from(below)]);
                }
                *here = best;
                if is_answer {
                    sink.take(false, &odds[0], &better_of(best, nothing));
                }
            }
        }
        sink
    }

    /// Hands the best of each growth on for a player who wears the hat.
    #[inline(always)]
    fn grow_with_hat<S: Sink<E>>(&self, nothing: &Stand<E>, mut sink: S) -> S {
        for Likely { shown, odds } in &self.cast.growths {
            for best in &self.best[shown.steps()] {
                sink.take(true, &odds[1], &better_of(wear(best), nothing));
            }
        }
        sink
    }

    /// On an empty table any bone may be the first, so the roll falls into pieces, one of which is built. If the books are
    /// symmetric, so are the answers, and of two rolls that mirror each other one is enough.
    #[inline(always)]
    fn roll_on_empty_table<S: Sink<E>>(&self, k: usize, nothing: &Stand<E>, mut sink: S) -> S {
        let anatomy = Anatomy::get();
        let symmetric = self.pages[k].symmetric;
        for others in 0..1u16 << 10 {
            let right = others & 0x3f;
            for lefts in &anatomy.lefts {
                let needs = per_kind(BoneSet::from_bits(others << 6 | lefts[0]));
                // A roll without any bone leaves the table as it is.
                if needs == [0; 3] || !self.cast.dice.can_show(needs) {
                    continue;
                }
                let lacks = [6 - needs[0], 6 - needs[1], 4 - needs[2]];
                let odds = self.cast.dice.growth(needs, lacks);
                for &left in lefts.iter().filter(|&&left| !symmetric || left <= right) {
                    let mut best = *nothing;
                    for piece in anatomy.pieces(others << 6 | left) {
                        best = better_of(best, &self.best[usize::from(piece)]);
                    }
                    sink.keep(&odds, if symmetric && left < right { 2.0 } else { 1.0 }, &best);
                }
                sink.take_kept(&odds);
            }
        }
        sink
    }
}

/// A hat that is worn is as good as one that shows.
#[inline(always)]
fn wear<E: Worth>(stand: &Stand<E>) -> Stand<E> {
    [stand[HAT], stand[HAT], stand[HAT | GRAVE], stand[HAT | GRAVE]]
}
