//! The expected points of every card of a game.

use super::game::{Row, SheetGame};
use super::turn::raise;

/// Levels that are solved side by side: as many as fill a few vector registers.
const LANES: usize = 8;

/// The expected further points of every card of a game, before the first throw of a turn, under best play.
///
/// ```
/// use bonecup_solver::knochenmax::{KnochenMaxGame, PointsTable, SheetGame};
/// use knochenmax::KnochenMaxOptions;
///
/// let game = KnochenMaxGame::new(&KnochenMaxOptions::default());
/// let table = PointsTable::solve(&game);
/// let full = game.cards().count() - 1;
/// assert_eq!(table.value(full, 0), 0.0);
/// assert!(table.value(0, 0) > 150.0);
/// ```
#[derive(Clone, Debug)]
pub struct PointsTable {
    /// Per card its levels, and so many copies of the last that no rise reads past them.
    values: Vec<f64>,
    stride: usize,
}

impl PointsTable {
    /// The memory it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.values.as_slice())
    }

    /// Solves the game from the full cards back to the blank one.
    pub fn solve<const F: usize, G: SheetGame<F>>(game: &G) -> PointsTable {
        let count = game.cards().count();
        let most_levels = (0..count).map(|card| game.levels(card)).max().unwrap_or(1);
        if most_levels == 1 {
            solve_lanes::<F, G, 1>(game, 1)
        } else {
            solve_lanes::<F, G, LANES>(game, most_levels)
        }
    }

    /// The expected further points of a card at a level.
    pub fn value(&self, card: usize, level: usize) -> f64 {
        self.values[card * self.stride + level]
    }

    fn column(&self, card: usize) -> &[f64] {
        &self.values[card * self.stride..(card + 1) * self.stride]
    }
}

fn solve_lanes<const F: usize, G: SheetGame<F>, const L: usize>(game: &G, levels: usize) -> PointsTable {
    let most_rise = game.rows().iter().flat_map(|row| row.rise()).max().copied().unwrap_or(0);
    let stride = levels + most_rise + L - 1;
    let count = game.cards().count();
    let mut table = PointsTable { values: vec![0.0; count * stride], stride };
    let mut values = vec![[0.0; L]; game.turn().lattice().len()];
    for card in (0..count).rev() {
        let column = solve_card(game, &table, card, &mut values);
        table.values[card * stride..(card + 1) * stride].copy_from_slice(&column);
    }
    table
}

fn solve_card<const F: usize, G: SheetGame<F>, const L: usize>(
    game: &G,
    table: &PointsTable,
    card: usize,
    values: &mut [[f64; L]],
) -> Vec<f64> {
    let levels = game.levels(card);
    let mut column = Vec::with_capacity(table.stride + L);
    let ways = game.ways(card);
    if ways.is_empty() {
        column.extend((0..levels).map(|level| game.end(level)));
    } else {
        for first in (0..levels).step_by(L) {
            let stop = &mut values[game.turn().lattice().throws()];
            stop.fill([Row::IMPOSSIBLE; L]);
            for way in &ways {
                fill(stop, &game.rows()[way.row], &table.column(way.next)[first..]);
            }
            column.extend(game.turn().value(values));
        }
    }
    column.truncate(levels);
    let last = column.last().copied().unwrap_or(0.0);
    column.resize(table.stride, last);
    column
}

/// Raises what stopping is worth to what it is worth in one box; `next` begins at the first lane's level.
fn fill<const L: usize>(stop: &mut [[f64; L]], row: &Row, next: &[f64]) {
    if row.rise().is_empty() {
        for (value, &points) in stop.iter_mut().zip(row.points()) {
            raise(value, &add(points, next));
        }
    } else {
        for ((value, &points), &rise) in stop.iter_mut().zip(row.points()).zip(row.rise()) {
            raise(value, &add(points, &next[rise..]));
        }
    }
}

fn add<const L: usize>(points: f64, next: &[f64]) -> [f64; L] {
    let mut sum = [points; L];
    for (lane, value) in sum.iter_mut().zip(next) {
        *lane += value;
    }
    sum
}
