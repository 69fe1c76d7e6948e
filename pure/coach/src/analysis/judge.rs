//! Who says what positions are worth.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::Points;
use knochenmax::THROWS;
use rolling_bones::BonesTurn;

use super::Unit;
use super::winning::Chances;
use crate::advice::{Kind, Valued, advise};
use crate::book::Book;
use crate::refusal::CoachRefusal;
use crate::sheets::TurnTable;

/// Values positions to the seat whose turn it is.
pub(super) trait Judge {
    fn unit(&self) -> Unit;

    /// What the game is worth before its first roll: how far to trust the values, and the value to each seat.
    fn start(&mut self, game: &AnyGame) -> Result<(Kind, Vec<f64>), CoachRefusal>;

    /// What a seat gains by beginning a turn: the value of a turn, where there is no end to the turns.
    fn turn_value(&self) -> f64 {
        0.0
    }

    /// What dice that have just been rolled are worth.
    fn rolled(&mut self, game: &AnyGame) -> Result<f64, CoachRefusal>;

    /// What each legal move is worth.
    fn moves(&mut self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal>;

    /// The variance of the luck of the roll that is due; `None` if it is not known.
    fn variance(&mut self, game: &AnyGame) -> Option<f64>;
}

/// Whether the next roll is the first of a turn.
pub(super) fn begins_turn(game: &AnyGame) -> bool {
    match game {
        AnyGame::RollingBones(game) => *game.current_turn() == BonesTurn::new(),
        AnyGame::KnochenMax(game) => game.throws_left() == THROWS,
        AnyGame::RollingDice(_) => false,
    }
}

/// The points of the seat whose turn it is.
fn total(game: &AnyGame) -> f64 {
    let Points(total) = game.standings().points().get(game.roller().index()).copied().unwrap_or_default();
    f64::from(total)
}

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

/// Counts chances to win.
pub(super) struct ForWinning<'a> {
    chances: &'a dyn Chances,
}

impl<'a> ForWinning<'a> {
    pub(super) fn new(chances: &'a dyn Chances) -> ForWinning<'a> {
        ForWinning { chances }
    }
}

impl Judge for ForWinning<'_> {
    fn unit(&self) -> Unit {
        Unit::Winning
    }

    fn start(&mut self, game: &AnyGame) -> Result<(Kind, Vec<f64>), CoachRefusal> {
        if game.seats() != 2 {
            return Err(CoachRefusal::NoChances);
        }
        let first = self.rolled(game)?;
        Ok((Kind::Exact, vec![first, 1.0 - first]))
    }

    fn rolled(&mut self, game: &AnyGame) -> Result<f64, CoachRefusal> {
        self.chances.win(game).ok_or(CoachRefusal::NoChances)
    }

    fn moves(&mut self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal> {
        let moves: Vec<(AnyMove, f64)> = self.chances.moves(game).ok_or(CoachRefusal::NoChances)?;
        Ok(moves.into_iter().map(|(action, value)| Valued { action, value }).collect())
    }

    fn variance(&mut self, _game: &AnyGame) -> Option<f64> {
        None
    }
}
