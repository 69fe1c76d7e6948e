//! How a throw is aimed.
//!
//! The hand holds the dice before the entrance. An aim is made of whole numbers, so that the same throw can be
//! sent, stored and thrown again bit by bit.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bonecup_rules::NotationError;
use serde::{Deserialize, Serialize};

use crate::decimal::{self, Decimal};
use crate::notation::Words;

/// Where, whereto and how hard.
///
/// ```
/// # use rolling_dice::Aim;
/// let aim: Aim = "at 150.0 direction -120 strength 900 loft 50 spin 12.0".parse().unwrap();
/// assert_eq!(aim, Aim { place: 1500, direction: -120, strength: 900, loft: 50, spin: 120 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AimText", type = "string"))]
pub struct Aim {
    /// Where along the entrance, in tenths of a millimetre from its left corner.
    pub place: i32,
    /// In thousandths of a radian: 0 is straight forward, negative to the left.
    pub direction: i32,
    /// Speed in millimetres per second.
    pub strength: i32,
    /// How steeply upward, in thousandths of a radian.
    pub loft: i32,
    /// Forward spin of the dice, in tenths of a radian per second.
    pub spin: i32,
}

/// A part of an aim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AimPart {
    /// [`Aim::place`].
    Place,
    /// [`Aim::direction`].
    Direction,
    /// [`Aim::strength`].
    Strength,
    /// [`Aim::loft`].
    Loft,
    /// [`Aim::spin`].
    Spin,
}

impl AimPart {
    /// All parts, in the order of the notation.
    pub const ALL: [AimPart; 5] =
        [AimPart::Place, AimPart::Direction, AimPart::Strength, AimPart::Loft, AimPart::Spin];

    /// What a hand can do, in the units of [`Aim`]. At the ends of the entrance some room is left for the hand;
    /// the weakest throw just enters, the strongest would slide through the opposite wall.
    pub fn range(self) -> RangeInclusive<i32> {
        match self {
            AimPart::Place => 300..=2700,
            AimPart::Direction => -600..=600,
            AimPart::Strength => 300..=2000,
            AimPart::Loft => -200..=400,
            AimPart::Spin => 0..=300,
        }
    }

    /// The key of the part, as facts name it.
    pub fn name(self) -> &'static str {
        match self {
            AimPart::Place => "place",
            AimPart::Direction => "direction",
            AimPart::Strength => "strength",
            AimPart::Loft => "loft",
            AimPart::Spin => "spin",
        }
    }

    /// How many digits after the point the notation has: 1 for parts that are counted in tenths.
    pub fn decimals(self) -> usize {
        match self {
            AimPart::Place | AimPart::Spin => 1,
            AimPart::Direction | AimPart::Strength | AimPart::Loft => 0,
        }
    }

    /// What it is measured in, as the notation writes it.
    pub fn unit(self) -> &'static str {
        match self {
            AimPart::Place => "mm",
            AimPart::Direction | AimPart::Loft => "mrad",
            AimPart::Strength => "mm/s",
            AimPart::Spin => "rad/s",
        }
    }

    /// A value of this part as the notation writes it.
    pub fn write(self, value: i32) -> String {
        Decimal { value, places: self.decimals() }.to_string()
    }

    /// The word before its value in the notation.
    pub fn word(self) -> &'static str {
        if self == AimPart::Place { "at" } else { self.name() }
    }
}

impl Aim {
    /// From the middle, straight forward, hard enough to get half-way: what is thrown if nothing is said.
    pub const USUAL: Aim = Aim { place: 1500, direction: 0, strength: 900, loft: 50, spin: 120 };

    /// The value of a part.
    pub fn part(&self, part: AimPart) -> i32 {
        match part {
            AimPart::Place => self.place,
            AimPart::Direction => self.direction,
            AimPart::Strength => self.strength,
            AimPart::Loft => self.loft,
            AimPart::Spin => self.spin,
        }
    }

    /// Gives a part another value, also one that no hand can do.
    pub fn set(&mut self, part: AimPart, value: i32) {
        match part {
            AimPart::Place => self.place = value,
            AimPart::Direction => self.direction = value,
            AimPart::Strength => self.strength = value,
            AimPart::Loft => self.loft = value,
            AimPart::Spin => self.spin = value,
        }
    }

    /// The first part that no hand can do.
    pub fn out_of_range(&self) -> Option<AimPart> {
        AimPart::ALL.into_iter().find(|&part| !part.range().contains(&self.part(part)))
    }

    /// A sample of all aims: five places, five directions and four strengths that reach from the near net to the
    /// far one, each thrown alike.
    pub fn sample() -> impl Iterator<Item = Aim> {
        let places = [600, 1050, 1500, 1950, 2400];
        places.into_iter().flat_map(|place| {
            [-240, -120, 0, 120, 240].into_iter().flat_map(move |direction| {
                let aim = move |strength| Aim { place, direction, strength, loft: 50, spin: 120 };
                [700, 850, 950, 1050].into_iter().map(aim)
            })
        })
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in AimPart::ALL {
            let gap = if part == AimPart::Place { "" } else { " " };
            write!(f, "{gap}{} {}", part.word(), part.write(self.part(part)))?;
        }
        Ok(())
    }
}

impl FromStr for Aim {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Aim, NotationError> {
        const AN_AIM: &str = "an aim: at 150.0 direction 0 strength 900 loft 50 spin 12.0";
        let mut words = Words::of(text);
        words.aim().filter(|_| words.is_done()).ok_or_else(|| NotationError::new(text, AN_AIM))
    }
}

impl Words<'_> {
    /// Reads the parts of an aim, each after its word.
    pub(crate) fn aim(&mut self) -> Option<Aim> {
        let mut part = |part: AimPart| {
            self.word(part.word())?;
            decimal::read(self.next()?, part.decimals())
        };
        Some(Aim {
            place: part(AimPart::Place)?,
            direction: part(AimPart::Direction)?,
            strength: part(AimPart::Strength)?,
            loft: part(AimPart::Loft)?,
            spin: part(AimPart::Spin)?,
        })
    }
}

impl TryFrom<String> for Aim {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Aim, NotationError> {
        text.parse()
    }
}

impl From<Aim> for String {
    fn from(aim: Aim) -> String {
        aim.to_string()
    }
}
