//! The 635 skeletons without a gap, and how they grow.
//!
//! Which places are filled is all that decides where bones fit. A roll shows some faces; the places that can be
//! filled with them one after the other, from the skeleton outwards, are its *growth*. As the places form a tree,
//! a roll's growth is again a skeleton without a gap, and whatever may be laid lies between the two.

use std::ops::Range;
use std::sync::LazyLock;

use rolling_bones::{Bone, BoneSet, score};

use super::mishap::Mishap;
use super::shape_set::ShapeSets;

/// The index of a shape in [`Anatomy::shapes`].
pub(super) type ShapeId = u16;
/// The shape of the empty table.
pub(super) const EMPTY: ShapeId = 0;
const NO_SHAPE: ShapeId = ShapeId::MAX;

/// The numbers of left, right and centre dice or faces.
pub(super) type PerKind = [u8; 3];

/// Which places are filled, whatever lies there.
pub(super) struct Shape {
    pub(super) filled: BoneSet,
    pub(super) open: BoneSet,
    /// Open places by the kind of the bone that belongs there.
    opens: PerKind,
    /// Filled places by the kind of the bone that belongs there.
    pub(super) own: PerKind,
    /// Filled places of each section.
    pub(super) in_section: [u8; 5],
    /// Bit s: section s is complete.
    pub(super) complete: u8,
    /// What it would score with right bones and no hat.
    pub(super) points: i32,
    pub(super) skull: bool,
    /// The shape with left and right exchanged.
    pub(super) mirror: ShapeId,
}

/// What a skeleton can grow to: itself first, smaller before larger.
pub(super) struct Growth {
    pub(super) steps: Vec<Step>,
    /// Neighbouring steps that ask for equal numbers of dice.
    pub(super) classes: Vec<Class>,
}

/// A skeleton that another can grow to.
pub(super) struct Step {
    pub(super) shape: ShapeId,
    /// The same with left and right exchanged.
    pub(super) mirror: ShapeId,
    below: [u16; MOST_TIPS],
    tips: u8,
}

/// Steps that are equally probable: the growth is exactly one of them if all the faces show that it needs and none of
/// those that it lacks.
pub(super) struct Class {
    pub(super) needs: PerKind,
    pub(super) lacks: PerKind,
    /// How many faces are needed in all.
    pub(super) faces: u8,
    pub(super) steps: Range<usize>,
}

/// No skeleton has more ends: two hands, two feet, the skull.
const MOST_TIPS: usize = 5;

impl Step {
    /// The steps that have one place less than this one.
    pub(super) fn below(&self) -> &[u16] {
        &self.below[..usize::from(self.tips)]
    }
}

/// Everything about skeletons that does not depend on dice.
pub(super) struct Anatomy {
    pub(super) shapes: Vec<Shape>,
    /// What each shape can grow to in one roll.
    pub(super) growth: Vec<Growth>,
    /// What false bones can do to each shape.
    pub(super) mishaps: Vec<Mishap>,
    /// Shapes by what books ask of them.
    pub(super) sets: ShapeSets,
    /// The pieces into which each set of bones falls, as steps of the growth from nothing.
    pieces: Vec<u16>,
    first_piece: Vec<u32>,
    index: Vec<ShapeId>,
}

impl Anatomy {
    /// The only one there is.
    pub(super) fn get() -> &'static Anatomy {
        static ANATOMY: LazyLock<Anatomy> = LazyLock::new(Anatomy::new);
        &ANATOMY
    }

    fn new() -> Anatomy {
        let (sets, index) = sets_without_gap();
        let shapes: Vec<Shape> = sets.iter().map(|&set| Shape::new(set, &index)).collect();
        let by_need = ShapeSets::new(&shapes);
        let (growth, mishaps, pieces, first_piece) = Default::default();
        let mut anatomy = Anatomy { shapes, growth, mishaps, sets: by_need, pieces, first_piece, index };
        anatomy.growth = sets.iter().map(|&set| anatomy.grow(set, BoneSet::ALL)).collect();
        anatomy.mishaps = sets.iter().map(|&set| Mishap::new(&anatomy, set)).collect();
        anatomy.cut_in_pieces();
        anatomy
    }

    fn cut_in_pieces(&mut self) {
        let mut step_of = vec![0; self.shapes.len()];
        for (i, step) in (0..).zip(&self.growth(EMPTY).steps) {
            step_of[usize::from(step.shape)] = i;
        }
        for bits in 0..=u16::MAX {
            self.first_piece.push(u32::try_from(self.pieces.len()).unwrap_or(u32::MAX));
            let mut rest = BoneSet::from_bits(bits);
            while let Some(first) = rest.into_iter().next() {
                let piece = piece_around(first, rest);
                self.pieces.push(step_of[usize::from(self.shape_of(piece))]);
                rest = rest.without(piece);
            }
        }
        self.first_piece.push(u32::try_from(self.pieces.len()).unwrap_or(u32::MAX));
    }

    /// The skeletons into which these bones fall, each as large as it can be: steps of the growth from nothing.
    pub(super) fn pieces(&self, bones: u16) -> &[u16] {
        let bones = usize::from(bones);
        &self.pieces[self.first_piece[bones] as usize..self.first_piece[bones + 1] as usize]
    }

    /// The shape of these places, which must have no gap.
    pub(super) fn shape_of(&self, filled: BoneSet) -> ShapeId {
        self.index[usize::from(filled.bits())]
    }

    pub(super) fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[usize::from(id)]
    }

    pub(super) fn growth(&self, id: ShapeId) -> &Growth {
        &self.growth[usize::from(id)]
    }

    /// Everything between a skeleton and what it can grow to on these places. Shapes are ordered so that those which
    /// ask for equal numbers of dice are neighbours, whatever they grow from.
    pub(super) fn grow(&self, from: BoneSet, allowed: BoneSet) -> Growth {
        let within = from | allowed;
        let mut place_in_list = vec![u16::MAX; self.shapes.len()];
        let (mut steps, mut classes) = (Vec::new(), Vec::<Class>::new());
        for (id, shape) in (0..).zip(&self.shapes) {
            if shape.filled.contains_all(from) && within.contains_all(shape.filled) {
                place_in_list[usize::from(id)] = u16::try_from(steps.len()).unwrap_or(u16::MAX);
                self.join_class(&mut classes, from, shape, steps.len());
                steps.push(self.step(from, id, &place_in_list));
            }
        }
        Growth { steps, classes }
    }

    /// Adds a step to the last class, or to a new one if it asks for something else.
    fn join_class(&self, classes: &mut Vec<Class>, from: BoneSet, shape: &Shape, i: usize) {
        let owned = self.shape(self.shape_of(from)).own;
        let needs = [0, 1, 2].map(|kind| shape.own[kind] - owned[kind]);
        match classes.last_mut() {
            Some(class) if class.needs == needs && class.lacks == shape.opens => class.steps.end = i + 1,
            Some(_) | None => {
                classes.push(Class { needs, lacks: shape.opens, faces: needs.iter().sum(), steps: i..i + 1 });
            }
        }
    }

    fn step(&self, from: BoneSet, id: ShapeId, place_in_list: &[u16]) -> Step {
        let shape = self.shape(id);
        let mut step = Step { shape: id, mirror: shape.mirror, below: [0; MOST_TIPS], tips: 0 };
        for tip in shape.filled.without(from) {
            let smaller = self.shape_of(shape.filled.without(BoneSet::from_iter([tip])));
            if smaller != NO_SHAPE && place_in_list[usize::from(smaller)] != u16::MAX {
                step.below[usize::from(step.tips)] = place_in_list[usize::from(smaller)];
                step.tips += 1;
            }
        }
        step
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

/// The places where the next bone can lie.
fn open_places(filled: BoneSet) -> BoneSet {
    if filled.is_empty() { BoneSet::ALL } else { filled.neighbours().without(filled) }
}

/// The bones that hang together with the first.
fn piece_around(first: Bone, bones: BoneSet) -> BoneSet {
    let mut piece = BoneSet::from_iter([first]);
    loop {
        let larger = piece | piece.neighbours().and(bones);
        if larger == piece {
            return piece;
        }
        piece = larger;
    }
}

/// How many of these bones each kind of dice has.
pub(super) fn per_kind(bones: BoneSet) -> PerKind {
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
