//! The dice of one throw, and what they do to each other.

use rapier3d::math::{Rotation, Vector};
use rolling_dice::Throw;

use super::body::Body;
use super::contact::{self, Finder};
use super::eight::After;
use super::patch::Patch;
use super::rink::{EIGHTS, Motion, Rink};
use crate::cube;
use crate::hand;
use crate::matter;
use crate::rest::Still;

pub(crate) struct Scene {
    bodies: Vec<Body>,
    patches: Vec<Patch>,
    steps: u16,
}

impl Scene {
    pub(crate) fn new(throw: &Throw, noise: u64, tremor: f64, rink: &mut Rink) -> Scene {
        let mut bodies = Vec::with_capacity(dice(throw));
        bodies.extend(throw.resting.iter().map(|(_, rest)| {
            let position = Vector::new(matter::cm(rest.x), matter::cm(rest.y), matter::height(rest.level));
            Body::new(position, cube::lying(rest.face, rest.turn), Rotation::IDENTITY)
        }));
        bodies.extend(hand::release(throw, noise, tremor).into_iter().map(|start| {
            let body = Body::new(start.position, start.rotation, start.label);
            body.moving(Motion { velocity: start.velocity, spin: start.spin }, rink)
        }));
        Scene { bodies, patches: Vec::new(), steps: 0 }
    }

    #[cfg(test)]
    pub(crate) fn of_one(position: Vector, rotation: Rotation, motion: Motion, rink: &mut Rink) -> Scene {
        let body = Body::new(position, rotation, Rotation::IDENTITY).moving(motion, rink);
        Scene { bodies: vec![body], patches: Vec::new(), steps: 0 }
    }

    pub(crate) fn dice(&self) -> usize {
        self.bodies.len()
    }

    /// Whether all dice sleep, or the bound of time is reached.
    pub(crate) fn is_over(&self) -> bool {
        self.steps >= matter::MOST_STEPS || self.bodies.iter().all(|body| body.place.is_none())
    }

    /// How all dice lie. Their places are free again.
    pub(crate) fn end(mut self, rink: &mut Rink) -> Vec<Still> {
        let dice = self.bodies.iter().map(|body| body.still(rink)).collect();
        self.bodies.iter_mut().for_each(|body| body.sleep(rink));
        dice
    }

    /// Before a step: what touches.
    pub(crate) fn prepare(&mut self, rink: &mut Rink, finder: &mut Finder) {
        self.patches.clear();
        self.find_pairs(rink, finder);
        for (index, body) in
            self.bodies.iter().enumerate().filter(|(_, body)| body.near_wall && body.place.is_some())
        {
            contact::with_walls(index, &body.state(rink), &mut self.patches);
        }
        let Scene { bodies, patches, .. } = self;
        patches.iter_mut().for_each(|patch| patch.prepare(bodies, rink));
    }

    pub(crate) fn press(&mut self, rink: &mut Rink) {
        self.patches.iter_mut().for_each(|patch| patch.press(rink));
    }

    pub(crate) fn relax(&mut self, rink: &mut Rink) {
        self.patches.iter_mut().for_each(|patch| patch.relax(rink));
    }

    pub(crate) fn bounce(&mut self, rink: &mut Rink) {
        self.patches.iter_mut().for_each(|patch| patch.bounce(rink));
    }

    pub(crate) fn end_step(&mut self, rink: &mut Rink, after: &[After; EIGHTS]) {
        self.steps += 1;
        for body in &mut self.bodies {
            if let Some(place) = body.place {
                body.end_step(rink, place.after(after));
            }
        }
    }

    fn find_pairs(&mut self, rink: &mut Rink, finder: &mut Finder) {
        for other in 1..self.bodies.len() {
            for one in 0..other {
                let (a, b) = (&self.bodies[one], &self.bodies[other]);
                let sleep = a.place.is_none() && b.place.is_none();
                if sleep || !Finder::are_near(a.position(rink), b.position(rink)) {
                    continue;
                }
                if !Finder::may_touch(&a.state(rink), &b.state(rink)) {
                    continue;
                }
                if let Some(mut patch) = finder.between([(one, a), (other, b)], rink) {
                    self.wake(&mut patch, one, other, rink);
                    self.patches.push(patch);
                }
            }
        }
    }

    /// What touches and moves wakes a sleeper. A neighbour that hardly moves does not: two such would never rest.
    fn wake(&mut self, patch: &mut Patch, one: usize, other: usize, rink: &mut Rink) {
        let is_asleep = |body: usize| self.bodies[body].place.is_none();
        let sleeper = if is_asleep(one) { one } else { other };
        if is_asleep(sleeper) && patch.will_act(&self.bodies, rink) {
            let waker = if sleeper == one { other } else { one };
            if self.bodies[waker].wakes_others(rink) {
                self.bodies[sleeper].wake(rink);
            }
        }
    }
}

/// How many dice a throw has, those that lie there among them.
pub(crate) fn dice(throw: &Throw) -> usize {
    throw.resting.len() + usize::from(throw.dice)
}
