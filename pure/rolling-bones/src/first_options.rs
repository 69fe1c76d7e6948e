//! The options that the first version of the rules had.

use bonecup_rules::Points;
use serde::Deserialize;

use crate::options::target_in_range;
use crate::{BonesOptions, HatDuty, HatOff};

/// Options of a game that was agreed on under the first version of the rules: the hat fulfilled the duty in any case, or
/// never.
///
/// ```
/// use rolling_bones::{BonesOptions, FirstOptions, HatDuty};
///
/// # fn main() -> Result<(), serde_json::Error> {
/// let first: FirstOptions = serde_json::from_str("{}")?;
/// assert_eq!(BonesOptions::from(first).hat_duty, HatDuty::Always);
/// let first: FirstOptions = serde_json::from_str(r#"{"hat_fulfils_duty":false}"#)?;
/// assert_eq!(BonesOptions::from(first).hat_duty, HatDuty::Never);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FirstOptions {
    #[serde(deserialize_with = "target_in_range")]
    target: Points,
    hat_fulfils_duty: bool,
    hat_off: HatOff,
    finish_round: bool,
}

impl Default for FirstOptions {
    fn default() -> FirstOptions {
        FirstOptions {
            target: Points(100),
            hat_fulfils_duty: true,
            hat_off: HatOff::AnyTime,
            finish_round: false,
        }
    }
}

impl From<FirstOptions> for BonesOptions {
    fn from(first: FirstOptions) -> BonesOptions {
        BonesOptions {
            target: first.target,
            hat_duty: if first.hat_fulfils_duty { HatDuty::Always } else { HatDuty::Never },
            hat_off: first.hat_off,
            finish_round: first.finish_round,
        }
    }
}
