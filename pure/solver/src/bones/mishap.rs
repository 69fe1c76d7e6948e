//! What can come of a roll in which no bone fits: one false bone, and what fits after it.

use rolling_bones::{Bone, BoneSet, score};

use super::shapes::{Anatomy, Class, Growth, PerKind, ShapeId, per_kind};

/// A shape, seen by a player who must lay a false bone.
pub(super) struct Mishap {
    /// The places where the false bone may lie.
    pub(super) openings: Vec<Opening>,
    /// The ways in which the faces of the roll can go on behind those places, all seen together.
    pub(super) rolls: Vec<MishapRolls>,
}

/// A place for a false bone, and what may be laid behind it afterwards.
pub(super) struct Opening {
    pub(super) section: usize,
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
    /// For each way the step of each opening.
    pub(super) steps: Vec<Vec<u16>>,
}

impl Mishap {
    pub(super) fn new(anatomy: &Anatomy, from: BoneSet) -> Mishap {
        let open = anatomy.shape(anatomy.shape_of(from)).open;
        if from.is_empty() || open.is_empty() {
            // Every bone fits an empty table, and a complete skeleton has no place for a false one.
            return Mishap { openings: Vec::new(), rolls: Vec::new() };
        }
        let openings: Vec<Opening> =
            open.into_iter().map(|place| Opening::new(anatomy, from, place)).collect();
        let growth = anatomy.grow(from | open, BoneSet::ALL);
        let rolls =
            growth.classes.iter().map(|class| MishapRolls::new(anatomy, &growth, class, open, &openings));
        Mishap { rolls: rolls.collect(), openings }
    }
}

impl Opening {
    fn new(anatomy: &Anatomy, from: BoneSet, place: Bone) -> Opening {
        let open = anatomy.shape(anatomy.shape_of(from)).open;
        let with_place = from | BoneSet::from_iter([place]);
        let growth = anatomy.grow(with_place, BoneSet::ALL.without(open));
        let section = (0..5).find(|&s| score::SECTIONS[s].contains(place)).unwrap_or(0);
        Opening { section, growth }
    }

    /// The step to which the growth of the whole roll comes down here.
    fn step_of(&self, anatomy: &Anatomy, growth: BoneSet) -> u16 {
        let filled = |shape: ShapeId| anatomy.shape(shape).filled;
        let reach = self.growth.steps.last().map_or(BoneSet::EMPTY, |step| filled(step.shape));
        let here = growth.and(reach);
        let step = self.growth.steps.iter().position(|step| filled(step.shape) == here);
        step.and_then(|step| u16::try_from(step).ok()).unwrap_or(0)
    }
}

impl MishapRolls {
    fn new(
        anatomy: &Anatomy,
        growth: &Growth,
        class: &Class,
        open: BoneSet,
        openings: &[Opening],
    ) -> MishapRolls {
        let of_openings = per_kind(open);
        let steps = growth.steps[class.steps.clone()].iter().map(|step| {
            let filled = anatomy.shape(step.shape).filled;
            openings.iter().map(|opening| opening.step_of(anatomy, filled)).collect()
        });
        MishapRolls {
            needs: class.needs,
            faces: class.faces,
            lacks: [0, 1, 2].map(|kind| class.lacks[kind] + of_openings[kind]),
            steps: steps.collect(),
        }
    }
}
