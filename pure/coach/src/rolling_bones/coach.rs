//! Rolling Bones among the other games.

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId, Listed};
use bonecup_rules::{Game, Points, Seat};
use rolling_bones::{BonesOptions, RollingBones};

use super::book::RollingBonesBook;
use crate::advice::Measure;
use crate::chances::ChancesFrom;
use crate::coach::{Coach, Variances};
use crate::list::Entry;
use crate::refusal::CoachRefusal;
use crate::values::Values;
use crate::why::Why;

/// The entry of the list.
pub(crate) const COACH: Entry = Entry {
    game: GameId::RollingBones,
    solve: |options| {
        let options = options.of::<RollingBones>().ok_or(CoachRefusal::OtherBook)?;
        Ok(Arc::new(RollingBonesBook::solve(options)))
    },
    solved_for,
    chances_from,
    standing_to_win: |game| race(game.of()?),
    asks_to_win: |_| false,
};

/// What is agreed about the end of the game does not matter within a turn.
fn solved_for(options: &AnyOptions) -> AnyOptions {
    let BonesOptions { target, finish_round, .. } = BonesOptions::default();
    let own = options.of::<RollingBones>().copied().unwrap_or_default();
    RollingBones::into_options(BonesOptions { target, finish_round, ..own })
}

/// Races to more than this have not been solved.
const FARTHEST: Points = Points(100);

fn chances_from(options: &AnyOptions, seats: usize) -> Result<ChancesFrom, CoachRefusal> {
    let own = options.of::<RollingBones>().ok_or(CoachRefusal::OtherBook)?;
    if seats < 2 {
        return Err(CoachRefusal::WonAlone);
    }
    let is_field = seats > 2 || own.finish_round || own.target > FARTHEST;
    Ok(if is_field { ChancesFrom::Field } else { ChancesFrom::Race })
}

fn race(game: &RollingBones) -> Option<Why> {
    let needs = |seat: Seat| game.options().target - game.totals()[seat.index()];
    let own = game.to_move();
    let other = Seat::all(game.seats()).filter(|&seat| seat != own).map(needs).min()?;
    Some(Why::Race { own: needs(own), other, others: game.seats() - 1 })
}

impl Coach for RollingBonesBook {
    fn serves(&self, options: &AnyOptions) -> bool {
        options.of::<RollingBones>().is_some_and(|options| self.fits(options))
    }

    fn bytes(&self) -> usize {
        self.memory()
    }

    fn measure(&self) -> Measure {
        Measure::Turn
    }

    fn values(&self, game: &AnyGame) -> Result<Values, CoachRefusal> {
        game.of().map(|game| self.of_game(game)).ok_or(CoachRefusal::OtherBook)
    }

    fn why(&self, game: &AnyGame, values: &Values, action: &AnyMove) -> Vec<Why> {
        let own = game.of::<RollingBones>().zip(action.of::<RollingBones>());
        own.map(|(game, action)| self.reasons(game, values, action)).unwrap_or_default()
    }

    fn turn_value(&self) -> Option<f64> {
        Some(self.start())
    }

    /// The opening roll stands for the whole turn.
    fn variances(&self) -> Variances<'_> {
        Box::new(|game| Some(if game.begins_turn() { self.deviation().powi(2) } else { 0.0 }))
    }
}
