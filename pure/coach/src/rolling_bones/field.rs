//! Rolling Bones for any number of seats, as an estimate.

use std::cell::RefCell;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Points, Seat, Turn};
use bonecup_solver::rolling_bones::{Field, SolvedTurn};
use rolling_bones::{BonesOptions, RollingBones};

use super::book::RollingBonesBook;
use crate::chances::Chances;
use crate::values::Kind;

/// The chances of seats that each play this turn to win and believe all to play for points from then on; see
/// [`Field`]. Each turn is solved when it is asked for, and the last one is kept.
pub struct FieldBook<'a> {
    book: &'a RollingBonesBook,
    turn: RefCell<Option<FieldTurn>>,
}

/// A turn, solved for what all seats have.
struct FieldTurn {
    options: BonesOptions,
    totals: Vec<Points>,
    seat: Seat,
    solved: SolvedTurn,
}

/// The root mean square difference to the exact race of two, measured over the last twelve points of both seats.
const ERROR: f64 = 0.017;

impl<'a> FieldBook<'a> {
    /// The chances of games whose turns this book knows.
    pub fn new(book: &'a RollingBonesBook) -> FieldBook<'a> {
        FieldBook { book, turn: RefCell::new(None) }
    }

    fn solve(&self, game: &RollingBones) -> FieldTurn {
        let utility = Field::new(game, self.book.scores()).after_this_turn();
        FieldTurn {
            options: *game.options(),
            totals: game.totals().to_vec(),
            seat: game.to_move(),
            solved: self.book.plan().solve(game.options(), utility),
        }
    }

    /// Asks the turn of the seat to move.
    fn ask<T>(&self, game: &RollingBones, question: impl FnOnce(&SolvedTurn) -> T) -> Option<T> {
        if !self.book.fits(game.options()) {
            return None;
        }
        let mut kept = self.turn.borrow_mut();
        let same = kept.take().filter(|kept| kept.is_of(game));
        Some(question(&kept.insert(same.unwrap_or_else(|| self.solve(game))).solved))
    }
}

impl FieldTurn {
    fn is_of(&self, game: &RollingBones) -> bool {
        self.seat == game.to_move() && self.totals == game.totals() && self.options == *game.options()
    }
}

impl Chances for FieldBook<'_> {
    fn kind(&self) -> Kind {
        Kind::Estimate { error: ERROR }
    }

    fn win(&self, game: &AnyGame) -> Option<f64> {
        let game = game.of::<RollingBones>()?;
        match game.turn() {
            Turn::Over(standings) => Some(standings.share(game.to_move())),
            Turn::Seat(_) | Turn::Chance(_) => self.ask(game, |turn| turn.value(game.current_turn())),
        }
    }

    /// In a race it matters who comes next, so a seat that waits is not taken to be the one.
    fn win_of(&self, game: &AnyGame, seat: Seat) -> Option<f64> {
        let own = game.of::<RollingBones>()?;
        match own.turn() {
            Turn::Over(standings) => Some(standings.share(seat)),
            _ if seat == own.to_move() => self.win(game),
            _ if self.book.fits(own.options()) => Some(Field::new(own, self.book.scores()).chance(seat)),
            Turn::Seat(_) | Turn::Chance(_) => None,
        }
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let game = game.of::<RollingBones>()?;
        let moves = self.ask(game, |turn| turn.moves(game.current_turn()))?.into_iter();
        Some(moves.map(|(action, value)| (AnyMove::RollingBones(action), value)).collect())
    }

    /// What the others' turns change is luck too, and nobody can tell their dice from their decisions.
    fn variance(&self, _game: &AnyGame) -> Option<f64> {
        None
    }
}
