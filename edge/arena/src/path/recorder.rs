//! Keeps what an engine shows, frame by frame.

use rapier3d::math::{Rotation, Vector};
use rolling_dice::{Landing, Rest, Throw, Which};

use super::{Path, Stored, Track, UNIT};
use crate::cube;
use crate::matter;
use crate::rest::Still;

/// The frames so far, die by die.
#[derive(Default)]
pub(crate) struct Recorder {
    frames: u16,
    dice: Vec<Taken>,
}

#[derive(Default)]
struct Taken {
    poses: Vec<Stored>,
    wet: Option<u16>,
    last: Rotation,
}

impl Recorder {
    pub(crate) fn frame(&mut self, dice: &[Still]) {
        self.dice.resize_with(dice.len(), Taken::default);
        for (taken, die) in self.dice.iter_mut().zip(dice) {
            taken.take(die.position, die.rotation);
            if die.is_wet && taken.wet.is_none() {
                taken.wet = Some(self.frames);
            }
        }
        self.frames += 1;
    }

    /// The path that ends as the landing says.
    pub(crate) fn finish(mut self, throw: &Throw, landing: &Landing, dice: &[Still]) -> Path {
        let at_rest: Vec<Still> =
            lying(landing).zip(dice).map(|((_, rest), die)| put_down(&rest, die)).collect();
        self.frame(&at_rest);
        let before = throw.resting.iter().map(|&(_, rest)| Some(rest)).chain(std::iter::repeat(None));
        let tracks = self.dice.into_iter().zip(lying(landing)).zip(before);
        let moved = tracks.filter(|((_, (_, rest)), before)| *before != Some(*rest));
        Path { frames: self.frames, tracks: moved.map(|((taken, (die, _)), _)| taken.track(die)).collect() }
    }
}

impl Taken {
    /// A rotation has two quaternions; the one nearer to the last changes less.
    fn take(&mut self, position: Vector, rotation: Rotation) {
        self.last = if rotation.dot(self.last) < 0.0 { -rotation } else { rotation };
        self.poses.push(stored(position, self.last));
    }

    fn track(mut self, die: Which) -> Track {
        let moving = self.poses.windows(2).rposition(|pair| pair[0] != pair[1]);
        self.poses.truncate(moving.map_or(1, |last| last + 2));
        Track { die, wet: self.wet, poses: self.poses }
    }
}

/// All dice in the order of the engine's.
fn lying(landing: &Landing) -> impl Iterator<Item = (Which, Rest)> {
    let scoring = landing.scoring.iter().map(|&(colour, rest)| (Which::Scoring(colour), rest));
    let thrown = (1..).zip(&landing.thrown).map(|(number, &rest)| (Which::Thrown(number), rest));
    scoring.chain(thrown)
}

/// The die as the landing has it. Beside the floe levels are not told, so a die keeps its height there.
fn put_down(rest: &Rest, die: &Still) -> Still {
    let z = if rest.on_floe() { matter::height(rest.level) } else { die.position.z };
    let position = Vector::new(matter::cm(rest.x), matter::cm(rest.y), z);
    Still { position, rotation: cube::laid_flat(die.rotation, rest.turn), is_wet: die.is_wet }
}

#[expect(clippy::cast_possible_truncation, reason = "`as` cuts to the range, which is what is wanted")]
fn stored(position: Vector, rotation: Rotation) -> Stored {
    Stored {
        position: position.to_array().map(|cm| (f64::from(cm) * 1000.0).round() as i32),
        rotation: rotation.to_array().map(|part| (f64::from(part) * UNIT).round() as i16),
    }
}
