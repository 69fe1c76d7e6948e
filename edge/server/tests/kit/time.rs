//! A clock whose time of day can be set.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bonecup_server::{Clock, TimeSource};

/// The system's clocks, but for the time of day, which is off by so many milliseconds.
#[derive(Clone)]
pub(crate) struct SetClock(Arc<AtomicI64>, Instant);

impl SetClock {
    pub(crate) fn off_by(seconds: i64) -> SetClock {
        SetClock(Arc::new(AtomicI64::new(seconds * 1_000)), Instant::now())
    }

    pub(crate) fn jump(&self, seconds: i64) {
        self.0.fetch_add(seconds * 1_000, Ordering::Relaxed);
    }

    pub(crate) fn clock(&self) -> Clock {
        Clock::new(self.clone())
    }
}

impl TimeSource for SetClock {
    fn wall(&self) -> i64 {
        now() + self.0.load(Ordering::Relaxed)
    }

    fn monotonic(&self) -> Duration {
        self.1.elapsed()
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}
