//! Who has won how often against whom.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use super::game::{LeagueGame, LeagueSeat, Member};

/// Two members who sat at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeadToHead {
    /// Who, the smaller number first.
    pub members: [Member; 2],
    /// How often.
    pub played: u32,
    /// How often each of them was before the other.
    pub won: [u32; 2],
    /// How often they were level.
    pub shared: u32,
}

/// Every two who met, in the order of their numbers.
pub(super) fn all(games: &[LeagueGame]) -> Vec<HeadToHead> {
    let mut pairs: BTreeMap<[Member; 2], HeadToHead> = BTreeMap::new();
    for game in games {
        for (one, own) in game.members() {
            for (other, theirs) in game.members().filter(|(other, _)| one < *other) {
                let members = [one, other];
                let new = HeadToHead { members, played: 0, won: [0, 0], shared: 0 };
                pairs.entry(members).or_insert(new).add(before(own, theirs));
            }
        }
    }
    pairs.into_values().collect()
}

/// The greater part of the win, or else more points.
fn before(own: &LeagueSeat, theirs: &LeagueSeat) -> Ordering {
    own.won.total_cmp(&theirs.won).then(own.points.cmp(&theirs.points))
}

impl HeadToHead {
    fn add(&mut self, first: Ordering) {
        self.played += 1;
        match first {
            Ordering::Greater => self.won[0] += 1,
            Ordering::Less => self.won[1] += 1,
            Ordering::Equal => self.shared += 1,
        }
    }
}
