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

/// Seconds on cores of all threads of the process, to a hundredth; `None` where the system does not tell.
pub(crate) fn process_seconds() -> Option<f64> {
    // Linux: after the name in brackets the 12th and 13th fields are the time of the program and of the system for it,
    // in hundredths of a second on every machine that runs this.
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |place: usize| fields.get(place)?.parse::<u32>().ok();
    Some(f64::from(ticks(11)? + ticks(12)?) / 100.0)
}
