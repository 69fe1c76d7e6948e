//! What can come of a roll in which no bone fits: one false bone, and what fits after it.

use rolling_bones::{Bone, BoneSet, score};

use super::shapes::{Anatomy, Class, Growth, PerKind, per_kind};

/// A shape, seen by a player who must lay a false bone.
pub(super) struct Mishap {
    /// The places where the false bone may lie.
    pub(super) openings: Vec<Opening>,
    /// The ways in which the faces of the roll can go on behind those places, all seen together.
    pub(super) rolls: Vec<MishapRolls>,
    /// The steps of all openings together.
    pub(super) steps: usize,
}

/// A place for a false bone, and what may be laid behind it afterwards.
pub(super) struct Opening {
    pub(super) section: usize,
    /// The place of its first step in the list of all openings' steps.
    pub(super) first: usize,
    /// From the place alone to everything behind it.
    pub(super) growth: Growth,
}

/// Ways in which the roll goes on behind all openings, equally probable. No bone of the roll fits as it is.
pub(super) struct MishapRolls {
    /// Faces behind openings that show and would be laid.
    pub(super) needs: PerKind,
    /// Bones that do not show: those of the openings themselves, and those which end the growth behind them.
    pub(super) lacks: PerKind,
    /// How many faces are needed in all.
    pub(super) faces: u8,
    /// For each way the step of each opening, as a place in the list of all openings' steps.
    pub(super) steps: Vec<u16>,
}

impl Mishap {
    pub(super) fn new(anatomy: &Anatomy, from: BoneSet) -> Mishap {
        let open = anatomy.shape(anatomy.shape_of(from)).open;
        let mut mishap = Mishap { openings: Vec::new(), rolls: Vec::new(), steps: 0 };
        if from.is_empty() || open.is_empty() {
            // Every bone fits an empty table, and a complete skeleton has no place for a false one.
            return mishap;
        }
        for place in open {
            let opening = Opening::new(anatomy, from, place, mishap.steps);
            mishap.steps += opening.growth.steps.len();
            mishap.openings.push(opening);
        }
        let growth = anatomy.grow(from | open, BoneSet::ALL);
        let ways: Vec<_> = mishap
            .openings
            .iter()
            .map(|opening| (opening.reach(anatomy), opening.places(anatomy.shapes.len())))
            .collect();
        let rolls = |class| MishapRolls::new(anatomy, &growth, class, open, &ways);
        mishap.rolls = growth.classes.iter().map(rolls).collect();
        mishap
    }
}

impl Opening {
    fn new(anatomy: &Anatomy, from: BoneSet, place: Bone, first: usize) -> Opening {
        let open = anatomy.shape(anatomy.shape_of(from)).open;
        let with_place = from | BoneSet::from_iter([place]);
        let growth = anatomy.grow(with_place, BoneSet::ALL.without(open));
        let section = (0..5).find(|&s| score::SECTIONS[s].contains(place)).unwrap_or(0);
        Opening { section, first, growth }
    }

    /// Where each shape is among the steps of all openings.
    fn places(&self, shapes: usize) -> Vec<u16> {
        let mut places = vec![0; shapes];
        for (place, step) in (self.first..).zip(&self.growth.steps) {
            places[usize::from(step.shape)] = u16::try_from(place).unwrap_or(0); // a few hundred
        }
        places
    }

    /// All places that can be filled.
    fn reach(&self, anatomy: &Anatomy) -> BoneSet {
        self.growth.steps.last().map_or(BoneSet::EMPTY, |step| anatomy.shape(step.shape).filled)
    }
}

impl MishapRolls {
    fn new(
        anatomy: &Anatomy,
        growth: &Growth,
        class: &Class,
        open: BoneSet,
        openings: &[(BoneSet, Vec<u16>)],
    ) -> MishapRolls {
        let of_openings = per_kind(open);
        let steps = growth.steps[class.steps.clone()].iter().flat_map(|step| {
            let filled = anatomy.shape(step.shape).filled;
            // What the growth of the whole roll comes down to behind each opening.
            openings
                .iter()
                .map(move |(reach, places)| places[usize::from(anatomy.shape_of(filled.and(*reach)))])
        });
        MishapRolls {
            needs: class.needs,
            faces: class.faces,
            lacks: [0, 1, 2].map(|kind| class.lacks[kind] + of_openings[kind]),
            steps: steps.collect(),
        }
    }
}
