//! Which pairs of cards a duel can come to, and where their values are kept.

use std::ops::Range;

use super::span::{Reach, Span};
use crate::knochenmax::game::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// Everything a duel can come to from a pair of cards and a lead, in layers: one per turn, then one for the end.
///
/// The plan follows from the options, the two cards and the lead alone, so a table of values needs no index of its own.
///
/// ```
/// use bonecup_solver::knochenmax::{DuelPlan, KnochenMaxGame};
/// use knochenmax::KnochenMaxOptions;
///
/// let game = KnochenMaxGame::new(&KnochenMaxOptions::default());
/// let plan = DuelPlan::new(&game, [0, 0], 0);
/// assert_eq!((plan.pairs(), plan.len()), (797_810, 199_804_585));
/// ```
#[derive(Clone, Debug)]
pub struct DuelPlan {
    pub(super) layers: Vec<Layer>,
}

/// The pairs at one turn of the duel: every card of the mover with every card of the player who waits.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub(super) movers: Vec<usize>,
    pub(super) waiting: Vec<usize>,
    /// Pairs of the same mover together.
    pairs: Vec<Place>,
    /// How many values the layer has.
    len: usize,
}

/// What belongs to a pair of cards: leads are those of the mover, values those of the player who waits.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) open: Span,
    /// The least and the greatest lead to which the plan leads.
    reached: Span,
    /// Where its values begin.
    begin: usize,
}

/// A player of a plan: what the card at its start can become, by how many turns from then.
struct Player {
    by_turn: Vec<Vec<usize>>,
    reach: Vec<Reach>,
}

impl DuelPlan {
    /// A duel of a player to move and one who waits, with these cards; the player to move leads by so much.
    pub fn new(game: &KnochenMaxGame, [mover, waiting]: [usize; 2], lead: i32) -> DuelPlan {
        DuelPlan::beginning(game, [mover, waiting], lead, usize::MAX)
    }

    /// The first layers of a plan, at most so many.
    pub(super) fn beginning(
        game: &KnochenMaxGame,
        [mover, waiting]: [usize; 2],
        lead: i32,
        layers: usize,
    ) -> DuelPlan {
        let (own, other) = (Player::new(game, mover), Player::new(game, waiting));
        let turns = own.by_turn.len().max(other.by_turn.len()) - 1;
        let layer = |number: usize| match number % 2 {
            0 => Layer::new((&own, number / 2), (&other, number / 2), lead),
            _ => Layer::new((&other, number / 2), (&own, number / 2 + 1), -lead),
        };
        DuelPlan { layers: (0..=2 * turns).take(layers).map(layer).collect() }
    }

    /// How many pairs of cards there are.
    pub fn pairs(&self) -> usize {
        self.layers.iter().map(|layer| layer.pairs.len()).sum()
    }

    /// How many values the pairs have together, one for each lead that is open.
    pub fn len(&self) -> usize {
        self.layers.iter().map(Layer::len).sum()
    }

    /// The memory it takes.
    pub(super) fn bytes(&self) -> usize {
        self.layers.iter().map(Layer::bytes).sum()
    }

    /// Never: there is at least the end.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The layer with a pair of cards.
    pub(super) fn layer_of(&self, mover: usize, waiting: usize) -> Option<usize> {
        self.layers.iter().position(|layer| layer.find(mover, waiting).is_some())
    }
}

impl Layer {
    fn new((mover, turn): (&Player, usize), (other, other_turn): (&Player, usize), lead: i32) -> Layer {
        let (movers, waiting) = (mover.cards(turn), other.cards(other_turn));
        let mut pairs = Vec::with_capacity(movers.len() * waiting.len());
        let mut len = 0;
        for &card in movers {
            for &against in waiting {
                let (own, others) = (mover.reach[card], other.reach[against]);
                let place = Place {
                    open: Span::open(own, others, lead),
                    reached: Span::reached(own, others, lead),
                    begin: len,
                };
                len += place.open.len();
                pairs.push(place);
            }
        }
        Layer { movers: movers.to_vec(), waiting: waiting.to_vec(), pairs, len }
    }

    fn bytes(&self) -> usize {
        let cards = size_of_val(self.movers.as_slice()) + size_of_val(self.waiting.as_slice());
        cards + size_of_val(self.pairs.as_slice())
    }

    /// How many values all pairs have together.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn find(&self, mover: usize, waiting: usize) -> Option<&Place> {
        let mover = self.movers.binary_search(&mover).ok()?;
        self.pairs.get(mover * self.waiting.len() + self.waiting.binary_search(&waiting).ok()?)
    }

    /// The pairs of each mover.
    pub(super) fn by_mover(&self) -> impl Iterator<Item = (usize, &[Place])> {
        self.movers.iter().copied().zip(self.pairs.chunks(self.waiting.len()))
    }
}

impl Place {
    /// Where the values are among those of the layer, by the lead of the player who waits.
    pub(super) fn range(&self) -> Range<usize> {
        self.begin..self.begin + self.open.len()
    }

    /// Whether the plan leads to this lead of the mover, or so it may be.
    pub(super) fn reaches(&self, lead: i32) -> bool {
        (self.reached.first..=self.reached.last).contains(&lead)
    }
}

impl Player {
    fn new(game: &KnochenMaxGame, card: usize) -> Player {
        let cards = game.cards();
        let filled = cards.filled_count(card);
        let mut by_turn = vec![Vec::new(); cards.boxes() - filled + 1];
        for later in (card..cards.count()).filter(|&later| cards.leads_to(card, later)) {
            by_turn[cards.filled_count(later) - filled].push(later);
        }
        Player { by_turn, reach: Reach::of_all(game, card) }
    }

    /// A full card stays as it is.
    fn cards(&self, turn: usize) -> &[usize] {
        &self.by_turn[turn.min(self.by_turn.len() - 1)]
    }
}
