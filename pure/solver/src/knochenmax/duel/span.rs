//! Which leads of a duel are not decided yet.

use super::hands::Hands;
use crate::knochenmax::game::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// How many points a hand can have brought at most since the start of a plan, and how many can still come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    pub(super) gained: i32,
    pub(super) to_come: i32,
}

impl Reach {
    /// The reach of every hand of a player, given those that there can be after each turn.
    pub(super) fn of_all(game: &KnochenMaxGame, hands: &Hands, by_turn: &[Vec<usize>]) -> Vec<Reach> {
        let most: Vec<i32> = game.rows().iter().map(|row| most_points(row.worth())).collect();
        let mut reach = vec![Reach::default(); hands.len()];
        for &hand in by_turn.iter().rev().flatten() {
            let to_come = hands.fills(hand).iter().map(|fill| most[fill.row] + reach[fill.next].to_come);
            reach[hand].to_come = to_come.max().unwrap_or(0);
        }
        for &hand in by_turn.iter().flatten() {
            for fill in hands.fills(hand) {
                let gained = reach[hand].gained + most[fill.row];
                reach[fill.next].gained = reach[fill.next].gained.max(gained);
            }
        }
        reach
    }
}

fn most_points(worth: &[Option<u16>]) -> i32 {
    worth.iter().flatten().max().copied().unwrap_or(0).into()
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

    /// The leads that the player with the hand `own` can have, who led by `lead` at the start of the plan.
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
