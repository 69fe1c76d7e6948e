//! What the rest of a turn needs to know beside the filled places: the dice that are gone and the false bones.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use rolling_bones::{BonesTurn, Dice, DiceCount, Unlaid};

use super::shape_set::ShapeSet;
use super::shapes::{Anatomy, PerKind, Shape, ShapeId};

/// What is gone of the dice. Together with the filled places and the hat it decides how a turn can go on: two turns
/// that agree in them have the same future, whatever bones lie false on which places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct DiceState {
    /// Supplementary rolls made, or paid and about to be made.
    pub(crate) rolls: u8,
    /// Dice of each kind beyond those that the filled places would use if all bones were right: paid ones, and
    /// those that lie false elsewhere, less the places of the kind that a die of another kind fills.
    pub(crate) gone: [i8; 3],
    /// All false bones.
    pub(crate) false_bones: u8,
    /// False bones in each section that is not complete: only there are they no right bones.
    pub(crate) flaws: [u8; 5],
}

impl DiceState {
    /// The dice state and the shape of a turn.
    pub(crate) fn of(turn: &BonesTurn) -> (DiceState, ShapeId) {
        let anatomy = Anatomy::get();
        let skeleton = turn.skeleton();
        let id = anatomy.shape_of(skeleton.filled());
        let shape = anatomy.shape(id);
        let wrong = anatomy_flaws(turn, shape);
        let unlaid = unlaid_dice(turn.dice());
        let worn = [0, 0, i8::from(skeleton.hat())];
        let gone = [0, 1, 2].map(|kind| 6 - signed(unlaid[kind]) - signed(shape.own[kind]) - worn[kind]);
        let false_bones = u8::try_from(skeleton.wrong().len()).unwrap_or(u8::MAX);
        (DiceState { rolls: turn.supplementary(), gone, false_bones, flaws: wrong }, id)
    }

    /// The same turn with left and right exchanged.
    pub(crate) fn mirror(self) -> DiceState {
        let ([left, right, centre], [la, ra, ll, rl, trunk]) = (self.gone, self.flaws);
        DiceState { gone: [right, left, centre], flaws: [ra, la, rl, ll, trunk], ..self }
    }

    /// The dice that are not laid on this shape without a hat; `None` if there are not so many dice.
    pub(crate) fn unlaid(&self, shape: &Shape) -> Option<PerKind> {
        let there = [0, 1, 2].map(|kind| 6 - self.gone[kind] - signed(shape.own[kind]));
        let possible = there.iter().all(|count| (0..=6).contains(count));
        possible.then(|| there.map(i8::unsigned_abs))
    }

    /// The shapes to which the dice state can belong: the dice suffice, and each false bone has its place.
    pub(crate) fn shapes(&self) -> ShapeSet {
        let sets = &Anatomy::get().sets;
        let hidden = self.false_bones.saturating_sub(self.flaws.iter().sum());
        let mut shapes = sets.with_false_bones(self.false_bones, hidden).and(&self.shapes_by_dice());
        for (section, &flaws) in self.flaws.iter().enumerate().filter(|&(_, &flaws)| flaws > 0) {
            shapes = shapes.and(sets.flawed(section, flaws));
        }
        shapes
    }

    /// The shapes for which the dice suffice.
    pub(crate) fn shapes_by_dice(&self) -> ShapeSet {
        let [left, right, centre] = [0, 1, 2].map(|kind| Anatomy::get().sets.unlaid(kind, self.gone[kind]));
        left.and(right).and(centre)
    }

    /// A number of its own for all dice states with the same dice gone.
    pub(crate) fn dice_key(&self) -> u64 {
        let [left, right, centre] = self.gone.map(i8::cast_unsigned);
        u64::from_be_bytes([0, 0, 0, 0, 0, left, right, centre])
    }

    /// Whether so many dice can be gone: the quickest way to tell that no shape fits.
    pub(crate) fn has_dice(&self) -> bool {
        self.gone.iter().all(|&gone| gone <= 6)
    }

    /// A number of its own for all dice states with as many rolls, but the same for those that mirror each other; and whether
    /// the mirror is the one that stands for both. The dice decide that first, so that families are not torn apart.
    pub(crate) fn key(&self) -> (u64, bool) {
        let [left, right, centre] = self.gone.map(i8::cast_unsigned);
        let [la, ra, ll, rl, trunk] = self.flaws;
        let all = self.false_bones;
        let here = u64::from_be_bytes([0, left, right, centre, all, la << 4 | ra, ll << 4 | rl, trunk]);
        let mirrored = u64::from_be_bytes([0, right, left, centre, all, ra << 4 | la, rl << 4 | ll, trunk]);
        (here.min(mirrored), mirrored < here)
    }

    /// The dice state once these sections are complete.
    pub(crate) fn settled(mut self, complete: u8) -> DiceState {
        for (s, flaws) in self.flaws.iter_mut().enumerate() {
            if complete >> s & 1 == 1 {
                *flaws = 0;
            }
        }
        self
    }

    /// The sections that have flaws, as bits.
    pub(crate) fn flawed(&self) -> u8 {
        (0..5).fold(0, |mask, s| mask | u8::from(self.flaws[s] > 0) << s)
    }

    /// Which of the flawed sections can be complete, as bits: at least one.
    pub(crate) fn completions(&self) -> impl Iterator<Item = u8> + use<> {
        let flawed = self.flawed();
        // Counts up in the bits of the mask alone.
        let next = move |complete: &u8| Some(complete.wrapping_sub(flawed) & flawed).filter(|&next| next > 0);
        std::iter::successors(next(&0), next)
    }

    /// The dice state when a die of this kind lies false on a place of a section and of another or the same kind.
    pub(crate) fn with_false_bone(mut self, die: usize, section: usize, place: usize) -> DiceState {
        self.gone[die] += 1;
        self.gone[place] -= 1;
        self.flaws[section] += 1;
        self.false_bones += 1;
        self
    }

    /// The dice state when the next roll is paid.
    pub(crate) fn paying(mut self, paid: PerKind) -> DiceState {
        for (gone, paid) in self.gone.iter_mut().zip(paid) {
            *gone += signed(paid);
        }
        self.rolls += 1;
        self
    }

    /// What the next roll costs.
    pub(crate) fn price(&self) -> u8 {
        self.rolls + 1
    }

    /// The points for burying this shape.
    pub(crate) fn burial(&self, shape: &Shape, hat: bool) -> i32 {
        let flaws: i32 = self.flaws.iter().copied().map(i32::from).sum();
        let points = shape.points - flaws - 5 * i32::from(self.false_bones);
        if hat { 2 * points } else { points }
    }
}

fn anatomy_flaws(turn: &BonesTurn, shape: &Shape) -> [u8; 5] {
    let mut flaws = [0; 5];
    for (s, section) in rolling_bones::score::SECTIONS.into_iter().enumerate() {
        if shape.complete >> s & 1 == 0 {
            flaws[s] = u8::try_from(turn.skeleton().wrong().and(section).len()).unwrap_or(u8::MAX);
        }
    }
    flaws
}

/// The dice in the cup or on the table.
pub(crate) fn unlaid_dice(dice: &Dice) -> PerKind {
    let DiceCount { left, right, centre } = match dice {
        Dice::InCup(count) => *count,
        Dice::Rolled(unlaid) => Unlaid::count(unlaid),
    };
    [left, right, centre]
}

fn signed(count: u8) -> i8 {
    i8::try_from(count).unwrap_or(i8::MAX) // dice are eighteen
}

/// All ways to pay a price.
pub(crate) fn payments(price: u8) -> impl Iterator<Item = PerKind> {
    (0..=price).flat_map(move |left| (0..=price - left).map(move |right| [left, right, price - left - right]))
}

/// A map from the keys of dice states.
pub(crate) type DiceStateMap<T> = HashMap<u64, T, BuildHasherDefault<KeyHasher>>;

/// Keys are few and well spread once multiplied.
#[derive(Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, key: u64) {
        let product = (self.0 ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ product >> 32;
    }
}
