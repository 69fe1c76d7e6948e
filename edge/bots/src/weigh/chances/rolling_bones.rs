//! Rolling Bones by the chance of winning.

use std::sync::{Arc, Weak};

use bonecup_coach::rolling_bones::{RollingBonesBook, worth_to_win};
use bonecup_games::{AnyGame, Listed};
use bonecup_rules::{Game, Points, Seat, Turn};
use bonecup_solver::rolling_bones::{SolvedTurn, Utility};
use bonecup_solver_cache::{RaceTable, SolverCache};
use rolling_bones::{BonesOptions, RollingBones};

use super::TIE_BREAK;
use crate::weigh::{ByPoints, Weigh, Weighed};

/// Rolling Bones by the chance of winning.
///
/// Exactly in the whole game, if two race and their table has been kept. Else near the end by the estimate that the coach has
/// of it, and before that, and alone, by expected points.
#[derive(Default)]
pub(crate) struct RollingBonesChances {
    points: ByPoints,
    /// The turn that is being played, as long as the cache keeps it.
    turn: Option<(Standing, Weak<SolvedTurn>)>,
    /// The race that has been looked for, if it was there.
    race: Option<(BonesOptions, Option<Arc<RaceTable>>)>,
}

/// What the worth of points depends on during a turn.
#[derive(PartialEq, Eq)]
struct Standing {
    options: BonesOptions,
    totals: Vec<Points>,
    to_move: Seat,
}

/// The race is near its end when a seat needs at most so many points: some two turns. Before that the estimate gains less
/// than half a percent over playing for points (with 65 to 65 points 0.05 %, with 75 to 75 0.2 %, with 85 to 85 2.9 %,
/// with 95 to 95 13.7 %), for which it is not worth solving every turn.
const NEAR: Points = Points(25);

impl RollingBonesChances {
    /// The turn of the seat to move, played to win; `None` if it is played for points.
    fn solved(&mut self, game: &RollingBones) -> Option<Arc<SolvedTurn>> {
        let standing =
            Standing { options: *game.options(), totals: game.totals().to_vec(), to_move: game.to_move() };
        let known = self.turn.take().filter(|(known, _)| *known == standing);
        let turn = known.and_then(|(_, turn)| turn.upgrade()).or_else(|| {
            let utility = self.worth_of_scores(game)?;
            Some(SolverCache::shared().turn_to_win(game.options(), &utility))
        })?;
        self.turn = Some((standing, Arc::downgrade(&turn)));
        Some(turn)
    }

    fn worth_of_scores(&mut self, game: &RollingBones) -> Option<Utility> {
        let chances = match self.kept_race(game) {
            Some((race, own, other)) => race.utility(own, other),
            None if is_near_the_end(game) => {
                let book = self.points.book(&RollingBones::into_game(game.clone()))?;
                worth_to_win(&*book.of::<RollingBonesBook>()?, game)
            }
            None => return None,
        };
        Some(Utility::from_fn(|score| chances.of(score) + TIE_BREAK * f64::from(score.0)))
    }

    /// The table of the race, and the totals of both seats in it.
    fn kept_race(&mut self, game: &RollingBones) -> Option<(&RaceTable, Points, Points)> {
        let options = game.options();
        let ([own, other], false) = (from_mover(game)?, options.finish_round) else { return None };
        let race = self.race.take().filter(|(known, _)| known == options);
        let race = race.unwrap_or_else(|| (*options, SolverCache::shared().kept_race(options)));
        let race = self.race.insert(race).1.as_deref()?;
        Some((race, own, other))
    }
}

/// The totals of two seats, that of the seat to move first.
fn from_mover(game: &RollingBones) -> Option<[Points; 2]> {
    match (game.totals(), game.to_move()) {
        (&[own, other], Seat(0)) | (&[other, own], Seat(1)) => Some([own, other]),
        (_, _) => None,
    }
}

impl Weigh for RollingBonesChances {
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed> {
        let own = position.of::<RollingBones>().filter(|game| matches!(game.turn(), Turn::Seat(_)));
        let to_win = own.and_then(|game| Some((game.current_turn(), self.solved(game)?)));
        let Some((turn, solved)) = to_win else { return self.points.weigh(position) };
        let weighed = |(action, value)| Weighed { action: RollingBones::into_move(action), value };
        solved.moves(turn).into_iter().map(weighed).collect()
    }
}

fn is_near_the_end(game: &RollingBones) -> bool {
    let near = |&total: &Points| game.options().target - total <= NEAR;
    game.seats() > 1 && game.totals().iter().any(near)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use bonecup_games::AnyMove;
    use bonecup_rules::Shake;
    use bonecup_rules::conformance::Source;
    use bonecup_solver::rolling_bones::TurnPlan;
    use bonecup_solver_cache::{Key, RACE_FLOOR, SHIPPED_TARGET, SolvedFiles};

    use super::*;

    /// A race that is not shipped.
    fn options() -> BonesOptions {
        BonesOptions { target: SHIPPED_TARGET + Points(1), ..BonesOptions::default() }
    }

    /// A kept race that somebody made up: whoever has a point before the other moves has won.
    fn kept(test: &str) -> RaceTable {
        let options = &options();
        let folder = std::env::temp_dir().join(format!("bonecup-{test}-{}", std::process::id()));
        let tables = SolvedFiles::with_folder(&folder);
        let key = Key::new("rolling-bones-race").with("solver", 1).with("floor", RACE_FLOOR);
        let key = key.with("target", options.target).with("hat_duty", options.hat_duty.name());
        let key = key.with("hat_off", options.hat_off.name());
        let totals = || RACE_FLOOR..options.target.0;
        let chances = totals().flat_map(|_| totals().map(|other| f64::from(other <= 0)));
        let values: Vec<f64> = [0.0].into_iter().chain(chances).collect();
        tables.store().save(&key, &values).unwrap();
        let race = tables.race(options);
        std::fs::remove_dir_all(folder).unwrap();
        race.unwrap().unwrap()
    }

    /// A game in which the first seat has rolled the dice of its first turn.
    fn rolled(seats: usize) -> RollingBones {
        let mut game = RollingBones::start(&options(), seats).unwrap();
        let roll = rolling_bones::DiceCount::ALL.shake(&mut Source::new(5));
        game.resolve(&roll).unwrap();
        game
    }

    fn with_race(race: Option<RaceTable>) -> RollingBonesChances {
        RollingBonesChances { race: Some((options(), race.map(Arc::new))), ..RollingBonesChances::default() }
    }

    #[track_caller]
    fn check(mut bot: RollingBonesChances, game: RollingBones, expected: &SolvedTurn) {
        let expected = expected.moves(game.current_turn());
        let found = bot.weigh(&AnyGame::RollingBones(game));
        assert_eq!(found.len(), expected.len());
        for (found, (action, value)) in found.into_iter().zip(expected) {
            assert_eq!(found.action, AnyMove::RollingBones(action));
            assert!((found.value - value).abs() < 1e-9, "{}: {} {value}", found.action, found.value);
        }
    }

    #[test]
    fn a_kept_race_is_used_from_the_first_turn_on() {
        let race = kept("two");
        let turn = race.turn(&TurnPlan::new(), Points(0), Points(0));
        check(with_race(Some(race)), rolled(2), &turn);
    }

    #[test]
    fn without_one_and_with_more_seats_a_race_begins_by_points() {
        let points = TurnPlan::new().solve(&options(), Utility::points());
        check(with_race(None), rolled(2), &points);
        check(with_race(Some(kept("three"))), rolled(3), &points);
    }
}
