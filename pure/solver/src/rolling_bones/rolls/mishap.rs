//! What can come of a roll in which no bone fits: one false bone, and what fits after it.

use std::ops::Range;

use rolling_bones::{Bone, BoneSet, score};

use super::counting::Shown;
use crate::rolling_bones::states::shapes::{Anatomy, Growth, PerKind, per_kind};

/// A shape, seen by a player who must lay a false bone.
pub(crate) struct Mishap {
    /// The places where the false bone may lie.
    pub(crate) openings: Vec<Opening>,
    /// The ways in which the faces of the roll can go on behind those places, all seen together.
    pub(crate) rolls: Vec<MishapRolls>,
    /// For each way the step of each opening, as a place in the list of all openings' steps.
    ways: Vec<u16>,
    /// The steps of all openings together.
    pub(crate) steps: usize,
}

/// A place for a false bone, and what may be laid behind it afterwards.
pub(crate) struct Opening {
    pub(crate) section: usize,
    /// The place of its first step in the list of all openings' steps.
    pub(crate) first: usize,
    /// From the place alone to everything behind it.
    pub(crate) growth: Growth,
}

/// Ways in which the roll goes on behind all openings, equally probable. No bone of the roll fits as it is.
pub(crate) struct MishapRolls {
    /// Needed are faces behind openings that show and would be laid. What does not show are the bones of the openings
    /// themselves, and those which end the growth behind them.
    pub(crate) shown: Shown,
    ways: Range<u32>,
}

impl Mishap {
    pub(crate) fn new(anatomy: &Anatomy, from: BoneSet) -> Mishap {
        let open = anatomy.shape(anatomy.shape_of(from)).open;
        let mut mishap = Mishap { openings: Vec::new(), rolls: Vec::new(), ways: Vec::new(), steps: 0 };
        if from.is_empty() || open.is_empty() {
            // Every bone fits an empty table, and a complete skeleton has no place for a false one.
            return mishap;
        }
        for place in open {
            let opening = Opening::new(anatomy, from, place, mishap.steps);
            mishap.steps += opening.growth.steps.len();
            mishap.openings.push(opening);
        }
        mishap.list_rolls(anatomy, from | open, per_kind(open));
        mishap.ways.shrink_to_fit();
        mishap.rolls.shrink_to_fit();
        mishap
    }

    fn ways_so_far(&self) -> u32 {
        u32::try_from(self.ways.len()).unwrap_or(u32::MAX) // a few thousand
    }

    /// Lists what the growth of a whole roll comes down to behind each opening.
    fn list_rolls(&mut self, anatomy: &Anatomy, opened: BoneSet, of_openings: PerKind) {
        let places: Vec<_> = self.openings.iter().map(|opening| opening.reach_and_places(anatomy)).collect();
        let Growth { steps, classes } = anatomy.growth(anatomy.shape_of(opened));
        for class in classes {
            let first = self.ways_so_far();
            for step in &steps[class.steps()] {
                let filled = anatomy.shape(step.shape).filled;
                self.ways.extend(
                    places
                        .iter()
                        .map(|(reach, places)| places[usize::from(anatomy.shape_of(filled.and(*reach)))]),
                );
            }
            let shown = class.shown.and_lacks(of_openings);
            let ways = first..self.ways_so_far();
            self.rolls.push(MishapRolls { shown, ways });
        }
    }

    /// For each way of these rolls the step of each opening, as a place in the list of all openings' steps.
    #[inline(always)]
    pub(crate) fn ways(&self, rolls: &MishapRolls) -> impl Iterator<Item = &[u16]> {
        let mut rest = self.ways.get(rolls.ways.start as usize..rolls.ways.end as usize).unwrap_or_default();
        std::iter::from_fn(move || {
            let (way, others) = rest.split_at_checked(self.openings.len())?;
            rest = others;
            Some(way)
        })
    }
}

impl Opening {
    fn new(anatomy: &Anatomy, from: BoneSet, place: Bone, first: usize) -> Opening {
        let open = anatomy.shape(anatomy.shape_of(from)).open;
        let with_place = from | BoneSet::from_iter([place]);
        let growth = anatomy.grow_within(with_place, with_place | BoneSet::ALL.without(open));
        let section = (0..5).find(|&s| score::SECTIONS[s].contains(place)).unwrap_or(0);
        Opening { section, first, growth }
    }

    /// All places that can be filled, and where each shape is among the steps of all openings.
    fn reach_and_places(&self, anatomy: &Anatomy) -> (BoneSet, Vec<u16>) {
        let mut places = vec![0; anatomy.shapes.len()];
        for (place, step) in (self.first..).zip(&self.growth.steps) {
            places[usize::from(step.shape)] = u16::try_from(place).unwrap_or(0); // a few hundred
        }
        let reach = self.growth.steps.last().map_or(BoneSet::EMPTY, |step| anatomy.shape(step.shape).filled);
        (reach, places)
    }
}
