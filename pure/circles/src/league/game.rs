//! What a league needs of a game.

use bonecup_ratings::Decisions;
use bonecup_referee::{BotName, TableId};
use bonecup_rules::Points;
use serde::{Deserialize, Serialize};

/// A member of a circle: a number that means something there only, and is never given again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Member(pub u32);

/// A game that counts.
#[derive(Clone, PartialEq, Debug)]
pub struct LeagueGame {
    /// The table.
    pub table: TableId,
    /// When it ended, in milliseconds since 1970.
    pub at: i64,
    /// The seats, in the order of play.
    pub seats: Vec<LeagueSeat>,
}

/// A seat of it.
#[derive(Clone, PartialEq, Debug)]
pub struct LeagueSeat {
    /// Who had it.
    pub player: LeaguePlayer,
    /// Its points at the end.
    pub points: Points,
    /// Its part of the win: 1 alone, ½ for two that share it.
    pub won: f64,
    /// What luck gave, once the game was analysed.
    pub luck: Option<f64>,
    /// What its decisions lost, once the game was analysed.
    pub decisions: Option<Decisions>,
}

/// Whose seat it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaguePlayer {
    /// A member's, whose only one it was at this table.
    Member(Member),
    /// A bot's.
    Bot(BotName),
    /// Anybody else's: somebody who left, a guest, or who held several seats.
    Other,
}

impl LeagueGame {
    /// The seats of members.
    pub(super) fn members(&self) -> impl Iterator<Item = (Member, &LeagueSeat)> + Clone {
        self.seats.iter().filter_map(|seat| match seat.player {
            LeaguePlayer::Member(member) => Some((member, seat)),
            LeaguePlayer::Bot(_) | LeaguePlayer::Other => None,
        })
    }
}
