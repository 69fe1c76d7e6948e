//! What can come of the dice in the cup: every outcome that matters, with its probability and the best answer.

use rolling_bones::{BoneSet, BonesOptions, HatOff};

use super::cast::{Cast, Likely};
use super::falling::Falling;
use super::plan::{Level, Page};
use super::shape_set::SHAPE_ROOM;
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
    stands: Vec<[Stand<E>; SHAPE_ROOM]>,
    cast: Cast,
    /// For each step of a growth and each page that is rolled: the best skeleton up to it, with at least one bone laid.
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
        if self.stands.len() < self.pages.len() {
            self.stands.resize(self.pages.len(), [[E::NONE; 4]; SHAPE_ROOM]);
        }
        for (page, stands) in self.pages.iter().zip(&mut self.stands) {
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
        self.cast.dice.some()
    }

    /// Rolls them on some of the open pages at once, which share all the counting: with the bare skull and with the hat worn
    /// as far as either is possible.
    #[inline(always)]
    pub(super) fn roll<S: Sink<E>, const P: usize>(
        &mut self,
        pages: [usize; P],
        mut sinks: [S; P],
    ) -> [S; P] {
        let mut nothing = [[[E::NONE; 4]; P]; 2];
        let unchanged = self.cast.unchanged();
        for p in 0..P {
            nothing[0][p] = self.lay_nothing(pages[p], false);
            nothing[1][p] = self.lay_nothing(pages[p], true);
            sinks[p].take(false, &unchanged[0], &nothing[0][p]);
            sinks[p].take(true, &unchanged[1], &nothing[1][p]);
        }
        sinks = self.grow(pages, &nothing[0], sinks);
        if self.cast.id == EMPTY {
            sinks = self.roll_on_empty_table(pages, &nothing[0], sinks);
        } else if self.cast.dice.some()[1] {
            sinks = self.grow_with_hat(&nothing[1], sinks);
        }
        if self.cast.after == After::Supplementary {
            self.falling.prepare(pages, &self.cast, &self.spots);
            sinks = self.falling.roll(&self.cast, self.ends.leaving(), sinks);
        }
        sinks
    }

    /// The best that can be done without laying a bone, by what else the roll shows; none where the duty forbids it.
    #[inline(always)]
    fn lay_nothing(&self, page: usize, worn: bool) -> Stand<E> {
        let stand = self.stands[page][usize::from(self.cast.id)];
        if self.cast.after == After::Opening {
            return if worn { wear(&stand) } else { stand };
        }
        let shape = Anatomy::get().shape(self.cast.id);
        let burials = self.ends.burying(self.pages[page], shape);
        let grave = self.hats.bury_at_once(burials, worn, false);
        if self.hats.would_count(shape.skull, worn) {
            [E::NONE, stand[HAT], grave, stand[HAT | GRAVE]]
        } else {
            [E::NONE, E::NONE, grave, self.hats.bury_at_once(burials, worn, shape.skull)]
        }
    }

    /// Finds the best skeleton up to each step of the growth, and hands it on.
    #[inline(always)]
    fn grow<S: Sink<E>, const P: usize>(
        &mut self,
        pages: [usize; P],
        nothing: &[Stand<E>; P],
        mut sinks: [S; P],
    ) -> [S; P] {
        let steps = &Anatomy::get().growth(self.cast.id).steps[..];
        if self.best.len() < steps.len() * P {
            self.best.resize(steps.len() * P, [E::NONE; 4]);
        }
        let mut stands = [&self.stands[pages[0]]; P];
        for p in 1..P {
            stands[p] = &self.stands[pages[p]];
        }
        // What comes of an empty table is not one growth but pieces.
        let is_answer = self.cast.id != EMPTY;
        let all = self.best.as_chunks_mut::<P>().0;
        all[0] = [[E::NONE; 4]; P];
        for Likely { shown, odds } in &self.cast.growths {
            let (before, here) = all.split_at_mut(shown.steps().start);
            for (step, here) in steps[shown.steps()].iter().zip(here) {
                let mut best = [[E::NONE; 4]; P];
                for p in 0..P {
                    best[p] = stands[p][usize::from(step.shape)];
                }
                for &below in step.below() {
                    let below = &before[usize::from(below)];
                    for p in 0..P {
                        best[p] = better_of(best[p], &below[p]);
                    }
                }
                *here = best;
                if is_answer {
                    for p in 0..P {
                        sinks[p].take(false, &odds[0], &better_of(best[p], &nothing[p]));
                    }
                }
            }
        }
        sinks
    }

    /// Hands the best of each growth on for a player who wears the hat.
    #[inline(always)]
    fn grow_with_hat<S: Sink<E>, const P: usize>(
        &self,
        nothing: &[Stand<E>; P],
        mut sinks: [S; P],
    ) -> [S; P] {
        let all = self.best.as_chunks::<P>().0;
        for Likely { shown, odds } in &self.cast.growths {
            for best in &all[shown.steps()] {
                for p in 0..P {
                    sinks[p].take(true, &odds[1], &better_of(wear(&best[p]), &nothing[p]));
                }
            }
        }
        sinks
    }

    /// On an empty table any bone may be the first, so the roll falls into pieces, one of which is built. If the books are
    /// symmetric, so are the answers, and of two rolls that mirror each other one is enough.
    #[inline(always)]
    fn roll_on_empty_table<S: Sink<E>, const P: usize>(
        &self,
        pages: [usize; P],
        nothing: &[Stand<E>; P],
        mut sinks: [S; P],
    ) -> [S; P] {
        let anatomy = Anatomy::get();
        let all = self.best.as_chunks::<P>().0;
        let symmetric = pages.iter().all(|&page| self.pages[page].symmetric);
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
                    let times = if symmetric && left < right { 2.0 } else { 1.0 };
                    let mut best = *nothing;
                    for piece in anatomy.pieces(others << 6 | left) {
                        let piece = &all[usize::from(piece)];
                        for p in 0..P {
                            best[p] = better_of(best[p], &piece[p]);
                        }
                    }
                    for p in 0..P {
                        sinks[p].keep(&odds, times, &best[p]);
                    }
                }
                for sink in &mut sinks {
                    sink.take_kept(&odds);
                }
            }
        }
        sinks
    }
}

/// A hat that is worn is as good as one that shows.
#[inline(always)]
fn wear<E: Worth>(stand: &Stand<E>) -> Stand<E> {
    [stand[HAT], stand[HAT], stand[HAT | GRAVE], stand[HAT | GRAVE]]
}
