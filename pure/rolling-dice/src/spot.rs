//! Where on the table: lengths, points, and the square that a lying die covers.

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

use crate::decimal::Decimal;

/// A length in hundredths of a millimetre, up to [`Length::MOST`] either way.
///
/// ```
/// # use rolling_dice::Length;
/// assert_eq!(Length::nearest(120.499).to_string(), "120.50");
/// assert_eq!(Length::mm(12), Length::hundredths(1200));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Length(i32);

impl Length {
    /// The longest length that can be written: a kilometre. What is longer is cut.
    pub const MOST: Length = Length(99_999_999);

    /// So many hundredths of a millimetre.
    pub const fn hundredths(hundredths: i32) -> Length {
        if hundredths > Self::MOST.0 {
            Self::MOST
        } else if hundredths < -Self::MOST.0 {
            Length(-Self::MOST.0)
        } else {
            Length(hundredths)
        }
    }

    /// So many whole millimetres.
    pub const fn mm(millimetres: i32) -> Length {
        Length::hundredths(millimetres.saturating_mul(100))
    }

    /// The length nearest to so many millimetres.
    pub fn nearest(millimetres: f64) -> Length {
        Length::hundredths(nearest_whole(millimetres * 100.0))
    }

    /// How many hundredths of a millimetre.
    pub const fn in_hundredths(self) -> i32 {
        self.0
    }

    /// How many millimetres.
    pub fn in_mm(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

/// The nearest whole number; what no `i32` holds is cut to the nearest that one does.
#[expect(
    clippy::cast_possible_truncation,
    reason = "`as` cuts to the range of an i32, which is what is wanted"
)]
fn nearest_whole(number: f64) -> i32 {
    number.round() as i32
}

impl Add for Length {
    type Output = Length;
    fn add(self, other: Length) -> Length {
        Length::hundredths(self.0 + other.0)
    }
}

impl Sub for Length {
    type Output = Length;
    fn sub(self, other: Length) -> Length {
        Length::hundredths(self.0 - other.0)
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Decimal { value: self.0, places: 2 }.fmt(f)
    }
}

impl From<Length> for f64 {
    fn from(length: Length) -> f64 {
        length.in_mm()
    }
}

impl TryFrom<f64> for Length {
    type Error = TooFine;

    fn try_from(millimetres: f64) -> Result<Length, TooFine> {
        let length = Length::nearest(millimetres);
        if is_same(length.in_mm(), millimetres) { Ok(length) } else { Err(TooFine) }
    }
}

/// A number in JSON that is longer than a kilometre, or has more than two digits after the point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("lengths and turns are numbers with at most two digits after the point")]
pub struct TooFine;

/// Whether a number of JSON means the decimal number. The bound is far below a hundredth and far above what
/// binary fractions lose.
fn is_same(decimal: f64, number: f64) -> bool {
    (decimal - number).abs() < 1e-6
}

/// How far a die is turned about the vertical, in hundredths of a degree against the clock. A square looks the
/// same after a quarter turn, so the turn is always below 90°.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "f64", into = "f64")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
pub struct Yaw(u16);

impl Yaw {
    const QUARTER: u16 = 9000;

    /// So many hundredths of a degree, less whole quarter turns.
    pub const fn hundredths(hundredths: u16) -> Yaw {
        Yaw(hundredths % Self::QUARTER)
    }

    /// The turn nearest to so many degrees, less whole quarter turns.
    pub fn nearest(degrees: f64) -> Yaw {
        let quarter = i32::from(Self::QUARTER);
        let hundredths = nearest_whole((degrees % 90.0) * 100.0).rem_euclid(quarter);
        Yaw(u16::try_from(hundredths).unwrap_or(0))
    }

    /// How many hundredths of a degree.
    pub const fn in_hundredths(self) -> u16 {
        self.0
    }

    /// How many degrees.
    pub fn in_degrees(self) -> f64 {
        f64::from(self.0) / 100.0
    }
}

impl fmt::Display for Yaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Decimal { value: i32::from(self.0), places: 2 }.fmt(f)
    }
}

impl From<Yaw> for f64 {
    fn from(yaw: Yaw) -> f64 {
        yaw.in_degrees()
    }
}

impl TryFrom<f64> for Yaw {
    type Error = TooFine;

    fn try_from(degrees: f64) -> Result<Yaw, TooFine> {
        let yaw = Yaw::nearest(degrees);
        if is_same(yaw.in_degrees(), degrees) { Ok(yaw) } else { Err(TooFine) }
    }
}

/// A point of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point {
    /// Across the entrance, from its left corner.
    pub x: Length,
    /// Forward from the entrance line.
    pub y: Length,
}

impl Point {
    /// A point at whole millimetres.
    pub const fn mm(x: i32, y: i32) -> Point {
        Point { x: Length::mm(x), y: Length::mm(y) }
    }
}

/// Where a die lies flat: its centre and its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// The centre's distance across the entrance.
    pub x: Length,
    /// The centre's distance forward from the entrance line.
    pub y: Length,
    /// How the die is turned.
    pub turn: Yaw,
}

impl Spot {
    /// The die's centre.
    pub const fn centre(self) -> Point {
        Point { x: self.x, y: self.y }
    }
}
