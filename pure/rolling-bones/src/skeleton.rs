//! A skeleton under construction.

use crate::{Bone, BoneSet, DiceCount, Face};

/// What lies on the sixteen places, and whether the hat is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Skeleton {
    right: BoneSet,
    /// The bone lying on a place where it does not belong.
    wrong: [Option<Bone>; 16],
    wrong_places: BoneSet,
    hat: bool,
}

impl Skeleton {
    /// Places with their own bone.
    pub fn right(&self) -> BoneSet {
        self.right
    }

    /// Places with a false bone.
    pub fn wrong(&self) -> BoneSet {
        self.wrong_places
    }

    /// Places with any bone: a false one counts as if it were right from then on.
    pub fn filled(&self) -> BoneSet {
        self.right | self.wrong_places
    }

    /// The false bone that lies on a place.
    pub fn false_bone(&self, place: Bone) -> Option<Bone> {
        self.wrong[place.index()]
    }

    /// Whether the hat is on.
    pub fn hat(&self) -> bool {
        self.hat
    }

    /// Free places where a bone may be laid without a gap: any, if nothing lies yet.
    pub fn open_places(&self) -> BoneSet {
        let filled = self.filled();
        if filled.is_empty() { BoneSet::ALL } else { filled.neighbours().without(filled) }
    }

    /// Whether the hat has a skull to sit on; a false bone on the skull's place will do (RB-4).
    pub fn has_skull(&self) -> bool {
        self.filled().contains(Bone::Skull)
    }

    /// The dice that lie here.
    pub fn dice(&self) -> DiceCount {
        let wrong = self.wrong.iter().flatten().copied();
        let hat = self.hat.then_some(Face::Hat);
        DiceCount::of_faces(self.right.into_iter().chain(wrong).map(Face::Bone).chain(hat))
    }

    /// Lays a bone on its own place, over whatever lay there.
    pub fn lay(&mut self, bone: Bone) {
        self.right.insert(bone);
    }

    /// Lays a bone on a place that is not its own.
    pub fn lay_false(&mut self, bone: Bone, place: Bone) {
        self.wrong[place.index()] = Some(bone);
        self.wrong_places.insert(place);
    }

    /// Puts the hat on or takes it off.
    pub fn set_hat(&mut self, on: bool) {
        self.hat = on;
    }
}
