//! Rolling Bones for any number of seats, as an estimate.

use std::cell::RefCell;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Points, Seat, Turn};
use bonecup_solver::rolling_bones::{Field, SolvedTurn, Utility};
use rolling_bones::{BonesOptions, BonesTurn, Move, RollingBones};

use super::book::RollingBonesBook;
use crate::chances::Chances;
use crate::values::Kind;

/// The chances of seats that all play to win, by the race that is solved on a grid of what they need; see
/// [`Pack`](bonecup_solver::rolling_bones::Pack). With more seats than that knows, each plays this turn to win and believes
/// all to play for points from then on; see [`Field`]. Each turn is solved when it is asked for, and the last one is kept.
pub struct FieldBook<'a> {
    book: &'a RollingBonesBook,
    error: f64,
    turn: RefCell<Option<FieldTurn>>,
}

/// A turn, solved for what all seats have.
struct FieldTurn {
    options: BonesOptions,
    totals: Vec<Points>,
    seat: Seat,
    own: SolvedTurn,
    waiting: Waiting,
}

/// What the others get of a turn.
enum Waiting {
    /// By seat, the same turn with a grain of what it is worth to that seat; one seat gets what is left.
    Grained(Vec<(usize, SolvedTurn)>),
    /// Each seat's part of what the seat to move does not get.
    Parts(Vec<f64>),
}

/// How much of what the turn is worth to another seat is added: far too little to change how it is played, and far more than the
/// last digits of an `f64`.
const GRAIN: f64 = 1e-6;

/// The standard error of a chance from a solved race, measured on short races that were solved exactly.
const ERROR: f64 = 0.004;
/// The same where the others are taken to play for points: measured for the last twelve points of two seats.
const ERROR_OF_MANY: f64 = 0.017;

impl<'a> FieldBook<'a> {
    /// The chances of games whose turns this book knows.
    pub fn new(book: &'a RollingBonesBook, game: &RollingBones) -> FieldBook<'a> {
        let is_solved = utilities(book, game).is_some();
        FieldBook { book, error: if is_solved { ERROR } else { ERROR_OF_MANY }, turn: RefCell::new(None) }
    }

    fn solve(&self, game: &RollingBones) -> FieldTurn {
        let seat = game.to_move();
        let solve = |utility| self.book.plan().solve(game.options(), utility);
        let (own, waiting) = match utilities(self.book, game) {
            Some(utilities) => {
                let own = &utilities[seat.index()];
                let others = utilities.iter().enumerate().filter(|(other, _)| *other != seat.index());
                let grained =
                    others.skip(1).map(|(other, worth)| (other, solve(grained(own, worth)))).collect();
                (solve(own.clone()), Waiting::Grained(grained))
            }
            None => {
                let field = Field::new(game, self.book.scores());
                (solve(field.after_this_turn()), Waiting::Parts(parts(game, &field)))
            }
        };
        FieldTurn { options: *game.options(), totals: game.totals().to_vec(), seat, own, waiting }
    }

    /// Asks the turn of the seat to move.
    fn ask<T>(&self, game: &RollingBones, question: impl FnOnce(&FieldTurn) -> T) -> Option<T> {
        if !self.book.fits(game.options()) {
            return None;
        }
        let mut kept = self.turn.borrow_mut();
        let same = kept.take().filter(|kept| kept.is_of(game));
        Some(question(kept.insert(same.unwrap_or_else(|| self.solve(game)))))
    }
}

/// What each score of this turn is worth to every seat, if the race is one that can be solved.
fn utilities(book: &RollingBonesBook, game: &RollingBones) -> Option<Vec<Utility>> {
    let options = game.options();
    book.fits(options).then_some(())?;
    book.pack(game.seats().into(), options.finish_round)?.after_this_turn(game)
}

fn grained(own: &Utility, other: &Utility) -> Utility {
    Utility::from_fn(|score| own.of(score) + GRAIN * other.of(score))
}

/// How the seats that wait share what the seat to move does not get.
fn parts(game: &RollingBones, field: &Field<'_>) -> Vec<f64> {
    let waits = |seat: Seat| seat != game.to_move();
    let chance = |seat| if waits(seat) { field.chance(seat) } else { 0.0 };
    let chances: Vec<f64> = Seat::all(game.seats()).map(chance).collect();
    let sum: f64 = chances.iter().sum();
    if sum > 0.0 {
        return chances.into_iter().map(|chance| chance / sum).collect();
    }
    let even = 1.0 / f64::from(game.seats() - 1);
    Seat::all(game.seats()).map(|seat| if waits(seat) { even } else { 0.0 }).collect()
}

impl FieldTurn {
    fn is_of(&self, game: &RollingBones) -> bool {
        self.seat == game.to_move() && self.totals == game.totals() && self.options == *game.options()
    }

    /// What all seats get, from what the turn is worth to its seat.
    fn of_all(&self, value: impl Fn(&SolvedTurn) -> Option<f64>) -> Option<Vec<f64>> {
        let own = value(&self.own)?;
        let mut chances = match &self.waiting {
            Waiting::Parts(parts) => parts.iter().map(|part| part * (1.0 - own)).collect(),
            Waiting::Grained(grained) => {
                let mut chances = vec![f64::NAN; self.totals.len()];
                for (seat, turn) in grained {
                    chances[*seat] = (value(turn)? - own) / GRAIN;
                }
                chances
            }
        };
        chances[self.seat.index()] = own;
        let rest = 1.0 - chances.iter().filter(|chance| !chance.is_nan()).sum::<f64>();
        chances.iter_mut().filter(|chance| chance.is_nan()).for_each(|chance| *chance = rest);
        Some(chances)
    }
}

fn value_after(solved: &SolvedTurn, turn: &BonesTurn, action: &Move) -> Option<f64> {
    solved.moves(turn).into_iter().find(|(known, _)| known == action).map(|(_, value)| value)
}

impl Chances for FieldBook<'_> {
    fn kind(&self) -> Kind {
        Kind::Estimate { error: self.error }
    }

    fn win(&self, game: &AnyGame) -> Option<f64> {
        let game = game.of::<RollingBones>()?;
        match game.turn() {
            Turn::Over(standings) => Some(standings.share(game.to_move())),
            Turn::Seat(_) | Turn::Chance(_) => self.ask(game, |turn| turn.own.value(game.current_turn())),
        }
    }

    fn of_all(&self, game: &AnyGame) -> Option<Vec<f64>> {
        let game = game.of::<RollingBones>()?;
        match game.turn() {
            Turn::Over(standings) => {
                Some(Seat::all(game.seats()).map(|seat| standings.share(seat)).collect())
            }
            Turn::Seat(_) | Turn::Chance(_) => {
                self.ask(game, |turn| turn.of_all(|solved| Some(solved.value(game.current_turn()))))?
            }
        }
    }

    fn of_all_after(&self, game: &AnyGame, action: &AnyMove) -> Option<Vec<f64>> {
        let (game, action) = (game.of::<RollingBones>()?, action.of::<RollingBones>()?);
        self.ask(game, |turn| turn.of_all(|solved| value_after(solved, game.current_turn(), action)))?
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let game = game.of::<RollingBones>()?;
        let moves = self.ask(game, |turn| turn.own.moves(game.current_turn()))?.into_iter();
        Some(moves.map(|(action, value)| (AnyMove::RollingBones(action), value)).collect())
    }

    /// What the others' turns change is luck too, and the estimate knows nothing of their rolls.
    fn variance(&self, _game: &AnyGame) -> Option<f64> {
        None
    }
}

/// What each score of this turn is worth to the seat to move: its chance to win after it, by the best that is known of such a
/// race.
pub fn worth_to_win(book: &RollingBonesBook, game: &RollingBones) -> Utility {
    let solved = utilities(book, game).map(|mut utilities| utilities.swap_remove(game.to_move().index()));
    solved.unwrap_or_else(|| Field::new(game, book.scores()).after_this_turn())
}
