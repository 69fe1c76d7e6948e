//! KnochenMAX by the chance of winning.

use std::ops::ControlFlow;
use std::sync::Arc;

use bonecup_games::AnyGame;
use bonecup_rules::{Game, Seat};
use bonecup_solver::knochenmax::{Crowd, Duel, MoveValue};
use bonecup_tables::DuelTable;
use knochenmax::{KnochenMax, KnochenMaxOptions};

use super::TIE_BREAK;
use crate::solved;
use crate::weigh::points::{SheetPoints, is_seats_turn, weighed_sheets};
use crate::weigh::{Weigh, Weighed};

/// KnochenMAX by the chance of winning.
///
/// Exactly in a duel whose table has been kept, and in the last turns of any other; by the solver's estimate in the
/// last turns of more seats. By expected points before that, with parallel sheets, and alone.
#[derive(Default)]
pub(crate) struct SheetChances {
    points: SheetPoints,
    /// The duel that is being played, or its end.
    duel: Option<(KnochenMaxOptions, Arc<DuelTable>)>,
    /// The options whose table has been looked for.
    looked_for: Option<KnochenMaxOptions>,
}

/// With at most so many free boxes each, the rest of a duel is solved in some 20 ms, once a game. Each further box
/// would take four times as long.
const DUEL_BOXES: usize = 4;
/// With at most so many free boxes, an estimate against many takes some 10 ms, and one is due with every move.
const CROWD_BOXES: usize = 4;

impl SheetChances {
    fn of(&mut self, game: &KnochenMax) -> Vec<MoveValue> {
        let points = self.points.of(game);
        match self.chances(game) {
            Some(chances) => chances.into_iter().zip(points).map(by_chance).collect(),
            None => points,
        }
    }

    fn chances(&mut self, game: &KnochenMax) -> Option<Vec<MoveValue>> {
        let boxes = free_boxes(game)?;
        match game.seats() {
            2 => self.in_duel(game, boxes),
            3.. if boxes <= CROWD_BOXES => {
                Crowd::solve(self.points.table(game), game).map(|crowd| crowd.moves(game))
            }
            _ => None,
        }
    }

    fn in_duel(&mut self, game: &KnochenMax, boxes: usize) -> Option<Vec<MoveValue>> {
        self.look_for_table(game.options());
        let known = self.duel.as_ref().filter(|(options, _)| options == game.options());
        if let Some(moves) = known.and_then(|(_, duel)| duel.moves(game)) {
            return Some(moves);
        }
        if boxes > DUEL_BOXES {
            return None;
        }
        let go_on = |_| ControlFlow::Continue(());
        let duel = Duel::solve_from(self.points.table(game).game(), game, &go_on)?;
        self.duel.insert((*game.options(), Arc::new(duel))).1.moves(game)
    }

    /// Once per bot and options.
    fn look_for_table(&mut self, options: &KnochenMaxOptions) {
        if self.looked_for.as_ref() != Some(options) {
            self.looked_for = Some(*options);
            self.duel = solved::kept_duel(options).map(|duel| (*options, duel));
        }
    }
}

impl Weigh for SheetChances {
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed> {
        match position {
            AnyGame::KnochenMax(game) if is_seats_turn(game) => weighed_sheets(self.of(game)),
            AnyGame::KnochenMax(_) | AnyGame::RollingBones(_) | AnyGame::RollingDice(_) => Vec::new(),
        }
    }
}

/// Both lists are in the order of the legal moves.
fn by_chance((chance, points): (MoveValue, MoveValue)) -> MoveValue {
    MoveValue { value: chance.value + TIE_BREAK * points.value, ..chance }
}

/// The most free boxes of any seat; `None` if the seats have parallel sheets.
fn free_boxes(game: &KnochenMax) -> Option<usize> {
    let free = |seat| match game.sheets(seat) {
        [sheet] => Some(sheet.free().count()),
        _ => None,
    };
    Seat::all(game.seats()).map(free).try_fold(0, |most, free| Some(free?.max(most)))
}
