//! What a seat does.

use bonecup_games::{AnyMove, AnyOutcome};
use bonecup_rules::Seat;

/// No command has more moves: the longest laying is sixteen bones and a hat that goes on and off.
pub const MOST_MOVES: usize = 40;

/// What a seat does. Whether it was sent before, or by somebody who has not seen everything, is for the
/// [`Room`](crate::room::Room) to know: a table in one process has nobody who could be late.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// Who acts.
    pub seat: Seat,
    /// What it does.
    pub action: Action,
}

/// What a seat can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// These moves, one after the other, all or none. None may come after dice roll or another seat acts: nobody
    /// could have chosen it yet.
    Play(Vec<AnyMove>),
    /// What real dice showed.
    Enter(AnyOutcome),
}
