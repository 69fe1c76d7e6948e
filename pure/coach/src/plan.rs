//! What the coach would play: not one move, but all until dice roll or another seat acts.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Seat, Turn};

use crate::advice::Advice;
use crate::book::Book;
use crate::values::Kind;

/// No plan is longer: a whole skeleton is laid and paid for in fewer moves.
pub(crate) const MOST_PLANNED: usize = 24;

/// The best moves from a position on, up to the one after which dice roll or another seat acts. Of equally good ways it takes
/// the one that ends sooner, then the order of the advice. In a game whose moves are tried out it is the one best move.
pub fn plan(game: &AnyGame, advice: &Advice, book: &Book) -> Vec<AnyMove> {
    // What a position is worth does not matter here, only which moves are best.
    let by_points = |game: &AnyGame| {
        let moves = book.moves(game).ok()?;
        Some(Advice::ordered(book.coach().measure(), 0.0, Kind::Exact, moves))
    };
    plan_by(game, advice, &by_points)
}

/// The same with advice from elsewhere about the positions on the way.
pub(crate) fn plan_by(
    game: &AnyGame,
    advice: &Advice,
    advise: &dyn Fn(&AnyGame) -> Option<Advice>,
) -> Vec<AnyMove> {
    let mut planned = Vec::new();
    let mut step = next(game, advice);
    while let Some(Step { action, after, ends }) = step {
        planned.push(action);
        let on = !ends && planned.len() < MOST_PLANNED;
        step = if on { advise(&after).and_then(|advice| next(&after, &advice)) } else { None };
    }
    planned
}

/// A move of the plan.
pub(crate) struct Step {
    action: AnyMove,
    pub(crate) after: AnyGame,
    /// Whether dice roll or another seat acts then.
    pub(crate) ends: bool,
}

fn next(game: &AnyGame, advice: &Advice) -> Option<Step> {
    let mut steps: Vec<Step> = advice.best().filter_map(|best| Step::of(game, &best.action)).collect();
    let ending = steps.iter().position(|step| step.ends).unwrap_or(0);
    (!steps.is_empty()).then(|| steps.swap_remove(ending))
}

impl Step {
    pub(crate) fn of(game: &AnyGame, action: &AnyMove) -> Option<Step> {
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
