//! Which leads of a duel are not decided yet.

use crate::knochenmax::game::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// How many points a card can have brought at most since the start of a plan, and how many can still come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    pub(super) gained: i32,
    pub(super) to_come: i32,
}

impl Reach {
    /// The reach of every card that can come of `start`.
    pub(super) fn of_all(game: &KnochenMaxGame, start: usize) -> Vec<Reach> {
        let count = game.cards().count();
        let mut reach = vec![Reach::default(); count];
        for card in (start..count).rev() {
            let gains = gains(game, card).map(|(next, most)| most + reach[next].to_come);
            reach[card].to_come = gains.max().unwrap_or(0);
        }
        for card in (start..count).filter(|&card| game.cards().leads_to(start, card)) {
            for (next, most) in gains(game, card) {
                reach[next].gained = reach[next].gained.max(reach[card].gained + most);
            }
        }
        reach
    }
}

/// Where the ways of a card lead, and what they bring at most.
fn gains(game: &KnochenMaxGame, card: usize) -> impl Iterator<Item = (usize, i32)> {
    let most = |row: usize| game.rows()[row].worth().iter().flatten().max().copied();
    game.ways(card).into_iter().map(move |way| (way.next, most(way.row).unwrap_or(0).into()))
}

/// The leads at which a pair is open: a lead below is lost for certain, a lead above is won, or no play leads to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub(super) first: i32,
    pub(super) last: i32,
}

impl Span {
    /// No lead at all.
    pub(super) const EMPTY: Span = Span { first: 0, last: -1 };

    /// The leads that the player with the card `own` can have, who led by `lead` at the start of the plan.
    pub(super) fn reached(own: Reach, other: Reach, lead: i32) -> Span {
        Span { first: lead - other.gained, last: lead + own.gained }
    }

    /// Those among them that are open.
    pub(super) fn open(own: Reach, other: Reach, lead: i32) -> Span {
        let reached = Span::reached(own, other, lead);
        let first = reached.first.max(-own.to_come);
        Span { first, last: reached.last.min(other.to_come).max(first - 1) }
    }

    pub(super) fn len(self) -> usize {
        usize::try_from(self.last - self.first + 1).unwrap_or(0)
    }

    /// The same leads seen by the other player.
    pub(super) fn turned(self) -> Span {
        Span { first: -self.last, last: -self.first }
    }
}

/// The value of a lead, from those of a span. What lies outside is decided.
pub(super) fn look_up(span: Span, values: &[f64], lead: i32) -> f64 {
    match usize::try_from(lead - span.first) {
        Ok(place) => values.get(place).copied().unwrap_or(1.0),
        Err(_) => 0.0,
    }
}
