//! A path as bytes.
//!
//! First the version 1, the number of frames, the number of tracks. Then each track: the die (1 to 4 thrown, 16 + colour
//! scoring), 0 or one more than the frame in which it gets wet, how many poses follow. A pose is seven numbers: by how
//! much the position is off from going on as in the last two frames, and by how much the quaternion has changed.
//! Numbers are varints of seven bits, low ones first; those with a sign are zig-zag.

use bonecup_rules::Reason;
use rolling_dice::{Colour, Which};

use super::{Path, Stored, Track};

const VERSION: u32 = 1;

/// More frames or tracks than any throw can have are refused before memory is taken.
const MOST_FRAMES: u32 = 1_000;
const MOST_TRACKS: u32 = 10;
const SCORING: u32 = 16;

/// Bytes that are no path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these bytes are no path of dice")]
pub struct PathError;

impl Reason for PathError {
    fn code(&self) -> &'static str {
        "arena-path"
    }
}

impl Path {
    /// The path in a compact form.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Writer(Vec::new());
        out.write(VERSION);
        out.write(u32::from(self.frames));
        out.count(self.tracks.len());
        for track in &self.tracks {
            out.track(track);
        }
        out.0
    }

    /// The path that was written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Path, PathError> {
        let mut input = Reader(bytes);
        input.path().filter(|_| input.0.is_empty()).ok_or(PathError)
    }
}

struct Writer(Vec<u8>);

impl Writer {
    fn write(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.0.push(number.to_le_bytes()[0] | 0x80);
            number >>= 7;
        }
        self.0.push(number.to_le_bytes()[0]);
    }

    fn count(&mut self, count: usize) {
        self.write(u32::try_from(count).unwrap_or(u32::MAX));
    }

    fn signed(&mut self, number: i32) {
        self.write(((number << 1) ^ (number >> 31)).cast_unsigned());
    }

    fn track(&mut self, track: &Track) {
        self.write(match track.die {
            Which::Thrown(number) => u32::from(number),
            Which::Scoring(colour) => SCORING + u32::try_from(colour.index()).unwrap_or(0),
        });
        self.write(track.wet.map_or(0, |frame| u32::from(frame) + 1));
        self.count(track.poses.len());
        let mut guess = Guess::default();
        for pose in &track.poses {
            for (is, guessed) in pose.position.into_iter().zip(guess.position()) {
                self.signed(is.wrapping_sub(guessed));
            }
            for (is, was) in pose.rotation.into_iter().zip(guess.last.rotation) {
                self.signed(i32::from(is) - i32::from(was));
            }
            guess.see(*pose);
        }
    }
}

/// What the next pose is measured from.
struct Guess {
    last: Stored,
    way: [i32; 3],
}

impl Default for Guess {
    fn default() -> Guess {
        Guess { last: Stored { position: [0; 3], rotation: [0; 4] }, way: [0; 3] }
    }
}

impl Guess {
    fn position(&self) -> [i32; 3] {
        std::array::from_fn(|axis| self.last.position[axis].wrapping_add(self.way[axis]))
    }

    fn see(&mut self, pose: Stored) {
        let is_first = self.last.rotation == [0; 4];
        let way = |axis: usize| pose.position[axis].wrapping_sub(self.last.position[axis]);
        self.way = if is_first { [0; 3] } else { std::array::from_fn(way) };
        self.last = pose;
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn read(&mut self) -> Option<u32> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            let bits = u32::from(byte & 0x7F);
            number |= bits.checked_shl(shift).filter(|shifted| shifted >> shift == bits)?;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn at_most(&mut self, most: u32) -> Option<u32> {
        self.read().filter(|&number| number <= most)
    }

    fn signed(&mut self) -> Option<i32> {
        let number = self.read()?;
        Some((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    fn path(&mut self) -> Option<Path> {
        self.read().filter(|&version| version == VERSION)?;
        let frames = self.at_most(MOST_FRAMES)?;
        let tracks = self.at_most(MOST_TRACKS)?;
        let tracks = (0..tracks).map(|_| self.track(frames)).collect::<Option<_>>()?;
        Some(Path { frames: u16::try_from(frames).ok()?, tracks })
    }

    fn track(&mut self, frames: u32) -> Option<Track> {
        let die = match self.read()? {
            number @ 1..=4 => Which::Thrown(u8::try_from(number).ok()?),
            number => Which::Scoring(colour_of(number.checked_sub(SCORING)?)?),
        };
        let wet = self.at_most(frames)?.checked_sub(1).map(u16::try_from).transpose().ok()?;
        let count = self.at_most(frames).filter(|&count| count > 0)?;
        let mut guess = Guess::default();
        let poses = (0..count).map(|_| self.pose(&mut guess)).collect::<Option<_>>()?;
        Some(Track { die, wet, poses })
    }

    fn pose(&mut self, guess: &mut Guess) -> Option<Stored> {
        let mut pose = Stored { position: guess.position(), rotation: guess.last.rotation };
        for axis in &mut pose.position {
            *axis = axis.wrapping_add(self.signed()?);
        }
        for part in &mut pose.rotation {
            *part = i16::try_from(i32::from(*part).checked_add(self.signed()?)?).ok()?;
        }
        guess.see(pose);
        Some(pose)
    }
}

fn colour_of(number: u32) -> Option<Colour> {
    Colour::ALL.get(usize::try_from(number).ok()?).copied()
}
