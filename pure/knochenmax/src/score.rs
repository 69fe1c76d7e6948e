//! What a throw is worth.

use bonecup_rules::Points;

use crate::bones::{BONES, Bones, Side};
use crate::options::KnochenMaxOptions;
use crate::sheet::{Sheet, SheetBox};

const FULL_HOUSE: u8 = 25;
const VENUSWURF: u8 = 40;
const KNOCHENMAX: u8 = 50;
/// What a further KnochenMAX adds to its side's box.
const BONUS: u8 = 50;

/// What a throw is on a sheet beyond the sides it shows: nothing, or a further KnochenMAX.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Further {
    /// Not five alike, or the first five alike on this sheet.
    No,
    /// Five alike of a side whose box is free: that box takes 50 more.
    Bonus(Side),
    /// Five alike of a side whose box is filled: any lower box takes its full value.
    Joker,
}

/// What the box takes for five bones that are `further` on the sheet: 0 strikes it.
///
/// ```
/// use knochenmax::{Bones, SheetBox, score::{Further, points}};
/// use bonecup_rules::Points;
///
/// let throw: Bones = "6 6 6 3 1".parse().unwrap();
/// assert_eq!(points(SheetBox::Dreierpasch, throw, Further::No), Points(22));
/// ```
pub fn points(entry: SheetBox, throw: Bones, further: Further) -> Points {
    Points(i32::from(value(entry, throw, further)))
}

impl Sheet {
    /// What the free box takes for the throw, with bonus or joker if there is one.
    pub fn worth(&self, entry: SheetBox, throw: Bones, options: &KnochenMaxOptions) -> Points {
        points(entry, throw, self.further(throw, options))
    }

    /// Whether the throw is a further KnochenMAX on this sheet; the seat's other sheets do not matter (KM-4).
    pub fn further(&self, throw: Bones, options: &KnochenMaxOptions) -> Further {
        match throw.five_alike() {
            Some(side) if self.has_max(options) => self.further_of(side),
            Some(_) | None => Further::No,
        }
    }

    fn further_of(&self, side: Side) -> Further {
        if self.is_free(SheetBox::of(side)) { Further::Bonus(side) } else { Further::Joker }
    }

    /// Whether the KnochenMAX box is "already filled": with 50, or as agreed also struck (KM-2).
    fn has_max(&self, options: &KnochenMaxOptions) -> bool {
        match self.value(SheetBox::KnochenMax) {
            Some(Points(0)) => options.struck_max_counts,
            Some(_) => true,
            None => false,
        }
    }

    /// Enters the throw in the free box.
    pub(crate) fn fill(&mut self, entry: SheetBox, throw: Bones, options: &KnochenMaxOptions) {
        self.write(entry, value(entry, throw, self.further(throw, options)));
    }

    /// Whether some throw can have left what stands in the filled box. A joker leaves nothing that another
    /// throw does not, and a bonus only stands beside a KnochenMAX.
    pub(crate) fn is_possible(&self, entry: SheetBox, options: &KnochenMaxOptions) -> bool {
        let stands = self.value(entry);
        let bonus = |side| self.has_max(options) && stands == Some(five_with_bonus(side));
        Bones::throws().any(|throw| stands == Some(points(entry, throw, Further::No)))
            || entry.side().is_some_and(bonus)
    }
}

fn five_with_bonus(side: Side) -> Points {
    Points(i32::from(BONES * side.pips() + BONUS))
}

fn value(entry: SheetBox, throw: Bones, further: Further) -> u8 {
    let joker = further == Further::Joker && entry.side().is_none();
    let bonus = if entry.side().map(Further::Bonus) == Some(further) { BONUS } else { 0 };
    if joker || meets(entry, throw) { full_value(entry, throw) + bonus } else { 0 }
}

/// Whether the throw meets the condition of the box. Five alike are no Full House (KM-3).
fn meets(entry: SheetBox, throw: Bones) -> bool {
    let alike = |number| throw.counts().contains(&number);
    match entry {
        SheetBox::Dreierpasch => alike(3) || alike(4) || alike(BONES),
        SheetBox::Viererpasch => alike(4) || alike(BONES),
        SheetBox::FullHouse => alike(3) && alike(2),
        SheetBox::Venuswurf => !alike(0),
        SheetBox::KnochenMax => alike(BONES),
        SheetBox::Hund | SheetBox::Ruecken | SheetBox::Bauch | SheetBox::Chios | SheetBox::BesserAlsNix => {
            true
        }
    }
}

/// What the box takes once its condition is met or a joker stands for it.
fn full_value(entry: SheetBox, throw: Bones) -> u8 {
    match entry {
        SheetBox::Hund => throw.pips_of(Side::Hund),
        SheetBox::Ruecken => throw.pips_of(Side::Ruecken),
        SheetBox::Bauch => throw.pips_of(Side::Bauch),
        SheetBox::Chios => throw.pips_of(Side::Chios),
        SheetBox::FullHouse => FULL_HOUSE,
        SheetBox::Venuswurf => VENUSWURF,
        SheetBox::KnochenMax => KNOCHENMAX,
        SheetBox::Dreierpasch | SheetBox::Viererpasch | SheetBox::BesserAlsNix => throw.pips(),
    }
}
