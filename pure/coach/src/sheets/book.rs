//! The solved sheets of a seat.

use bonecup_games::AnyMove;
use bonecup_rules::Game;
use bonecup_solver::knochenmax::ExpectedPoints;
use knochenmax::{KnochenMax, KnochenMaxOptions, Setup};

use crate::advice::{Advice, Kind, Valued};

/// The values of every position of a seat's sheets, played for points.
pub struct SheetsBook {
    options: KnochenMaxOptions,
    points: ExpectedPoints,
}

impl SheetsBook {
    /// Solves the sheets with these options: milliseconds for one sheet, seconds for several.
    pub fn solve(options: &KnochenMaxOptions) -> SheetsBook {
        SheetsBook { options: *options, points: ExpectedPoints::solve(options) }
    }

    /// The options that were solved.
    pub fn options(&self) -> &KnochenMaxOptions {
        &self.options
    }

    /// The values.
    pub fn points(&self) -> &ExpectedPoints {
        &self.points
    }

    pub(crate) fn advise(&self, game: &KnochenMax) -> Advice {
        let estimate = self.points.value(game);
        let moves = self.points.moves(game).into_iter();
        let moves =
            moves.map(|found| Valued { action: AnyMove::KnochenMax(found.action), value: found.value });
        Advice { value: estimate.value, kind: Kind::of_error(estimate.error), moves: moves.collect() }
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
