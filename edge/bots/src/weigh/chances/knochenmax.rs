//! KnochenMAX by the chance of winning.

use std::sync::{Arc, Weak};

use bonecup_coach::knochenmax::KnochenMaxBook;
use bonecup_games::{AnyGame, Listed};
use bonecup_rules::{Game, Seat, Turn};
use bonecup_solver::knochenmax::{Crowd, Duel, MoveValue};
use bonecup_solver_cache::SolverCache;
use knochenmax::{KnochenMax, KnochenMaxOptions};

use super::TIE_BREAK;
use crate::weigh::{ByPoints, Weigh, Weighed};

/// KnochenMAX by the chance of winning.
///
/// Exactly in a duel with bones that have a name, in the second half of any other with one sheet each, and in the last turns
/// of one with several; by the solver's estimate in the last turns of more seats. By expected points before that, and alone.
#[derive(Default)]
pub(crate) struct KnochenMaxChances {
    points: ByPoints,
    /// The duel that is being played, or its end, as long as the cache keeps it.
    duel: Option<(KnochenMaxOptions, Weak<Duel>)>,
}

/// With at most so many free boxes, an estimate against many takes some 10 ms, and one is due with every move.
const CROWD_BOXES: usize = 4;

impl KnochenMaxChances {
    fn chances(&mut self, game: &KnochenMax) -> Option<Vec<MoveValue>> {
        match game.seats() {
            2 => self.in_duel(game),
            3.. if free_boxes(game).is_some_and(|boxes| boxes <= CROWD_BOXES) => {
                let book = self.points.book(&KnochenMax::into_game(game.clone()))?.of::<KnochenMaxBook>()?;
                Crowd::solve(book.points(), game).map(|crowd| crowd.moves(game))
            }
            _ => None,
        }
    }

    fn in_duel(&mut self, game: &KnochenMax) -> Option<Vec<MoveValue>> {
        let known = self.duel.as_ref().filter(|(options, _)| options == game.options());
        if let Some(moves) = known.and_then(|(_, duel)| duel.upgrade()?.moves(game)) {
            return Some(moves);
        }
        let duel = SolverCache::shared().duel(game)?;
        self.duel = Some((*game.options(), Arc::downgrade(&duel)));
        duel.moves(game)
    }
}

impl Weigh for KnochenMaxChances {
    fn weigh(&mut self, position: &AnyGame) -> Vec<Weighed> {
        let points = self.points.weigh(position);
        let own = position.of::<KnochenMax>().filter(|game| matches!(game.turn(), Turn::Seat(_)));
        match own.and_then(|game| self.chances(game)) {
            Some(chances) => chances.into_iter().zip(points).map(by_chance).collect(),
            None => points,
        }
    }
}

/// Both lists are in the order of the legal moves.
fn by_chance((chance, points): (MoveValue, Weighed)) -> Weighed {
    Weighed { action: KnochenMax::into_move(chance.action), value: chance.value + TIE_BREAK * points.value }
}

/// The most free boxes of any seat; `None` if the seats have parallel sheets.
fn free_boxes(game: &KnochenMax) -> Option<usize> {
    let free = |seat| match game.sheets(seat) {
        [sheet] => Some(sheet.free().count()),
        _ => None,
    };
    Seat::all(game.seats()).map(free).try_fold(0, |most, free| Some(free?.max(most)))
}
