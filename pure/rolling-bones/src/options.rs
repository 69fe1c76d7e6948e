//! What players may agree on.

use bonecup_rules::{OptionError, OptionInfo, Options, Points};
use serde::{Deserialize, Serialize};

/// The options of Rolling Bones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BonesOptions {
    /// The points that end the game.
    #[serde(deserialize_with = "target_in_range")]
    pub target: Points,
    /// Whether a hat laid on the skull fulfils the duty (RB-3).
    pub hat_fulfils_duty: bool,
    /// When the hat may come off (RB-5).
    pub hat_off: HatOff,
    /// Whether the round is played to the end (RB-10).
    pub finish_round: bool,
}

/// When the hat may be taken off (RB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HatOff {
    /// At any time after a roll.
    AnyTime,
    /// After the opening roll, or once the duty of the roll is fulfilled.
    AfterDuty,
}

/// The targets that a game may have: the printed one is 100, and players may choose another.
const TARGETS: std::ops::RangeInclusive<i32> = 1..=1000;

impl Default for BonesOptions {
    fn default() -> BonesOptions {
        BonesOptions {
            target: Points(100),
            hat_fulfils_duty: true,
            hat_off: HatOff::AnyTime,
            finish_round: false,
        }
    }
}

impl Options for BonesOptions {
    const LIST: &'static [OptionInfo] = &[
        OptionInfo { key: "target", ruling: "RB-10", allowed: "1 to 1000" },
        OptionInfo { key: "hat_fulfils_duty", ruling: "RB-3", allowed: "true, false" },
        OptionInfo { key: "hat_off", ruling: "RB-5", allowed: "any_time, after_duty" },
        OptionInfo { key: "finish_round", ruling: "RB-10", allowed: "true, false" },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let info = Self::LIST.iter().find(|info| info.key == key);
        let info = info.ok_or_else(|| OptionError::unknown(key, Self::LIST))?;
        self.read(key, value).ok_or_else(|| OptionError::value(info, value))
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let hat_off = match self.hat_off {
            HatOff::AnyTime => "any_time",
            HatOff::AfterDuty => "after_duty",
        };
        vec![
            ("target", self.target.to_string()),
            ("hat_fulfils_duty", self.hat_fulfils_duty.to_string()),
            ("hat_off", hat_off.to_owned()),
            ("finish_round", self.finish_round.to_string()),
        ]
    }
}

impl BonesOptions {
    fn read(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "target" => self.target = value.parse().ok().filter(|t| TARGETS.contains(t)).map(Points)?,
            "hat_fulfils_duty" => self.hat_fulfils_duty = value.parse().ok()?,
            "hat_off" => self.hat_off = HatOff::read(value)?,
            _ => self.finish_round = value.parse().ok()?,
        }
        Some(())
    }
}

impl HatOff {
    fn read(value: &str) -> Option<HatOff> {
        match value {
            "any_time" => Some(HatOff::AnyTime),
            "after_duty" => Some(HatOff::AfterDuty),
            _ => None,
        }
    }
}

fn target_in_range<'de, D: serde::Deserializer<'de>>(input: D) -> Result<Points, D::Error> {
    let target = i32::deserialize(input)?;
    let error = || serde::de::Error::custom(format!("target cannot be {target}; allowed: 1 to 1000"));
    TARGETS.contains(&target).then_some(Points(target)).ok_or_else(error)
}
