//! The roll in which no bone fits, no grave shows and no hat counts: a false bone must be laid.
//!
//! Which face the false die shows does not matter, only its kind, unless that very die would be laid behind the
//! place that the false bone opens. Side dice show nothing but bones, so there it is a question of how many dice
//! there are. Centre dice may show hats: then all bones among them may be needed (*lean*) or not (*spare*).

use super::chance::{ways, ways_without_spare};
use super::cup::Throw;
use super::mishap::{Mishap, MishapRolls};
use super::plan::{Level, NO_SPOT, Page, PageRef};
use super::shapes::{Anatomy, Class, ShapeId, Step};
use super::stand::{HAT, Stand};
use super::worth::{Worth, improve_all};

/// The best of what a false bone opens, without a hat and with one worn or rolled.
type Best<E> = [E; 2];

/// A place for a false bone together with what is laid behind it.
#[derive(Clone, Copy)]
struct Behind<E> {
    /// The best with a false die of each kind.
    with_die: [Best<E>; 3],
    /// The best with any false die, if one can be spared.
    spare: Best<E>,
    /// The best with a false centre die that is one of those to be laid; only kept if there are such.
    robbed: Best<E>,
    centre_bones: u8,
}

/// Memory for one shape at a time: for each opening and each of its steps.
pub(super) struct Falling<E>(Vec<Vec<Behind<E>>>);

impl<E> Default for Falling<E> {
    fn default() -> Falling<E> {
        Falling(Vec::new())
    }
}

impl<E: Worth> Falling<E> {
    /// Values every place for the false bone and everything that may be laid behind it.
    #[inline(always)]
    pub(super) fn prepare(
        &mut self,
        level: &Level,
        page: &Page,
        id: ShapeId,
        stands: &[Stand<E>],
        throw: &Throw,
    ) {
        let openings = &mishap(id).openings;
        self.0.resize_with(self.0.len().max(openings.len()), Vec::new);
        for (list, opening) in self.0.iter_mut().zip(openings) {
            let pages = page.false_bones[opening.section];
            list.resize(list.len().max(opening.growth.steps.len()), Behind::NONE);
            let few_enough = opening.growth.classes.iter().take_while(|class| throw.has(class.faces));
            for class in few_enough.filter(|class| throw.can_show(class.needs)) {
                for i in class.steps.clone() {
                    let (before, rest) = list.split_at_mut(i);
                    let (behind, step) = (&mut rest[0], &opening.growth.steps[i]);
                    for (best, page) in behind.with_die.iter_mut().zip(pages) {
                        read_stand(best, level, page, step, stands);
                    }
                    behind.centre_bones = class.needs[2];
                    behind.choose(step, before);
                }
            }
        }
    }

    /// Hands every such roll to the sink, with the best false bone or with leaving if none can be laid.
    #[inline(always)]
    pub(super) fn roll(
        &self,
        id: ShapeId,
        throws: &[Option<(Throw, bool)>; 2],
        leaving: E,
        sink: &mut impl FnMut(bool, f64, &E),
    ) {
        let mishap = mishap(id);
        for (throw, hat_counts) in throws.iter().flatten() {
            if mishap.openings.is_empty() {
                leave(id, throw, *hat_counts, leaving, sink);
            }
        }
        let Some((bare, _)) = &throws[0] else { return };
        let few_enough = mishap.rolls.iter().take_while(|rolls| bare.has(rolls.faces));
        for rolls in few_enough.filter(|rolls| bare.can_show(rolls.needs)) {
            let odds = [Odds::of(rolls, &throws[0]), Odds::of(rolls, &throws[1])];
            let no_bone = rolls.needs[2] == 0 && bare.dice[0] + bare.dice[1] == 0;
            for steps in &rolls.steps {
                self.answer(rolls, steps, &odds, no_bone.then_some(leaving), sink);
            }
        }
    }

    #[inline(always)]
    fn answer(
        &self,
        rolls: &MishapRolls,
        steps: &[u16],
        odds: &[Odds; 2],
        last_resort: Option<E>,
        sink: &mut impl FnMut(bool, f64, &E),
    ) {
        for hat in [0, 1] {
            if odds[0].spare[hat] + odds[1].spare[hat] > 0.0 {
                let best = self.best(steps, |behind| behind.spare[hat]);
                sink(false, odds[0].spare[hat], &best);
                sink(true, odds[1].spare[hat], &best);
            }
            if odds[0].lean[hat] + odds[1].lean[hat] > 0.0 {
                let best = match (last_resort, rolls.needs[2]) {
                    (Some(leaving), _) => leaving,
                    (None, 0) => self.best(steps, |behind| behind.side(hat)),
                    (None, _) => self.best(steps, |behind| behind.lean(hat)),
                };
                sink(false, odds[0].lean[hat], &best);
                sink(true, odds[1].lean[hat], &best);
            }
        }
    }

    #[inline(always)]
    fn best(&self, steps: &[u16], worth: impl Fn(&Behind<E>) -> E) -> E {
        let mut best = E::NONE;
        for (&step, list) in steps.iter().zip(&self.0) {
            best.improve(&worth(&list[usize::from(step)]));
        }
        best
    }
}

/// The probabilities of such a roll without a hat and with one worn or rolled, by whether a centre bone can be spared.
#[derive(Clone, Copy, Default)]
struct Odds {
    lean: [f64; 2],
    spare: [f64; 2],
}

impl Odds {
    #[inline(always)]
    fn of(rolls: &MishapRolls, throw: &Option<(Throw, bool)>) -> Odds {
        throw.as_ref().map_or(Odds::default(), |(throw, hat_counts)| Odds::new(rolls, throw, *hat_counts))
    }

    #[inline(always)]
    fn new(rolls: &MishapRolls, throw: &Throw, hat_counts: bool) -> Odds {
        let sides = throw.sides(rolls.needs, rolls.lacks);
        let (dice, bones) = (throw.dice[2], rolls.needs[2]);
        let without_hat = ways(dice, bones, rolls.lacks[2] + 2);
        let with_hat = if hat_counts { 0.0 } else { ways(dice, bones + 1, rolls.lacks[2] + 1) };
        let mut odds = Odds::default();
        for (hat_rolled, ways) in [(false, without_hat), (true, with_hat)] {
            // If all bones are needed, the other centre dice show hats.
            let lean =
                if hat_rolled == (dice > bones) { ways_without_spare(dice, bones).min(ways) } else { 0.0 };
            let hat = usize::from(throw.worn || hat_rolled);
            odds.lean[hat] += sides * lean;
            odds.spare[hat] += sides * (ways - lean);
        }
        odds
    }
}

/// There is no place for a false bone: whatever is rolled, the skeleton stays unburied (RB-7).
fn leave<E: Worth>(
    id: ShapeId,
    throw: &Throw,
    hat_counts: bool,
    leaving: E,
    sink: &mut impl FnMut(bool, f64, &E),
) {
    let Some(Class { needs, lacks, .. }) = Anatomy::get().growth(id).classes.first() else { return };
    let hat = if hat_counts { 0.0 } else { ways(throw.dice[2], 1, lacks[2] + 1) };
    let sides = throw.sides(*needs, *lacks);
    sink(throw.worn, sides * (ways(throw.dice[2], 0, lacks[2] + 2) + hat), &leaving);
}

impl<E: Worth> Behind<E> {
    const NONE: Behind<E> =
        Behind { with_die: [[E::NONE; 2]; 3], spare: [E::NONE; 2], robbed: [E::NONE; 2], centre_bones: 0 };

    /// Finds the best of a step and of all before it, given what the step alone is worth with each false die.
    #[inline(always)]
    fn choose(&mut self, step: &Step, before: &[Behind<E>]) {
        for &below in step.below() {
            for (best, smaller) in self.with_die.iter_mut().zip(&before[usize::from(below)].with_die) {
                improve_all(best, smaller);
            }
        }
        self.spare = self.with_die[0];
        improve_all(&mut self.spare, &self.with_die[1]);
        improve_all(&mut self.spare, &self.with_die[2]);
        if self.centre_bones > 0 {
            self.rob(step, before);
        }
    }

    /// Finds the best if one of the step's centre bones lies false in front of it.
    fn rob(&mut self, step: &Step, before: &[Behind<E>]) {
        self.robbed = [E::NONE; 2];
        for &below in step.below() {
            let smaller = &before[usize::from(below)];
            let fewer = smaller.centre_bones < self.centre_bones;
            improve_all(&mut self.robbed, if fewer { &smaller.with_die[2] } else { &smaller.robbed });
        }
    }

    /// The best with a false side die: no centre die shows a bone.
    fn side(&self, hat: usize) -> E {
        self.with_die[0][hat].better(self.with_die[1][hat])
    }

    /// The best if all bones that centre dice show are among those to be laid, here or behind another place.
    fn lean(&self, hat: usize) -> E {
        if self.centre_bones == 0 { self.spare[hat] } else { self.side(hat).better(self.robbed[hat]) }
    }
}

/// What a step alone is worth with a false die of the page's kind. A step that would need that die too has no spot.
#[inline(always)]
fn read_stand<E: Worth>(
    best: &mut Best<E>,
    level: &Level,
    page: Option<PageRef>,
    step: &Step,
    stands: &[Stand<E>],
) {
    let spot = page.map_or(NO_SPOT, |page| level.spot(page, step.shape));
    if spot == NO_SPOT {
        *best = [E::NONE; 2];
    } else {
        let stand = &stands[spot as usize];
        *best = [stand[0], stand[HAT]];
    }
}

fn mishap(id: ShapeId) -> &'static Mishap {
    &Anatomy::get().mishaps[usize::from(id)]
}
