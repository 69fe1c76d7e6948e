//! KnochenMAX: what the sheets sum up to, and which boxes take a bonus or a joker.

use bonecup_rules::{Game as _, Points, Seat};
use knochenmax::score::Further;
use knochenmax::{KnochenMax, Move, Sheet, SheetBox, SheetNo};
use serde::Serialize;
use utoipa::ToSchema;

use super::Note;

/// What follows from a position of KnochenMAX.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SheetsFacts {
    /// The sum of each sheet of each seat.
    #[schema(value_type = Vec<Vec<i32>>)]
    #[cfg_attr(test, ts(type = "Array<Array<number>>"))]
    totals: Vec<Vec<Points>>,
}

impl SheetsFacts {
    pub(super) fn of(game: &KnochenMax) -> SheetsFacts {
        let sums = |seat| game.sheets(seat).iter().map(Sheet::total).collect();
        SheetsFacts { totals: Seat::all(game.seats()).map(sums).collect() }
    }
}

/// Whether the box takes a bonus or a joker.
pub(super) fn note(game: &KnochenMax, action: &Move) -> Option<Note> {
    let Move::Fill { sheet, entry } = action else { return None };
    let sheet = game.sheets(game.to_move()).get(sheet.map_or(0, SheetNo::index))?;
    match sheet.further(game.throw(), game.options()) {
        Further::Bonus(side) if SheetBox::of(side) == *entry => Some(Note::Bonus),
        Further::Joker if entry.side().is_none() => Some(Note::Joker),
        Further::No | Further::Bonus(_) | Further::Joker => None,
    }
}
