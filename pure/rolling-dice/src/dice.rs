//! Dice: what they show and how they came to rest.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bonecup_rules::{NotationError, Points};
use serde::{Deserialize, Serialize};

use crate::arena::{self, Patch};
use crate::spot::{Length, Point, Spot, Yaw};

/// A face of a die, one to six.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Pips", type = "number"))]
pub struct Face(u8);

impl Face {
    /// All faces, lowest first.
    pub const ALL: [Face; 6] = [Face(1), Face(2), Face(3), Face(4), Face(5), Face(6)];

    /// The face with so many pips.
    pub fn new(pips: u8) -> Option<Face> {
        Self::ALL.into_iter().find(|face| face.0 == pips)
    }

    /// How many pips it has.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// What it is worth.
    pub fn points(self) -> Points {
        Points(i32::from(self.0))
    }

    /// The direction that the face looks, in the die's own axes.
    ///
    /// Opposite faces add up to seven, and seen from the corner that they share 1, 2 and 3 go round against the
    /// clock, as on most dice sold in the West: 1 looks along x, 2 along y, 3 along z.
    pub const fn axis(self) -> [i8; 3] {
        match self.0 {
            1 => [1, 0, 0],
            2 => [0, 1, 0],
            3 => [0, 0, 1],
            4 => [0, 0, -1],
            5 => [0, -1, 0],
            _ => [-1, 0, 0],
        }
    }

    /// The face that a die shows: the one pointing most upwards, also if the die rests tilted (RD-4). Of faces
    /// that point up equally it is the lowest.
    ///
    /// `up` is the direction straight up as the die sees it, in its own [axes](Face::axis): the upward row of
    /// its rotation matrix, or `rotation.inverse() * up` where a library has that.
    ///
    /// ```
    /// # use rolling_dice::Face;
    /// assert_eq!(Face::most_upward([0.1, -0.99, 0.1]).pips(), 5);
    /// ```
    pub fn most_upward(up: [f64; 3]) -> Face {
        let mut shown = Face(1);
        for face in Self::ALL {
            if face.height(up) > shown.height(up) {
                shown = face;
            }
        }
        shown
    }

    fn height(self, up: [f64; 3]) -> f64 {
        let [x, y, z] = self.axis().map(f64::from);
        x * up[0] + y * up[1] + z * up[2]
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

const A_FACE: &str = "a face: 1 2 3 4 5 6";

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Face, NotationError> {
        let pips = text.bytes().next().filter(|_| text.len() == 1).map(|digit| digit.wrapping_sub(b'0'));
        pips.and_then(Face::new).ok_or_else(|| NotationError::new(text, A_FACE))
    }
}

impl TryFrom<u8> for Face {
    type Error = NotationError;

    fn try_from(pips: u8) -> Result<Face, NotationError> {
        Face::new(pips).ok_or_else(|| NotationError::new(&pips.to_string(), A_FACE))
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

/// What a die came to rest on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Place {
    /// On the ice, or on a die that is (RD-13).
    #[default]
    Floe,
    /// It touched the water, wherever it lies now.
    Water,
    /// It left the box, which counts as the water does.
    Outside,
}

impl Place {
    /// All places.
    pub const ALL: [Place; 3] = [Place::Floe, Place::Water, Place::Outside];

    /// The word for the place in notation.
    pub fn name(self) -> &'static str {
        match self {
            Place::Floe => "floe",
            Place::Water => "water",
            Place::Outside => "outside",
        }
    }
}

/// How a die came to rest: a fact that whoever threw hands in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rest {
    /// What it shows.
    pub face: Face,
    /// Its centre's distance across the entrance.
    pub x: Length,
    /// Its centre's distance forward from the entrance line.
    pub y: Length,
    /// How it is turned about the vertical.
    #[serde(default, skip_serializing_if = "is_straight")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub turn: Yaw,
    /// How many dice it stands on: 0 on the ice itself.
    #[serde(default, skip_serializing_if = "is_ground")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub level: u8,
    /// What it rests on.
    #[serde(default, skip_serializing_if = "is_floe")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub place: Place,
    /// What it touches on the owner's own floe, as a person tells it: what a net gives, less than 0 for what a hole
    /// takes, 0 for neither. Where nothing is told, the nets and holes of the [arena](crate::arena) decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub patch: Option<Points>,
}

fn is_straight(turn: &Yaw) -> bool {
    *turn == Yaw::default()
}

fn is_ground(level: &u8) -> bool {
    *level == 0
}

fn is_floe(place: &Place) -> bool {
    *place == Place::Floe
}

impl Rest {
    /// Two dice that differ by no more are at equal height (RD-2).
    pub const EQUAL_HEIGHT: Length = Length::mm(1);

    /// What nets and holes of a floe can be worth. The printed one has +6 and −2 among its values; there is room on
    /// either side for the others.
    pub const PATCHES: RangeInclusive<Points> = Points(-6)..=Points(8);

    /// A die that lies flat on the ice.
    pub const fn flat(face: Face, spot: Spot) -> Rest {
        Rest { face, x: spot.x, y: spot.y, turn: spot.turn, level: 0, place: Place::Floe, patch: None }
    }

    /// The same die with nothing told of nets and holes: as physics see it.
    pub const fn untold(self) -> Rest {
        Rest { patch: None, ..self }
    }

    /// The same die on the owner's own floe, where a die of which nothing is told touches nothing.
    pub(crate) fn on_own_floe(self) -> Rest {
        Rest { patch: self.on_floe().then(|| self.patch.unwrap_or_default()), ..self }
    }

    /// The square that it covers.
    pub const fn spot(&self) -> Spot {
        Spot { x: self.x, y: self.y, turn: self.turn }
    }

    /// Its centre.
    pub const fn centre(&self) -> Point {
        self.spot().centre()
    }

    /// Whether it is on the floe.
    pub fn on_floe(&self) -> bool {
        self.place == Place::Floe
    }

    /// The net or hole that it touches: only on the ice itself, not on top of another die (RD-5).
    pub fn touched_patch(&self) -> Option<&'static Patch> {
        if self.on_floe() && self.level == 0 { arena::touched_patch(self.spot()) } else { None }
    }

    /// Whether it lies further forward than the other (RD-2).
    pub fn further_than(&self, other: &Rest) -> bool {
        self.y - other.y > Self::EQUAL_HEIGHT
    }

    /// Whether it is higher or further than the marked die.
    pub fn beats(&self, marked: &Rest) -> bool {
        self.on_floe() && (self.face > marked.face || self.further_than(marked))
    }
}
