//! The one door to chances of winning: where they come from, by game and position.

use std::sync::Arc;

use bonecup_coach::knochenmax::{CrowdBook, KnochenMaxBook};
use bonecup_coach::rolling_bones::{FieldBook, RaceBook, RollingBonesBook};
use bonecup_coach::{Chances, ChancesFrom, CoachRefusal, Counsel, Question, Unit, counsel};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::Game;
use bonecup_solver::knochenmax::Duel;
use knochenmax::KnochenMax;
use rolling_bones::RollingBones;

use crate::cache::SolverCache;

impl SolverCache {
    /// Asks about the chances of winning from a position on, to the end of its game.
    ///
    /// They are exact for two: at KnochenMAX with the bones that have a name, at Rolling Bones by the default rules, and where
    /// a table has been solved before. Else they are estimated, which [`Chances::kind`] tells. With several sheets each they
    /// are exact near the end, and not known before.
    ///
    /// # Errors
    /// Nobody can lose, or no chances are known for such a game.
    pub fn to_win<T>(&self, game: &AnyGame, ask: impl FnOnce(&dyn Chances) -> T) -> Result<T, CoachRefusal> {
        let duels = KnownDuels(self);
        match ChancesFrom::of(&game.options(), usize::from(game.seats())) {
            Ok(ChancesFrom::Duel) | Err(CoachRefusal::WonOnSheets) if duels.of(game).is_some() => {
                Ok(ask(&duels))
            }
            Ok(ChancesFrom::Duel | ChancesFrom::Crowd) => self.ask_crowd(game, ask),
            Ok(ChancesFrom::Race) => self.ask_race(game, ask),
            Ok(ChancesFrom::Field) => self.ask_field(game, ask),
            Err(refusal) => Err(refusal),
        }
    }

    /// What the coach says to a question: in this unit if chances are known, else in points. Why they are not comes second.
    ///
    /// # Errors
    /// The coach does not know the game.
    pub fn counsel(
        &self,
        question: &Question<'_>,
        wished: Unit,
    ) -> Result<(Counsel, Option<CoachRefusal>), CoachRefusal> {
        let book = self.book(&question.game.options())?;
        let told = self.to_win(question.game, |chances| counsel(question, wished, &book, Some(chances)));
        match told.and_then(|told| told) {
            Ok(told) => Ok((told, None)),
            Err(refusal) => Ok((counsel(question, Unit::Points, &book, None)?, Some(refusal))),
        }
    }

    fn ask_crowd<T>(&self, game: &AnyGame, ask: impl FnOnce(&dyn Chances) -> T) -> Result<T, CoachRefusal> {
        let book = self.book(&game.options())?.of::<KnochenMaxBook>().ok_or(CoachRefusal::NoChances)?;
        let crowd = game.of::<KnochenMax>().and_then(|game| CrowdBook::new(&book, game));
        Ok(ask(&crowd.ok_or(CoachRefusal::NoChances)?))
    }

    fn ask_race<T>(&self, game: &AnyGame, ask: impl FnOnce(&dyn Chances) -> T) -> Result<T, CoachRefusal> {
        let options = *game.of::<RollingBones>().ok_or(CoachRefusal::NoChances)?.options();
        let Some(race) = self.kept_race(&options) else { return self.ask_field(game, ask) };
        let solve = |utility: &_| self.turn_to_win(&options, utility);
        let book = RaceBook::new(&options, solve, |own, other| race.chance(own, other));
        Ok(ask(&book.ok_or(CoachRefusal::NoChances)?))
    }

    fn ask_field<T>(&self, game: &AnyGame, ask: impl FnOnce(&dyn Chances) -> T) -> Result<T, CoachRefusal> {
        let book = self.book(&game.options())?.of::<RollingBonesBook>().ok_or(CoachRefusal::NoChances)?;
        let field = game.of::<RollingBones>().map(|game| FieldBook::new(&book, game));
        Ok(ask(&field.ok_or(CoachRefusal::NoChances)?))
    }
}

/// The duels that a cache knows, or soon knows: another one may answer each position of a game.
struct KnownDuels<'a>(&'a SolverCache);

impl KnownDuels<'_> {
    fn of(&self, game: &AnyGame) -> Option<Arc<Duel>> {
        self.0.duel(game.of::<KnochenMax>()?)
    }
}

impl Chances for KnownDuels<'_> {
    fn win(&self, game: &AnyGame) -> Option<f64> {
        Chances::win(&*self.of(game)?, game)
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        Chances::moves(&*self.of(game)?, game)
    }

    fn variance(&self, game: &AnyGame) -> Option<f64> {
        Chances::variance(&*self.of(game)?, game)
    }
}
