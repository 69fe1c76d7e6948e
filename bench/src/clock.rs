//! Seconds of this thread on a core: on a busy machine the clock on the wall says little.

use std::time::Instant;

/// A stopwatch for the current thread.
pub(crate) struct Stopwatch {
    cpu: Option<u64>,
    wall: Instant,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch { cpu: nanoseconds(), wall: Instant::now() }
    }

    /// Seconds on a core since the start; on the wall where the system does not tell.
    pub(crate) fn seconds(&self) -> f64 {
        match (self.cpu, nanoseconds()) {
            (Some(start), Some(now)) => std::time::Duration::from_nanos(now - start).as_secs_f64(),
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Linux keeps the time on a core as the first number of this file.
fn nanoseconds() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok()
}
