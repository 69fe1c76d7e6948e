//! What the coach knows of a game.

use std::any::Any;

use bonecup_games::{AnyGame, AnyMove, AnyOptions};

use bonecup_referee::Record;
use rolling_dice::Thrower;

use crate::advice::{Advice, Measure, Question};
use crate::analysis::Analysis;
use crate::refusal::CoachRefusal;
use crate::values::{Valued, Values};
use crate::why::Why;

/// The variance of the roll that is due, asked of the rolls of a record one after the other. `None` where it is not known.
pub type Variances<'a> = Box<dyn FnMut(&AnyGame) -> Option<f64> + 'a>;

/// One game with its options: values that have been solved, or a way to estimate them. Each game has a module with one,
/// and `list.rs` has the list of them.
///
/// Positions and moves that are handed in are of this game; [`Book`](crate::Book) checks it.
pub trait Coach: Any + Send + Sync {
    /// Whether it is right for a game with these options.
    fn serves(&self, options: &AnyOptions) -> bool;

    /// The memory that it takes, in bytes, with what is solved when it is first asked for.
    fn bytes(&self) -> usize;

    /// Whether its values were worked out: where they are tried out, they advise but judge nobody.
    fn is_solved(&self) -> bool {
        true
    }

    /// What its values count.
    fn measure(&self) -> Measure;

    /// What the position and every legal move are worth in points.
    ///
    /// # Errors
    /// The game has no values that could be solved.
    fn values(&self, game: &AnyGame) -> Result<Values, CoachRefusal>;

    /// What every legal move is worth in points, without the position.
    ///
    /// # Errors
    /// The game has no values that could be solved.
    fn moves(&self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal> {
        self.values(game).map(|values| values.moves)
    }

    /// What speaks for a move and against it, the weightiest first. How it stands among the others is added by
    /// [`Book::why`](crate::Book::why).
    fn why(&self, game: &AnyGame, values: &Values, action: &AnyMove) -> Vec<Why>;

    /// Advice by trials, in a game without values; `None` if the values say more.
    fn try_out(&self, _question: &Question<'_>) -> Option<Advice> {
        None
    }

    /// The analysis of a game without values, by trials; `None` if the values say more. The record is of a game that the coach
    /// serves.
    fn analyse(&self, _record: &Record, _thrower: &dyn Thrower) -> Option<Result<Analysis, CoachRefusal>> {
        None
    }

    /// What each turn is worth before it begins, in a game with as many turns as it takes; `None` if the value of the
    /// whole game is known at its start.
    fn turn_value(&self) -> Option<f64> {
        None
    }

    /// How much the rolls of a record scatter.
    fn variances(&self) -> Variances<'_> {
        Box::new(|_| None)
    }
}
