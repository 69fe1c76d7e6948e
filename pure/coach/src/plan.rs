//! What the coach would play: not one move, but all until dice roll or another seat acts.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Seat, Turn};

use crate::advice::Advice;
use crate::book::Book;
use crate::values::Kind;

/// No plan is longer: a whole skeleton is laid and paid for in fewer moves.
const MOST_PLANNED: usize = 24;

/// The best moves from a position on, up to the one after which dice roll or another seat acts. Of equally good ways it takes
/// the one that ends sooner, then the order of the advice. In a game whose moves are tried out it is the one best move.
pub fn plan(game: &AnyGame, advice: &Advice, book: &Book) -> Vec<AnyMove> {
    let mut planned = Vec::new();
    let mut step = next(game, advice);
    while let Some(Step { action, after, ends }) = step {
        planned.push(action);
        step = if ends || planned.len() == MOST_PLANNED { None } else { advised(&after, book) };
    }
    planned
}

/// A move of the plan.
struct Step {
    action: AnyMove,
    after: AnyGame,
    ends: bool,
}

fn advised(game: &AnyGame, book: &Book) -> Option<Step> {
    let moves = book.moves(game).ok()?;
    // What the position is worth does not matter here, only which moves are best.
    next(game, &Advice::ordered(book.coach().measure(), 0.0, Kind::Exact, moves))
}

fn next(game: &AnyGame, advice: &Advice) -> Option<Step> {
    let mut steps: Vec<Step> = advice.best().filter_map(|best| Step::of(game, &best.action)).collect();
    let ending = steps.iter().position(|step| step.ends).unwrap_or(0);
    (!steps.is_empty()).then(|| steps.swap_remove(ending))
}

impl Step {
    fn of(game: &AnyGame, action: &AnyMove) -> Option<Step> {
        let mut after = game.clone();
        after.play(action).ok()?;
        let ends = mover(&after) != mover(game);
        Some(Step { action: action.clone(), after, ends })
    }
}

fn mover(game: &AnyGame) -> Option<Seat> {
    match game.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance(_) | Turn::Over(_) => None,
    }
}
