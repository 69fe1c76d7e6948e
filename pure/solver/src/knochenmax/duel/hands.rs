//! What the players of a duel hold.

use std::collections::BTreeSet;

use knochenmax::Sheet;

use crate::knochenmax::cards::Cards;
use crate::knochenmax::game::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// The cards of a player's sheets in ascending order: which sheet is the first does not matter.
pub(super) type Hand = Vec<usize>;

/// Every hand that some hands can become, numbered in ascending order. From a blank sheet, a hand has the number of its card.
#[derive(Clone, Debug)]
pub(super) struct Hands {
    hands: Vec<Hand>,
    fills: Vec<Vec<Fill>>,
}

/// A way to fill a box of a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fill {
    /// The hand after it.
    pub(super) next: usize,
    /// Which row of the game says what the throws are worth.
    pub(super) row: usize,
}

impl Hands {
    /// What can come of these.
    pub(super) fn following(game: &KnochenMaxGame, starts: &[Hand]) -> Hands {
        let mut found: BTreeSet<Hand> = starts.iter().cloned().collect();
        let mut open: Vec<Hand> = found.iter().cloned().collect();
        while let Some(hand) = open.pop() {
            for (next, _) in ways(game, &hand) {
                if found.insert(next.clone()) {
                    open.push(next);
                }
            }
        }
        let mut hands = Hands { hands: found.into_iter().collect(), fills: Vec::new() };
        let fills = |hand: &Hand| {
            let ways = ways(game, hand).into_iter();
            ways.filter_map(|(next, row)| Some(Fill { next: hands.find(&next)?, row })).collect()
        };
        hands.fills = hands.hands.iter().map(fills).collect();
        hands
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.hands.len()
    }

    /// The number of a hand.
    pub(super) fn find(&self, hand: &[usize]) -> Option<usize> {
        self.hands.binary_search_by(|known| known.as_slice().cmp(hand)).ok()
    }

    /// The ways to fill a box; none if all are.
    pub(super) fn fills(&self, hand: usize) -> &[Fill] {
        &self.fills[hand]
    }

    /// The memory it takes.
    pub(super) fn bytes(&self) -> usize {
        let hands = self.hands.iter().map(|hand| size_of::<Hand>() + size_of_val(hand.as_slice()));
        let fills = self.fills.iter().map(|fills| size_of::<Vec<Fill>>() + size_of_val(fills.as_slice()));
        hands.sum::<usize>() + fills.sum::<usize>()
    }
}

/// The hand with these sheets.
pub(super) fn hand_of(game: &KnochenMaxGame, sheets: &[Sheet]) -> Hand {
    tidy(game.cards(), sheets.iter().map(|sheet| game.card(sheet)).collect())
}

/// The hand after the card on this sheet has become another.
pub(super) fn hand_after(game: &KnochenMaxGame, sheets: &[Sheet], sheet: usize, card: usize) -> Hand {
    let mut hand: Hand = sheets.iter().map(|sheet| game.card(sheet)).collect();
    hand[sheet] = card;
    tidy(game.cards(), hand)
}

/// Beside other sheets a full one is like any other full one. A single one ends the game, so there it would save nothing.
fn tidy(cards: Cards, mut hand: Hand) -> Hand {
    if hand.len() > 1 {
        let full = cards.number((1 << cards.boxes()) - 1, false);
        hand.iter_mut().filter(|card| cards.free(**card).next().is_none()).for_each(|card| *card = full);
        hand.sort_unstable();
    }
    hand
}

/// The hand after each way to fill a box, and the row of the way.
fn ways(game: &KnochenMaxGame, hand: &[usize]) -> Vec<(Hand, usize)> {
    let mut ways = Vec::new();
    for (place, &card) in hand.iter().enumerate() {
        // Of sheets that are alike one will do.
        if hand[..place].last() == Some(&card) {
            continue;
        }
        for way in game.ways(card) {
            let mut next = hand.to_vec();
            next[place] = way.next;
            ways.push((tidy(game.cards(), next), way.row));
        }
    }
    ways
}
