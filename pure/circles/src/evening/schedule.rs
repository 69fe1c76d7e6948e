//! Who is to play whom.

use serde::{Deserialize, Serialize};

use super::refusal::EveningRefusal;

/// So many take part at most.
pub const MOST_PLAYERS: usize = 32;
/// So many tables an evening has at most.
pub const MOST_TABLES: usize = 200;

const MOST_GAMES: u8 = 4;
const MOST_ROUNDS: u8 = 20;

/// How an evening is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Schedule {
    /// Everybody against everybody.
    RoundRobin {
        /// How many games each pair plays, 1 to 4.
        games: u8,
    },
    /// In each round those who stand alike, and nobody against the same one again if that can be avoided.
    Swiss {
        /// How many rounds.
        rounds: u8,
    },
}

impl Schedule {
    /// Whether so many can play like this.
    ///
    /// # Errors
    /// Too few or too many players, games, rounds or tables.
    pub fn check(self, players: usize) -> Result<(), EveningRefusal> {
        if !(2..=MOST_PLAYERS).contains(&players) {
            return Err(EveningRefusal::Players);
        }
        let (number, most) = match self {
            Schedule::RoundRobin { games } => (games, usize::from(MOST_GAMES)),
            Schedule::Swiss { rounds } => (rounds, usize::from(MOST_ROUNDS).min(players - 1)),
        };
        let is_known = (1..=most).contains(&usize::from(number));
        if is_known && self.tables(players) <= MOST_TABLES { Ok(()) } else { Err(EveningRefusal::Schedule) }
    }

    /// How many tables that takes if nobody leaves.
    pub fn tables(self, players: usize) -> usize {
        match self {
            Schedule::RoundRobin { games } => usize::from(games) * players * players.saturating_sub(1) / 2,
            Schedule::Swiss { rounds } => usize::from(rounds) * (players / 2),
        }
    }
}
