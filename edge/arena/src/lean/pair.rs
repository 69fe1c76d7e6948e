//! Two bodies that act on each other along a line.

use rapier3d::math::Vector;

/// The motion of the two sides of a patch; a plane neither moves nor is moved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) velocities: [Vector; 2],
    pub(crate) spins: [Vector; 2],
    pub(crate) inverse_mass: [f32; 2],
    pub(crate) inverse_inertia: [f32; 2],
}

impl Pair {
    /// Turns the one by an angular impulse, the other back.
    pub(crate) fn turn(&mut self, impulse: Vector) {
        self.spins[0] += impulse * self.inverse_inertia[0];
        self.spins[1] -= impulse * self.inverse_inertia[1];
    }
}

/// A line through a point of contact, along which the two push each other.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Line {
    pub(crate) direction: Vector,
    /// How a push along it turns each of them.
    levers: [Vector; 2],
    /// What a push has to move.
    pub(crate) mass: f32,
}

impl Line {
    /// Through the point that is seen so from both centres.
    pub(crate) fn new(direction: Vector, arms: [Vector; 2], pair: &Pair) -> Line {
        let levers = [arms[0].cross(direction), -arms[1].cross(direction)];
        let ease = |side: usize| {
            pair.inverse_mass[side] + pair.inverse_inertia[side] * levers[side].length_squared()
        };
        let both = ease(0) + ease(1);
        Line { direction, levers, mass: if both > 0.0 { 1.0 / both } else { 0.0 } }
    }

    /// How fast the one leaves the other there.
    pub(crate) fn speed(&self, pair: &Pair) -> f32 {
        self.direction.dot(pair.velocities[0] - pair.velocities[1])
            + self.levers[0].dot(pair.spins[0])
            + self.levers[1].dot(pair.spins[1])
    }

    pub(crate) fn push(&self, pair: &mut Pair, impulse: f32) {
        pair.velocities[0] += self.direction * (impulse * pair.inverse_mass[0]);
        pair.velocities[1] -= self.direction * (impulse * pair.inverse_mass[1]);
        pair.spins[0] += self.levers[0] * (impulse * pair.inverse_inertia[0]);
        pair.spins[1] += self.levers[1] * (impulse * pair.inverse_inertia[1]);
    }
}
