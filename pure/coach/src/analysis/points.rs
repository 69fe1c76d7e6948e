//! Values in points.

use bonecup_games::AnyGame;
use bonecup_rules::Points;
use knochenmax::THROWS;

use super::Unit;
use super::judge::{Judge, begins_turn};
use crate::advice::{Kind, Valued, advise};
use crate::book::Book;
use crate::refusal::CoachRefusal;
use crate::sheets::TurnTable;

/// Counts points.
pub(super) struct ForPoints<'a> {
    book: &'a Book,
    /// The turn that is being played.
    table: Option<TurnTable<'a>>,
}

impl<'a> ForPoints<'a> {
    pub(super) fn new(book: &'a Book) -> ForPoints<'a> {
        ForPoints { book, table: None }
    }
}

/// The points of the seat whose turn it is.
fn total(game: &AnyGame) -> f64 {
    let Points(total) = game.standings().points().get(game.roller().index()).copied().unwrap_or_default();
    f64::from(total)
}

impl Judge for ForPoints<'_> {
    fn unit(&self) -> Unit {
        Unit::Points
    }

    /// Rolling Bones begins with nothing, and every turn adds its value.
    fn start(&mut self, game: &AnyGame) -> Result<(Kind, Vec<f64>), CoachRefusal> {
        let advice = advise(game, self.book)?;
        let value = match self.book {
            Book::Bones(_) => 0.0,
            Book::Sheets(_) => advice.value,
        };
        Ok((advice.kind, vec![value; game.seats().into()]))
    }

    fn turn_value(&self) -> f64 {
        match self.book {
            Book::Bones(book) => book.start(),
            Book::Sheets(_) => 0.0,
        }
    }

    fn rolled(&mut self, game: &AnyGame) -> Result<f64, CoachRefusal> {
        Ok(total(game) + advise(game, self.book)?.value)
    }

    fn moves(&mut self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal> {
        let mut moves = advise(game, self.book)?.moves;
        let total = total(game);
        moves.iter_mut().for_each(|valued| valued.value += total);
        Ok(moves)
    }

    /// In Rolling Bones the opening roll stands for the whole turn.
    fn variance(&mut self, game: &AnyGame) -> Option<f64> {
        match (self.book, game) {
            (Book::Bones(book), _) if begins_turn(game) => Some(book.deviation().powi(2)),
            (Book::Bones(_), _) => Some(0.0),
            (Book::Sheets(book), AnyGame::KnochenMax(game)) => {
                if game.throws_left() == THROWS || self.table.is_none() {
                    self.table = TurnTable::new(book, game);
                }
                Some(self.table.as_ref()?.variance(game.throw(), game.throws_left()))
            }
            (Book::Sheets(_), AnyGame::RollingBones(_) | AnyGame::RollingDice(_)) => None,
        }
    }
}
