//! Moves by expected points.

use std::sync::Arc;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Turn};
use bonecup_solver::knochenmax::{ExpectedPoints, MoveValue};
use bonecup_solver::rolling_bones::SolvedTurn;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rolling_bones::{BonesOptions, BonesTurn, RollingBones};

use super::{Weigh, Weighed};
use crate::solved::{self, PointsTurn};

/// KnochenMAX by the points that the seat's sheets are expected to bring: exactly for one and two sheets, by the
/// solver's estimate for more.
#[derive(Default)]
pub(crate) struct SheetPoints {
    /// The table of the last position; most likely of the next one, too.
    table: Option<(KnochenMaxOptions, Arc<ExpectedPoints>)>,
}

impl SheetPoints {
    /// The solved sheets of this game.
    pub(crate) fn table(&mut self, game: &KnochenMax) -> &Arc<ExpectedPoints> {
        let options = game.options();
        let table = self.table.take().filter(|(solved, _)| solved == options);
        &self.table.insert(table.unwrap_or_else(|| (*options, solved::sheets(options)))).1
    }

    pub(crate) fn of(&mut self, game: &KnochenMax) -> Vec<MoveValue> {
        self.table(game).moves(game)
    }
}

impl Weigh for SheetPoints {
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed> {
        match position {
            AnyGame::KnochenMax(game) if is_seats_turn(game) => weighed_sheets(self.of(game)),
            AnyGame::KnochenMax(_) | AnyGame::RollingBones(_) | AnyGame::RollingDice(_) => Vec::new(),
        }
    }
}

/// Rolling Bones by the points that the turn is expected to bring.
#[derive(Default)]
pub(crate) struct BonesPoints {
    table: Option<(BonesOptions, Arc<PointsTurn>)>,
}

impl BonesPoints {
    /// The solved turn of this game.
    pub(crate) fn table(&mut self, game: &RollingBones) -> &Arc<PointsTurn> {
        let options = game.options();
        let table = self.table.take().filter(|(solved, _)| solved == options);
        &self.table.insert(table.unwrap_or_else(|| (*options, solved::turn(options)))).1
    }
}

impl Weigh for BonesPoints {
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed> {
        match position {
            AnyGame::RollingBones(game) if is_seats_turn(game) => {
                weighed_bones(&self.table(game).solved, game.current_turn())
            }
            AnyGame::RollingBones(_) | AnyGame::KnochenMax(_) | AnyGame::RollingDice(_) => Vec::new(),
        }
    }
}

pub(super) fn is_seats_turn<G: Game>(game: &G) -> bool {
    matches!(game.turn(), Turn::Seat(_))
}

pub(super) fn weighed_sheets(moves: Vec<MoveValue>) -> Vec<Weighed> {
    let weighed =
        |found: MoveValue| Weighed { action: AnyMove::KnochenMax(found.action), value: found.value };
    moves.into_iter().map(weighed).collect()
}

pub(super) fn weighed_bones(solved: &SolvedTurn, turn: &BonesTurn) -> Vec<Weighed> {
    let weighed = |(action, value)| Weighed { action: AnyMove::RollingBones(action), value };
    solved.moves(turn).into_iter().map(weighed).collect()
}
