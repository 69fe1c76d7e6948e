//! Two parallel sheets, exactly.

use rayon::prelude::*;

use super::game::{Row, SheetGame, Way};
use super::rules::{KnochenMaxGame, SIDES};
use super::turn::{Turn, raise};

/// The expected further points of every pair of cards that one seat fills in parallel.
///
/// Which of two sheets is the first does not matter, so pairs are unordered: some 1.18 million.
#[derive(Clone, Debug)]
pub struct TwoSheets {
    values: Vec<f64>,
}

impl TwoSheets {
    /// Solves all pairs, from two full cards back to two blank ones. Uses the threads of the current rayon pool.
    pub fn solve(game: &KnochenMaxGame) -> TwoSheets {
        let count = game.cards().count();
        let mut table = TwoSheets { values: vec![0.0; count * (count + 1) / 2] };
        let ways: Vec<Vec<Way>> = (0..count).map(|card| game.ways(card)).collect();
        for pairs in layers(game).iter().rev() {
            let layer = Layer { game, ways: &ways, later: &table };
            let solved: Vec<f64> = pairs
                .par_iter()
                .map_init(
                    || vec![[0.0]; game.turn().lattice().len()],
                    |values, &pair| layer.solve(pair, values),
                )
                .collect();
            for (&(one, other), value) in pairs.iter().zip(solved) {
                table.values[index(one, other)] = value;
            }
        }
        table
    }

    /// The expected further points of a pair before the first throw of a turn.
    pub fn value(&self, one: usize, other: usize) -> f64 {
        self.values[index(one, other)]
    }

    /// How many pairs there are.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Never.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

/// The place of an unordered pair in a triangle.
fn index(one: usize, other: usize) -> usize {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    high * (high + 1) / 2 + low
}

/// All pairs by how many boxes are filled on both cards together.
fn layers(game: &KnochenMaxGame) -> Vec<Vec<(usize, usize)>> {
    let cards = game.cards();
    let filled: Vec<usize> = (0..cards.count()).map(|card| cards.filled_count(card)).collect();
    let mut layers = vec![Vec::new(); 2 * cards.boxes() + 1];
    for one in 0..cards.count() {
        for other in 0..=one {
            layers[filled[one] + filled[other]].push((one, other));
        }
    }
    layers
}

/// Pairs with equally many filled boxes, which do not depend on each other.
struct Layer<'a> {
    game: &'a KnochenMaxGame,
    ways: &'a [Vec<Way>],
    later: &'a TwoSheets,
}

impl Layer<'_> {
    fn solve(&self, (one, other): (usize, usize), values: &mut [[f64; 1]]) -> f64 {
        if self.ways[one].is_empty() && self.ways[other].is_empty() {
            return 0.0;
        }
        let turn: &Turn<SIDES> = self.game.turn();
        let stop = &mut values[turn.lattice().throws()];
        stop.fill([Row::IMPOSSIBLE]);
        for way in &self.ways[one] {
            self.fill(stop, way, other);
        }
        for way in &self.ways[other] {
            self.fill(stop, way, one);
        }
        let [value] = turn.value(values);
        value
    }

    fn fill(&self, stop: &mut [[f64; 1]], way: &Way, beside: usize) {
        let next = self.later.value(way.next, beside);
        for (value, &points) in stop.iter_mut().zip(self.game.rows()[way.row].points()) {
            raise(value, &[points + next]);
        }
    }
}
