//! Sets of shapes, as bits.

use super::shapes::{Shape, ShapeId};

const WORDS: usize = 10;
/// Room for every shape, in a number that is known beforehand.
pub(crate) const SHAPE_ROOM: usize = 64 * WORDS;

/// Some of the shapes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShapeSet([u64; WORDS]);

impl ShapeSet {
    pub(crate) const NONE: ShapeSet = ShapeSet([0; WORDS]);

    /// The shapes that are so.
    fn of(shapes: &[Shape], is_so: impl Fn(ShapeId, &Shape) -> bool) -> ShapeSet {
        (0..).zip(shapes).filter(|(id, shape)| is_so(*id, shape)).map(|(id, _)| id).collect()
    }

    #[must_use]
    pub(crate) fn and(self, other: &ShapeSet) -> ShapeSet {
        ShapeSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[must_use]
    pub(crate) fn or(self, other: &ShapeSet) -> ShapeSet {
        ShapeSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    #[must_use]
    pub(crate) fn without(mut self, id: ShapeId) -> ShapeSet {
        self.0[usize::from(id / 64)] &= !(1 << (id % 64));
        self
    }

    #[inline(always)]
    pub(crate) fn contains(&self, id: ShapeId) -> bool {
        self.0[usize::from(id / 64)] >> (id % 64) & 1 == 1
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The shapes in their order.
    pub(crate) fn iter(self) -> impl Iterator<Item = ShapeId> {
        (0..).zip(self.0).flat_map(|(word, bits): (ShapeId, u64)| {
            let mut rest = bits;
            std::iter::from_fn(move || {
                let bit = ShapeId::try_from(rest.trailing_zeros()).ok().filter(|&bit| bit < 64)?;
                rest &= rest - 1;
                Some(64 * word + bit)
            })
        })
    }
}

impl FromIterator<ShapeId> for ShapeSet {
    fn from_iter<I: IntoIterator<Item = ShapeId>>(shapes: I) -> ShapeSet {
        let mut set = ShapeSet::NONE;
        shapes.into_iter().for_each(|id| set.0[usize::from(id / 64)] |= 1 << (id % 64));
        set
    }
}

/// A set that knows how many of its shapes come before each.
#[derive(Clone, Copy)]
pub(crate) struct Ranks([Word; WORDS]);

/// A part of the set, and how many come before it.
#[derive(Clone, Copy)]
struct Word {
    bits: u64,
    before: u32,
}

impl Ranks {
    pub(crate) fn new(set: ShapeSet) -> Ranks {
        let mut before = 0;
        Ranks(set.0.map(|bits| {
            let word = Word { bits, before };
            before += bits.count_ones();
            word
        }))
    }

    pub(crate) fn set(&self) -> ShapeSet {
        ShapeSet(self.0.map(|word| word.bits))
    }

    /// How many come before this shape, if it is in the set.
    #[inline(always)]
    pub(crate) fn of(&self, id: ShapeId) -> Option<usize> {
        let Word { bits, before } = *self.0.get(usize::from(id / 64))?;
        let bit = 1u64 << (id % 64);
        (bits & bit != 0).then(|| (before + (bits & (bit - 1)).count_ones()) as usize)
    }
}

/// The shapes that have what dice states may ask of them.
pub(crate) struct ShapeSets {
    pub(crate) all: ShapeSet,
    /// By section and number: not complete, but with so many places filled at least.
    flawed: [[ShapeSet; 4]; 5],
    /// By section: complete.
    complete: [ShapeSet; 5],
    /// By number: so many places filled at least.
    filled: [ShapeSet; 17],
    /// By number: so many places in complete sections at least.
    hiding: [ShapeSet; 17],
    /// By kind and dice gone beyond those of the shape, counted from [`LEAST_GONE`]: the other dice are none to six.
    unlaid: [[ShapeSet; 13]; 3],
    /// One of each pair that mirror each other.
    pub(crate) one_of_pair: ShapeSet,
}

/// As many places of a kind can be filled by dice of other kinds.
const LEAST_GONE: i8 = -6;

impl ShapeSets {
    pub(crate) fn new(shapes: &[Shape]) -> ShapeSets {
        use std::array::from_fn;
        let set = |is_so: &dyn Fn(ShapeId, &Shape) -> bool| ShapeSet::of(shapes, is_so);
        let is_complete = |shape: &Shape, s: usize| shape.complete >> s & 1 == 1;
        let hidden = |shape: &Shape| -> usize {
            (0..5).filter(|&s| is_complete(shape, s)).map(|s| usize::from(shape.in_section[s])).sum()
        };
        let unlaid = |shape: &Shape, kind: usize, gone: usize| {
            (6..=12).contains(&(gone + usize::from(shape.own[kind])))
        };
        ShapeSets {
            all: set(&|_, _| true),
            flawed: from_fn(|s| {
                from_fn(|n| set(&|_, shape| usize::from(shape.in_section[s]) >= n && !is_complete(shape, s)))
            }),
            complete: from_fn(|s| set(&|_, shape| is_complete(shape, s))),
            filled: from_fn(|n| set(&|_, shape| shape.filled.into_iter().count() >= n)),
            hiding: from_fn(|n| set(&|_, shape| hidden(shape) >= n)),
            unlaid: from_fn(|kind| from_fn(|gone| set(&|_, shape| unlaid(shape, kind, gone)))),
            one_of_pair: set(&|id, shape| shape.mirror >= id),
        }
    }

    /// The shapes of which so many dice of a kind are gone.
    pub(crate) fn unlaid(&self, kind: usize, gone: i8) -> &ShapeSet {
        let index = usize::try_from(gone - LEAST_GONE).ok();
        index.and_then(|index| self.unlaid[kind].get(index)).unwrap_or(&ShapeSet::NONE)
    }

    /// The shapes with so many flaws in a section, or more.
    pub(crate) fn flawed(&self, section: usize, flaws: u8) -> &ShapeSet {
        self.flawed[section].get(usize::from(flaws)).unwrap_or(&ShapeSet::NONE)
    }

    /// The shapes with so many false bones, some of which are not seen as flaws.
    pub(crate) fn with_false_bones(&self, all: u8, hidden: u8) -> ShapeSet {
        let filled = self.filled.get(usize::from(all)).copied().unwrap_or(ShapeSet::NONE);
        self.hiding.get(usize::from(hidden)).map_or(ShapeSet::NONE, |hiding| filled.and(hiding))
    }

    /// The shapes in which of the sections of a mask exactly these are complete.
    pub(crate) fn completing(&self, complete: u8, mask: u8) -> ShapeSet {
        (0..5).filter(|s| mask >> s & 1 == 1).fold(self.all, |set, s| {
            if complete >> s & 1 == 1 { set.and(&self.complete[s]) } else { set.and(&self.flawed[s][0]) }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::shapes::Anatomy;
    use super::*;

    #[test]
    fn a_rank_counts_the_shapes_before() {
        let anatomy = Anatomy::get();
        for set in [anatomy.sets.all, anatomy.sets.one_of_pair, anatomy.sets.completing(1, 3), ShapeSet::NONE]
        {
            let ranks = Ranks::new(set);
            let members: Vec<ShapeId> = set.iter().collect();
            assert_eq!(ranks.set(), set);
            for id in anatomy.sets.all.iter() {
                assert_eq!(ranks.of(id), members.iter().position(|&member| member == id));
            }
        }
    }
}
