//! Time: what the day is, and how long the server has really run. The one place that reads a clock.
//!
//! The time of day is told to people and ordered by; nothing that anybody can lose is measured by it, for it jumps: it is
//! set, daylight is saved, nodes disagree. What is measured – time for a move, absence, leases, idle tables – is measured
//! by the time that the server [has run](Clock::running), in which a server that was stopped did not.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bonecup_referee::room::Millis;
use tokio::time::Instant;

/// How often the clock has to be looked at, so that it notices when the server did not run.
pub(crate) const TICK: Duration = Duration::from_secs(1);
/// A look that comes so late was held up: the process was stopped, or the machine was too busy to serve anybody.
const PAUSE: Duration = Duration::from_secs(5);
/// A time of day that is further off than this is corrected; less is what nodes and answers take.
const TOLERANCE: i64 = 1_000;

/// Where time comes from.
pub trait TimeSource: Send + Sync {
    /// The time of day in milliseconds since 1970, which may jump.
    fn wall(&self) -> i64;

    /// How long it is since some moment. It never jumps, and goes on while the process is stopped.
    fn monotonic(&self) -> Duration;
}

/// The clocks of the system.
struct SystemSource(Instant);

impl TimeSource for SystemSource {
    fn wall(&self) -> i64 {
        now().0
    }

    fn monotonic(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The clock of a server. Clones show the same.
#[derive(Clone)]
pub struct Clock {
    source: Arc<dyn TimeSource>,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// The time of day when the source began.
    began: i64,
    /// When it was looked at last.
    looked: Duration,
    running: Duration,
    stopped: Duration,
}

/// What the clock has measured so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Measured {
    /// How long the server has run.
    pub(crate) running: Duration,
    /// How long it did not, since it was started.
    pub(crate) stopped: Duration,
}

impl Clock {
    /// A clock that goes by this source.
    pub fn new(source: impl TimeSource + 'static) -> Clock {
        let looked = source.monotonic();
        let began = source.wall() - millis(looked);
        let state = State { began, looked, ..State::default() };
        Clock { source: Arc::new(source), state: Arc::new(Mutex::new(state)) }
    }

    /// The time of day. Between [corrections](Clock::correct) it goes evenly, whatever happens to the system's clock.
    pub(crate) fn now(&self) -> Millis {
        Millis(self.lock().began.saturating_add(millis(self.source.monotonic())))
    }

    /// Compares the time of day with what it should be: the shared database's, or else the system's. Says by how many
    /// milliseconds it was off, if it was.
    pub(crate) fn correct(&self, shared: Option<i64>) -> Option<i64> {
        let right = shared.unwrap_or_else(|| self.source.wall());
        let off = right.saturating_sub(self.now().0);
        (off.abs() > TOLERANCE).then(|| {
            let mut state = self.lock();
            state.began = state.began.saturating_add(off);
            off
        })
    }

    /// How long the server has run, and how long not. A gap since the last look is time in which it did not, so somebody has
    /// to look every [`TICK`].
    pub(crate) fn measured(&self) -> Measured {
        let now = self.source.monotonic();
        let mut state = self.lock();
        let gap = now.saturating_sub(state.looked);
        state.looked = state.looked.max(now);
        if gap > PAUSE {
            state.stopped += gap;
        } else {
            state.running += gap;
        }
        Measured { running: state.running, stopped: state.stopped }
    }

    /// How long the server has run.
    pub(crate) fn running(&self) -> Duration {
        self.measured().running
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::new(SystemSource(Instant::now()))
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock")
    }
}

/// The system's time of day, where nothing is compared with it.
pub(crate) fn now() -> Millis {
    #[cfg(feature = "simulation")]
    if let Some(now) = crate::simulation::now() {
        return now;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(millis(since))
}

/// A span in milliseconds.
pub(crate) fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

    use super::*;

    /// Clocks that stand still until they are moved.
    #[derive(Clone, Default)]
    pub(crate) struct Moved(Arc<(AtomicI64, AtomicU64)>);

    impl Moved {
        /// Time passes, as it does for everybody.
        pub(crate) fn pass(&self, seconds: u64) {
            self.0.1.fetch_add(seconds * 1_000, Ordering::Relaxed);
            self.jump(i64::try_from(seconds).unwrap_or_default());
        }

        /// Somebody sets the time of day.
        pub(crate) fn jump(&self, seconds: i64) {
            self.0.0.fetch_add(seconds * 1_000, Ordering::Relaxed);
        }
    }

    impl TimeSource for Moved {
        fn wall(&self) -> i64 {
            self.0.0.load(Ordering::Relaxed)
        }

        fn monotonic(&self) -> Duration {
            Duration::from_millis(self.0.1.load(Ordering::Relaxed))
        }
    }

    #[test]
    fn a_jump_of_an_hour_is_seen_when_it_is_corrected_and_is_no_time_that_passed() {
        for hour in [3_600, -3_600] {
            let time = Moved::default();
            let clock = Clock::new(time.clone());
            time.pass(2);
            time.jump(hour);
            assert_eq!((clock.now(), clock.running()), (Millis(2_000), Duration::from_secs(2)));
            assert_eq!(clock.correct(None), Some(hour * 1_000));
            assert_eq!(
                (clock.now(), clock.running()),
                (Millis(2_000 + hour * 1_000), Duration::from_secs(2))
            );
            assert_eq!(clock.correct(None), None);
        }
    }

    #[test]
    fn nodes_ten_minutes_apart_have_the_time_of_their_database() {
        let node = |off: i64| {
            let time = Moved::default();
            time.jump(off);
            let clock = Clock::new(time);
            clock.correct(Some(5_000_000));
            clock.now()
        };
        assert_eq!([node(600), node(-600)], [Millis(5_000_000); 2]);
    }

    #[test]
    fn a_server_that_was_stopped_did_not_run() {
        let time = Moved::default();
        let clock = Clock::new(time.clone());
        for _ in 0..10 {
            time.pass(1);
            clock.measured();
        }
        time.pass(600);
        let measured = Measured { running: Duration::from_secs(10), stopped: Duration::from_secs(600) };
        assert_eq!(clock.measured(), measured);
        assert_eq!(clock.now(), Millis(610_000), "the day went on");
        time.pass(4);
        assert_eq!(clock.running(), Duration::from_secs(14));
    }
}
