//! What players may agree on.

use std::collections::BTreeMap;

use bonecup_rules::{OptionError, OptionInfo, Options, Points};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The options of Rolling Bones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenOptions")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RollingBonesOptions"))]
pub struct BonesOptions {
    /// The points that end the game.
    pub target: Points,
    /// When a hat put on the skull fulfils the duty (RB-3).
    pub hat_duty: HatDuty,
    /// When the hat may come off (RB-5).
    pub hat_off: HatOff,
    /// Whether the round is played to the end (RB-10).
    pub finish_round: bool,
}

/// When putting on a hat of the roll fulfils the duty (RB-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "Given")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum HatDuty {
    /// Where no false bone is due: a gravestone shows, a bone of the roll fits, or no false bone could be laid.
    Printed,
    /// In any case, so that no false bone is laid while a hat could be.
    Always,
    /// Never: only bones and the gravestone do.
    Never,
}

/// When the hat may be taken off (RB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "Given")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum HatOff {
    /// At any time after a roll.
    AnyTime,
    /// After the opening roll, or once the duty of the roll is fulfilled.
    AfterDuty,
}

const HAT_DUTY: OptionInfo =
    OptionInfo { key: "hat_duty", ruling: "RB-3", allowed: "printed, always, never" };
const HAT_OFF: OptionInfo = OptionInfo { key: "hat_off", ruling: "RB-5", allowed: "any_time, after_duty" };

/// What became [`HAT_DUTY`], which says more than yes or no.
const HAT_FULFILS_DUTY: &str = "hat_fulfils_duty";

/// The targets that a game may have: the printed one is 100, and players may choose another.
const TARGETS: std::ops::RangeInclusive<i32> = 1..=1000;

impl Default for BonesOptions {
    fn default() -> BonesOptions {
        BonesOptions {
            target: Points(100),
            hat_duty: HatDuty::Printed,
            hat_off: HatOff::AnyTime,
            finish_round: false,
        }
    }
}

impl Options for BonesOptions {
    const LIST: &'static [OptionInfo] = &[
        OptionInfo { key: "target", ruling: "RB-10", allowed: "1 to 1000" },
        HAT_DUTY,
        HAT_OFF,
        OptionInfo { key: "finish_round", ruling: "RB-10", allowed: "true, false" },
    ];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let info = Self::LIST.iter().find(|info| info.key == key).ok_or_else(|| no_option(key))?;
        self.read(key, value).ok_or_else(|| OptionError::value(info, value))
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![
            ("target", self.target.to_string()),
            ("hat_duty", self.hat_duty.name().to_owned()),
            ("hat_off", self.hat_off.name().to_owned()),
            ("finish_round", self.finish_round.to_string()),
        ]
    }
}

impl BonesOptions {
    fn read(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "target" => self.target = value.parse().ok().filter(|t| TARGETS.contains(t)).map(Points)?,
            "hat_duty" => self.hat_duty = HatDuty::named(value)?,
            "hat_off" => self.hat_off = HatOff::named(value)?,
            _ => self.finish_round = value.parse().ok()?,
        }
        Some(())
    }
}

impl HatDuty {
    /// The three readings, the printed one first.
    pub const ALL: [HatDuty; 3] = [HatDuty::Printed, HatDuty::Always, HatDuty::Never];

    /// The name of the option's value.
    pub fn name(self) -> &'static str {
        match self {
            HatDuty::Printed => "printed",
            HatDuty::Always => "always",
            HatDuty::Never => "never",
        }
    }

    fn named(name: &str) -> Option<HatDuty> {
        HatDuty::ALL.into_iter().find(|duty| duty.name() == name)
    }
}

impl HatOff {
    /// Both, the printed one first.
    pub const ALL: [HatOff; 2] = [HatOff::AnyTime, HatOff::AfterDuty];

    /// The name of the option's value.
    pub fn name(self) -> &'static str {
        match self {
            HatOff::AnyTime => "any_time",
            HatOff::AfterDuty => "after_duty",
        }
    }

    fn named(name: &str) -> Option<HatOff> {
        HatOff::ALL.into_iter().find(|off| off.name() == name)
    }
}

/// Options as JSON has them: those left out are the rules' own, and there may be some that the game does not have.
#[derive(Deserialize)]
#[serde(default)]
struct WrittenOptions {
    #[serde(deserialize_with = "target_in_range")]
    target: Points,
    hat_duty: HatDuty,
    hat_off: HatOff,
    finish_round: bool,
    #[serde(flatten)]
    others: BTreeMap<String, IgnoredAny>,
}

impl Default for WrittenOptions {
    fn default() -> WrittenOptions {
        let BonesOptions { target, hat_duty, hat_off, finish_round } = BonesOptions::default();
        WrittenOptions { target, hat_duty, hat_off, finish_round, others: BTreeMap::new() }
    }
}

impl TryFrom<WrittenOptions> for BonesOptions {
    type Error = OptionError;

    fn try_from(written: WrittenOptions) -> Result<BonesOptions, OptionError> {
        let WrittenOptions { target, hat_duty, hat_off, finish_round, others } = written;
        match others.keys().next() {
            Some(key) => Err(no_option(key)),
            None => Ok(BonesOptions { target, hat_duty, hat_off, finish_round }),
        }
    }
}

/// What JSON has in the place of a named value. Whatever it is, the answer says which names there are.
#[derive(Deserialize)]
#[serde(untagged)]
enum Given {
    Text(String),
    Truth(bool),
    Other(IgnoredAny),
}

impl Given {
    fn text(self) -> String {
        match self {
            Given::Text(text) => text,
            Given::Truth(truth) => truth.to_string(),
            Given::Other(_) => "…".to_owned(),
        }
    }
}

impl TryFrom<Given> for HatDuty {
    type Error = OptionError;

    fn try_from(given: Given) -> Result<HatDuty, OptionError> {
        let name = given.text();
        HatDuty::named(&name).ok_or_else(|| OptionError::value(&HAT_DUTY, &name))
    }
}

impl TryFrom<Given> for HatOff {
    type Error = OptionError;

    fn try_from(given: Given) -> Result<HatOff, OptionError> {
        let name = given.text();
        HatOff::named(&name).ok_or_else(|| OptionError::value(&HAT_OFF, &name))
    }
}

fn no_option(key: &str) -> OptionError {
    if key == HAT_FULFILS_DUTY {
        return OptionError::renamed(HAT_FULFILS_DUTY, &HAT_DUTY);
    }
    OptionError::unknown(key, BonesOptions::LIST)
}

pub(crate) fn target_in_range<'de, D: serde::Deserializer<'de>>(input: D) -> Result<Points, D::Error> {
    let target = i32::deserialize(input)?;
    let error = || serde::de::Error::custom(format!("target cannot be {target}; allowed: 1 to 1000"));
    TARGETS.contains(&target).then_some(Points(target)).ok_or_else(error)
}
