//! The one place that reads the time of day.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bonecup_referee::room::Millis;

/// Now.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(millis(since))
}

/// A span in milliseconds.
pub(crate) fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

/// How long it is until then; nothing if it is past.
pub(crate) fn until(at: Millis) -> Duration {
    let left = at.0.saturating_sub(now().0);
    Duration::from_millis(u64::try_from(left).unwrap_or(0))
}
