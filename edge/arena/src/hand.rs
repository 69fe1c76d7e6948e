//! The hand: from an aim and the noise to dice in the air.

use rapier3d::math::{Rotation, Vector};
use rolling_dice::{Aim, Face, Throw};

use crate::cube;
use crate::noise::Noise;
use crate::tremor;

/// A die as it leaves the hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) position: Vector,
    pub(crate) rotation: Rotation,
    pub(crate) velocity: Vector,
    pub(crate) spin: Vector,
    /// Where the faces are on the cube that flies. It is drawn apart from everything that moves the cube, so no flaw of
    /// an engine can favour a face.
    pub(crate) label: Rotation,
}

/// A die as it leaves the hand, for whoever computes the same throw in another way. In the units of
/// [`matter`](crate::matter).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Released {
    /// Its centre.
    pub position: [f32; 3],
    /// The quaternion (x, y, z, w) of the cube.
    pub rotation: [f32; 4],
    /// The speed of its centre.
    pub velocity: [f32; 3],
    /// Radians per second about each axis.
    pub spin: [f32; 3],
}

impl From<Start> for Released {
    fn from(start: Start) -> Released {
        Released {
            position: start.position.to_array(),
            rotation: start.rotation.to_array(),
            velocity: start.velocity.to_array(),
            spin: start.spin.to_array(),
        }
    }
}

/// The hand lets go this far before the entrance, in centimetres.
const BEFORE: f64 = 2.0;

/// And this high above the ice.
const ABOVE: f64 = 4.0;

/// The middles of dice in the hand are so far apart that none can touch another: more than the longest diagonal and
/// twice the tremor of their places.
const APART: f64 = 2.3;

/// Where dice are in the hand, across and forward: two rows of two.
const SLOTS: [(f64, f64); 4] = [(-0.5, 0.0), (0.5, 0.0), (-0.5, -1.0), (0.5, -1.0)];

/// Of three dice the last is behind the gap between the others.
const SLOTS_OF_THREE: [(f64, f64); 3] = [(-0.5, 0.0), (0.5, 0.0), (0.0, -1.0)];

/// All dice of the throw. The noise is drawn in this order: the whole hand, the slots, then die by die.
pub(crate) fn release(throw: &Throw, noise: u64, scale: f64) -> Vec<Start> {
    let mut noise = Noise::new(noise);
    let hand = Hand::new(&throw.aim, &mut noise, scale);
    let count = usize::from(throw.dice).min(SLOTS.len());
    let mut slots = if count == 3 { SLOTS_OF_THREE.to_vec() } else { SLOTS[..count].to_vec() };
    noise.shuffle(&mut slots);
    slots.into_iter().map(|slot| hand.die(slot, &mut noise, scale)).collect()
}

/// The whole hand, trembling.
struct Hand {
    place: f64,
    direction: f64,
    loft: f64,
    speed: f64,
    spin: f64,
}

impl Hand {
    fn new(aim: &Aim, noise: &mut Noise, scale: f64) -> Hand {
        Hand {
            speed: f64::from(aim.strength) / 10.0 * (1.0 + tremor::HAND_SPEED * scale * noise.bell()),
            direction: f64::from(aim.direction) / 1000.0 + tremor::HAND_DIRECTION * scale * noise.bell(),
            place: f64::from(aim.place) / 100.0 + tremor::HAND_PLACE / 10.0 * scale * noise.bell(),
            loft: f64::from(aim.loft) / 1000.0,
            spin: f64::from(aim.spin) / 10.0,
        }
    }

    fn die(&self, slot: (f64, f64), noise: &mut Noise, scale: f64) -> Start {
        let speed = self.speed * (1.0 + tremor::DIE_SPEED * scale * noise.bell());
        let (sin, cos) = libm::sincos(self.direction + tremor::DIE_DIRECTION * scale * noise.bell());
        let (rise, level) = libm::sincos(self.loft + tremor::DIE_DIRECTION * scale * noise.bell());
        let mut place = || tremor::DIE_PLACE / 10.0 * scale.min(1.0) * noise.even();
        let position =
            [self.place + slot.0 * APART + place(), slot.1 * APART - BEFORE + place(), ABOVE + place()];
        let mut spin = || tremor::DIE_SPIN * scale * noise.bell();
        let spin = [spin() - self.spin * cos, spin() + self.spin * sin, spin()];
        let [x, y, z, w] = narrow(noise.rotation());
        Start {
            position: Vector::from_array(narrow(position)),
            rotation: Rotation::from_xyzw(x, y, z, w),
            velocity: Vector::from_array(narrow([speed * level * sin, speed * level * cos, speed * rise])),
            spin: Vector::from_array(narrow(spin)),
            label: cube::symmetry(Face::ALL[usize::from(noise.below(6))], noise.below(4)),
        }
    }
}

/// The engines compute with `f32`.
#[expect(clippy::cast_possible_truncation, reason = "all are far within the range of an f32")]
fn narrow<const N: usize>(numbers: [f64; N]) -> [f32; N] {
    numbers.map(|number| number as f32)
}
