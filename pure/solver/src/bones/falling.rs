//! The roll in which no bone fits, no grave shows and no hat counts: a false bone must be laid.
//!
//! Which face the false die shows does not matter, only its kind, unless that very die would be laid behind the
//! place that the false bone opens. Side dice show nothing but bones, so there it is a question of how many dice
//! there are. Centre dice may show hats: then all bones among them may be needed (*lean*) or not (*spare*).

use super::cast::{Cast, Likely};
use super::cup::{Sink, Spots};
use super::mishap::Mishap;
use super::plan::{Level, Page, PageRef};
use super::shapes::{Anatomy, ShapeId, Step};
use super::spots::SpotList;
use super::worth::{Worth, better_of};

/// The best of what a false bone opens, without a hat and with one worn or rolled.
type Best<E> = [E; 2];

/// The best with a false die of each kind, and with a false centre die that is one of those to be laid.
type Behind<E> = [Best<E>; 4];

/// Memory for one shape at a time.
pub(super) struct Falling<'a, E> {
    /// For each section and each open page, by kind: where the shapes are found after a false bone.
    after: [Vec<[After<'a>; 3]>; 5],
    /// For each step of each opening.
    behind: Vec<Behind<E>>,
    /// The same: the best answers if the centre dice show no bone that is to be laid, and if they do.
    answers: Vec<[Answers<E>; 2]>,
}

/// The best false bone if a centre bone can be spared, and if none can: each without and with a hat.
type Answers<E> = [E; 4];

impl<E> Default for Falling<'_, E> {
    fn default() -> Self {
        Falling { after: Default::default(), behind: Vec::new(), answers: Vec::new() }
    }
}

impl<'a, E: Worth> Falling<'a, E> {
    /// Looks where false bones lead from these pages.
    pub(super) fn open(&mut self, level: &'a Level, pages: &[&'a Page]) {
        for (section, after) in self.after.iter_mut().enumerate() {
            after.clear();
            after.extend(pages.iter().map(|page| page.false_bones[section].map(|at| After::new(level, at))));
        }
    }

    /// Values every place for the false bone and everything that may be laid behind it, on some of the pages.
    #[inline(always)]
    pub(super) fn prepare<const P: usize>(&mut self, pages: [usize; P], cast: &Cast, spots: &impl Spots<E>) {
        let steps = mishap(cast.id).steps * P;
        if self.behind.len() < steps {
            self.behind.resize(steps, [[E::NONE; 2]; 4]);
            self.answers.resize(steps, [[E::NONE; 4]; 2]);
        }
        let all_answers = self.answers.as_chunks_mut::<P>().0;
        for (opening, class) in &cast.behind {
            let after = &self.after[opening.section][..];
            let there = cast.dice.beyond(class.needs);
            let behind = &mut self.behind.as_chunks_mut::<P>().0[opening.first..];
            let all_answers = &mut all_answers[opening.first..];
            for i in class.steps() {
                let step = &opening.growth.steps[i];
                let mut here = [[[E::NONE; 2]; 4]; P];
                for p in 0..P {
                    for die in 0..3 {
                        if there[die] {
                            here[p][die] = after[pages[p]][die].stand(step, spots);
                        }
                    }
                }
                for (below, lacks_centre) in step.below_by_kind() {
                    let below = &behind[below];
                    for p in 0..P {
                        here[p] = better_behind(here[p], &below[p], lacks_centre);
                    }
                }
                behind[i] = here;
                for p in 0..P {
                    all_answers[i][p] = answers(&here[p], class.needs[2] > 0);
                }
            }
        }
    }

    /// Hands every such roll to the sinks, with the best false bone or with leaving if none can be laid.
    #[inline(always)]
    pub(super) fn roll<S: Sink<E>, const P: usize>(
        &self,
        cast: &Cast,
        leaving: E,
        mut sinks: [S; P],
    ) -> [S; P] {
        let mishap = mishap(cast.id);
        if mishap.openings.is_empty() {
            for sink in &mut sinks {
                sink.keep(&cast.leave(), 1.0, &[leaving; 4]);
                sink.take_kept(&cast.leave());
            }
            return sinks;
        }
        let answers = self.answers.as_chunks::<P>().0;
        for Likely { shown, odds } in &cast.mishaps {
            let no_bone = shown.needs[2] == 0 && cast.dice.are_of_the_centre();
            let lean = usize::from(shown.needs[2] > 0);
            for steps in mishap.ways(shown) {
                let mut best = [[E::NONE; 4]; P];
                for &step in steps {
                    let answers = &answers[usize::from(step)];
                    for p in 0..P {
                        best[p] = better_of(best[p], &answers[p][lean]);
                    }
                }
                for p in 0..P {
                    if no_bone {
                        best[p] = [best[p][0], best[p][1], leaving, leaving];
                    }
                    sinks[p].keep(odds, 1.0, &best[p]);
                }
            }
            for sink in &mut sinks {
                sink.take_kept(odds);
            }
        }
        sinks
    }
}

/// What was found for a smaller step holds for a step as well.
#[inline(always)]
fn better_behind<E: Worth>(here: Behind<E>, smaller: &Behind<E>, lacks_centre: bool) -> Behind<E> {
    let [left, right, centre, robbed] = smaller;
    // If the centre bone that it lacks lies false in front of the step, the rest is the smaller step.
    let robbed = if lacks_centre { centre } else { robbed };
    [
        better_of(here[0], left),
        better_of(here[1], right),
        better_of(here[2], centre),
        better_of(here[3], robbed),
    ]
}

/// If no centre die shows a bone, the false die is a side die. If all bones that centre dice show are among those to
/// be laid, here or behind another place, a centre die is false only in place of one of them.
#[inline(always)]
fn answers<E: Worth>(&[left, right, centre, robbed]: &Behind<E>, centre_bones: bool) -> [Answers<E>; 2] {
    let side = better_of(left, &right);
    let spare = better_of(side, &centre);
    let lean = if centre_bones { better_of(side, &robbed) } else { spare };
    [[spare[0], spare[1], side[0], side[1]], [spare[0], spare[1], lean[0], lean[1]]]
}

/// Where the shapes are found after a false bone, if one can be laid.
#[derive(Clone, Copy)]
struct After<'a> {
    spots: &'a SpotList,
    mirrored: bool,
}

impl<'a> After<'a> {
    fn new(level: &'a Level, page: Option<PageRef>) -> After<'a> {
        static NOWHERE: SpotList = SpotList::NONE;
        let nowhere = After { spots: &NOWHERE, mirrored: false };
        page.map_or(nowhere, |page| After { spots: &level.page(page).spots, mirrored: page.is_mirrored() })
    }

    /// What a step alone is worth with the page's false die.
    #[inline(always)]
    fn stand<E: Worth>(&self, step: &Step, spots: &impl Spots<E>) -> Best<E> {
        spots.graveless(self.spots.get(if self.mirrored { step.mirror } else { step.shape }))
    }
}

fn mishap(id: ShapeId) -> &'static Mishap {
    &Anatomy::get().mishaps[usize::from(id)]
}
