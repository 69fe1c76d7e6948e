//! What the players agree on.

use bonecup_rules::{OptionError, OptionInfo};
use serde::{Deserialize, Serialize};

use crate::profile::{self, Profile};
use crate::sheet::{MOST_SHEETS, SheetNo};

const BONES: OptionInfo = OptionInfo { key: "bones", ruling: "KM-5", allowed: profile::ALLOWED };
const SHEETS: OptionInfo = OptionInfo { key: "sheets", ruling: "KM-4", allowed: "1 to 6" };
const STRUCK_MAX_COUNTS: OptionInfo =
    OptionInfo { key: "struck_max_counts", ruling: "KM-2", allowed: "true, false" };

/// The options of KnochenMAX. In JSON each may be left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KnochenMaxOptions {
    /// How the bones fall (KM-5).
    pub bones: Profile,
    /// How many sheets each seat fills in parallel.
    pub sheets: SheetCount,
    /// Whether a struck KnochenMAX box is "already filled" for bonus and joker (KM-2).
    pub struck_max_counts: bool,
}

impl bonecup_rules::Options for KnochenMaxOptions {
    const LIST: &'static [OptionInfo] = &[BONES, SHEETS, STRUCK_MAX_COUNTS];

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "bones" => self.bones = value.parse().map_err(|_| OptionError::value(&BONES, value))?,
            "sheets" => self.sheets = sheet_count(value).ok_or_else(|| OptionError::value(&SHEETS, value))?,
            "struck_max_counts" => {
                self.struck_max_counts =
                    value.parse().map_err(|_| OptionError::value(&STRUCK_MAX_COUNTS, value))?;
            }
            _ => return Err(OptionError::unknown(key, Self::LIST)),
        }
        Ok(())
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        vec![
            (BONES.key, self.bones.to_string()),
            (SHEETS.key, self.sheets.get().to_string()),
            (STRUCK_MAX_COUNTS.key, self.struck_max_counts.to_string()),
        ]
    }
}

fn sheet_count(text: &str) -> Option<SheetCount> {
    SheetCount::new(text.parse().ok()?)
}

/// A number of parallel sheets: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct SheetCount(u8);

impl SheetCount {
    /// One sheet: the game as most play it.
    pub const ONE: SheetCount = SheetCount(1);

    /// So many sheets, if that many can be played at once.
    pub fn new(count: u8) -> Option<SheetCount> {
        (1..=MOST_SHEETS).contains(&usize::from(count)).then_some(SheetCount(count))
    }

    /// How many sheets.
    pub fn get(self) -> u8 {
        self.0
    }

    /// The numbers of the sheets.
    pub fn numbers(self) -> impl Iterator<Item = SheetNo> {
        (0..usize::from(self.0)).filter_map(SheetNo::new)
    }
}

impl Default for SheetCount {
    fn default() -> SheetCount {
        SheetCount::ONE
    }
}

impl TryFrom<u8> for SheetCount {
    type Error = OptionError;

    fn try_from(count: u8) -> Result<SheetCount, OptionError> {
        SheetCount::new(count).ok_or_else(|| OptionError::value(&SHEETS, &count.to_string()))
    }
}

impl From<SheetCount> for u8 {
    fn from(count: SheetCount) -> u8 {
        count.0
    }
}
