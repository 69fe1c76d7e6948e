//! A throw and where its dice landed: the question to chance and its answer.

use std::fmt;

use bonecup_rules::NotationError;

use crate::aim::Aim;
use crate::colour::Colour;
use crate::dice::Rest;
use crate::lying::Which;
use crate::refusal::Refusal;

/// The dice to throw, how, and what already lies there. With 64 bits of noise it is all that a [`Thrower`] sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Whose dice.
    pub colour: Colour,
    /// How many: four, or three if the colour has a scoring die to beat.
    pub dice: u8,
    /// How they are thrown.
    pub aim: Aim,
    /// The scoring dice on the floe, the thrower's own among them, in the order of the colours.
    pub resting: Vec<(Colour, Rest)>,
}

impl Throw {
    /// The dice on the floe as an engine sees them, which knows no nets and holes but the arena's.
    pub fn untold(&self) -> Vec<(Colour, Rest)> {
        self.resting.iter().map(|&(colour, rest)| (colour, rest.untold())).collect()
    }
}

/// How every die came to rest. Everything is judged from this (RD-3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landing {
    /// Who threw.
    pub origin: Origin,
    /// The thrown dice; players choose among them by their place in this list.
    pub thrown: Vec<Rest>,
    /// The scoring dice that lay on the floe before the throw, moved or not.
    pub scoring: Vec<(Colour, Rest)>,
}

impl Landing {
    /// Whether somebody told of a die what it touches.
    pub(crate) fn tells(&self) -> bool {
        self.dice().any(|(_, rest)| rest.patch.is_some())
    }

    /// Only of real dice may be told what they touch.
    pub(crate) fn check_told(&self) -> Result<(), Refusal> {
        let told = self.dice().find(|(_, rest)| rest.patch.is_some());
        match (self.origin, told) {
            (Origin::Engine { .. }, Some((die, _))) => Err(Refusal::PatchComputed { die }),
            (Origin::Engine { .. }, None) | (Origin::Hand, _) => Ok(()),
        }
    }

    /// All dice of the landing.
    pub(crate) fn dice(&self) -> impl Iterator<Item = (Which, Rest)> {
        let thrown = (1..).zip(&self.thrown).map(|(number, &rest)| (Which::Thrown(number), rest));
        let scoring = self.scoring.iter().map(|&(colour, rest)| (Which::Scoring(colour), rest));
        thrown.chain(scoring)
    }
}

/// Where a landing comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Real dice, entered by hand.
    Hand,
    /// Computed: the same engine gives the same landing for the same throw and noise.
    Engine {
        /// Name and version of what computed it.
        engine: EngineId,
        /// What was drawn for it.
        noise: u64,
    },
}

/// The name and version of an engine, such as `scatter/1`: up to 24 of the characters `a-z 0-9 . / -`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EngineId {
    bytes: [u8; EngineId::LONGEST],
    length: usize,
}

impl EngineId {
    /// How many characters an id has at most.
    pub const LONGEST: usize = 24;

    /// The id, if it is one. For constants: `const ENGINE: EngineId = EngineId::new("scatter/1").unwrap();`
    pub const fn new(text: &str) -> Option<EngineId> {
        let text = text.as_bytes();
        if text.is_empty() || text.len() > Self::LONGEST {
            return None;
        }
        let mut bytes = [0; Self::LONGEST];
        let mut i = 0;
        while i < text.len() {
            if !matches!(text[i], b'a'..=b'z' | b'0'..=b'9' | b'.' | b'/' | b'-') {
                return None;
            }
            bytes[i] = text[i];
            i += 1;
        }
        Some(EngineId { bytes, length: text.len() })
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }
}

impl fmt::Display for EngineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for EngineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EngineId({self})")
    }
}

impl std::str::FromStr for EngineId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<EngineId, NotationError> {
        EngineId::new(text).ok_or_else(|| NotationError::new(text, "an engine such as scatter/1"))
    }
}

/// Whatever computes a landing: physics, or a stand-in for it.
pub trait Thrower {
    /// Name and version; a change in any landing needs a new one.
    fn engine(&self) -> EngineId;

    /// Throws the dice. The result depends on nothing but the throw, the noise and the engine, and a position
    /// that asked for the throw accepts it. `Place::Floe` is said of the rounded coordinates.
    fn throw(&self, throw: &Throw, noise: u64) -> Landing;

    /// Many throws, each with its noise, in the order given: each lands as alone. Whoever can does them side by side.
    fn throw_all(&self, throws: &[(Throw, u64)]) -> Vec<Landing> {
        throws.iter().map(|(throw, noise)| self.throw(throw, *noise)).collect()
    }
}
