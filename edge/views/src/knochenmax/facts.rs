//! KnochenMAX: what the sheets sum up to, and which boxes take a bonus or a joker.

use bonecup_rules::{Game as _, Points, Seat};
use knochenmax::score::Further;
use knochenmax::{KnochenMax, Move, Sheet, SheetBox, SheetNo};
use serde::Serialize;

/// What follows from a position of KnochenMAX.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnochenMaxFacts {
    /// The sum of each sheet of each seat.
    totals: Vec<Vec<Points>>,
    /// The weights by which the bones fall, in the order of the sides 1, 3, 4 and 6.
    weights: [u64; 4],
}

impl KnochenMaxFacts {
    pub(super) fn of(game: &KnochenMax) -> KnochenMaxFacts {
        let sums = |seat| game.sheets(seat).iter().map(Sheet::total).collect();
        KnochenMaxFacts {
            totals: Seat::all(game.seats()).map(sums).collect(),
            weights: game.options().bones.weights(),
        }
    }
}

/// Whether the box takes a bonus or a joker: a further KnochenMAX in the box of its side is worth 50 more; if that is filled,
/// a lower box takes it at its full value.
pub(super) fn note(game: &KnochenMax, action: &Move) -> Option<&'static str> {
    let Move::Fill { sheet, entry } = action else { return None };
    let sheet = game.sheets(game.to_move()).get(sheet.map_or(0, SheetNo::index))?;
    match sheet.further(game.throw(), game.options()) {
        Further::Bonus(side) if SheetBox::of(side) == *entry => Some("bonus"),
        Further::Joker if entry.side().is_none() => Some("joker"),
        Further::No | Further::Bonus(_) | Further::Joker => None,
    }
}
