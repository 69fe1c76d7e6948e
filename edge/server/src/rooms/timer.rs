//! The time of the person who has to act, as this node measures it.

use std::time::Duration;

use bonecup_referee::Seq;
use bonecup_referee::room::Room;

/// A clock that runs for somebody. Its times are those that the server has run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveTimer {
    /// The step with which it began.
    pub(super) from: Seq,
    pub(super) limit: Duration,
    began: Duration,
    /// What of it was over when it was first seen here.
    spent: Duration,
}

impl MoveTimer {
    /// The timer after a step: the one before, if the same clock still runs, or a new one.
    pub(super) fn after(before: Option<MoveTimer>, room: &Room, running: Duration) -> Option<MoveTimer> {
        let limit = Duration::from_millis(room.time_limit()?.unsigned_abs());
        let from = room.clock_from();
        let new = || MoveTimer { from, limit, began: running, spent: Duration::ZERO };
        Some(before.filter(|before| before.from == from).unwrap_or_else(new))
    }

    /// So much was over before.
    pub(super) fn spend(&mut self, spent: Duration) {
        self.spent = spent;
    }

    /// How much is left.
    pub(super) fn left(&self, running: Duration) -> Duration {
        self.limit.saturating_sub(self.spent).saturating_sub(running.saturating_sub(self.began))
    }
}
