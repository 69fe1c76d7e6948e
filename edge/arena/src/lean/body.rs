//! A die in motion.

use rapier3d::math::{Pose, Rotation, Vector};

use crate::matter::{self, DRAG, GRAVITY, INERTIA, MASS, STILL_SPEED, STILL_TIME, Stop};
use crate::rest::Still;

/// From the centre to the outermost point, for the speed of a die's fastest point.
const REACH: f32 = matter::CORE * 1.733 + matter::ROUNDING;

/// A sleeper is woken by what moves faster than this.
const WAKING_SPEED: f32 = 2.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    pub(crate) position: Vector,
    pub(crate) rotation: Rotation,
    pub(crate) velocity: Vector,
    pub(crate) spin: Vector,
    /// Where its faces are on the cube.
    pub(crate) label: Rotation,
    /// What the ice did in the last small step, to start the next from.
    pub(crate) memory: Memory,
    pub(crate) is_asleep: bool,
    pub(crate) is_wet: bool,
    is_stopped: bool,
    still_for: f32,
}

/// The impulses of a patch.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Memory {
    /// Of each corner, against the plane.
    pub(crate) corners: [f32; 8],
    /// Along the plane.
    pub(crate) friction: Vector,
    /// About the normal.
    pub(crate) twist: f32,
}

impl Body {
    pub(crate) fn new(position: Vector, rotation: Rotation, label: Rotation) -> Body {
        Body {
            position,
            rotation,
            velocity: Vector::ZERO,
            spin: Vector::ZERO,
            label,
            memory: Memory::default(),
            is_asleep: false,
            is_wet: false,
            is_stopped: false,
            still_for: 0.0,
        }
    }

    pub(crate) fn pose(&self) -> Pose {
        Pose::from_parts(self.position, self.rotation)
    }

    /// A sleeper is as heavy as the ice.
    pub(crate) fn inverse_mass(&self) -> f32 {
        if self.is_asleep { 0.0 } else { 1.0 / MASS }
    }

    pub(crate) fn inverse_inertia(&self) -> f32 {
        if self.is_asleep { 0.0 } else { 1.0 / INERTIA }
    }

    pub(crate) fn fall(&mut self, time: f32) {
        if self.is_asleep {
            return;
        }
        self.velocity.z -= GRAVITY * time;
        if self.is_stopped {
            let left = 1.0 / (1.0 + DRAG * time);
            self.velocity *= left;
            self.spin *= left;
        }
    }

    pub(crate) fn advance(&mut self, time: f32) {
        if self.is_asleep {
            return;
        }
        self.position += self.velocity * time;
        let half = self.spin * (time / 2.0);
        let turn = Rotation::from_xyzw(half.x, half.y, half.z, 0.0);
        self.rotation = (self.rotation + turn * self.rotation).normalize();
    }

    /// Gets wet, stops on the table, falls asleep.
    pub(crate) fn end_step(&mut self, time: f32) {
        if !self.is_wet
            && let Some(stop) = matter::is_stopped(self.position, self.rotation)
        {
            self.is_stopped = true;
            self.is_wet = stop == Stop::Water;
        }
        self.still_for = if self.speed() < STILL_SPEED { self.still_for + time } else { 0.0 };
        if self.still_for >= STILL_TIME {
            self.sleep();
        }
    }

    /// Of its fastest point.
    fn speed(&self) -> f32 {
        self.velocity.length() + self.spin.length() * REACH
    }

    pub(crate) fn wakes_others(&self) -> bool {
        !self.is_asleep && self.speed() > WAKING_SPEED
    }

    pub(crate) fn sleep(&mut self) {
        self.velocity = Vector::ZERO;
        self.spin = Vector::ZERO;
        self.is_asleep = true;
    }

    pub(crate) fn wake(&mut self) {
        self.is_asleep = false;
        self.still_for = 0.0;
    }

    pub(crate) fn still(&self) -> Still {
        Still { position: self.position, rotation: self.rotation * self.label, is_wet: self.is_wet }
    }
}
