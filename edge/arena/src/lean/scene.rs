//! The dice of a throw and the steps they take.

use rapier3d::math::{Rotation, Vector};
use rolling_dice::Throw;

use super::body::{Body, Memory};
use super::contact::{self, Finder};
use super::patch::{Patch, TIME};
use crate::cube;
use crate::hand;
use crate::matter::{self, MOST_STEPS, RATE, SUBSTEPS};
use crate::rest::Still;

pub(crate) struct Scene {
    bodies: Vec<Body>,
    patches: Vec<Patch>,
    finder: Finder,
}

impl Scene {
    pub(crate) fn new(throw: &Throw, noise: u64, tremor: f64) -> Scene {
        let resting = throw.resting.iter().map(|(_, rest)| {
            let position = Vector::new(matter::cm(rest.x), matter::cm(rest.y), matter::height(rest.level));
            let mut body = Body::new(position, cube::lying(rest.face, rest.turn), Rotation::IDENTITY);
            body.sleep();
            body
        });
        let thrown = hand::release(throw, noise, tremor).into_iter().map(|start| {
            let mut body = Body::new(start.position, start.rotation, start.label);
            (body.velocity, body.spin) = (start.velocity, start.spin);
            body
        });
        let bodies = resting.chain(thrown).collect();
        Scene { bodies, patches: Vec::new(), finder: Finder::default() }
    }

    /// Until all dice sleep, or to the bound of time. Says how many steps it took.
    pub(crate) fn run(&mut self) -> u16 {
        for step in 1..=MOST_STEPS {
            self.step();
            if self.bodies.iter().all(|body| body.is_asleep) {
                return step;
            }
        }
        MOST_STEPS
    }

    pub(crate) fn dice(&self) -> Vec<Still> {
        self.bodies.iter().map(Body::still).collect()
    }

    fn step(&mut self) {
        self.find_patches();
        let Scene { bodies, patches, .. } = self;
        patches.iter_mut().for_each(|patch| patch.prepare(bodies));
        for _ in 0..SUBSTEPS {
            bodies.iter_mut().for_each(|body| body.fall(TIME));
            patches.iter_mut().for_each(|patch| patch.press(bodies));
            bodies.iter_mut().for_each(|body| body.advance(TIME));
            patches.iter_mut().for_each(|patch| patch.relax(bodies));
        }
        patches.iter_mut().for_each(|patch| patch.bounce(bodies));
        self.end_step();
    }

    fn find_patches(&mut self) {
        self.patches.clear();
        self.find_pairs();
        for (index, body) in self.bodies.iter().enumerate().filter(|(_, body)| !body.is_asleep) {
            contact::with_walls(index, body, &mut self.patches);
            self.patches.extend(contact::with_ice(index, body));
        }
    }

    fn find_pairs(&mut self) {
        for other in 1..self.bodies.len() {
            for one in 0..other {
                let (a, b) = (&self.bodies[one], &self.bodies[other]);
                if (a.is_asleep && b.is_asleep) || !Finder::are_near(a, b) {
                    continue;
                }
                if let Some(patch) = self.finder.between(&self.bodies, one, other) {
                    self.wake(&patch, one, other);
                    self.patches.push(patch);
                }
            }
        }
    }

    /// What touches and moves wakes a sleeper. A neighbour that hardly moves does not: two such would never rest.
    fn wake(&mut self, patch: &Patch, one: usize, other: usize) {
        if patch.will_act(&self.bodies) {
            let (wakes_one, wakes_other) =
                (self.bodies[other].wakes_others(), self.bodies[one].wakes_others());
            if self.bodies[one].is_asleep && wakes_one {
                self.bodies[one].wake();
            }
            if self.bodies[other].is_asleep && wakes_other {
                self.bodies[other].wake();
            }
        }
    }

    fn end_step(&mut self) {
        self.bodies.iter_mut().for_each(|body| body.memory = Memory::default());
        for patch in self.patches.iter().filter(|patch| patch.is_ice()) {
            self.bodies[patch.one].memory = patch.memory();
        }
        let time = 1.0 / f32::from(RATE);
        self.bodies.iter_mut().filter(|body| !body.is_asleep).for_each(|body| body.end_step(time));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(body: Body) -> Scene {
        Scene { bodies: vec![body], patches: Vec::new(), finder: Finder::default() }
    }

    /// Friction is set so that thrown dice come to rest as in the judged engine; alone it is a little weaker.
    #[test]
    fn a_die_slides_as_far_as_friction_says() {
        for speed in [40.0, 60.0, 80.0] {
            for turn in [0.0, 0.3, 0.6, 0.9, 1.2] {
                let start = Vector::new(15.0, 5.0, matter::HALF);
                let mut body = Body::new(start, Rotation::from_rotation_z(turn), Rotation::IDENTITY);
                body.velocity.y = speed;
                let mut scene = scene(body);
                scene.run();
                let end = scene.dice()[0].position;
                let expected = speed * speed / (2.0 * crate::lean::ICE_FRICTION * matter::GRAVITY);
                assert!(((end.y - 5.0) / expected - 1.0).abs() < 0.01, "{speed} {turn}: {end} {expected}");
                assert!((end.x - 15.0).abs() < 0.02, "{speed} {turn}: {end}");
            }
        }
    }

    #[test]
    fn a_fall_without_end_is_cut() {
        let high = Vector::new(15.0, 15.0, 1e5);
        let mut scene = scene(Body::new(high, Rotation::IDENTITY, Rotation::IDENTITY));
        assert_eq!(scene.run(), MOST_STEPS);
        assert!(scene.dice()[0].position.z > 1_000.0);
    }
}
