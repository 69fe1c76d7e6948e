//! The first bones, on an empty table: any bone may lie first, so the roll falls into pieces, one of which is built.
//!
//! Bones of the left and of the right meet only at the centre. So with given bones of the centre a roll is worth the best of
//! three: the pieces of its left bones that do not touch the centre, those of its right bones, and the pieces with
//! bones of the centre, to which few sets of side bones can be joined.

use rolling_bones::BoneSet;

use super::backward::Sums;
use super::decision::DecisionValue;
use super::engine::Engine;
use super::lanes::{Lanes, Width, better_of};
use crate::rolling_bones::rolls::counting::Shown;
use crate::rolling_bones::rolls::roll_odds::Dice;
use crate::rolling_bones::states::shapes::{Anatomy, ShapeId, per_kind};

/// Sets of bones of one side.
const SETS: u16 = 64;
/// Sets of bones of the centre.
const CENTRES: u16 = 16;

/// The bits of a set of bones of the left or the right, of which the first six stand for either.
fn bits_of(side: usize, set: u16) -> u16 {
    set << (6 * side)
}

/// What can come of the first bones, given those of the centre.
pub(crate) struct FirstBones<L: Width> {
    /// The bones of the centre, as bits of a set of bones.
    centre: u16,
    pub(crate) sides: [Side<L>; 2],
    /// By what is joined to the centre on the left, then on the right: the best piece with bones of the centre.
    pub(crate) cores: Vec<DecisionValue<L>>,
}

/// The bones of one side, given those of the centre.
pub(crate) struct Side<L: Width> {
    /// By set: the best piece that is not joined to the centre.
    pub(crate) loose: Vec<DecisionValue<L>>,
    /// By set: what of it is joined to the centre, as a place in the list of all that can be.
    joined: Vec<usize>,
    /// These sets, as bits of a set of bones.
    joins: Vec<u16>,
}

impl<L: Width> Side<L> {
    #[inline(always)]
    fn new(side: usize, centre: u16, best: &[DecisionValue<L>]) -> Side<L> {
        let mut sorted = Side { loose: Vec::new(), joined: Vec::new(), joins: Vec::new() };
        for set in 0..SETS {
            let (mut loose, mut join) = ([Lanes::none(); 4], 0);
            for piece in Anatomy::get().pieces(bits_of(side, set) | centre) {
                if is_loose(piece) {
                    loose = better_of(loose, &best[usize::from(piece)]);
                } else {
                    join |= Anatomy::get().shape(piece).filled.bits() & !centre;
                }
            }
            sorted.loose.push(loose);
            let known = sorted.joins.iter().position(|&known| known == join);
            sorted.joined.push(known.unwrap_or(sorted.joins.len()));
            if known.is_none() {
                sorted.joins.push(join);
            }
        }
        sorted
    }
}

fn is_loose(piece: ShapeId) -> bool {
    per_kind(Anatomy::get().shape(piece).filled)[2] == 0
}

impl<L: Width> FirstBones<L> {
    /// The worth of all pieces, by bones of the centre, from that of each shape.
    #[inline(always)]
    pub(crate) fn by_centre(best: &[DecisionValue<L>]) -> impl Iterator<Item = FirstBones<L>> {
        (0..CENTRES).map(|centre| FirstBones::new(centre << 12, best))
    }

    #[inline(always)]
    fn new(centre: u16, best: &[DecisionValue<L>]) -> FirstBones<L> {
        let sides = [Side::new(0, centre, best), Side::new(1, centre, best)];
        let mut first = FirstBones { centre, sides, cores: Vec::new() };
        for core in 0..first.sides[0].joins.len() * first.sides[1].joins.len() {
            let pieces = first.pieces_of_core(core);
            first.cores.push(
                pieces.fold([Lanes::none(); 4], |all, piece| better_of(all, &best[usize::from(piece)])),
            );
        }
        first
    }

    /// The pieces with bones of the centre, to which this is joined.
    #[inline(always)]
    pub(crate) fn pieces_of_core(&self, core: usize) -> impl Iterator<Item = ShapeId> + use<L> {
        let [left, right] = [&self.sides[0].joins, &self.sides[1].joins];
        let bones = left[core / right.len()] | right[core % right.len()] | self.centre;
        Anatomy::get().pieces(bones)
    }

    /// The pieces of a set of side bones that are not joined to the centre.
    #[inline(always)]
    pub(crate) fn loose_pieces(&self, side: usize, set: usize) -> impl Iterator<Item = ShapeId> + use<L> {
        let bones = (0..SETS).nth(set).map_or(0, |set| bits_of(side, set));
        Anatomy::get().pieces(bones | self.centre).filter(|&piece| is_loose(piece))
    }

    /// The core that comes of these side bones.
    #[inline(always)]
    pub(crate) fn core(&self, left: usize, right: usize) -> usize {
        let [of_left, of_right] = &self.sides;
        of_left.joined[left] * of_right.joins.len() + of_right.joined[right]
    }

    /// The rolls that show any bone: the odds with a bare skull, the right bones, and the sets of left bones, each of which
    /// is as probable.
    #[inline(always)]
    pub(crate) fn rolls(&self, dice: &Dice) -> impl Iterator<Item = ([f64; 4], usize, &'static [u16])> {
        let centre = self.centre;
        let all = (0..SETS).flat_map(|right| Anatomy::get().lefts.iter().map(move |lefts| (right, lefts)));
        all.filter_map(move |(right, lefts)| {
            let needs = per_kind(BoneSet::from_bits(centre | bits_of(1, right) | lefts[0]));
            // A roll without any bone leaves the table as it is.
            if needs == [0; 3] || !dice.can_show(needs) {
                return None;
            }
            let lacks = [6 - needs[0], 6 - needs[1], 4 - needs[2]];
            Some((dice.growth(&Shown::new(needs, lacks))[0], usize::from(right), &lefts[..]))
        })
    }

    /// Hands the best of each roll to the sums.
    #[inline(always)]
    pub(crate) fn roll<E: Engine<L>>(
        &self,
        dice: &Dice,
        nothing: E::Four,
        mut sums: Sums<L, E>,
    ) -> Sums<L, E> {
        let engine = sums.engine;
        for (odds, right, lefts) in self.rolls(dice) {
            let of_right = engine.load(&self.sides[1].loose[right]);
            let right_or_nothing = engine.better(of_right, nothing);
            let mut kept = engine.all(0.0);
            for &left in lefts {
                let left = usize::from(left);
                let of_left = engine.load(&self.sides[0].loose[left]);
                let core = engine.load(&self.cores[self.core(left, right)]);
                let best = engine.better(engine.better(right_or_nothing, of_left), core);
                kept = engine.add(kept, best);
            }
            sums.take(false, &odds, kept);
        }
        sums
    }
}
