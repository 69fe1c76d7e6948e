//! Moves, throws and landings as text.
//!
//! ```text
//! throw at 150.0 direction 0 strength 900 loft 50 spin 12.0
//! choose 2
//! place 120.50 200.00 turn 30.00
//! scatter/1 noise 00000000000004d2; thrown 6 floe 120.50 200.00 12.00 0; green 5 water 300.00 250.00 0.00 0
//! hand; thrown 6 floe 120.50 200.00 12.00 0
//! ```
//!
//! A die of a landing is written as whose it is, its face, its place, x, y, turn and level. With real dice on the owner's
//! own floe what it touches may follow, there and when a die is put back: `patch 6` in a net, `patch -2` in a hole,
//! `patch 0` beside them.

use std::fmt;
use std::str::{FromStr, SplitAsciiWhitespace};

use bonecup_rules::{NotationError, Points};

use crate::colour::Colour;
use crate::decimal;
use crate::dice::{Place, Rest};
use crate::moves::Move;
use crate::spot::{Length, Spot, Yaw};
use crate::throw::{EngineId, Landing, Origin, Throw};

/// As many dice as the game has; a landing with more is no landing.
const MOST_DICE: usize = 24;

/// Words of a text, read one by one.
#[derive(Clone)]
pub(crate) struct Words<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    pub(crate) fn of(text: &'a str) -> Words<'a> {
        Words(text.split_ascii_whitespace())
    }

    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// Reads this very word.
    pub(crate) fn word(&mut self, expected: &str) -> Option<()> {
        self.next().filter(|&word| word == expected).map(|_| ())
    }

    pub(crate) fn is_done(&self) -> bool {
        self.0.clone().next().is_none()
    }

    fn parse<T: FromStr>(&mut self) -> Option<T> {
        self.next()?.parse().ok()
    }

    fn length(&mut self) -> Option<Length> {
        decimal::read(self.next()?, 2).map(Length::hundredths)
    }

    /// A turn below a quarter: a larger one would read back as another.
    fn yaw(&mut self) -> Option<Yaw> {
        let hundredths = u16::try_from(decimal::read(self.next()?, 2)?).ok()?;
        Some(Yaw::hundredths(hundredths)).filter(|yaw| yaw.in_hundredths() == hundredths)
    }

    fn spot(&mut self) -> Option<Spot> {
        let (x, y) = (self.length()?, self.length()?);
        self.word("turn")?;
        Some(Spot { x, y, turn: self.yaw()? })
    }

    fn rest(&mut self) -> Option<Rest> {
        let face = self.parse()?;
        let place = self.next()?;
        let place = Place::ALL.into_iter().find(|known| known.name() == place)?;
        let (x, y, turn) = (self.length()?, self.length()?, self.yaw()?);
        let level = u8::try_from(decimal::read(self.next()?, 0)?).ok()?;
        Some(Rest { face, x, y, turn, level, place, patch: self.patch()? })
    }

    /// What a die touches, if it is told; no words are left after it.
    fn patch(&mut self) -> Option<Option<Points>> {
        if self.is_done() {
            return Some(None);
        }
        self.word("patch")?;
        decimal::read(self.next()?, 0).map(|points| Some(Points(points)))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Throw(aim) => write!(f, "throw {aim}"),
            Move::Choose(number) => write!(f, "choose {number}"),
            Move::Place { spot, patch } => {
                write!(f, "place {} {} turn {}", spot.x, spot.y, spot.turn)?;
                write_patch(*patch, f)
            }
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        const A_MOVE: &str = "a move: throw at 150.0 direction 0 strength 900 loft 50 spin 12.0, choose 2, \
                              place 120.50 200.00 turn 30.00";
        read_move(text).ok_or_else(|| NotationError::new(text, A_MOVE))
    }
}

fn read_move(text: &str) -> Option<Move> {
    let mut words = Words::of(text);
    let action = match words.next()? {
        "throw" => Move::Throw(words.aim()?),
        "choose" => Move::Choose(u8::try_from(decimal::read(words.next()?, 0)?).ok()?),
        "place" => Move::Place { spot: words.spot()?, patch: words.patch()? },
        _ => return None,
    };
    words.is_done().then_some(action)
}

impl fmt::Display for Rest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rest { face, x, y, turn, level, place, patch } = self;
        write!(f, "{face} {} {x} {y} {turn} {level}", place.name())?;
        write_patch(*patch, f)
    }
}

fn write_patch(patch: Option<Points>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    patch.map_or(Ok(()), |points| write!(f, " patch {}", points.0))
}

/// For logs and prompts; nobody reads it back.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} throws {} {}", self.colour, self.dice, self.aim)?;
        self.resting.iter().try_for_each(|(colour, rest)| write!(f, "; {colour} {rest}"))
    }
}

impl fmt::Display for Landing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.origin.fmt(f)?;
        self.thrown.iter().try_for_each(|rest| write!(f, "; thrown {rest}"))?;
        self.scoring.iter().try_for_each(|(colour, rest)| write!(f, "; {colour} {rest}"))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Hand => f.write_str("hand"),
            Origin::Engine { engine, noise } => write!(f, "{engine} noise {noise:016x}"),
        }
    }
}

impl FromStr for Landing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Landing, NotationError> {
        const A_LANDING: &str = "a landing: hand; thrown 6 floe 120.50 200.00 12.00 0; green 5 floe …";
        read_landing(text).ok_or_else(|| NotationError::new(text, A_LANDING))
    }
}

fn read_landing(text: &str) -> Option<Landing> {
    let mut parts = text.split(';');
    let origin = read_origin(parts.next()?)?;
    let mut landing = Landing { origin, thrown: Vec::new(), scoring: Vec::new() };
    for part in parts {
        read_die(part, &mut landing)?;
        if landing.thrown.len() + landing.scoring.len() > MOST_DICE {
            return None;
        }
    }
    Some(landing)
}

fn read_origin(text: &str) -> Option<Origin> {
    let mut words = Words::of(text);
    let name = words.next()?;
    if name == "hand" && words.is_done() {
        return Some(Origin::Hand);
    }
    words.word("noise")?;
    let noise = read_noise(words.next()?)?;
    words.is_done().then_some(Origin::Engine { engine: EngineId::new(name)?, noise })
}

fn read_noise(text: &str) -> Option<u64> {
    let is_hex = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

/// Thrown dice come before scoring dice, as they are written.
fn read_die(text: &str, landing: &mut Landing) -> Option<()> {
    let mut words = Words::of(text);
    match words.next()? {
        "thrown" if landing.scoring.is_empty() => landing.thrown.push(words.rest()?),
        colour => landing.scoring.push((colour.parse::<Colour>().ok()?, words.rest()?)),
    }
    words.is_done().then_some(())
}
