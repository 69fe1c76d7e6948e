//! What can be made of a turn that goes for one box alone.

use bonecup_solver::knochenmax::{SheetGame, Turn};
use knochenmax::{Bones, Sheet, SheetBox, THROWS};

use super::book::KnochenMaxBook;

/// The chance to have something to enter in the box after the throws that are left, keeping these bones now and then
/// whatever serves this box alone.
///
/// ```
/// use bonecup_coach::knochenmax::{KnochenMaxBook, chance_to_make};
/// use knochenmax::{KnochenMaxOptions, Sheet, SheetBox};
/// let book = KnochenMaxBook::solve(&KnochenMaxOptions::default());
/// // One antique bone, thrown for its rarest side: one in ten.
/// let kept = "3 3 4 6".parse().unwrap();
/// let chance = chance_to_make(&book, &Sheet::BLANK, SheetBox::Venuswurf, kept, 1);
/// assert!((chance - 0.1).abs() < 1e-12);
/// ```
pub fn chance_to_make(
    book: &KnochenMaxBook,
    sheet: &Sheet,
    entry: SheetBox,
    kept: Bones,
    throws_left: u8,
) -> f64 {
    let worth = |throw| f64::from(sheet.worth(entry, throw, book.options()).0 > 0);
    keeping(book.points().game().turn(), worth, kept, throws_left)
}

/// What a whole turn brings on average that is played for this box alone: what one can expect of it.
pub fn par(book: &KnochenMaxBook, sheet: &Sheet, entry: SheetBox) -> f64 {
    let worth = |throw| f64::from(sheet.worth(entry, throw, book.options()).0);
    keeping(book.points().game().turn(), worth, Bones::NONE, THROWS)
}

/// The best average of what the last throw is worth, if these are kept now.
fn keeping(turn: &Turn<4>, worth: impl Fn(Bones) -> f64, kept: Bones, throws_left: u8) -> f64 {
    let lattice = turn.lattice();
    let mut values = vec![[0.0]; lattice.len()];
    for throw in lattice.throws() {
        values[throw] = [Bones::new(lattice.counts(throw)).map_or(0.0, &worth)];
    }
    for _ in 1..throws_left {
        turn.throw(&mut values);
        turn.choose(&mut values);
    }
    if throws_left > 0 {
        turn.throw(&mut values);
    }
    lattice.index(kept.counts()).map_or(0.0, |index| values[index][0])
}
