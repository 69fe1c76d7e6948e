//! How the dice of a throw moved: sixty frames per second, for playing it back.

mod bytes;
mod recorder;

use rolling_dice::Which;

pub use bytes::PathError;
pub(crate) use recorder::Recorder;

/// The dice that moved, frame by frame. The first frame is the moment in which the hand lets go; in the last one the
/// dice lie as the landing says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Path {
    frames: u16,
    tracks: Vec<Track>,
}

/// The way of one die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    die: Which,
    wet: Option<u16>,
    /// Up to the last frame in which it moved; never empty.
    poses: Vec<Stored>,
}

/// Hundredths of a millimetre, and a quaternion in parts of [`UNIT`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stored {
    position: [i32; 3],
    rotation: [i16; 4],
}

/// What 1 is in a stored quaternion.
const UNIT: f64 = 32_767.0;

/// Where a die is and how it is turned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Across the entrance from its left corner, in millimetres.
    pub x: f64,
    /// Forward from the entrance line, in millimetres.
    pub y: f64,
    /// Up from the ice to the die's centre, in millimetres.
    pub z: f64,
    /// The quaternion (x, y, z, w) that turns the die's own [axes](rolling_dice::Face::axis) into those of the arena:
    /// x across, y forward, z up. Of length 1 up to rounding.
    pub rotation: [f64; 4],
}

impl Pose {
    /// x, y, z and the quaternion x, y, z, w in five digits: a path is kept in hundredths of a millimetre and five digits
    /// of a quaternion.
    pub fn numbers(&self) -> [f64; 7] {
        let [qx, qy, qz, qw] = self.rotation;
        [self.x, self.y, self.z, qx, qy, qz, qw].map(|number| (number * 1e5).round() / 1e5)
    }
}

impl Path {
    /// Frames per second of the true motion.
    pub const FRAMES_PER_SECOND: u16 = 60;

    /// How many frames there are; none if nothing was thrown.
    pub fn len(&self) -> usize {
        usize::from(self.frames)
    }

    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.frames == 0
    }

    /// The dice that moved, in the order of the landing: scoring dice first. All others stay where they are.
    pub fn tracks(&self) -> &[Track] {
        &self.tracks
    }

    /// All frames from the first on, each with the pose of every die that moves at any time.
    pub fn frames(&self) -> impl Iterator<Item = Vec<(Which, Pose)>> {
        let frame = |number| self.tracks.iter().map(move |track| (track.die, track.pose(number))).collect();
        (0..self.len()).map(frame)
    }
}

impl Track {
    /// Which die.
    pub fn die(&self) -> Which {
        self.die
    }

    /// The frame in which it is wet for the first time, if it touches the water.
    pub fn wet(&self) -> Option<usize> {
        self.wet.map(usize::from)
    }

    /// Its pose in a frame; after the last one it stays as it is.
    pub fn pose(&self, frame: usize) -> Pose {
        self.poses[frame.min(self.poses.len() - 1)].pose()
    }
}

impl Stored {
    fn pose(&self) -> Pose {
        let [x, y, z] = self.position.map(|hundredths| f64::from(hundredths) / 100.0);
        Pose { x, y, z, rotation: self.rotation.map(|part| f64::from(part) / UNIT) }
    }
}
