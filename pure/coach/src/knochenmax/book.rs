//! The solved sheets of a seat.

use bonecup_games::Listed;
use bonecup_rules::Game;
use bonecup_solver::knochenmax::ExpectedPoints;
use knochenmax::{KnochenMax, KnochenMaxOptions, Setup};

use crate::values::{Kind, Valued, Values};

/// The values of every position of a seat's sheets, played for points.
pub struct KnochenMaxBook {
    options: KnochenMaxOptions,
    points: ExpectedPoints,
}

impl KnochenMaxBook {
    /// Solves the sheets with these options: milliseconds for one sheet, seconds for several.
    pub fn solve(options: &KnochenMaxOptions) -> KnochenMaxBook {
        KnochenMaxBook { options: *options, points: ExpectedPoints::solve(options) }
    }

    /// The options that were solved.
    pub fn options(&self) -> &KnochenMaxOptions {
        &self.options
    }

    /// The values.
    pub fn points(&self) -> &ExpectedPoints {
        &self.points
    }

    pub(crate) fn of_game(&self, game: &KnochenMax) -> Values {
        let estimate = self.points.value(game);
        Values { value: estimate.value, kind: Kind::of_error(estimate.error), moves: self.valued(game) }
    }

    /// What each legal move is worth.
    pub(crate) fn valued(&self, game: &KnochenMax) -> Vec<Valued> {
        let moves = self.points.moves(game).into_iter();
        moves
            .map(|found| Valued { action: KnochenMax::into_move(found.action), value: found.value })
            .collect()
    }

    /// The sheets of the seat to move as a game of its own, one throw before its end.
    pub(crate) fn last_throw(&self, game: &KnochenMax) -> Option<KnochenMax> {
        let written = game.setup();
        let seat = written.seats.and_then(|mut seats| {
            let place = game.to_move().index();
            (place < seats.len()).then(|| seats.swap_remove(place).sheets)
        });
        let setup = Setup { sheets: written.sheets.or(seat), throws_left: Some(1), ..Setup::default() };
        KnochenMax::from_setup(&self.options, &setup).ok()
    }
}
