//! Moves by expected points, in every game that the coach has solved: exactly, or by the solver's estimate where it has
//! no more (three sheets and more of KnochenMAX).

use bonecup_coach::{Book, WeakBook};
use bonecup_games::AnyGame;
use bonecup_rules::Turn;
use bonecup_solver_cache::SolverCache;

use super::{Weigh, Weighed};

/// Plays for points.
#[derive(Default)]
pub(crate) struct ByPoints {
    /// What was solved for the last position; most likely it serves the next one, too. The cache keeps it and not the bot: there
    /// may be bots at very many tables.
    book: Option<WeakBook>,
}

impl ByPoints {
    /// What was solved for this game; `None` if the coach does not know it.
    pub(crate) fn book(&mut self, position: &AnyGame) -> Option<Book> {
        let book =
            self.book.take().and_then(|book| book.upgrade()).filter(|book| book.check(position).is_ok());
        let book = book.or_else(|| SolverCache::shared().book(&position.options()).ok());
        self.book = book.as_ref().map(Book::downgrade);
        book
    }
}

impl Weigh for ByPoints {
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed> {
        if !matches!(position.turn(), Turn::Seat(_)) {
            return Vec::new();
        }
        let moves = self.book(position).and_then(|book| book.moves(position).ok()).unwrap_or_default();
        moves.into_iter().map(|valued| Weighed { action: valued.action, value: valued.value }).collect()
    }
}
