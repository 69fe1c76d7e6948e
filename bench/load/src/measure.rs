//! What was measured.

use std::time::Duration;

use hdrhistogram::Histogram;
use serde_json::{Value, json};

use crate::Failure;
use crate::table::Times;

/// Microseconds up to a minute, to three digits.
const MOST_MICROS: u64 = 60_000_000;

/// Moves that were made and how long they took.
pub(crate) struct Moved {
    pub(crate) moves: u64,
    pub(crate) seconds: f64,
    done: Histogram<u64>,
    seen: Histogram<u64>,
}

impl Moved {
    pub(crate) fn new() -> Result<Moved, Failure> {
        let times = || Histogram::new_with_bounds(1, MOST_MICROS, 2);
        Ok(Moved { moves: 0, seconds: 0.0, done: times()?, seen: times()? })
    }

    pub(crate) fn note(&mut self, times: &Times) -> Result<(), Failure> {
        if let Some(done) = times.done {
            self.done.record(micros(done))?;
        }
        if let Some(seen) = times.seen {
            self.seen.record(micros(seen))?;
        }
        Ok(())
    }

    /// Milliseconds within which this share of moves was acknowledged.
    pub(crate) fn acknowledged(&self, share: f64) -> f64 {
        self.done.value_at_quantile(share) as f64 / 1000.0
    }

    pub(crate) fn add(&mut self, other: &Moved) -> Result<(), Failure> {
        self.moves += other.moves;
        self.done.add(&other.done)?;
        self.seen.add(&other.seen)?;
        Ok(())
    }
}

fn micros(span: Duration) -> u64 {
    u64::try_from(span.as_micros()).unwrap_or(MOST_MICROS).clamp(1, MOST_MICROS)
}

/// One measurement.
pub(crate) struct Measured<'a> {
    pub(crate) server: &'a str,
    pub(crate) plan: &'a str,
    pub(crate) dice: &'a str,
    pub(crate) sockets: usize,
    /// Seconds of the server's processors.
    pub(crate) cpu: f64,
    pub(crate) moved: Moved,
}

impl Measured<'_> {
    /// Moves for each second of the server's processors.
    pub(crate) fn per_cpu_second(&self) -> f64 {
        self.moved.moves as f64 / self.cpu
    }

    /// How long half of the commands took at most to be acknowledged.
    pub(crate) fn done_p50_ms(&self) -> f64 {
        self.moved.done.value_at_quantile(0.5) as f64 / 1000.0
    }

    /// How this compares with another measurement of the same plan.
    pub(crate) fn beside(&self, other: &Measured<'_>) -> Value {
        let ratio = |ours: f64, theirs: f64| (ours / theirs * 100.0).round() / 100.0;
        json!({
            "server": self.server, "load": self.plan, "dice": self.dice, "beside": other.dice,
            "moves_per_cpu_second_ratio": ratio(self.per_cpu_second(), other.per_cpu_second()),
            "done_p50_ratio": ratio(self.done_p50_ms(), other.done_p50_ms()),
        })
    }

    /// One line for the ledger.
    pub(crate) fn json(&self, megabytes: f64) -> Value {
        let moved = &self.moved;
        let at = |times: &Histogram<u64>, part: f64| times.value_at_quantile(part) as f64 / 1000.0;
        json!({
            "server": self.server, "load": self.plan, "dice": self.dice, "sockets": self.sockets, "moves": moved.moves,
            "moves_per_second": (moved.moves as f64 / moved.seconds).round(),
            "moves_per_cpu_second": self.per_cpu_second().round(),
            "done_p50_ms": self.done_p50_ms(), "done_p99_ms": at(&moved.done, 0.99),
            "seen_p50_ms": at(&moved.seen, 0.5), "seen_p99_ms": at(&moved.seen, 0.99),
            "peak_megabytes": megabytes.round(),
        })
    }
}
