//! Which pairs of cards a duel can come to, and where their values are kept.

use std::ops::Range;

use super::span::{Reach, Span};
use crate::knochenmax::game::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// Everything a duel can come to from a pair of cards, in layers: one per turn, then one for the end.
///
/// The plan follows from the options and the two cards alone, so a table of values needs no index of its own.
///
/// ```
/// use bonecup_solver::knochenmax::{DuelPlan, KnochenMaxGame};
/// use knochenmax::KnochenMaxOptions;
///
/// let game = KnochenMaxGame::new(&KnochenMaxOptions::default());
/// let plan = DuelPlan::new(&game, 0, 0);
/// assert_eq!(plan.pairs(), 797_810);
/// assert!(plan.len() * size_of::<f64>() < 2 << 30);
/// ```
#[derive(Clone, Debug)]
pub struct DuelPlan {
    pub(super) layers: Vec<Layer>,
    reach: Vec<Reach>,
}

/// The pairs at one turn of the duel: every card of the mover with every card of the player who waits.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub(super) movers: Vec<usize>,
    pub(super) waiting: Vec<usize>,
    /// Where the values of each pair begin, and where those of the last end; pairs of the same mover together.
    begins: Vec<usize>,
}

impl DuelPlan {
    /// A duel in which the player with the card `mover` is to move.
    pub fn new(game: &KnochenMaxGame, mover: usize, waiting: usize) -> DuelPlan {
        let (own, other) = (by_turn(game, mover), by_turn(game, waiting));
        let mut plan = DuelPlan { layers: Vec::new(), reach: Reach::of_all(game) };
        let turns = own.len().max(other.len()) - 1;
        let at = |cards: &[Vec<usize>], turn: usize| cards[turn.min(cards.len() - 1)].clone();
        for turn in 0..turns {
            plan.push(at(&own, turn), at(&other, turn));
            plan.push(at(&other, turn), at(&own, turn + 1));
        }
        plan.push(at(&own, turns), at(&other, turns));
        plan
    }

    fn push(&mut self, movers: Vec<usize>, waiting: Vec<usize>) {
        let mut end = self.len();
        let mut begins = vec![end];
        for &mover in &movers {
            for &card in &waiting {
                end += self.span(mover, card).len();
                begins.push(end);
            }
        }
        self.layers.push(Layer { movers, waiting, begins });
    }

    /// How many pairs of cards there are.
    pub fn pairs(&self) -> usize {
        self.layers.iter().map(|layer| layer.movers.len() * layer.waiting.len()).sum()
    }

    /// How many values the pairs have together, one for each lead that is open.
    pub fn len(&self) -> usize {
        self.layers.last().map_or(0, |layer| layer.range().end)
    }

    /// Never: there is at least the end.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The open leads of the mover of a pair.
    pub(super) fn span(&self, mover: usize, waiting: usize) -> Span {
        Span::new(self.reach[mover], self.reach[waiting])
    }

    /// Where the values of a pair are: those of the player who waits, by the lead that player has.
    pub(super) fn find(&self, mover: usize, waiting: usize) -> Option<Range<usize>> {
        self.layers.iter().find_map(|layer| layer.find(mover, waiting))
    }
}

impl Layer {
    pub(super) fn find(&self, mover: usize, waiting: usize) -> Option<Range<usize>> {
        let mover = self.movers.binary_search(&mover).ok()?;
        let pair = mover * self.waiting.len() + self.waiting.binary_search(&waiting).ok()?;
        Some(self.begins[pair]..self.begins[pair + 1])
    }

    /// Where the values of all pairs are.
    pub(super) fn range(&self) -> Range<usize> {
        self.begins[0]..self.begins[self.begins.len() - 1]
    }

    /// How many values the pairs of each mover have together.
    pub(super) fn lengths(&self) -> impl Iterator<Item = usize> {
        let ends = self.begins.iter().step_by(self.waiting.len());
        ends.clone().zip(ends.skip(1)).map(|(begin, end)| end - begin)
    }
}

/// What a card can become, by how many turns from now.
fn by_turn(game: &KnochenMaxGame, card: usize) -> Vec<Vec<usize>> {
    let cards = game.cards();
    let filled = cards.filled_count(card);
    let mut by_turn = vec![Vec::new(); cards.boxes() - filled + 1];
    for later in (card..cards.count()).filter(|&later| cards.leads_to(card, later)) {
        by_turn[cards.filled_count(later) - filled].push(later);
    }
    by_turn
}
