//! What can be clicked: faces among the dice, and places of the skeleton.

use rolling_bones::{Bone, Face};

use crate::hits::Target;

const FACES: u8 = 0;
const PLACES: u8 = 1;

/// Something that was clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Clicked {
    Face(Face),
    Place(Bone),
}

pub(super) fn face(face: Face) -> Target {
    Target::Item { sort: FACES, number: face.index() }
}

pub(super) fn place(place: Bone) -> Target {
    Target::Item { sort: PLACES, number: place.index() }
}

/// What was clicked, if it is one of these.
pub(super) fn clicked(target: Target) -> Option<Clicked> {
    let Target::Item { sort, number } = target else { return None };
    match sort {
        FACES => Face::ALL.get(number).copied().map(Clicked::Face),
        PLACES => Bone::ALL.get(number).copied().map(Clicked::Place),
        _ => None,
    }
}
