//! The 635 skeletons without a gap, and how they grow.
//!
//! Which places are filled is all that decides where bones fit. A roll shows some faces; the places that can be
//! filled with them one after the other, from the skeleton outwards, are its *growth*. As the places form a tree,
//! a roll's growth is again a skeleton without a gap, and whatever may be laid lies between the two.

use std::ops::Range;
use std::sync::LazyLock;

use rolling_bones::{Bone, BoneSet, score};

use super::shape_set::{SHAPE_ROOM, ShapeSets};
use crate::rolling_bones::rolls::counting::Shown;
use crate::rolling_bones::rolls::mishap::Mishap;

/// The index of a shape in [`Anatomy::shapes`].
pub(crate) type ShapeId = u16;
/// The shape of the empty table.
pub(crate) const EMPTY: ShapeId = 0;
const NO_SHAPE: ShapeId = ShapeId::MAX;

/// The numbers of left, right and centre dice or faces.
pub(crate) type PerKind = [u8; 3];

/// Which places are filled, whatever lies there.
pub(crate) struct Shape {
    pub(crate) filled: BoneSet,
    pub(crate) open: BoneSet,
    /// Open places by the kind of the bone that belongs there.
    opens: PerKind,
    /// Filled places by the kind of the bone that belongs there.
    pub(crate) own: PerKind,
    /// Filled places of each section.
    pub(crate) in_section: [u8; 5],
    /// Bit s: section s is complete.
    pub(crate) complete: u8,
    /// What it would score with right bones and no hat.
    pub(crate) points: i32,
    pub(crate) skull: bool,
    /// The shape with left and right exchanged.
    pub(crate) mirror: ShapeId,
}

/// What a skeleton can grow to: itself first, smaller before larger.
pub(crate) struct Growth {
    pub(crate) steps: Vec<Step>,
    /// Neighbouring steps that ask for equal numbers of dice.
    pub(crate) classes: Vec<Class>,
}

/// A skeleton that another can grow to.
pub(crate) struct Step {
    pub(crate) shape: ShapeId,
    /// The same with left and right exchanged.
    pub(crate) mirror: ShapeId,
    below: [u16; MOST_TIPS],
    tips: u8,
    /// Bit i: the i-th step below lacks a bone of the centre.
    centre_tips: u8,
}

/// Steps that are equally probable: the growth is exactly one of them if all the faces show that it needs and none of
/// those that it lacks.
pub(crate) struct Class {
    pub(crate) shown: Shown,
    first: u16,
    end: u16,
}

impl Class {
    /// The places of its steps in the list.
    #[inline(always)]
    pub(crate) fn steps(&self) -> Range<usize> {
        usize::from(self.first)..usize::from(self.end)
    }
}

/// No skeleton has more ends: two hands, two feet, the skull.
const MOST_TIPS: usize = 5;

impl Step {
    /// The steps that have one place less than this one.
    pub(crate) fn below(&self) -> &[u16] {
        &self.below[..usize::from(self.tips)]
    }

    /// The same, and whether the place less is one of the centre.
    #[inline(always)]
    pub(crate) fn below_by_kind(&self) -> impl Iterator<Item = (usize, bool)> {
        let lacks_centre = |i: usize| self.centre_tips >> i & 1 == 1;
        self.below().iter().enumerate().map(move |(i, &below)| (usize::from(below), lacks_centre(i)))
    }
}

/// Everything about skeletons that does not depend on dice.
pub(crate) struct Anatomy {
    pub(crate) shapes: Vec<Shape>,
    /// The places without which each shape still hangs together, and what is left of it.
    tips: Vec<Vec<(Bone, ShapeId)>>,
    /// What each shape can grow to in one roll.
    pub(crate) growth: Vec<Growth>,
    /// What false bones can do to each shape.
    pub(crate) mishaps: Vec<Mishap>,
    /// Shapes by what dice states ask of them.
    pub(crate) sets: ShapeSets,
    /// For each set of bones, which need not hang together, the shape around the first of them.
    first_piece: Vec<ShapeId>,
    /// The sets of left bones, by how many they are.
    pub(crate) lefts: [Vec<u16>; 7],
    index: Vec<ShapeId>,
}

impl Anatomy {
    /// The only one there is.
    pub(crate) fn get() -> &'static Anatomy {
        static ANATOMY: LazyLock<Anatomy> = LazyLock::new(Anatomy::new);
        &ANATOMY
    }

    fn new() -> Anatomy {
        let (sets, index) = sets_without_gap();
        let shapes: Vec<Shape> = sets.iter().map(|&set| Shape::new(set, &index)).collect();
        let by_need = ShapeSets::new(&shapes);
        let first_piece = first_pieces(&shapes);
        let lefts =
            std::array::from_fn(|n| (0..=LEFT.bits()).filter(|set| set.count_ones() as usize == n).collect());
        let tips = sets.iter().map(|&set| tips(set, &index)).collect();
        let (growth, mishaps) = Default::default();
        let mut anatomy = Anatomy { shapes, tips, growth, mishaps, sets: by_need, first_piece, lefts, index };
        anatomy.growth = sets.iter().map(|&set| anatomy.grow(set)).collect();
        anatomy.mishaps = sets.iter().map(|&set| Mishap::new(&anatomy, set)).collect();
        anatomy
    }

    /// The skeletons into which these bones fall, each as large as it can be.
    #[inline(always)]
    pub(crate) fn pieces(&self, bones: u16) -> impl Iterator<Item = ShapeId> {
        let mut rest = BoneSet::from_bits(bones);
        std::iter::from_fn(move || {
            let piece = self.first_piece[usize::from(rest.bits())];
            rest = rest.without(self.shape(piece).filled);
            (piece != EMPTY).then_some(piece)
        })
    }

    /// The shape of these places, which must have no gap.
    pub(crate) fn shape_of(&self, filled: BoneSet) -> ShapeId {
        self.index[usize::from(filled.bits())]
    }

    pub(crate) fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[usize::from(id)]
    }

    pub(crate) fn growth(&self, id: ShapeId) -> &Growth {
        &self.growth[usize::from(id)]
    }

    /// Everything that a skeleton can grow to.
    fn grow(&self, from: BoneSet) -> Growth {
        let not_smaller = (0..).zip(&self.shapes).skip(usize::from(self.shape_of(from)));
        let larger = not_smaller.filter(|(_, shape)| shape.filled.contains_all(from));
        self.list_growth(from, larger.map(|(id, _)| id))
    }

    /// The part of it that lies within some places.
    pub(crate) fn grow_within(&self, from: BoneSet, within: BoneSet) -> Growth {
        let all = self.growth(self.shape_of(from)).steps.iter().map(|step| step.shape);
        self.list_growth(from, all.filter(|&id| within.contains_all(self.shape(id).filled)))
    }

    /// The growth with these steps. Shapes are ordered so that those which ask for equal numbers of dice are neighbours,
    /// whatever they grow from.
    fn list_growth(&self, from: BoneSet, shapes: impl Iterator<Item = ShapeId>) -> Growth {
        let owned = self.shape(self.shape_of(from)).own;
        let mut place_in_list = [u16::MAX; SHAPE_ROOM];
        let shapes: Vec<ShapeId> = shapes.collect();
        let (mut steps, mut classes) = (Vec::with_capacity(shapes.len()), Vec::<Class>::new());
        for (i, id) in (0..).zip(shapes) {
            place_in_list[usize::from(id)] = i;
            join_class(&mut classes, owned, self.shape(id), i);
            steps.push(self.step(from, id, &place_in_list));
        }
        classes.shrink_to_fit();
        Growth { steps, classes }
    }

    fn step(&self, from: BoneSet, id: ShapeId, place_in_list: &[u16; SHAPE_ROOM]) -> Step {
        let (below, tips, centre_tips) = ([0; MOST_TIPS], 0, 0);
        let mut step = Step { shape: id, mirror: self.shape(id).mirror, below, tips, centre_tips };
        for &(tip, smaller) in self.tips[usize::from(id)].iter().filter(|(tip, _)| !from.contains(*tip)) {
            let place = place_in_list[usize::from(smaller)];
            if place != u16::MAX {
                step.below[usize::from(step.tips)] = place;
                step.centre_tips |= u8::from(CENTRE.contains(tip)) << step.tips;
                step.tips += 1;
            }
        }
        step
    }
}

/// Adds a step to the last class, or to a new one if it asks for something else.
fn join_class(classes: &mut Vec<Class>, owned: PerKind, shape: &Shape, i: u16) {
    let shown = Shown::new([0, 1, 2].map(|kind| shape.own[kind] - owned[kind]), shape.opens);
    match classes.last_mut() {
        Some(class) if class.shown == shown => class.end = i + 1,
        Some(_) | None => classes.push(Class { shown, first: i, end: i + 1 }),
    }
}

impl Shape {
    fn new(filled: BoneSet, index: &[ShapeId]) -> Shape {
        let in_section = score::SECTIONS.map(|section| len(filled.and(section)));
        let is_complete = |s: usize| filled.contains_all(score::SECTIONS[s]);
        let points = (0..5).map(|s| if is_complete(s) { 5 } else { i32::from(in_section[s]) }).sum();
        let open = open_places(filled);
        Shape {
            filled,
            open,
            opens: per_kind(open),
            own: per_kind(filled),
            in_section,
            complete: (0..5).fold(0, |mask, s| mask | u8::from(is_complete(s)) << s),
            points,
            skull: filled.contains(Bone::Skull),
            mirror: index[usize::from(mirrored(filled).bits())],
        }
    }
}

/// All sets of places that hang together, smaller ones first and the empty one before all, and where each is in the list.
fn sets_without_gap() -> (Vec<BoneSet>, Vec<ShapeId>) {
    let mut sets = vec![BoneSet::EMPTY];
    let mut known = vec![false; 1 << 16];
    let mut next = 0;
    while let Some(&set) = sets.get(next) {
        for place in open_places(set) {
            let larger = set | BoneSet::from_iter([place]);
            if !std::mem::replace(&mut known[usize::from(larger.bits())], true) {
                sets.push(larger);
            }
        }
        next += 1;
    }
    sets.sort_by_cached_key(|&set| (set.len(), per_kind(set), per_kind(open_places(set)), set.bits()));
    let mut index = vec![NO_SHAPE; 1 << 16];
    for (id, set) in (0..).zip(&sets) {
        index[usize::from(set.bits())] = id;
    }
    (sets, index)
}

/// The places without which a set still hangs together, and what is left of it.
fn tips(set: BoneSet, index: &[ShapeId]) -> Vec<(Bone, ShapeId)> {
    let rest = |tip: Bone| index[usize::from(set.without(BoneSet::from_iter([tip])).bits())];
    set.into_iter().map(|tip| (tip, rest(tip))).filter(|&(_, rest)| rest != NO_SHAPE).collect()
}

/// The places where the next bone can lie.
fn open_places(filled: BoneSet) -> BoneSet {
    if filled.is_empty() { BoneSet::ALL } else { filled.neighbours().without(filled) }
}

/// For each set of bones the shape that hangs together with the first of them: that shape, together with any of the bones
/// that neither touch it nor come before it.
fn first_pieces(shapes: &[Shape]) -> Vec<ShapeId> {
    let mut pieces = vec![EMPTY; 1 << 16];
    for (id, shape) in (0..).zip(shapes).skip(1) {
        let filled = shape.filled.bits();
        let free = !(filled | shape.open.bits()) & !(filled & filled.wrapping_neg()).wrapping_sub(1);
        let mut others = free;
        loop {
            pieces[usize::from(filled | others)] = id;
            if others == 0 {
                break;
            }
            others = others.wrapping_sub(1) & free;
        }
    }
    pieces
}

/// How many of these bones each kind of dice has.
pub(crate) fn per_kind(bones: BoneSet) -> PerKind {
    [LEFT, RIGHT, CENTRE].map(|kind| len(bones.and(kind)))
}

const LEFT: BoneSet = BoneSet::from_bits(0x003f);
const RIGHT: BoneSet = BoneSet::from_bits(0x0fc0);
const CENTRE: BoneSet = BoneSet::from_bits(0xf000);

fn len(bones: BoneSet) -> u8 {
    u8::try_from(bones.len()).unwrap_or(u8::MAX) // never more than sixteen
}

/// Left and right exchanged.
fn mirrored(bones: BoneSet) -> BoneSet {
    let bits = bones.bits();
    BoneSet::from_bits(bits & 0xf000 | (bits & 0x3f) << 6 | bits >> 6 & 0x3f)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_635_shapes() {
        assert_eq!(Anatomy::get().shapes.len(), 635);
    }

    #[test]
    fn growth_lists_every_larger_shape_once() {
        let anatomy = Anatomy::get();
        for (shape, growth) in anatomy.shapes.iter().zip(&anatomy.growth) {
            let larger =
                anatomy.shapes.iter().filter(|other| other.filled.contains_all(shape.filled)).count();
            assert_eq!(growth.steps.len(), larger);
        }
    }

    #[test]
    fn a_mirror_shows_the_same_points() {
        let anatomy = Anatomy::get();
        for shape in &anatomy.shapes {
            let mirror = anatomy.shape(shape.mirror);
            assert_eq!((mirror.points, mirror.skull), (shape.points, shape.skull));
            assert_eq!(anatomy.shape(mirror.mirror).filled, shape.filled);
        }
    }
}
