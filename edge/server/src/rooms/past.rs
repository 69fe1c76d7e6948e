//! How the latest steps of a table left it: whoever opens the page anew wants to see what happened, and to find that out
//! from the log alone would mean to play the game again.

use std::collections::VecDeque;
use std::sync::Arc;

use bonecup_referee::room::Room;
use bonecup_referee::{Cast, Next, Seq};
use bonecup_rules::{Points, Seat};

/// How many steps are remembered, some 24 bytes each.
pub(crate) const MOST_PAST: usize = 200;

/// How the latest steps left the table.
#[derive(Default)]
pub(crate) struct Past {
    last: Seq,
    outcomes: VecDeque<Outcome>,
}

/// How a step left the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    /// The points of each seat; none before the game. Steps that earn nothing share them.
    pub(crate) points: Option<Arc<[Points]>>,
    /// The seat that has to act; none before and after the game.
    pub(crate) acting: Option<Seat>,
}

impl Past {
    /// Takes in the room after one more step. A room that is read again from its beginning begins here anew too.
    pub(super) fn push(&mut self, room: &Room) {
        if room.seq() != self.last.next() {
            self.outcomes.clear();
        }
        self.last = room.seq();
        let before = self.outcomes.back().and_then(|outcome| outcome.points.clone());
        self.outcomes.push_back(Outcome::of(room, before));
        if self.outcomes.len() > MOST_PAST {
            self.outcomes.pop_front();
        }
    }

    /// The step after which they begin, and how the last so many steps left the table, the newest last.
    pub(crate) fn latest(&self, most: usize) -> (Seq, Vec<Outcome>) {
        let skipped = self.outcomes.len().saturating_sub(most);
        let latest: Vec<Outcome> = self.outcomes.iter().skip(skipped).cloned().collect();
        let count = u32::try_from(latest.len()).unwrap_or(u32::MAX);
        (Seq(self.last.0.saturating_sub(count)), latest)
    }
}

impl Outcome {
    fn of(room: &Room, before: Option<Arc<[Points]>>) -> Outcome {
        let Some(table) = room.table() else { return Outcome { points: None, acting: None } };
        let standings = table.game().standings();
        let same = before.filter(|before| **before == *standings.points());
        Outcome { points: same.or_else(|| Some(standings.points().into())), acting: acting(&table.next()) }
    }
}

fn acting(next: &Next) -> Option<Seat> {
    match next {
        Next::Move(seat) | Next::Throw(seat, _) | Next::Enter(seat, _) | Next::Link(Cast { seat, .. }) => {
            Some(*seat)
        }
        Next::Draw(_) | Next::Over(_) => None,
    }
}
