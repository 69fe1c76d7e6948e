//! Time at a table. The room never reads a clock: whoever asks it tells the time.

use serde::{Deserialize, Serialize};

use super::{Phase, Room};

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
    /// When the time of the person who has to act runs out.
    pub fn due(&self) -> Option<Millis> {
        let limit = self.opening.deadline.millis()?;
        let seat = self.seats.get(self.waited_for()?.index())?;
        (self.phase == Phase::Playing && seat.bot().is_none()).then(|| self.clock_since.plus(limit))
    }
}
