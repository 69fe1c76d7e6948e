//! KnochenMAX for three and four, as an estimate.

use std::cell::RefCell;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Seat, Turn};
use bonecup_solver::knochenmax::{Crowd, ExpectedPoints};
use knochenmax::{KnochenMax, Sheet};

use super::book::KnochenMaxBook;
use crate::chances::Chances;
use crate::values::Kind;

/// The chances of seats that each play to win against how the others are likely to end; see [`Crowd`]. Each turn is solved
/// when it is asked for, and the last one is kept.
pub struct CrowdBook<'a> {
    points: &'a ExpectedPoints,
    error: f64,
    turn: RefCell<Option<CrowdedTurn<'a>>>,
}

/// A turn, solved for what all seats have.
struct CrowdedTurn<'a> {
    seat: Seat,
    sheets: Vec<Sheet>,
    crowd: Crowd<'a>,
}

impl<'a> CrowdBook<'a> {
    /// The chances of such a game; `None` if more than one sheet each is played.
    pub fn new(book: &'a KnochenMaxBook, game: &KnochenMax) -> Option<CrowdBook<'a>> {
        let mut chances = CrowdBook { points: book.points(), error: 0.0, turn: RefCell::new(None) };
        chances.error = chances.ask(game, |crowd| crowd.win(game).error)?;
        Some(chances)
    }

    /// Asks the crowd of the seat to move.
    fn ask<T>(&self, game: &KnochenMax, question: impl FnOnce(&Crowd<'a>) -> T) -> Option<T> {
        if game.options() != self.points.game().options() {
            return None;
        }
        let (seat, sheets) = (game.to_move(), sheets(game));
        let mut kept = self.turn.borrow_mut();
        let same = kept.take().filter(|kept| kept.seat == seat && kept.sheets == sheets);
        let turn = match same {
            Some(turn) => turn,
            None => CrowdedTurn { seat, sheets, crowd: Crowd::solve(self.points, game)? },
        };
        Some(question(&kept.insert(turn).crowd))
    }
}

fn sheets(game: &KnochenMax) -> Vec<Sheet> {
    Seat::all(game.seats()).flat_map(|seat| game.sheets(seat)).copied().collect()
}

impl Chances for CrowdBook<'_> {
    fn kind(&self) -> Kind {
        Kind::Estimate { error: self.error }
    }

    fn win(&self, game: &AnyGame) -> Option<f64> {
        let game = game.of::<KnochenMax>()?;
        match game.turn() {
            Turn::Over(standings) => Some(standings.share(game.to_move())),
            Turn::Seat(_) | Turn::Chance(_) => self.ask(game, |crowd| crowd.win(game).value),
        }
    }

    fn of_all(&self, game: &AnyGame) -> Option<Vec<f64>> {
        let game = game.of::<KnochenMax>()?;
        match game.turn() {
            Turn::Over(standings) => {
                Some(Seat::all(game.seats()).map(|seat| standings.share(seat)).collect())
            }
            Turn::Seat(_) | Turn::Chance(_) => self.ask(game, |crowd| crowd.chances(game)),
        }
    }

    fn of_all_after(&self, game: &AnyGame, action: &AnyMove) -> Option<Vec<f64>> {
        let (game, action) = (game.of::<KnochenMax>()?, action.of::<KnochenMax>()?);
        self.ask(game, |crowd| crowd.chances_after(game, *action))
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let game = game.of::<KnochenMax>()?;
        let moves = self.ask(game, |crowd| crowd.moves(game))?.into_iter();
        Some(moves.map(|found| (AnyMove::KnochenMax(found.action), found.value)).collect())
    }

    /// What the others' turns change is luck too, and the estimate knows nothing of their throws.
    fn variance(&self, _game: &AnyGame) -> Option<f64> {
        None
    }
}
