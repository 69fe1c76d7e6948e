//! What the moves of a position are worth, once it is known what a filled box leads to.

use bonecup_rules::Game;
use knochenmax::{BONES, Bones, KnochenMax, Move, SheetBox, SheetNo};

use super::game::{Row, SheetGame, Way};
use super::rules::KnochenMaxGame;

/// A legal move and its value: what the seat to move can expect after it, under best play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveValue {
    /// The move.
    pub action: Move,
    /// Its value.
    pub value: f64,
}

/// The turn of the seat to move, solved as far as the position needs it.
pub(super) struct InTurn<'a> {
    game: &'a KnochenMaxGame,
    position: &'a KnochenMax,
    /// Per sheet and way what filling is worth, throw by throw.
    fills: Vec<(usize, Way, Vec<f64>)>,
    /// What keeping is worth with the throws that are left; for all five bones, what stopping is worth.
    values: Vec<[f64; 1]>,
}

impl<'a> InTurn<'a> {
    /// `after` tells for a way on a sheet what so many points on it are worth.
    pub(super) fn solve<A: Fn(u16) -> f64>(
        game: &'a KnochenMaxGame,
        position: &'a KnochenMax,
        after: impl Fn(usize, &Way) -> A,
    ) -> InTurn<'a> {
        let fills = fills(game, position, after);
        let stop = best_fills(&fills, game.turn().lattice().throws().len());
        let mut values = vec![[0.0]; game.turn().lattice().len()];
        write_stops(game, &mut values, &stop);
        if position.throws_left() > 0 {
            for _ in 1..position.throws_left() {
                game.turn().throw(&mut values);
                game.turn().choose(&mut values);
            }
            game.turn().throw(&mut values);
            write_stops(game, &mut values, &stop);
        }
        InTurn { game, position, fills, values }
    }

    /// The value of the position: the best move's, or the mean over the throw that is due.
    pub(super) fn value(&self) -> f64 {
        if self.position.throw().number() < BONES {
            return self.keep(self.position.throw());
        }
        self.moves().iter().map(|found| found.value).fold(Row::IMPOSSIBLE, f64::max)
    }

    /// Every legal move with its value; none while a throw is due.
    pub(super) fn moves(&self) -> Vec<MoveValue> {
        let value = |action| match action {
            Move::Keep(kept) => self.keep(kept),
            Move::Fill { sheet, entry } => self.fill(sheet.map_or(0, SheetNo::index), entry),
        };
        let moves = self.position.legal_moves().into_iter();
        moves.map(|action| MoveValue { action, value: value(action) }).collect()
    }

    fn keep(&self, kept: Bones) -> f64 {
        self.values[self.game.bones(kept)][0]
    }

    fn fill(&self, sheet: usize, entry: SheetBox) -> f64 {
        let throw = self.game.throw(self.position.throw());
        let ways =
            self.fills.iter().filter(|(number, way, _)| (*number, way.place) == (sheet, entry.index()));
        ways.map(|(_, _, values)| values[throw]).fold(Row::IMPOSSIBLE, f64::max)
    }
}

fn fills<A: Fn(u16) -> f64>(
    game: &KnochenMaxGame,
    position: &KnochenMax,
    after: impl Fn(usize, &Way) -> A,
) -> Vec<(usize, Way, Vec<f64>)> {
    let mut fills = Vec::new();
    for (number, sheet) in position.sheets(position.to_move()).iter().enumerate() {
        for way in game.ways(game.card(sheet)) {
            let worth = after(number, &way);
            let value = |points: &Option<u16>| points.map_or(Row::IMPOSSIBLE, &worth);
            fills.push((number, way, game.rows()[way.row].worth().iter().map(value).collect()));
        }
    }
    fills
}

fn best_fills(fills: &[(usize, Way, Vec<f64>)], throws: usize) -> Vec<f64> {
    let mut best = vec![Row::IMPOSSIBLE; throws];
    for (_, _, values) in fills {
        best.iter_mut().zip(values).for_each(|(best, &value)| *best = best.max(value));
    }
    best
}

fn write_stops(game: &KnochenMaxGame, values: &mut [[f64; 1]], stop: &[f64]) {
    let throws = &mut values[game.turn().lattice().throws()];
    throws.iter_mut().zip(stop).for_each(|(value, &stop)| *value = [stop]);
}
