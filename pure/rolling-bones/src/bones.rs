//! The sixteen bones and their places.

use std::ops::BitOr;

/// A bone, and the place of the skeleton where it belongs: each has exactly one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Bone {
    /// Left upper arm.
    #[cfg_attr(feature = "typescript", ts(rename = "LA1"))]
    LeftUpperArm,
    /// Left forearm.
    #[cfg_attr(feature = "typescript", ts(rename = "LA2"))]
    LeftForearm,
    /// Left hand.
    #[cfg_attr(feature = "typescript", ts(rename = "LA3"))]
    LeftHand,
    /// Left thigh.
    #[cfg_attr(feature = "typescript", ts(rename = "LL3"))]
    LeftThigh,
    /// Left lower leg.
    #[cfg_attr(feature = "typescript", ts(rename = "LL4"))]
    LeftLowerLeg,
    /// Left foot.
    #[cfg_attr(feature = "typescript", ts(rename = "LL5"))]
    LeftFoot,
    /// Right upper arm.
    #[cfg_attr(feature = "typescript", ts(rename = "RA1"))]
    RightUpperArm,
    /// Right forearm.
    #[cfg_attr(feature = "typescript", ts(rename = "RA2"))]
    RightForearm,
    /// Right hand.
    #[cfg_attr(feature = "typescript", ts(rename = "RA3"))]
    RightHand,
    /// Right thigh.
    #[cfg_attr(feature = "typescript", ts(rename = "RL3"))]
    RightThigh,
    /// Right lower leg.
    #[cfg_attr(feature = "typescript", ts(rename = "RL4"))]
    RightLowerLeg,
    /// Right foot.
    #[cfg_attr(feature = "typescript", ts(rename = "RL5"))]
    RightFoot,
    /// Skull.
    #[cfg_attr(feature = "typescript", ts(rename = "SK"))]
    Skull,
    /// Rib cage.
    #[cfg_attr(feature = "typescript", ts(rename = "RI"))]
    RibCage,
    /// Spine.
    #[cfg_attr(feature = "typescript", ts(rename = "SP"))]
    Spine,
    /// Pelvis.
    #[cfg_attr(feature = "typescript", ts(rename = "PE"))]
    Pelvis,
}

use Bone::{
    LeftFoot, LeftForearm, LeftHand, LeftLowerLeg, LeftThigh, LeftUpperArm, Pelvis, RibCage, RightFoot,
    RightForearm, RightHand, RightLowerLeg, RightThigh, RightUpperArm, Skull, Spine,
};

impl Bone {
    /// All bones, in the order of the notation.
    pub const ALL: [Bone; 16] = [
        LeftUpperArm,
        LeftForearm,
        LeftHand,
        LeftThigh,
        LeftLowerLeg,
        LeftFoot,
        RightUpperArm,
        RightForearm,
        RightHand,
        RightThigh,
        RightLowerLeg,
        RightFoot,
        Skull,
        RibCage,
        Spine,
        Pelvis,
    ];

    /// The places joined to this one in the tree of the skeleton.
    pub const fn neighbours(self) -> BoneSet {
        BoneSet(NEIGHBOURS[self as usize])
    }

    /// The place as an index from 0 to 15.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The joints of the skeleton; the tree has an edge fewer than places.
const JOINTS: [(Bone, Bone); 15] = [
    (Skull, RibCage),
    (RibCage, Spine),
    (Spine, Pelvis),
    (RibCage, LeftUpperArm),
    (LeftUpperArm, LeftForearm),
    (LeftForearm, LeftHand),
    (RibCage, RightUpperArm),
    (RightUpperArm, RightForearm),
    (RightForearm, RightHand),
    (Pelvis, LeftThigh),
    (LeftThigh, LeftLowerLeg),
    (LeftLowerLeg, LeftFoot),
    (Pelvis, RightThigh),
    (RightThigh, RightLowerLeg),
    (RightLowerLeg, RightFoot),
];

const NEIGHBOURS: [u16; 16] = {
    let mut table = [0; 16];
    let mut i = 0;
    while i < JOINTS.len() {
        let (a, b) = JOINTS[i];
        table[a as usize] |= 1 << b as u16;
        table[b as usize] |= 1 << a as u16;
        i += 1;
    }
    table
};

/// The neighbours of each set among the first eight and among the last eight places.
const NEIGHBOURS_OF_BYTE: [[u16; 256]; 2] = {
    let mut table = [[0; 256]; 2];
    let mut set: usize = 1;
    while set < 256 {
        // The rest of the set is known, its lowest place is added.
        let (rest, lowest) = (set & (set - 1), set.trailing_zeros() as usize);
        table[0][set] = table[0][rest] | NEIGHBOURS[lowest];
        table[1][set] = table[1][rest] | NEIGHBOURS[8 + lowest];
        set += 1;
    }
    table
};

/// A set of bones or places.
///
/// ```
/// use rolling_bones::{Bone, BoneSet};
/// let ends: BoneSet = [Bone::Skull, Bone::LeftHand].into_iter().collect();
/// assert_eq!(ends.len(), 2);
/// assert!(ends.contains(Bone::Skull) && !ends.contains(Bone::Spine));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BoneSet(u16);

impl BoneSet {
    /// No bone.
    pub const EMPTY: BoneSet = BoneSet(0);

    /// All sixteen.
    pub const ALL: BoneSet = BoneSet(u16::MAX);

    /// The set whose member with [`index`](Bone::index) i is bit i.
    pub const fn from_bits(bits: u16) -> BoneSet {
        BoneSet(bits)
    }

    /// A number for the set: bit i is the bone with [`index`](Bone::index) i.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is in the set.
    pub const fn contains(self, bone: Bone) -> bool {
        self.0 & (1 << bone as u16) != 0
    }

    /// Whether all of these are in the set.
    pub const fn contains_all(self, others: BoneSet) -> bool {
        self.0 & others.0 == others.0
    }

    /// Adds one.
    pub fn insert(&mut self, bone: Bone) {
        self.0 |= 1 << bone as u16;
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: BoneSet) -> BoneSet {
        BoneSet(self.0 & other.0)
    }

    /// Those that are here and not there.
    #[must_use]
    pub const fn without(self, other: BoneSet) -> BoneSet {
        BoneSet(self.0 & !other.0)
    }

    /// The places joined to a place of this set, in it or not.
    #[must_use]
    pub fn neighbours(self) -> BoneSet {
        let [low, high] = self.0.to_le_bytes();
        BoneSet(NEIGHBOURS_OF_BYTE[0][low as usize] | NEIGHBOURS_OF_BYTE[1][high as usize])
    }

    /// Whether one can walk over joints from each place of the set to each other without leaving it.
    pub fn is_connected(self) -> bool {
        let Some(first) = self.into_iter().next() else { return true };
        let mut reached = BoneSet::from_iter([first]);
        loop {
            let grown = reached | reached.neighbours().and(self);
            if grown == reached {
                return reached == self;
            }
            reached = grown;
        }
    }
}

impl BitOr for BoneSet {
    type Output = BoneSet;
    fn bitor(self, other: BoneSet) -> BoneSet {
        BoneSet(self.0 | other.0)
    }
}

impl FromIterator<Bone> for BoneSet {
    fn from_iter<I: IntoIterator<Item = Bone>>(bones: I) -> BoneSet {
        let mut set = BoneSet::EMPTY;
        bones.into_iter().for_each(|bone| set.insert(bone));
        set
    }
}

impl IntoIterator for BoneSet {
    type Item = Bone;
    type IntoIter = Bones;
    fn into_iter(self) -> Bones {
        Bones(self.0)
    }
}

/// The members of a set, in the order of the notation.
#[derive(Clone, Debug)]
pub struct Bones(u16);

impl Iterator for Bones {
    type Item = Bone;

    fn next(&mut self) -> Option<Bone> {
        let bone = *Bone::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(bone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_skeleton_is_a_tree_of_sixteen_places() {
        assert!(BoneSet::ALL.is_connected());
        let joints: u32 = Bone::ALL.iter().map(|bone| bone.neighbours().len()).sum();
        assert_eq!(joints, 2 * 15);
    }

    #[test]
    fn a_limb_without_its_middle_is_no_chain() {
        let gap = BoneSet::from_iter([LeftUpperArm, LeftHand]);
        assert!(!gap.is_connected());
        assert!((gap | BoneSet::from_iter([LeftForearm])).is_connected());
    }

    #[test]
    fn connected_skeletons_are_few() {
        let connected = (0..=u16::MAX).filter(|&bits| BoneSet::from_bits(bits).is_connected()).count();
        // Counted by hand along the tree. A limb hangs on its joint in 4 ways (nothing to all three bones), so
        // chains that hold the pelvis and nothing above it number 4·4 = 16, and so do those that start at the
        // spine and reach the pelvis. Chains with the rib cage: 4·4 arms, with or without skull, and below it
        // nothing, the spine alone or one of those 16.
        let with_rib_cage = 4 * 4 * 2 * (1 + 1 + 16);
        // A limb of three bones holds six chains of its own.
        let without_it = 4 * 6 + 1 /* skull */ + 1 /* spine */ + 16 + 16;
        assert_eq!(connected, with_rib_cage + without_it + 1 /* nothing at all */);
    }

    #[test]
    fn a_set_has_the_neighbours_of_its_places() {
        for bits in 0..=u16::MAX {
            let set = BoneSet(bits);
            let one_by_one = set.into_iter().fold(BoneSet::EMPTY, |all, bone| all | bone.neighbours());
            assert_eq!(set.neighbours(), one_by_one);
        }
    }
}
