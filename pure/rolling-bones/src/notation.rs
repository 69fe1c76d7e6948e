//! The notation: faces, moves and rolls as text.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::NotationError;

use crate::{Bone, DiceCount, Face, Kind, Move, Roll};

const FACES: &str = "a face: LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP PE HA GR";
const BONES: &str = "a bone: LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP PE";
const MOVES: &str =
    "a move: lay PE, lay RL5 on LA2, put on hat, take off hat, bury, roll paying L1 R0 C1, leave";
const ROLLS: &str = "a roll: up to 18 faces such as LA1 RL5 SK";
const KEYS: [&str; 18] = [
    "LA1", "LA2", "LA3", "LL3", "LL4", "LL5", "RA1", "RA2", "RA3", "RL3", "RL4", "RL5", "SK", "RI", "SP",
    "PE", "HA", "GR",
];

impl fmt::Display for Bone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(KEYS[self.index()])
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(KEYS[self.index()])
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Left => "left",
            Kind::Right => "right",
            Kind::Centre => "centre",
        })
    }
}

impl fmt::Display for DiceCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{} R{} C{}", self.left, self.right, self.centre)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, face) in self.faces().iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{face}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Lay(bone) => write!(f, "lay {bone}"),
            Move::LayFalse { bone, place } => write!(f, "lay {bone} on {place}"),
            Move::PutOnHat => f.write_str("put on hat"),
            Move::TakeOffHat => f.write_str("take off hat"),
            Move::Bury => f.write_str("bury"),
            Move::Roll { paying } => write!(f, "roll paying {paying}"),
            Move::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Face, NotationError> {
        let index = KEYS.iter().position(|key| key.eq_ignore_ascii_case(text));
        index.map(|i| Face::ALL[i]).ok_or_else(|| NotationError::new(text, FACES))
    }
}

impl FromStr for Bone {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Bone, NotationError> {
        match text.parse() {
            Ok(Face::Bone(bone)) => Ok(bone),
            Ok(Face::Hat | Face::Grave) | Err(_) => Err(NotationError::new(text, BONES)),
        }
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Roll, NotationError> {
        // One more than a roll can have, so that a book typed in by mistake is not read to its end.
        let faces: Result<Vec<Face>, _> =
            text.split_whitespace().take(Roll::MOST + 1).map(str::parse).collect();
        Roll::new(faces?).ok_or_else(|| NotationError::new(text, ROLLS))
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let words: Vec<&str> = text.split_whitespace().take(8).collect();
        match words[..] {
            ["lay", bone] => bone.parse().map(Move::Lay),
            ["lay", bone, "on", place] => Ok(Move::LayFalse { bone: bone.parse()?, place: place.parse()? }),
            ["put", "on", "hat"] => Ok(Move::PutOnHat),
            ["take", "off", "hat"] => Ok(Move::TakeOffHat),
            ["bury"] => Ok(Move::Bury),
            ["leave"] => Ok(Move::Leave),
            ["roll", "paying", left, right, centre] => payment(left, right, centre)
                .map(|paying| Move::Roll { paying })
                .ok_or_else(|| NotationError::new(text, MOVES)),
            _ => Err(NotationError::new(text, MOVES)),
        }
    }
}

fn payment(left: &str, right: &str, centre: &str) -> Option<DiceCount> {
    let count = |word: &str, letter| word.strip_prefix(letter)?.parse::<u8>().ok();
    Some(DiceCount { left: count(left, 'L')?, right: count(right, 'R')?, centre: count(centre, 'C')? })
}

/// Bones and faces are written in JSON as in the notation.
macro_rules! json_as_notation {
    ($($type:ty),*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(input)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

json_as_notation!(Bone, Face);
