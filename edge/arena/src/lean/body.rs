//! A die of a throw.

use rapier3d::math::{Pose, Rotation, Vector};

use super::eight::{After, REACH};
use super::rink::{Motion, Place, Rink};
use crate::matter::{self, Stop};
use crate::rest::Still;

/// A sleeper is woken by what moves faster than this.
const WAKING_SPEED: f32 = 2.0;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    /// Where it lies, while it sleeps.
    position: Vector,
    rotation: Rotation,
    axes: [Vector; 3],
    /// Where its faces are on the cube.
    label: Rotation,
    /// Where it moves; a sleeper has no place.
    pub(crate) place: Option<Place>,
    pub(crate) near_wall: bool,
    is_wet: bool,
    is_stopped: bool,
}

/// How a die lies or flies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    pub(crate) position: Vector,
    pub(crate) axes: [Vector; 3],
    pub(crate) motion: Motion,
}

impl Body {
    /// Asleep.
    pub(crate) fn new(position: Vector, rotation: Rotation, label: Rotation) -> Body {
        Body {
            position,
            rotation,
            axes: [Vector::X, Vector::Y, Vector::Z].map(|axis| rotation * axis),
            label,
            place: None,
            near_wall: false,
            is_wet: false,
            is_stopped: false,
        }
    }

    /// Awake, and moving so.
    pub(crate) fn moving(mut self, motion: Motion, rink: &mut Rink) -> Body {
        self.wake(rink);
        if let Some(place) = self.place {
            rink.set_motion(place, motion);
        }
        self
    }

    /// From now on it moves. A rink has places for all dice of its throws.
    pub(crate) fn wake(&mut self, rink: &mut Rink) {
        if self.place.is_none() {
            self.place = rink.put(self.position, self.rotation);
            self.near_wall = true;
            if let Some(place) = self.place.filter(|_| self.is_stopped) {
                rink.brake(place);
            }
        }
    }

    pub(crate) fn sleep(&mut self, rink: &mut Rink) {
        if let Some(place) = self.place.take() {
            self.position = rink.position(place);
            self.rotation = rink.rotation(place);
            self.axes = rink.axes(place);
            rink.take(place);
        }
    }

    #[inline]
    pub(crate) fn position(&self, rink: &Rink) -> Vector {
        self.place.map_or(self.position, |place| rink.position(place))
    }

    pub(crate) fn state(&self, rink: &Rink) -> State {
        match self.place {
            Some(place) => {
                State { position: rink.position(place), axes: rink.axes(place), motion: rink.motion(place) }
            }
            None => State { position: self.position, axes: self.axes, motion: Motion::default() },
        }
    }

    pub(crate) fn pose(&self, rink: &Rink) -> Pose {
        match self.place {
            Some(place) => Pose::from_parts(rink.position(place), rink.rotation(place)),
            None => Pose::from_parts(self.position, self.rotation),
        }
    }

    /// Gets wet, stops on the table, falls asleep.
    pub(crate) fn end_step(&mut self, rink: &mut Rink, after: After) {
        let Some(place) = self.place else { return };
        self.near_wall = after.near_wall == 1;
        if after.may_stop == 1
            && !self.is_wet
            && let Some(stop) = matter::is_stopped(rink.position(place), rink.rotation(place))
        {
            self.is_stopped = true;
            self.is_wet = stop == Stop::Water;
            rink.brake(place);
        }
        if after.rests == 1 {
            self.sleep(rink);
        }
    }

    pub(crate) fn wakes_others(&self, rink: &Rink) -> bool {
        self.place.is_some_and(|place| rink.motion(place).speed() > WAKING_SPEED)
    }

    pub(crate) fn still(&self, rink: &Rink) -> Still {
        let Pose { rotation, translation, .. } = self.pose(rink);
        Still { position: translation, rotation: rotation * self.label, is_wet: self.is_wet }
    }
}

impl Motion {
    /// Of the die's fastest point.
    pub(crate) fn speed(&self) -> f32 {
        self.velocity.length() + self.spin.length() * REACH
    }
}
