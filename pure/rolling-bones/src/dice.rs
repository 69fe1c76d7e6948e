//! The eighteen dice: three kinds, six faces each.

use std::fmt;

use bonecup_rules::{Cup, Shake};
use serde::{Deserialize, Serialize};

use crate::{Bone, BoneSet};

/// Dice of each kind.
pub const DICE_PER_KIND: u8 = 6;

/// The kind of a die: which half of the body it shows, or the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Bones of the left side.
    Left,
    /// Bones of the right side.
    Right,
    /// The trunk, the hat and the gravestone.
    Centre,
}

impl Kind {
    /// The three kinds, in the order in which dice are rolled.
    pub const ALL: [Kind; 3] = [Kind::Left, Kind::Right, Kind::Centre];

    /// The six faces of such a die, in the order of the notation.
    pub fn faces(self) -> &'static [Face] {
        &Face::ALL[6 * self as usize..6 * (self as usize + 1)]
    }
}

/// What a die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(untagged, rename = "BoneFace"))]
pub enum Face {
    /// A bone.
    Bone(Bone),
    /// The hat: no bone, only for a skull.
    #[cfg_attr(feature = "typescript", ts(type = "\"HA\""))]
    Hat,
    /// The gravestone, which ends the turn.
    #[cfg_attr(feature = "typescript", ts(type = "\"GR\""))]
    Grave,
}

impl Face {
    /// All faces, in the order of the notation: left, right, centre.
    pub const ALL: [Face; 18] = {
        let mut all = [Face::Grave; 18];
        let mut i = 0;
        while i < Bone::ALL.len() {
            all[i] = Face::Bone(Bone::ALL[i]);
            i += 1;
        }
        all[16] = Face::Hat;
        all
    };

    /// The face as an index from 0 to 17.
    pub const fn index(self) -> usize {
        match self {
            Face::Bone(bone) => bone.index(),
            Face::Hat => 16,
            Face::Grave => 17,
        }
    }

    /// The kind of die that has this face.
    pub const fn kind(self) -> Kind {
        match self.index() / 6 {
            0 => Kind::Left,
            1 => Kind::Right,
            _ => Kind::Centre,
        }
    }
}

/// A number of dice of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiceCount {
    /// Left dice.
    pub left: u8,
    /// Right dice.
    pub right: u8,
    /// Centre dice.
    pub centre: u8,
}

impl DiceCount {
    /// All eighteen.
    pub const ALL: DiceCount = DiceCount { left: DICE_PER_KIND, right: DICE_PER_KIND, centre: DICE_PER_KIND };

    /// How many there are of a kind.
    pub const fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Left => self.left,
            Kind::Right => self.right,
            Kind::Centre => self.centre,
        }
    }

    /// The number of a kind, to be changed.
    pub fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Left => &mut self.left,
            Kind::Right => &mut self.right,
            Kind::Centre => &mut self.centre,
        }
    }

    /// How many there are in all.
    pub const fn total(self) -> u8 {
        self.left.saturating_add(self.right).saturating_add(self.centre)
    }

    /// What is left when these are taken away; `None` if there are not so many.
    pub fn minus(self, other: DiceCount) -> Option<DiceCount> {
        Some(DiceCount {
            left: self.left.checked_sub(other.left)?,
            right: self.right.checked_sub(other.right)?,
            centre: self.centre.checked_sub(other.centre)?,
        })
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: DiceCount) -> DiceCount {
        DiceCount {
            left: self.left.saturating_add(other.left),
            right: self.right.saturating_add(other.right),
            centre: self.centre.saturating_add(other.centre),
        }
    }

    /// The kinds of these faces' dice, counted.
    pub fn of_faces(faces: impl IntoIterator<Item = Face>) -> DiceCount {
        let mut count = DiceCount::default();
        for face in faces {
            let kind = count.of_mut(face.kind());
            *kind = kind.saturating_add(1);
        }
        count
    }
}

/// Dice are rolled left, right, centre, one after the other.
impl Shake for DiceCount {
    type Outcome = Roll;

    fn shake<C: Cup + ?Sized>(&self, cup: &mut C) -> Roll {
        let mut roll = Roll::default();
        for (number, kind) in (0..).zip(Kind::ALL) {
            cup.of_kind(number);
            for _ in 0..self.of(kind) {
                roll.push(kind.faces()[usize::from(cup.fair(6))]);
            }
        }
        roll
    }
}

/// The faces of one roll, in the order in which the dice were rolled or typed in.
#[derive(Clone, Copy)]
pub struct Roll {
    faces: [Face; Roll::MOST],
    len: u8,
}

impl Roll {
    /// No roll has more dice.
    pub const MOST: usize = 18;

    /// The faces.
    pub fn faces(&self) -> &[Face] {
        &self.faces[..usize::from(self.len)]
    }

    /// A roll of these faces; `None` if they are too many.
    pub fn new(faces: impl IntoIterator<Item = Face>) -> Option<Roll> {
        let mut roll = Roll::default();
        for face in faces {
            if usize::from(roll.len) == Roll::MOST {
                return None;
            }
            roll.push(face);
        }
        Some(roll)
    }

    fn push(&mut self, face: Face) {
        if let Some(place) = self.faces.get_mut(usize::from(self.len)) {
            *place = face;
            self.len += 1;
        }
    }
}

impl Default for Roll {
    fn default() -> Roll {
        Roll { faces: [Face::Grave; Roll::MOST], len: 0 }
    }
}

impl PartialEq for Roll {
    fn eq(&self, other: &Roll) -> bool {
        self.faces() == other.faces()
    }
}

impl Eq for Roll {}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Roll({self})")
    }
}

/// The dice of the turn that are not laid: those that show a face of the last roll, and hats that were taken off
/// since and have none (RB-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Unlaid {
    showing: [u8; 18],
    faceless: u8,
}

impl Unlaid {
    /// The dice of a roll.
    pub fn new(faces: impl IntoIterator<Item = Face>, faceless: u8) -> Unlaid {
        let mut unlaid = Unlaid { showing: [0; 18], faceless };
        for face in faces {
            unlaid.showing[face.index()] += 1;
        }
        unlaid
    }

    /// How many dice show this face.
    pub fn showing(&self, face: Face) -> u8 {
        self.showing[face.index()]
    }

    /// Whether a die shows this face.
    pub fn shows(&self, face: Face) -> bool {
        self.showing(face) > 0
    }

    /// The bones that some die shows.
    pub fn bones(&self) -> BoneSet {
        Bone::ALL.into_iter().filter(|bone| self.showing[bone.index()] > 0).collect()
    }

    /// Hats that were taken off after the roll; they can pay or be rolled, not be laid.
    pub fn faceless(&self) -> u8 {
        self.faceless
    }

    /// Every face that a die shows, as often as it does, in the order of the notation.
    pub fn faces(&self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(|face| (0..self.showing(face)).map(move |_| face))
    }

    /// How many dice there are of each kind.
    pub fn count(&self) -> DiceCount {
        let of = |from: usize| self.showing[from..from + 6].iter().sum::<u8>();
        DiceCount { left: of(0), right: of(6), centre: of(12) + self.faceless }
    }

    pub(crate) fn take(&mut self, face: Face) {
        self.showing[face.index()] -= 1;
    }

    pub(crate) fn add_faceless(&mut self) {
        self.faceless += 1;
    }
}
