//! What the players agree on.

use bonecup_rules::{OptionError, OptionInfo, Options};
use serde::{Deserialize, Serialize};

const TARGET: OptionInfo = OptionInfo { key: "target", ruling: "PIG-3", allowed: "10 to 200" };

/// The options of Pig. In JSON each may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PigOptions {
    /// The points that win (PIG-3).
    pub target: Target,
}

impl Default for PigOptions {
    fn default() -> PigOptions {
        PigOptions { target: Target(100) }
    }
}

/// A target from 10 to 200.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Target(u8);

impl Target {
    /// The points.
    pub fn get(self) -> i32 {
        self.0.into()
    }
}

impl TryFrom<u8> for Target {
    type Error = OptionError;

    fn try_from(points: u8) -> Result<Target, OptionError> {
        let possible = (10..=200).contains(&points).then_some(Target(points));
        possible.ok_or_else(|| OptionError::value(&TARGET, &points.to_string()))
    }
}

impl From<Target> for u8 {
    fn from(target: Target) -> u8 {
        target.0
    }
}

impl Options for PigOptions {
    const LIST: &'static [OptionInfo] = &[TARGET];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        if key != TARGET.key {
            return Err(OptionError::unknown(key, Self::LIST));
        }
        let points: u8 = value.parse().map_err(|_| OptionError::value(&TARGET, value))?;
        self.target = Target::try_from(points)?;
        Ok(())
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![(TARGET.key, self.target.0.to_string())]
    }
}
