//! How the bones of a table tend to fall (KM-5).

use std::fmt;
use std::str::FromStr;

use bonecup_rules::NotationError;
use serde::{Deserialize, Serialize, Serializer};

/// What may be written for the option `bones`.
pub(crate) const ALLOWED: &str = "antique, shagai, fair, or four positive weights such as 1,4,4,1";

/// The greatest weight: four of them are far below what a draw can take, and each is exact in any JSON.
const MOST: u64 = 1_000_000_000;

/// A weight may have six decimal places; the smallest step is a millionth.
const PLACES: usize = 6;
const MILLION: u64 = 1_000_000;

/// The weights with which a bone shows its sides, as integers in lowest terms.
///
/// Equal weights are equal profiles: `2,8,8,2` is `antique`, and is written so. No weight exceeds
/// 1,000,000,000, as given or in lowest terms, and none has more than six decimal places.
///
/// ```
/// use knochenmax::Profile;
///
/// let own: Profile = "0.135,0.385,0.385,0.095".parse().unwrap();
/// assert_eq!(own, Profile::SHAGAI);
/// assert_eq!(own.weights(), [27, 77, 77, 19]);
/// assert_eq!(own.to_string(), "shagai");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "Written")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "BonesProfile", type = "string | [number, number, number, number]")
)]
pub struct Profile {
    weights: [u64; 4],
}

impl Profile {
    /// 0.10, 0.40, 0.40, 0.10: rounded from Winkelman's 1,000 throws of five sheep bones (2001).
    pub const ANTIQUE: Profile = Profile { weights: [1, 4, 4, 1] };
    /// 0.135, 0.385, 0.385, 0.095: 200 throws of one bone (2018).
    pub const SHAGAI: Profile = Profile { weights: [27, 77, 77, 19] };
    /// Four equal sides, as no astragalus has them.
    pub const FAIR: Profile = Profile { weights: [1, 1, 1, 1] };

    /// The profiles that have a name.
    pub const NAMED: [(&str, Profile); 3] =
        [("antique", Profile::ANTIQUE), ("shagai", Profile::SHAGAI), ("fair", Profile::FAIR)];

    /// The weight of each side, in the order of [`Side::ALL`](crate::Side::ALL).
    pub fn weights(&self) -> [u64; 4] {
        self.weights
    }

    fn reduced(weights: [u64; 4]) -> Option<Profile> {
        let divisor = weights.into_iter().fold(0, gcd);
        let weights = weights.map(|weight| weight / divisor.max(1));
        weights.iter().all(|weight| (1..=MOST).contains(weight)).then_some(Profile { weights })
    }
}

impl Default for Profile {
    fn default() -> Profile {
        Profile::ANTIQUE
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = Profile::NAMED.iter().find(|(_, profile)| profile == self) {
            return f.write_str(name);
        }
        let [hund, ruecken, bauch, chios] = self.weights;
        write!(f, "{hund},{ruecken},{bauch},{chios}")
    }
}

impl FromStr for Profile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Profile, NotationError> {
        let named = Profile::NAMED.iter().find(|(name, _)| *name == text.trim());
        named
            .map(|&(_, profile)| profile)
            .or_else(|| Profile::reduced(four_weights(text)?))
            .ok_or_else(|| NotationError::new(text, ALLOWED))
    }
}

/// Four weights with commas between them, in millionths.
fn four_weights(text: &str) -> Option<[u64; 4]> {
    let mut parts = text.split(',').map(|part| millionths(part.trim()));
    let weights = [parts.next()??, parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(weights)
}

/// A decimal in millionths, read digit by digit: 0.135 is 135,000 and no binary fraction near it.
fn millionths(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if !is_digits(whole) || !is_digits(fraction) || fraction.len() > PLACES {
        return None;
    }
    let whole: u64 = whole.parse().ok().filter(|&whole| whole <= MOST)?;
    let fraction: u64 = format!("{fraction:0<PLACES$}").parse().ok()?;
    Some(whole * MILLION + fraction)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A profile in JSON: its name, or a list of four numbers.
#[derive(Deserialize)]
#[serde(untagged, expecting = "bones are antique, shagai, fair, or four positive weights such as [1,4,4,1]")]
enum Written {
    Text(String),
    Weights([f64; 4]),
}

impl TryFrom<Written> for Profile {
    type Error = NotationError;

    fn try_from(written: Written) -> Result<Profile, NotationError> {
        match written {
            Written::Text(text) => text.parse(),
            // A float prints the shortest decimal that it stands for, so 0.135 is again what was written.
            Written::Weights(weights) => weights.map(|weight| weight.to_string()).join(",").parse(),
        }
    }
}

impl Serialize for Profile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match Profile::NAMED.iter().find(|(_, profile)| profile == self) {
            Some((name, _)) => name.serialize(serializer),
            None => self.weights.serialize(serializer),
        }
    }
}
