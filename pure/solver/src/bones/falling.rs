//! The roll in which no bone fits, no grave shows and no hat counts: a false bone must be laid.
//!
//! Which face the false die shows does not matter, only its kind, unless that very die would be laid behind the
//! place that the false bone opens. Side dice show nothing but bones, so there it is a question of how many dice
//! there are. Centre dice may show hats: then all bones among them may be needed (*lean*) or not (*spare*).

use super::chance::{ways, ways_without_spare};
use super::cup::{Sink, Spots, Throw};
use super::mishap::{Mishap, MishapRolls};
use super::plan::{Level, Page, Spot};
use super::shapes::{Anatomy, Class, ShapeId, Step};
use super::worth::{Worth, better_of, improve_all};

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

/// Memory for one shape at a time: for each step of each opening.
pub(super) struct Falling<E> {
    behind: Vec<Behind<E>>,
    /// The best answers if the centre dice show no bone that is to be laid, and if they do.
    answers: Vec<[Answers<E>; 2]>,
}

/// The best false bone if a centre bone can be spared, and if none can: each without and with a hat.
type Answers<E> = [E; 4];

impl<E> Default for Falling<E> {
    fn default() -> Falling<E> {
        Falling { behind: Vec::new(), answers: Vec::new() }
    }
}

impl<E: Worth> Falling<E> {
    /// Values every place for the false bone and everything that may be laid behind it, for each page.
    #[inline(always)]
    pub(super) fn prepare(
        &mut self,
        level: &Level,
        pages: &[&Page],
        id: ShapeId,
        spots: &impl Spots<E>,
        throw: &Throw,
    ) {
        let Mishap { openings, steps, .. } = mishap(id);
        let count = pages.len();
        if self.behind.len() < steps * count {
            self.behind.resize(steps * count, Behind::NONE);
            self.answers.resize(steps * count, [[E::NONE; 4]; 2]);
        }
        for opening in openings {
            let behind = &mut self.behind[opening.first * count..];
            let answers = &mut self.answers[opening.first * count..];
            for (k, page) in pages.iter().enumerate() {
                let [left, right, centre] = page.false_bones[opening.section];
                let after = [left, right, centre].map(|page| page.map(|page| level.spots_of(page)));
                for class in &opening.growth.classes {
                    if !throw.has(class.faces) {
                        break;
                    }
                    if !throw.can_show(class.needs) {
                        continue;
                    }
                    for i in class.steps.clone() {
                        let (before, rest) = behind.split_at_mut(i * count);
                        let (behind, step) = (&mut rest[k], &opening.growth.steps[i]);
                        for (best, after) in behind.with_die.iter_mut().zip(after) {
                            *best = stand(after, step, spots);
                        }
                        behind.centre_bones = class.needs[2];
                        behind.choose(step, before, count, k);
                        answers[i * count + k] = behind.answers();
                    }
                }
            }
        }
    }

    /// Hands every such roll to the sinks, with the best false bone or with leaving if none can be laid.
    #[inline(always)]
    pub(super) fn roll<S: Sink<E>>(
        &self,
        id: ShapeId,
        throws: &[Option<Throw>; 2],
        hat_counts: [bool; 2],
        leaving: E,
        sinks: &mut [S],
    ) {
        let Mishap { openings, rolls, .. } = mishap(id);
        if openings.is_empty() {
            for throw in throws.iter().flatten() {
                let probability = leave(id, throw, hat_counts[usize::from(throw.worn)]);
                for sink in &mut *sinks {
                    sink.take(throw.worn, &[probability, 0.0, 0.0, 0.0], &[leaving; 4]);
                }
            }
            return;
        }
        let Some(bare) = &throws[0] else { return };
        for rolls in rolls {
            if !bare.has(rolls.faces) {
                break;
            }
            if !bare.can_show(rolls.needs) {
                continue;
            }
            let without_hat = odds(rolls, bare, hat_counts[0]);
            let with_hat = throws[1].as_ref().map(|worn| odds(rolls, worn, hat_counts[1]));
            let no_bone = rolls.needs[2] == 0 && bare.dice[0] + bare.dice[1] == 0;
            let lean = usize::from(rolls.needs[2] > 0);
            let count = sinks.len();
            for steps in rolls.steps.chunks_exact(openings.len()) {
                for (k, sink) in sinks.iter_mut().enumerate() {
                    let mut best = [E::NONE; 4];
                    for &step in steps {
                        improve_all(&mut best, &self.answers[usize::from(step) * count + k][lean]);
                    }
                    if no_bone {
                        best = [best[0], best[1], leaving, leaving];
                    }
                    sink.take(false, &without_hat, &best);
                    if let Some(with_hat) = &with_hat {
                        sink.take(true, with_hat, &best);
                    }
                }
            }
        }
    }
}

/// The probabilities of such a roll in the order of [`Answers`].
#[inline(always)]
fn odds(rolls: &MishapRolls, throw: &Throw, hat_counts: bool) -> [f64; 4] {
    let sides = throw.sides(rolls.needs, rolls.lacks);
    let (dice, bones) = (throw.dice[2], rolls.needs[2]);
    let without_hat = ways(dice, bones, rolls.lacks[2] + 2);
    let with_hat = if hat_counts { 0.0 } else { ways(dice, bones + 1, rolls.lacks[2] + 1) };
    let mut odds = [0.0; 4];
    for (hat_rolled, ways) in [(false, without_hat), (true, with_hat)] {
        // If all bones are needed, the other centre dice show hats.
        let lean = if hat_rolled == (dice > bones) { ways_without_spare(dice, bones).min(ways) } else { 0.0 };
        let hat = usize::from(throw.worn || hat_rolled);
        odds[hat] += sides * (ways - lean);
        odds[2 + hat] += sides * lean;
    }
    odds
}

/// There is no place for a false bone: the probability that the skeleton stays unburied (RB-7).
#[inline(always)]
fn leave(id: ShapeId, throw: &Throw, hat_counts: bool) -> f64 {
    let Some(Class { needs, lacks, .. }) = Anatomy::get().growth(id).classes.first() else { return 0.0 };
    let hat = if hat_counts { 0.0 } else { ways(throw.dice[2], 1, lacks[2] + 1) };
    throw.sides(*needs, *lacks) * (ways(throw.dice[2], 0, lacks[2] + 2) + hat)
}

impl<E: Worth> Behind<E> {
    const NONE: Behind<E> =
        Behind { with_die: [[E::NONE; 2]; 3], spare: [E::NONE; 2], robbed: [E::NONE; 2], centre_bones: 0 };

    /// Finds the best of a step and of all before it, given what the step alone is worth with each false die.
    #[inline(always)]
    fn choose(&mut self, step: &Step, before: &[Behind<E>], count: usize, k: usize) {
        let [mut left, mut right, mut centre] = self.with_die;
        let mut robbed = [E::NONE; 2];
        for &below in step.below() {
            let smaller = &before[usize::from(below) * count + k];
            left = better_of(left, &smaller.with_die[0]);
            right = better_of(right, &smaller.with_die[1]);
            centre = better_of(centre, &smaller.with_die[2]);
            // If one of the step's centre bones lies false in front of it, the rest is a smaller step.
            let fewer = smaller.centre_bones < self.centre_bones;
            robbed = better_of(robbed, if fewer { &smaller.with_die[2] } else { &smaller.robbed });
        }
        self.with_die = [left, right, centre];
        self.robbed = robbed;
        self.spare = better_of(better_of(left, &right), &centre);
    }

    /// If no centre die shows a bone, the false die is a side die. If all bones that centre dice show are among those to
    /// be laid, here or behind another place, a centre die is false only in place of one of them.
    #[inline(always)]
    fn answers(&self) -> [Answers<E>; 2] {
        let [bare, hat] = self.spare;
        let side = better_of(self.with_die[0], &self.with_die[1]);
        let lean = if self.centre_bones == 0 { self.spare } else { better_of(side, &self.robbed) };
        [[bare, hat, side[0], side[1]], [bare, hat, lean[0], lean[1]]]
    }
}

/// What a step alone is worth with a false die of the page's kind. A step that would need that die too has no spot.
#[inline(always)]
fn stand<E: Worth>(after: Option<(&[Spot], bool)>, step: &Step, spots: &impl Spots<E>) -> Best<E> {
    let Some((list, mirrored)) = after else { return [E::NONE; 2] };
    spots.graveless(list[usize::from(if mirrored { step.mirror } else { step.shape })])
}

fn mishap(id: ShapeId) -> &'static Mishap {
    &Anatomy::get().mishaps[usize::from(id)]
}
