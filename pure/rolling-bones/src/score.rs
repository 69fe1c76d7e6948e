//! What a buried skeleton is worth.

use bonecup_rules::Points;

use crate::{Bone, BoneSet, Skeleton};

/// A complete section, whatever lies in it.
const COMPLETE: i32 = 5;
/// A bone on its own place in an incomplete section.
const SINGLE: i32 = 1;
/// A false bone, wherever it lies.
const FALSE: i32 = -5;
/// The hat multiplies the total, below zero too (RB-9).
const HAT: i32 = 2;

/// The five sections of the body.
pub const SECTIONS: [BoneSet; 5] = [
    limb(Bone::LeftUpperArm),
    limb(Bone::RightUpperArm),
    limb(Bone::LeftThigh),
    limb(Bone::RightThigh),
    BoneSet::from_bits(0b1111 << Bone::Skull as u16),
];

/// The three places of a limb follow each other in the order of the notation.
const fn limb(first: Bone) -> BoneSet {
    BoneSet::from_bits(0b111 << first as u16)
}

/// The points for burying the skeleton as it is.
///
/// ```
/// use bonecup_rules::Points;
/// use rolling_bones::{Bone, Skeleton, score};
/// let mut skeleton = Skeleton::default();
/// Bone::ALL.into_iter().for_each(|bone| skeleton.lay(bone));
/// skeleton.set_hat(true);
/// assert_eq!(score::burial(&skeleton), Points(50));
/// ```
pub fn burial(skeleton: &Skeleton) -> Points {
    let sections: Points = SECTIONS.into_iter().map(|section| in_section(skeleton, section)).sum();
    let total = sections + Points(FALSE) * count(skeleton.wrong());
    if skeleton.hat() { total * HAT } else { total }
}

fn in_section(skeleton: &Skeleton, section: BoneSet) -> Points {
    if skeleton.filled().contains_all(section) {
        Points(COMPLETE)
    } else {
        Points(SINGLE) * count(skeleton.right().and(section))
    }
}

fn count(set: BoneSet) -> i32 {
    set.len().cast_signed()
}
