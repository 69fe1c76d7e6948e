//! Time at a table. The room never reads a clock: whoever asks it tells the time.

use serde::{Deserialize, Serialize};

use super::{Phase, Room};
use crate::Seq;

/// Milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// So much later.
    #[must_use]
    pub fn plus(self, millis: i64) -> Millis {
        Millis(self.0.saturating_add(millis))
    }
}

/// How long a person may take for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Deadline {
    /// As long as they like.
    #[default]
    #[serde(rename = "none")]
    None,
    /// Half a minute.
    #[serde(rename = "30s")]
    HalfMinute,
    /// Two minutes.
    #[serde(rename = "2min")]
    TwoMinutes,
    /// A day.
    #[serde(rename = "1day")]
    Day,
}

impl Deadline {
    /// How many milliseconds it is.
    pub fn millis(self) -> Option<i64> {
        match self {
            Deadline::None => None,
            Deadline::HalfMinute => Some(30_000),
            Deadline::TwoMinutes => Some(120_000),
            Deadline::Day => Some(86_400_000),
        }
    }
}

impl Room {
    /// When the time of the person who has to act runs out, by the times of the steps. Clocks jump, and those of servers
    /// disagree: whoever waits for it measures [`time_limit`](Room::time_limit) instead.
    pub fn due(&self) -> Option<Millis> {
        self.time_limit().map(|limit| self.clock_since.plus(limit))
    }

    /// How many milliseconds the person who has to act has in all, if they have a clock.
    pub fn time_limit(&self) -> Option<i64> {
        let limit = self.opening.deadline.millis()?;
        let seat = self.seats.get(self.waited_for()?.index())?;
        (self.phase == Phase::Playing && seat.bot().is_none()).then_some(limit)
    }

    /// The step with which the clock began that runs now: as long as it is the same, so is the clock.
    pub fn clock_from(&self) -> Seq {
        self.clock_from
    }

    /// When that was.
    pub fn clock_since(&self) -> Millis {
        self.clock_since
    }
}
