//! Eight dice in motion, side by side, whosever throws they are of.

use rapier3d::math::{Rotation, Vector};

use super::contact::CLOSE;
use super::ice::Ice;
use super::lanes::{LANES, Lane, Mask, Vectors};
use super::patch::TIME;
use crate::matter::{self, CORE, DEPTH, DRAG, GRAVITY, ROUNDING, STILL_SPEED, STILL_TIME, WIDTH};

/// From the centre to the outermost point, for the speed of a die's fastest point.
pub(crate) const REACH: f32 = CORE * 1.733 + ROUNDING;

/// A step of a whole throw, in seconds.
const STEP: f32 = 1.0 / matter::RATE as f32;

/// A die that is lost lies still as soon as it is slower than this: it gets half a millimetre further, and its faces are
/// painted on by a drawn rotation, so neither says which way up it ends.
const LOST_SPEED: f32 = 4.0;

/// What is left of the speed after a small step on what brakes.
const LEFT: f32 = 1.0 / (1.0 + DRAG * TIME);

#[derive(Clone, Default, Debug)]
pub(crate) struct Eight {
    pub(crate) position: Vectors,
    /// The quaternion (x, y, z) and w.
    rotation: (Vectors, Lane),
    pub(crate) velocity: Vectors,
    pub(crate) spin: Vectors,
    /// The edges of the cube as it is turned, of length 1.
    pub(crate) axes: [Vectors; 3],
    /// 1 where there is a die, 0 where the place is free.
    is_there: Lane,
    /// What water and table leave of the speed in a small step.
    left: Lane,
    still_for: Lane,
    /// A die that is slower than this,
    still_speed: Lane,
    /// for so many seconds, lies still.
    still_time: Lane,
    ice: Ice,
    /// The dice near the ice: nothing has to be solved while all are in the air.
    touches_ice: bool,
}

/// What a step did to eight dice, a bit for each.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct After {
    /// Lay still for long enough.
    pub(crate) rests: u8,
    /// May have got wet, or lie on the table: has to be looked at.
    pub(crate) may_stop: u8,
    /// May touch a wall in the next step.
    pub(crate) near_wall: u8,
}

impl Eight {
    /// Puts a die that lies still in a free place.
    pub(crate) fn put(&mut self, lane: usize, position: Vector, rotation: Rotation) {
        self.position.set(lane, position);
        self.set_rotation(lane, rotation);
        self.velocity.set(lane, Vector::ZERO);
        self.spin.set(lane, Vector::ZERO);
        self.is_there.0[lane] = 1.0;
        self.left.0[lane] = 1.0;
        self.still_for.0[lane] = 0.0;
        self.still_speed.0[lane] = STILL_SPEED;
        self.still_time.0[lane] = STILL_TIME;
        self.ice.forget(lane);
    }

    fn set_rotation(&mut self, lane: usize, rotation: Rotation) {
        self.rotation.0.set(lane, Vector::new(rotation.x, rotation.y, rotation.z));
        self.rotation.1.0[lane] = rotation.w;
        for (axis, unit) in self.axes.iter_mut().zip([Vector::X, Vector::Y, Vector::Z]) {
            axis.set(lane, rotation * unit);
        }
    }

    /// Its place is free again.
    pub(crate) fn take(&mut self, lane: usize) {
        self.is_there.0[lane] = 0.0;
        self.velocity.set(lane, Vector::ZERO);
        self.spin.set(lane, Vector::ZERO);
    }

    pub(crate) fn rotation(&self, lane: usize) -> Rotation {
        let Vector { x, y, z } = self.rotation.0.get(lane);
        Rotation::from_xyzw(x, y, z, self.rotation.1.0[lane])
    }

    /// From now on it is braked, and nobody waits for how it comes to rest.
    pub(crate) fn brake(&mut self, lane: usize) {
        self.left.0[lane] = LEFT;
        self.still_speed.0[lane] = LOST_SPEED;
        self.still_time.0[lane] = 0.0;
    }

    /// Before the small steps.
    #[inline(always)]
    pub(crate) fn prepare(&mut self) {
        self.touches_ice =
            self.ice.prepare(&self.position, &self.axes, &self.velocity, &self.spin, self.is_there);
    }

    #[inline(always)]
    pub(crate) fn fall(&mut self) {
        self.velocity.z -= self.is_there * (GRAVITY * TIME);
        self.velocity = self.velocity.scaled(self.left);
        self.spin = self.spin.scaled(self.left);
    }

    /// The ice presses, then the dice move on.
    #[inline(always)]
    pub(crate) fn press(&mut self) {
        if self.touches_ice {
            self.ice.press(&mut self.velocity, &mut self.spin);
        }
        self.advance();
    }

    #[inline(always)]
    fn advance(&mut self) {
        let time = Lane::splat(TIME);
        self.position = self.position.plus(self.velocity.scaled(time));
        let half = self.spin.scaled(Lane::splat(TIME / 2.0));
        let (v, w) = self.rotation;
        // The product of the quaternions (half, 0) and (v, w), added.
        let turned = Vectors {
            x: v.x + (half.x * w + half.y * v.z - half.z * v.y),
            y: v.y + (half.y * w + half.z * v.x - half.x * v.z),
            z: v.z + (half.z * w + half.x * v.y - half.y * v.x),
        };
        let real = w - (half.x * v.x + half.y * v.y + half.z * v.z);
        let square = turned.x * turned.x + turned.y * turned.y + turned.z * turned.z + real * real;
        // A free place may hold anything.
        let scale = square.is_above(Lane::ZERO).pick(square, Lane::splat(1.0)).sqrt().inverse();
        self.rotation = (turned.scaled(scale), real * scale);
    }

    #[inline(always)]
    pub(crate) fn relax(&mut self) {
        if self.touches_ice {
            self.ice.relax(&mut self.velocity, &mut self.spin);
        }
    }

    /// At the end of a step: what fell bounces, and what lies still is told.
    #[inline(always)]
    pub(crate) fn end_step(&mut self) -> After {
        if self.touches_ice {
            self.ice.bounce(&mut self.velocity, &mut self.spin);
        }
        self.turn_axes();
        let is_there = self.is_there.is_above(Lane::ZERO);
        let speed = self.velocity.length() + self.spin.length() * Lane::splat(REACH);
        let is_still = speed.is_below(self.still_speed);
        self.still_for = is_still.keep(self.still_for + Lane::splat(STEP));
        let rests = is_still.and(self.still_for.is_below(self.still_time).not()).and(is_there);
        After { rests: rests.bits(), may_stop: self.may_stop().bits(), near_wall: self.near_wall().bits() }
    }

    /// The edges of the turned cubes, from the quaternions.
    #[inline(always)]
    fn turn_axes(&mut self) {
        let (Vectors { x, y, z }, w) = self.rotation;
        let one = Lane::splat(1.0);
        let (xx, yy, zz) = (x * x, y * y, z * z);
        let (xy, xz, yz) = (x * y, x * z, y * z);
        let (wx, wy, wz) = (w * x, w * y, w * z);
        self.axes = [
            Vectors { x: one - (yy + zz) * 2.0, y: (xy + wz) * 2.0, z: (xz - wy) * 2.0 },
            Vectors { x: (xy - wz) * 2.0, y: one - (xx + zz) * 2.0, z: (yz + wx) * 2.0 },
            Vectors { x: (xz + wy) * 2.0, y: (yz - wx) * 2.0, z: one - (xx + yy) * 2.0 },
        ];
    }

    /// Whether a die is low and outside the heart of the floe.
    #[inline(always)]
    fn may_stop(&self) -> Mask {
        let [left, right, near, far] = matter::HEART.map(Lane::splat);
        let Vectors { x, y, z } = self.position;
        let is_beside = x.is_below(left).or(x.is_above(right)).or(y.is_above(far));
        let lean = self.axes[0].z.abs() + self.axes[1].z.abs() + self.axes[2].z.abs();
        let lowest = z - lean * CORE - Lane::splat(ROUNDING);
        let is_low = lowest.is_above(Lane::splat(matter::TOUCH)).not();
        is_beside.and(y.is_below(near).not()).and(is_low)
    }

    /// Whether a die may touch a wall in the next step.
    #[inline(always)]
    fn near_wall(&self) -> Mask {
        let Vectors { x, y, .. } = self.position;
        let is_near = x.is_below(Lane::splat(CLOSE)).or(x.is_above(Lane::splat(WIDTH - CLOSE)));
        is_near.or(y.is_above(Lane::splat(DEPTH - CLOSE)))
    }
}

const _: () = assert!(LANES == 8, "a byte has a bit for each");
