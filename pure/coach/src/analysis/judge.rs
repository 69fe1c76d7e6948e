//! Who says what positions are worth.

use bonecup_games::{AnyGame, AnyMove};

use crate::refusal::CoachRefusal;
use crate::unit::Unit;
use crate::values::{Kind, Valued};

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

    /// What the game is worth to all seats, after a move if there is one: it is worth `own` to the seat whose turn it is.
    /// `None` if nobody loses what another gets.
    fn of_all(
        &mut self,
        _game: &AnyGame,
        _action: Option<&AnyMove>,
        _own: f64,
    ) -> Result<Option<Vec<f64>>, CoachRefusal> {
        Ok(None)
    }

    /// What each legal move is worth.
    fn moves(&mut self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal>;

    /// The variance of the luck of the roll that is due; `None` if it is not known.
    fn variance(&mut self, game: &AnyGame) -> Option<f64>;
}
