//! Rolling Bones by the chance of winning.

use std::sync::Arc;

use bonecup_games::AnyGame;
use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::rolling_bones::{Field, SolvedTurn, Utility};
use bonecup_tables::RaceTable;
use rolling_bones::{BonesOptions, RollingBones};

use super::TIE_BREAK;
use crate::solved;
use crate::weigh::points::{BonesPoints, is_seats_turn, weighed_bones};
use crate::weigh::{Weigh, Weighed};

/// Rolling Bones by the chance of winning.
///
/// Exactly in the whole game, if two race and their table has been kept. Else near the end by the model of a [`Field`],
/// and before that, and alone, by expected points.
#[derive(Default)]
pub(crate) struct BonesChances {
    points: BonesPoints,
    /// The turn that is being played.
    turn: Option<(Standing, Arc<SolvedTurn>)>,
    /// The race that has been looked for, if it was there.
    race: Option<(BonesOptions, Option<RaceTable>)>,
}

/// What the worth of points depends on during a turn.
#[derive(PartialEq, Eq)]
struct Standing {
    options: BonesOptions,
    totals: Vec<Points>,
    to_move: Seat,
}

/// The race is near its end when a seat needs at most so many points: some two turns. Before that the model gains less
/// than half a percent over playing for points (with 65 to 65 points 0.05 %, with 75 to 75 0.2 %, with 85 to 85 2.9 %,
/// with 95 to 95 13.7 %), for which it is not worth solving every turn.
const NEAR: Points = Points(25);

impl BonesChances {
    fn solved(&mut self, game: &RollingBones) -> &SolvedTurn {
        let standing =
            Standing { options: *game.options(), totals: game.totals().to_vec(), to_move: game.to_move() };
        let turn = self.turn.take().filter(|(known, _)| *known == standing);
        let turn = turn.unwrap_or_else(|| {
            let utility = self.worth_of_scores(game);
            (standing, solved::turn_for(game.options(), &utility))
        });
        &self.turn.insert(turn).1
    }

    fn worth_of_scores(&mut self, game: &RollingBones) -> Utility {
        let chances = match self.kept_race(game) {
            Some((race, own, other)) => race.utility(own, other),
            None => Field::new(game, self.points.table(game).scores()).after_this_turn(),
        };
        Utility::from_fn(|score| chances.of(score) + TIE_BREAK * f64::from(score.0))
    }

    fn plays_to_win(&mut self, game: &RollingBones) -> bool {
        self.kept_race(game).is_some() || is_near_the_end(game)
    }

    /// The table of the race, and the totals of both seats in it.
    fn kept_race(&mut self, game: &RollingBones) -> Option<(&RaceTable, Points, Points)> {
        let options = game.options();
        let ([own, other], false) = (from_mover(game)?, options.finish_round) else { return None };
        let race = self.race.take().filter(|(known, _)| known == options);
        let race = race.unwrap_or_else(|| (*options, solved::kept_race(options)));
        let race = self.race.insert(race).1.as_ref()?;
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

impl Weigh for BonesChances {
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed> {
        match position {
            AnyGame::RollingBones(game) if is_seats_turn(game) && self.plays_to_win(game) => {
                weighed_bones(self.solved(game), game.current_turn())
            }
            AnyGame::RollingBones(_) | AnyGame::KnochenMax(_) | AnyGame::RollingDice(_) => {
                self.points.weigh(position)
            }
        }
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
    use bonecup_tables::{Key, RACE_FLOOR, Tables};

    use super::*;

    /// A kept race that somebody made up: whoever has a point before the other moves has won.
    fn kept(test: &str) -> RaceTable {
        let options = &BonesOptions::default();
        let folder = std::env::temp_dir().join(format!("bonecup-{test}-{}", std::process::id()));
        let tables = Tables::with_folder(&folder);
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
        let mut game = RollingBones::start(&BonesOptions::default(), seats).unwrap();
        let roll = rolling_bones::DiceCount::ALL.shake(&mut Source::new(5));
        game.resolve(&roll).unwrap();
        game
    }

    fn with_race(race: Option<RaceTable>) -> BonesChances {
        BonesChances { race: Some((BonesOptions::default(), race)), ..BonesChances::default() }
    }

    #[track_caller]
    fn check(mut bot: BonesChances, game: RollingBones, expected: &SolvedTurn) {
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
        let points = TurnPlan::new().solve(&BonesOptions::default(), Utility::points());
        check(with_race(None), rolled(2), &points);
        check(with_race(Some(kept("three"))), rolled(3), &points);
    }
}
