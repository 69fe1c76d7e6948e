//! The league of a season: what the games of a circle come to.

mod game;
mod head_to_head;
mod records;
mod strength;
mod table;

use bonecup_games::GameId;

pub use game::{LeagueGame, LeaguePlayer, LeagueSeat, Member};
pub use head_to_head::HeadToHead;
pub use records::{FEWEST_DECISIONS, LeagueRecord, RecordKind};
pub use table::LeagueLine;

/// What the games of one kind come to.
#[derive(Clone, PartialEq, Debug)]
pub struct League {
    /// How many games were counted.
    pub played: usize,
    /// The members who played, the first first.
    pub table: Vec<LeagueLine>,
    /// Every two members who sat at one table.
    pub head_to_head: Vec<HeadToHead>,
    /// The records that somebody holds.
    pub records: Vec<LeagueRecord>,
}

impl League {
    /// Goes through the games, all of this kind, in the order in which they ended.
    pub fn of(game: GameId, mut games: Vec<LeagueGame>) -> League {
        games.sort_by(|one, other| (one.at, &one.table).cmp(&(other.at, &other.table)));
        League {
            played: games.len(),
            table: table::lines(game, &games),
            head_to_head: head_to_head::all(&games),
            records: records::all(&games),
        }
    }
}
