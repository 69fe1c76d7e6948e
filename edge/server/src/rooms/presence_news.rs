//! How often everybody at a table is told that somebody came or went.
//!
//! Each who comes would be told to all who are there: in a crowd that comes and goes, everybody would be told of everybody. The
//! more listen, the longer the pauses; whoever looks after a pause sees all that happened in it.

use std::time::Duration;

use tokio::time::Instant;

/// For each who listens. A table sends a hundred of these messages in a second at most, however many come and go.
const PAUSE_EACH: Duration = Duration::from_millis(10);
/// No pause is shorter or longer.
const SHORTEST: Duration = Duration::from_millis(50);
const LONGEST: Duration = Duration::from_secs(3);

/// When it was told last, and whether it will be told again.
#[derive(Default)]
pub(super) struct PresenceNews {
    told: Option<Instant>,
    is_waiting: bool,
}

/// When news is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Telling {
    Now,
    /// Somebody has to wait so long and then tell.
    After(Duration),
    /// With what is waiting already.
    Later,
}

impl PresenceNews {
    /// Somebody came or went, and so many listen.
    pub(super) fn happened(&mut self, now: Instant, listeners: usize) -> Telling {
        if self.is_waiting {
            return Telling::Later;
        }
        let listeners = u32::try_from(listeners).unwrap_or(u32::MAX);
        let pause = PAUSE_EACH.saturating_mul(listeners).clamp(SHORTEST, LONGEST);
        let left = self.told.map_or(Duration::ZERO, |told| pause.saturating_sub(now.duration_since(told)));
        if left.is_zero() {
            self.told = Some(now);
            return Telling::Now;
        }
        self.is_waiting = true;
        Telling::After(left)
    }

    /// What was waiting is told now.
    pub(super) fn tell(&mut self, now: Instant) {
        *self = PresenceNews { told: Some(now), is_waiting: false };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_who_comes_is_told_at_once_and_a_crowd_together() {
        let (mut news, start) = (PresenceNews::default(), Instant::now());
        let after = |millis| start + Duration::from_millis(millis);
        assert_eq!(news.happened(start, 2), Telling::Now);
        assert_eq!(news.happened(after(60), 2), Telling::Now, "people at a table notice no pause");
        assert_eq!(news.happened(after(70), 200), Telling::After(Duration::from_millis(1_990)));
        assert_eq!(news.happened(after(80), 200), Telling::Later);
        assert_eq!(news.happened(after(1_990), 200), Telling::Later);
        news.tell(after(2_060));
        assert_eq!(news.happened(after(2_061), 10_000), Telling::After(Duration::from_millis(2_999)));
    }
}
