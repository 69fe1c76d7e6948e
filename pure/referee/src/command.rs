//! What a client asks for.

use bonecup_games::{AnyMove, AnyOutcome};
use bonecup_rules::Seat;

use crate::{Key, Seq};

/// No command has more moves: the longest laying is sixteen bones and a hat that goes on and off.
pub const MOST_MOVES: usize = 40;

/// A request to change the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Who asks.
    pub seat: Seat,
    /// The last event that the client has seen; the first command is given after event 0.
    pub expected: Seq,
    /// The client's name for this command.
    pub key: Key,
    /// What it asks for.
    pub action: Action,
}

/// What can be asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// These moves, one after the other, all or none. None may come after dice roll or another seat acts: nobody
    /// could have chosen it yet.
    Play(Vec<AnyMove>),
    /// What real dice showed.
    Enter(AnyOutcome),
}
