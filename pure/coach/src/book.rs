//! What has been worked out, kept for many questions.

use std::any::Any;
use std::sync::{Arc, Weak};

use bonecup_games::{AnyGame, AnyMove, AnyOptions};

use crate::coach::Coach;
use crate::list;
use crate::refusal::CoachRefusal;
use crate::values::{Valued, Values};
use crate::why::Why;

/// The coach of one game with its options. Solving takes from milliseconds to some seconds, so keep it; copies share
/// what was solved.
#[derive(Clone)]
pub struct Book(Arc<dyn Coach>);

impl<C: Coach> From<C> for Book {
    fn from(coach: C) -> Book {
        Book(Arc::new(coach))
    }
}

/// A book that does not stay for the sake of whoever holds this.
#[derive(Clone)]
pub struct WeakBook(Weak<dyn Coach>);

impl WeakBook {
    /// The book, if it is still there.
    pub fn upgrade(&self) -> Option<Book> {
        self.0.upgrade().map(Book)
    }
}

impl Book {
    /// Solves the game, if it is one that can be solved.
    ///
    /// # Errors
    /// The coach does not know the game.
    pub fn solve(options: &AnyOptions) -> Result<Book, CoachRefusal> {
        (list::entry(options.game())?.solve)(options).map(Book)
    }

    /// The options as far as they change what is solved: games that agree in them can share a book.
    ///
    /// # Errors
    /// The coach does not know the game.
    pub fn solved_for(options: &AnyOptions) -> Result<AnyOptions, CoachRefusal> {
        Ok((list::entry(options.game())?.solved_for)(options))
    }

    /// To find it again as long as others keep it.
    pub fn downgrade(&self) -> WeakBook {
        WeakBook(Arc::downgrade(&self.0))
    }

    /// The memory that it takes, in bytes, with what is solved when it is first asked for.
    pub fn bytes(&self) -> usize {
        self.0.bytes()
    }

    /// Whether the book is one for this game and its options.
    ///
    /// # Errors
    /// It was made for another game or other options.
    pub fn check(&self, game: &AnyGame) -> Result<(), CoachRefusal> {
        if self.0.serves(&game.options()) { Ok(()) } else { Err(CoachRefusal::OtherBook) }
    }

    /// Whether its values were worked out: where they are tried out, they advise but judge nobody.
    pub fn is_solved(&self) -> bool {
        self.0.is_solved()
    }

    /// What one game's coach has solved, if it is that game's.
    pub fn of<C: Coach>(&self) -> Option<Arc<C>> {
        let any: Arc<dyn Any + Send + Sync> = Arc::<dyn Coach>::clone(&self.0);
        any.downcast().ok()
    }

    /// What a position and its moves are worth in points.
    ///
    /// # Errors
    /// The book is another game's, or the game has no values.
    pub fn values(&self, game: &AnyGame) -> Result<Values, CoachRefusal> {
        self.check(game)?;
        self.0.values(game)
    }

    /// What every legal move is worth in points: the same as [`Book::values`] says, sooner.
    ///
    /// # Errors
    /// The book is another game's, or the game has no values.
    pub fn moves(&self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal> {
        self.check(game)?;
        self.0.moves(game)
    }

    /// The reasons for a legal move, or against it if others are better; the weightiest first, never none.
    pub fn why(&self, game: &AnyGame, values: &Values, action: &AnyMove) -> Vec<Why> {
        let mut reasons = self.0.why(game, values, action);
        match values.moves.as_slice() {
            [only] => reasons.insert(0, Why::OnlyMove { value: only.value }),
            _ => reasons.extend(values.standing(action)),
        }
        reasons
    }

    /// What each turn is worth before it begins, in a game with as many turns as it takes.
    pub fn turn_value(&self) -> Option<f64> {
        self.0.turn_value()
    }

    pub(crate) fn coach(&self) -> &dyn Coach {
        &*self.0
    }
}
