//! Which leads of a duel are not decided yet.

use crate::knochenmax::game::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// How many points a card can hold at most, and how many can still come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    pub(super) held: i32,
    pub(super) to_come: i32,
}

impl Reach {
    /// The reach of every card.
    pub(super) fn of_all(game: &KnochenMaxGame) -> Vec<Reach> {
        let count = game.cards().count();
        let mut reach = vec![Reach::default(); count];
        for card in (0..count).rev() {
            let gains = gains(game, card).map(|(next, most)| most + reach[next].to_come);
            reach[card].to_come = gains.max().unwrap_or(0);
        }
        for card in 0..count {
            for (next, most) in gains(game, card) {
                reach[next].held = reach[next].held.max(reach[card].held + most);
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
    /// The open leads of the player with the card `own`.
    pub(super) fn new(own: Reach, other: Reach) -> Span {
        Span { first: -own.to_come.min(other.held), last: other.to_come.min(own.held) }
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

/// Per row, its throws with the points they bring.
pub(super) fn cells(game: &KnochenMaxGame) -> Vec<Vec<(usize, usize)>> {
    let cells = |worth: &[Option<u16>]| {
        let cells = worth.iter().enumerate();
        cells.filter_map(|(throw, points)| Some((throw, usize::from((*points)?)))).collect()
    };
    game.rows().iter().map(|row| cells(row.worth())).collect()
}
