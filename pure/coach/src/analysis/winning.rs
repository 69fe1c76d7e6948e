//! Values in chances to win.

use bonecup_games::AnyGame;
use bonecup_rules::Seat;

use super::Unit;
use super::judge::Judge;
use crate::chances::Chances;
use crate::refusal::CoachRefusal;
use crate::values::{Kind, Valued};

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
        let chances = Seat::all(game.seats()).map(|seat| self.chances.win_of(game, seat));
        let chances: Option<Vec<f64>> = chances.collect();
        Ok((self.chances.kind(), chances.ok_or(CoachRefusal::NoChances)?))
    }

    fn is_shared(&self, game: &AnyGame) -> bool {
        game.seats() == 2 && self.chances.kind() == Kind::Exact
    }

    /// An estimate is each seat's own. It is made when the seat's turn comes and at the end.
    fn anew(&mut self, game: &AnyGame, seat: Seat) -> Option<f64> {
        if self.is_shared(game) { None } else { self.chances.win_of(game, seat) }
    }

    fn rolled(&mut self, game: &AnyGame) -> Result<f64, CoachRefusal> {
        self.chances.win(game).ok_or(CoachRefusal::NoChances)
    }

    fn moves(&mut self, game: &AnyGame) -> Result<Vec<Valued>, CoachRefusal> {
        let moves = self.chances.moves(game).ok_or(CoachRefusal::NoChances)?.into_iter();
        Ok(moves.map(|(action, value)| Valued { action, value }).collect())
    }

    fn variance(&mut self, game: &AnyGame) -> Option<f64> {
        self.chances.variance(game)
    }
}
