//! What a game of sheets is.

use super::cards::Cards;
use super::turn::Turn;

/// A game of dice with `F` faces in which each turn ends in a box of a card.
///
/// KnochenMAX and Yahtzee are two of them: other data, same solver.
pub trait SheetGame<const F: usize>: Sync {
    /// The dice and how they fall.
    fn turn(&self) -> &Turn<F>;

    /// How the cards are numbered.
    fn cards(&self) -> Cards;

    /// The ways to fill a box of the card, box by box; none if it is full.
    fn ways(&self, card: usize) -> Vec<Way>;

    /// What the throws are worth in a box: the rows that [`Way::row`] names.
    fn rows(&self) -> &[Row];

    /// How many levels the card can have. A level is a second count beside the points that matters for what is to
    /// come, such as the upper total of Yahtzee; what rises above the last level stays on it.
    fn levels(&self, _card: usize) -> usize {
        1
    }

    /// What a full card is worth beyond its boxes.
    fn end(&self, _level: usize) -> f64 {
        0.0
    }
}

/// A way to fill a box: with the throws of a [`Row`], and to the card that it leads to.
///
/// A box has more than one way if it leads to different cards, as the star's box does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The box.
    pub place: usize,
    /// The card with the box filled.
    pub next: usize,
    /// Which row says what the throws are worth.
    pub row: usize,
}

/// What each throw is worth in a box, in the order of [`Lattice::throws`](super::Lattice::throws).
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    worth: Vec<Option<u16>>,
    /// The same for sums: [`Row::IMPOSSIBLE`] for what is not possible.
    points: Vec<f64>,
    rise: Vec<usize>,
}

impl Row {
    /// Worse than anything: the throw cannot go this way.
    pub const IMPOSSIBLE: f64 = f64::NEG_INFINITY;

    /// A row of points, `None` where the throw cannot go this way, on which the level does not rise.
    pub fn level(worth: Vec<Option<u16>>) -> Row {
        Row::rising(worth, Vec::new())
    }

    /// A row on which each throw also raises the level.
    pub fn rising(worth: Vec<Option<u16>>, rise: Vec<usize>) -> Row {
        let points = worth.iter().map(|points| points.map_or(Row::IMPOSSIBLE, f64::from)).collect();
        Row { worth, points, rise }
    }

    /// The points of each throw, `None` where it cannot go this way.
    pub fn worth(&self) -> &[Option<u16>] {
        &self.worth
    }

    /// The points of each throw, [`Row::IMPOSSIBLE`] where it cannot go this way.
    pub fn points(&self) -> &[f64] {
        &self.points
    }

    /// By how many levels each throw raises the card; empty if by none, whatever the throw.
    pub fn rise(&self) -> &[usize] {
        &self.rise
    }
}
