//! Rolling Bones by the chance of winning.

use std::sync::Arc;

use bonecup_games::AnyGame;
use bonecup_rules::{Game, Points, Seat};
use bonecup_solver::bones::{SolvedTurn, Utility};
use bonecup_tables::RaceTable;
use rolling_bones::{BonesOptions, RollingBones};

use super::TIE_BREAK;
use super::race::chances_after;
use crate::solved;
use crate::weigh::points::{BonesPoints, is_seats_turn, weighed_bones};
use crate::weigh::{Weigh, Weighed};

/// Rolling Bones by the chance of winning.
///
/// Near the end exactly, if two race and their table has been kept, else by a model of the race; before that, and
/// alone, by expected points.
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

/// The race is near its end when a seat needs at most so many points: some two turns. Before that, playing for
/// points loses less than half a percent (with 65 to 65 points 0.05 %, with 75 to 75 0.2 %, with 85 to 85 2.9 %, with
/// 95 to 95 13.7 %), and solving a turn takes a good tenth of a second.
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
            None => chances_after(game, self.points.table(game).scores()),
        };
        Utility::from_fn(|score| chances.of(score) + TIE_BREAK * f64::from(score.0))
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
            AnyGame::RollingBones(game) if is_seats_turn(game) && is_near_the_end(game) => {
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
