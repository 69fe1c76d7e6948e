//! Knucklebones: their four sides, and bones lying on the table.

/// How many astragali the game is played with.
pub const BONES: u8 = 5;

/// A side of an astragalus. Its number is what it counts; 2 and 5 do not exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "1 | 3 | 4 | 6"))]
pub enum Side {
    /// The dog.
    Hund = 1,
    /// The back.
    Ruecken = 3,
    /// The belly.
    Bauch = 4,
    /// Chios, after the island.
    Chios = 6,
}

impl Side {
    /// All sides in the order of their pips, which is also the order of [weights](crate::Profile::weights).
    pub const ALL: [Side; 4] = [Side::Hund, Side::Ruecken, Side::Bauch, Side::Chios];

    /// What the side counts.
    pub fn pips(self) -> u8 {
        self as u8
    }

    /// The side that counts so much, if there is one.
    pub fn from_pips(pips: i64) -> Option<Side> {
        Side::ALL.into_iter().find(|side| i64::from(side.pips()) == pips)
    }

    /// The side as an index into a list with an entry per side.
    pub fn index(self) -> usize {
        match self {
            Side::Hund => 0,
            Side::Ruecken => 1,
            Side::Bauch => 2,
            Side::Chios => 3,
        }
    }
}

/// At most five bones by the sides they show. Bones are not individuals: two that show the same are the same.
///
/// ```
/// use knochenmax::{Bones, Side};
///
/// let lying: Bones = "1 3 3 4 6".parse().unwrap();
/// assert_eq!(lying.count(Side::Ruecken), 2);
/// assert_eq!(lying.pips(), 17);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bones {
    counts: [u8; 4],
}

impl Bones {
    /// No bone.
    pub const NONE: Bones = Bones { counts: [0; 4] };

    /// So many bones of each side, in the order of [`Side::ALL`]; `None` if they are more than five.
    pub fn new(counts: [u8; 4]) -> Option<Bones> {
        let number: u32 = counts.into_iter().map(u32::from).sum();
        (number <= u32::from(BONES)).then_some(Bones { counts })
    }

    /// The bones that show these sides; `None` if they are more than five.
    pub fn showing(sides: impl IntoIterator<Item = Side>) -> Option<Bones> {
        let mut bones = Bones::NONE;
        for side in sides {
            if bones.number() == BONES {
                return None;
            }
            bones = bones.with(side);
        }
        Some(bones)
    }

    /// The 56 ways in which five bones can lie.
    pub fn throws() -> impl Iterator<Item = Bones> {
        (0..=BONES).flat_map(|hund| {
            (0..=BONES - hund).flat_map(move |ruecken| {
                let rest = BONES - hund - ruecken;
                (0..=rest).map(move |bauch| Bones { counts: [hund, ruecken, bauch, rest - bauch] })
            })
        })
    }

    /// Calls `take` with every choice among these bones, each once: none of them first, all of them last.
    pub(crate) fn for_each_choice(self, mut take: impl FnMut(Bones)) {
        let [hund, ruecken, bauch, chios] = self.counts.map(|count| count + 1);
        for h in 0..hund {
            for r in 0..ruecken {
                for b in 0..bauch {
                    (0..chios).for_each(|c| take(Bones { counts: [h, r, b, c] }));
                }
            }
        }
    }

    /// How many bones there are.
    pub fn number(self) -> u8 {
        self.counts.into_iter().sum()
    }

    /// How many of them show the side.
    pub fn count(self, side: Side) -> u8 {
        self.counts[side.index()]
    }

    /// How many of them show each side, in the order of [`Side::ALL`].
    pub fn counts(self) -> [u8; 4] {
        self.counts
    }

    /// The sum of what they show.
    pub fn pips(self) -> u8 {
        Side::ALL.into_iter().map(|side| self.pips_of(side)).sum()
    }

    /// The sum of those that show the side.
    pub fn pips_of(self, side: Side) -> u8 {
        self.count(side) * side.pips()
    }

    /// The side they show, if five show the same one: a KnochenMAX.
    pub fn five_alike(self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.count(side) == BONES)
    }

    /// The sides they show, ascending, one per bone.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().flat_map(move |side| (0..self.count(side)).map(move |_| side))
    }

    /// The first side of which `part` has more bones than there are here.
    pub(crate) fn lacks(self, part: Bones) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| part.count(side) > self.count(side))
    }

    /// These bones and one more, if they are fewer than five.
    pub(crate) fn with(self, side: Side) -> Bones {
        // All counts as one number: writing one byte and then reading all four is a stall in the processor, and
        // measured over random games a good part of their time.
        let counts = u32::from_le_bytes(self.counts) + (1 << (8 * side.index()));
        Bones { counts: counts.to_le_bytes() }
    }

    /// These bones and those, which together are at most five.
    pub(crate) fn joined(self, others: Bones) -> Bones {
        let mut counts = self.counts;
        for (count, more) in counts.iter_mut().zip(others.counts) {
            *count += more;
        }
        Bones { counts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_bones_lie_in_56_ways() {
        let throws: Vec<_> = Bones::throws().collect();
        assert_eq!(throws.len(), 56);
        for (i, throw) in throws.iter().enumerate() {
            assert_eq!(throw.number(), BONES);
            assert!(!throws[..i].contains(throw), "{throw} is listed twice");
        }
    }

    #[test]
    fn more_than_five_bones_are_none() {
        assert_eq!(Bones::new([1, 2, 1, 1]), "1 3 3 4 6".parse().ok());
        assert_eq!(Bones::new([2, 2, 1, 1]), None);
        assert_eq!(Bones::new([255, 255, 255, 255]), None);
        assert_eq!(Bones::showing([Side::Chios; 6]), None);
    }
}
