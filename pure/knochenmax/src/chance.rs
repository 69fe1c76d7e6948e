//! The throw that chance is asked for, and how it falls.

use bonecup_rules::{Cup, Shake};

use crate::bones::{BONES, Bones, Side};
use crate::profile::Profile;

/// A throw that is due: so many bones, which fall by this profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    bones: u8,
    profile: Profile,
}

impl Request {
    /// `bones` are at most five.
    pub(crate) fn new(bones: u8, profile: Profile) -> Request {
        Request { bones, profile }
    }

    /// How many bones are thrown: 1 to 5.
    pub fn bones(&self) -> u8 {
        self.bones
    }

    /// How they tend to fall.
    pub fn profile(&self) -> Profile {
        self.profile
    }
}

impl Shake for Request {
    type Outcome = Thrown;

    /// Every profile is drawn by weight, the fair one too: one published rule for all bones.
    fn shake<C: Cup + ?Sized>(&self, cup: &mut C) -> Thrown {
        let mut thrown = Thrown::BLANK;
        for _ in 0..self.bones {
            thrown.push(Side::ALL[cup.weighted(&self.profile.weights())]);
        }
        thrown
    }
}

/// How thrown bones fell: one to five sides in the order in which they were drawn or read off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thrown {
    /// Past `number` always Hund, so that equal throws are equal.
    sides: [Side; BONES as usize],
    number: u8,
}

impl Thrown {
    const BLANK: Thrown = Thrown { sides: [Side::Hund; BONES as usize], number: 0 };

    /// Bones that fell so; `None` if there is none, or more than five.
    pub fn new(sides: impl IntoIterator<Item = Side>) -> Option<Thrown> {
        let mut thrown = Thrown::BLANK;
        for side in sides {
            if thrown.number == BONES {
                return None;
            }
            thrown.push(side);
        }
        (thrown.number > 0).then_some(thrown)
    }

    fn push(&mut self, side: Side) {
        self.sides[usize::from(self.number)] = side;
        self.number += 1;
    }

    /// How many bones fell: 1 to 5.
    pub fn number(&self) -> u8 {
        self.number
    }

    /// The sides, one per bone.
    pub fn sides(&self) -> &[Side] {
        &self.sides[..usize::from(self.number)]
    }

    /// The bones, of which the order no longer matters.
    pub fn bones(&self) -> Bones {
        self.sides().iter().fold(Bones::NONE, |bones, &side| bones.with(side))
    }
}
