//! The sheet and its ten boxes.

use bonecup_rules::Points;
use serde::{Deserialize, Serialize};

use crate::bones::Side;

/// The most sheets that a seat fills in parallel.
pub const MOST_SHEETS: usize = 6;

/// A box of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SheetBox {
    /// What the bones on Hund count.
    Hund,
    /// What the bones on Rücken count.
    Ruecken,
    /// What the bones on Bauch count.
    Bauch,
    /// What the bones on Chios count.
    Chios,
    /// At least three alike: all pips.
    Dreierpasch,
    /// At least four alike: all pips.
    Viererpasch,
    /// Three of one side and two of another: 25.
    FullHouse,
    /// All four sides: 40.
    Venuswurf,
    /// Five alike: 50.
    #[serde(rename = "knochenmax")]
    KnochenMax,
    /// Anything: all pips.
    BesserAlsNix,
}

impl SheetBox {
    /// All boxes, from the top of the sheet to its foot.
    pub const ALL: [SheetBox; 10] = [
        SheetBox::Hund,
        SheetBox::Ruecken,
        SheetBox::Bauch,
        SheetBox::Chios,
        SheetBox::Dreierpasch,
        SheetBox::Viererpasch,
        SheetBox::FullHouse,
        SheetBox::Venuswurf,
        SheetBox::KnochenMax,
        SheetBox::BesserAlsNix,
    ];

    /// The upper box that collects the side.
    pub fn of(side: Side) -> SheetBox {
        SheetBox::ALL[side.index()]
    }

    /// The side that an upper box collects; `None` for a box of the lower part.
    pub fn side(self) -> Option<Side> {
        Side::ALL.get(self.index()).copied()
    }

    /// The box as an index into a list with an entry per box.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The number of a sheet among parallel ones: counted from 0, shown from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SheetNo(u8);

impl SheetNo {
    /// The sheet with this index, if there can be so many.
    pub fn new(index: usize) -> Option<SheetNo> {
        u8::try_from(index).ok().filter(|_| index < MOST_SHEETS).map(SheetNo)
    }

    /// The sheet as an index into a seat's sheets.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A sheet with its filled boxes. What a throw is worth on it is told in [`score`](crate::score).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    /// 0 in free boxes, so that the total is the plain sum.
    values: [u8; SheetBox::ALL.len()],
    /// One bit per box.
    filled: u16,
}

impl Sheet {
    /// A sheet without an entry.
    pub const BLANK: Sheet = Sheet { values: [0; SheetBox::ALL.len()], filled: 0 };

    const FULL: u16 = (1 << SheetBox::ALL.len()) - 1;

    /// What stands in the box: 0 if it was struck, `None` if it is free.
    pub fn value(&self, entry: SheetBox) -> Option<Points> {
        (!self.is_free(entry)).then(|| Points(i32::from(self.values[entry.index()])))
    }

    /// Whether nothing stands in the box.
    pub fn is_free(&self, entry: SheetBox) -> bool {
        self.filled & 1 << entry.index() == 0
    }

    /// Whether no box is free.
    pub fn is_full(&self) -> bool {
        self.filled == Sheet::FULL
    }

    /// The free boxes, from the top of the sheet to its foot.
    pub fn free(&self) -> impl Iterator<Item = SheetBox> {
        let mut free = Sheet::FULL & !self.filled;
        std::iter::from_fn(move || {
            let lowest = free.trailing_zeros() as usize;
            free &= free.wrapping_sub(1);
            SheetBox::ALL.get(lowest).copied()
        })
    }

    /// The sum of all boxes.
    pub fn total(&self) -> Points {
        self.values.iter().map(|&value| Points(i32::from(value))).sum()
    }

    /// Writes into a free box.
    pub(crate) fn write(&mut self, entry: SheetBox, value: u8) {
        self.values[entry.index()] = value;
        self.filled |= 1 << entry.index();
    }
}
