//! Values in chances to win.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Seat, Turn};

use super::judge::Judge;
use crate::chances::Chances;
use crate::refusal::CoachRefusal;
use crate::unit::Unit;
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
        Ok((self.chances.kind(), self.chances.of_all(game).ok_or(CoachRefusal::NoChances)?))
    }

    /// One win in all. Whoever has won a game that is over is not estimated.
    fn of_all(
        &mut self,
        game: &AnyGame,
        action: Option<&AnyMove>,
        own: f64,
    ) -> Result<Option<Vec<f64>>, CoachRefusal> {
        if game.seats() == 2 {
            let chance = |seat| if seat == game.roller() { own } else { 1.0 - own };
            return Ok(Some(Seat::all(2).map(chance).collect()));
        }
        let chances = match action {
            Some(action) => shares_after(game, action).or_else(|| self.chances.of_all_after(game, action)),
            None => self.chances.of_all(game),
        };
        chances.map(Some).ok_or(CoachRefusal::NoChances)
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

/// Who wins if the move ends the game.
fn shares_after(game: &AnyGame, action: &AnyMove) -> Option<Vec<f64>> {
    let mut after = game.clone();
    after.play(action).ok()?;
    match after.turn() {
        Turn::Over(standings) => Some(Seat::all(game.seats()).map(|seat| standings.share(seat)).collect()),
        Turn::Seat(_) | Turn::Chance(_) => None,
    }
}
