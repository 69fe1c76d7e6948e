//! Values in points.

use bonecup_games::AnyGame;
use bonecup_rules::Points;

use super::judge::Judge;
use crate::book::Book;
use crate::coach::Variances;
use crate::refusal::CoachRefusal;
use crate::unit::Unit;
use crate::values::{Kind, Valued};

/// Counts points.
pub(super) struct ForPoints<'a> {
    book: &'a Book,
    variances: Variances<'a>,
}

impl<'a> ForPoints<'a> {
    pub(super) fn new(book: &'a Book) -> ForPoints<'a> {
        ForPoints { book, variances: book.coach().variances() }
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

    /// A game with as many turns as it takes begins with nothing, and every turn adds its value.
    fn start(&mut self, game: &AnyGame) -> Result<(Kind, Vec<f64>), CoachRefusal> {
        let values = self.book.values(game)?;
        let value = if self.book.turn_value().is_some() { 0.0 } else { values.value };
        Ok((values.kind, vec![value; game.seats().into()]))
    }

    fn turn_value(&self) -> f64 {
        self.book.turn_value().unwrap_or_default()
    }

    fn rolled(&mut self, game: &AnyGame) -> Result<f64, CoachRefusal> {
        Ok(total(game) + self.book.values(game)?.value)
    }

    fn moves(&mut self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal> {
        let mut moves = self.book.moves(game)?;
        let total = total(game);
        moves.iter_mut().for_each(|valued| valued.value += total);
        Ok(moves)
    }

    fn variance(&mut self, game: &AnyGame) -> Option<f64> {
        (self.variances)(game)
    }
}
