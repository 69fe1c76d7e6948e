//! What a seat may do with the bones before it.

use crate::bones::{BONES, Bones};
use crate::options::SheetCount;
use crate::position::KnochenMax;
use crate::refusal::Refusal;
use crate::sheet::{Sheet, SheetBox, SheetNo};

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Leave these bones lying and throw the others; bones kept before may be thrown again.
    Keep(Bones),
    /// Stop, and enter the throw in a free box.
    Fill {
        /// The sheet, where each seat has several; `None` exactly where it has one.
        sheet: Option<SheetNo>,
        /// The box of that sheet.
        entry: SheetBox,
    },
}

impl KnochenMax {
    pub(crate) fn list_keeps(&self, list: &mut Vec<Move>) {
        if self.throws_left() == 0 {
            return;
        }
        self.throw().for_each_choice(|kept| list.push(Move::Keep(kept)));
        // The last choice is all five, and who throws nothing stops.
        list.pop();
    }

    pub(crate) fn list_fills(&self, list: &mut Vec<Move>) {
        let parallel = self.sheet_count() > SheetCount::ONE;
        for (number, sheet) in self.sheet_count().numbers().zip(self.sheets(self.to_move())) {
            let named = parallel.then_some(number);
            sheet.free().for_each(|entry| list.push(Move::Fill { sheet: named, entry }));
        }
    }

    pub(crate) fn check_keep(&self, kept: Bones) -> Result<(), Refusal> {
        if self.throws_left() == 0 {
            return Err(Refusal::NoThrowsLeft);
        }
        if let Some(side) = self.throw().lacks(kept) {
            return Err(Refusal::NotLying { side });
        }
        if kept.number() == BONES {
            return Err(Refusal::KeepsAll);
        }
        Ok(())
    }

    /// Any free box will do, whatever it and the others would score (KM-1).
    pub(crate) fn check_fill(&self, named: Option<SheetNo>, entry: SheetBox) -> Result<(), Refusal> {
        let sheet = self.check_sheet(named)?;
        if sheet.is_free(entry) { Ok(()) } else { Err(Refusal::BoxFilled { entry }) }
    }

    /// A sheet is named where there are several, and only there: each move is written in one way.
    fn check_sheet(&self, named: Option<SheetNo>) -> Result<&Sheet, Refusal> {
        let own = self.sheets(self.to_move());
        match (named, own) {
            (None, [only]) => Ok(only),
            (None, _) => Err(Refusal::SheetNotNamed { sheets: self.sheet_count().get() }),
            (Some(_), [_]) => Err(Refusal::OneSheet),
            (Some(number), _) => own
                .get(number.index())
                .ok_or(Refusal::NoSuchSheet { sheet: number, sheets: self.sheet_count().get() }),
        }
    }
}
