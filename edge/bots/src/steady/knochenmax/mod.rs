//! `steady` for KnochenMAX: plays each turn exactly as well as its idea of what a box is usually worth.

mod plan;
mod rating;

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::{Game, Turn};
use knochenmax::{Bones, KnochenMax, KnochenMaxOptions, Move, Sheet, SheetNo};

use crate::Bot;
use plan::Plan;
use rating::Rating;

/// Fills the box where the throw is furthest above what the box usually brings, and throws again as long as that
/// is expected to rise. The points of others do not matter to it.
pub(crate) struct SteadyKnochenMax {
    /// The plan for the turn, made at its first decision and good for all of them.
    turn: Option<PlannedTurn>,
}

struct PlannedTurn {
    options: KnochenMaxOptions,
    sheets: Vec<Sheet>,
    rating: Rating,
    plan: Plan,
}

impl SteadyKnochenMax {
    pub(crate) fn new() -> SteadyKnochenMax {
        SteadyKnochenMax { turn: None }
    }

    fn plan(&mut self, game: &KnochenMax) -> &PlannedTurn {
        let sheets = game.sheets(game.to_move());
        let turn = match self.turn.take() {
            Some(turn) if turn.options == *game.options() => turn.for_sheets(sheets),
            Some(_) | None => PlannedTurn::new(game.options(), sheets),
        };
        self.turn.insert(turn)
    }
}

impl Bot for SteadyKnochenMax {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let game = position.of::<KnochenMax>()?;
        let Turn::Seat(_) = game.turn() else { return None };
        self.plan(game).choose(game).map(AnyMove::KnochenMax)
    }
}

impl PlannedTurn {
    fn new(options: &KnochenMaxOptions, sheets: &[Sheet]) -> PlannedTurn {
        let rating = Rating::new(&options.bones);
        let plan = plan_for(&rating, sheets, options);
        PlannedTurn { options: *options, sheets: sheets.to_vec(), rating, plan }
    }

    fn for_sheets(mut self, sheets: &[Sheet]) -> PlannedTurn {
        if self.sheets != sheets {
            self.plan = plan_for(&self.rating, sheets, &self.options);
            sheets.clone_into(&mut self.sheets);
        }
        self
    }

    fn choose(&self, game: &KnochenMax) -> Option<Move> {
        let (throw, throws_left) = (game.throw(), game.throws_left());
        match self.plan.keep(throw, throws_left) {
            Some(kept) => Some(Move::Keep(kept)),
            None => self.best_fill(throw),
        }
    }

    fn best_fill(&self, throw: Bones) -> Option<Move> {
        let named = |number| if self.sheets.len() > 1 { SheetNo::new(number) } else { None };
        let fills = self.sheets.iter().enumerate().flat_map(|(number, sheet)| {
            sheet.free().map(move |entry| {
                let value = self.rating.of(sheet, entry, throw, &self.options);
                (value, Move::Fill { sheet: named(number), entry })
            })
        });
        fills.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, fill)| fill)
    }
}

fn plan_for(rating: &Rating, sheets: &[Sheet], options: &KnochenMaxOptions) -> Plan {
    Plan::new(&options.bones, |throw| {
        let free = sheets.iter().flat_map(|sheet| sheet.free().map(move |entry| (sheet, entry)));
        free.map(|(sheet, entry)| rating.of(sheet, entry, throw, options)).fold(f64::NEG_INFINITY, f64::max)
    })
}
