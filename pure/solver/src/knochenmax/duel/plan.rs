//! Which pairs of hands a duel can come to, and where their values are kept.

use std::ops::Range;

use knochenmax::KnochenMax;

use super::Pair;
use super::hands::{Hand, Hands};
use super::span::{Reach, Span};
use crate::knochenmax::rules::KnochenMaxGame;

/// Everything a duel can come to from a pair of hands and a lead, in layers: one per turn, then one for the end.
///
/// The plan follows from the options, the two hands and the lead alone, so a table of values needs no index of its own.
///
/// ```
/// use bonecup_solver::knochenmax::{DuelPlan, KnochenMaxGame};
/// use knochenmax::KnochenMaxOptions;
///
/// let game = KnochenMaxGame::new(&KnochenMaxOptions::default());
/// let plan = DuelPlan::whole(&game);
/// assert_eq!((plan.pairs(), plan.len()), (797_810, 199_804_585));
/// ```
#[derive(Clone, Debug)]
pub struct DuelPlan {
    pub(super) hands: Hands,
    pub(super) layers: Vec<Layer>,
}

/// The pairs at one turn of the duel: every hand of the mover with every hand of the player who waits.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub(super) movers: Vec<usize>,
    pub(super) waiting: Vec<usize>,
    /// Pairs of the same mover together.
    pairs: Vec<Place>,
    /// How many values the layer has.
    len: usize,
}

/// What belongs to a pair of hands: leads are those of the mover, values those of the player who waits.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) open: Span,
    /// The least and the greatest lead to which the plan leads.
    reached: Span,
    /// Where its values begin.
    begin: usize,
}

/// A player of a plan: what the hand at its start can become, by how many turns from then.
struct Player {
    by_turn: Vec<Vec<usize>>,
    reach: Vec<Reach>,
}

impl DuelPlan {
    /// The whole game with one sheet each.
    pub fn whole(game: &KnochenMaxGame) -> DuelPlan {
        DuelPlan::beginning(game, &[vec![0], vec![0]], 0, usize::MAX)
    }

    /// What can follow from a position; `None` unless two seats play.
    pub fn from_position(game: &KnochenMaxGame, position: &KnochenMax) -> Option<DuelPlan> {
        let Pair { mover, waiting, lead } = Pair::of(game, position)?;
        Some(DuelPlan::beginning(game, &[mover, waiting], lead, usize::MAX))
    }

    /// The first layers of the whole game, so many.
    pub(super) fn opening(game: &KnochenMaxGame, layers: usize) -> DuelPlan {
        DuelPlan::beginning(game, &[vec![0], vec![0]], 0, layers)
    }

    /// The first layers of a plan, at most so many. The player to move leads by so much.
    fn beginning(game: &KnochenMaxGame, starts: &[Hand; 2], lead: i32, layers: usize) -> DuelPlan {
        let hands = Hands::following(game, starts);
        let [own, other] = starts.each_ref().map(|start| Player::new(game, &hands, start));
        let turns = own.by_turn.len().max(other.by_turn.len()) - 1;
        let layer = |number: usize| match number % 2 {
            0 => Layer::new((&own, number / 2), (&other, number / 2), lead),
            _ => Layer::new((&other, number / 2), (&own, number / 2 + 1), -lead),
        };
        let layers = (0..=2 * turns).take(layers).map(layer).collect();
        DuelPlan { hands, layers }
    }

    /// How many pairs of hands there are.
    pub fn pairs(&self) -> usize {
        self.layers.iter().map(|layer| layer.pairs.len()).sum()
    }

    /// How many values the pairs have together, one for each lead that is open.
    pub fn len(&self) -> usize {
        self.layers.iter().map(Layer::len).sum()
    }

    /// The memory it takes.
    pub(super) fn bytes(&self) -> usize {
        self.hands.bytes() + self.layers.iter().map(Layer::bytes).sum::<usize>()
    }

    /// Never: there is at least the end.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The layer with a pair of hands.
    pub(super) fn layer_of(&self, mover: usize, waiting: usize) -> Option<usize> {
        self.layers.iter().position(|layer| layer.find(mover, waiting).is_some())
    }
}

impl Layer {
    fn new((mover, turn): (&Player, usize), (other, other_turn): (&Player, usize), lead: i32) -> Layer {
        let (movers, waiting) = (mover.hands(turn), other.hands(other_turn));
        let mut pairs = Vec::with_capacity(movers.len() * waiting.len());
        let mut len = 0;
        for &hand in movers {
            for &against in waiting {
                let (own, others) = (mover.reach[hand], other.reach[against]);
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
        let hands = size_of_val(self.movers.as_slice()) + size_of_val(self.waiting.as_slice());
        hands + size_of_val(self.pairs.as_slice())
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
    fn new(game: &KnochenMaxGame, hands: &Hands, start: &[usize]) -> Player {
        let mut by_turn: Vec<Vec<usize>> = vec![hands.find(start).into_iter().collect()];
        while let Some(next) =
            by_turn.last().map(|last| followers(hands, last)).filter(|next| !next.is_empty())
        {
            by_turn.push(next);
        }
        let reach = Reach::of_all(game, hands, &by_turn);
        Player { by_turn, reach }
    }

    /// Full sheets stay as they are.
    fn hands(&self, turn: usize) -> &[usize] {
        &self.by_turn[turn.min(self.by_turn.len() - 1)]
    }
}

/// What these hands can be one turn later, in ascending order.
fn followers(hands: &Hands, before: &[usize]) -> Vec<usize> {
    let fills = before.iter().flat_map(|&hand| hands.fills(hand));
    let mut next: Vec<usize> = fills.map(|fill| fill.next).collect();
    next.sort_unstable();
    next.dedup();
    next
}
