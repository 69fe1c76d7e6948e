//! The box and its dice in rapier.

use rapier3d::prelude::*;
use rolling_dice::Throw;

use crate::cube;
use crate::hand;
use crate::matter::{self, MOST_STEPS, RATE, Stop};
use crate::path::Path;
use crate::rest::Still;

/// The path has every fourth.
const STEPS_PER_FRAME: u16 = RATE / Path::FRAMES_PER_SECOND;

/// A die of the world.
struct Die {
    body: RigidBodyHandle,
    /// Where its faces are on the cube.
    label: Rotation,
    is_stopped: bool,
    is_wet: bool,
}

pub(crate) struct World {
    physics: PhysicsWorld,
    dice: Vec<Die>,
}

impl World {
    /// The dice that lie there, asleep, and the thrown ones as they leave the hand.
    pub(crate) fn new(throw: &Throw, noise: u64) -> World {
        let mut world = World::empty();
        for (_, rest) in &throw.resting {
            let position = Vector::new(matter::cm(rest.x), matter::cm(rest.y), matter::height(rest.level));
            let pose = Pose::from_parts(position, cube::lying(rest.face, rest.turn));
            world.add(RigidBodyBuilder::dynamic().pose(pose), Rotation::IDENTITY);
        }
        world.put_to_sleep();
        for start in hand::release(throw, noise, 1.0) {
            let pose = Pose::from_parts(start.position, start.rotation);
            let body = RigidBodyBuilder::dynamic().pose(pose).linvel(start.velocity).angvel(start.spin);
            world.add(body, start.label);
        }
        world
    }

    /// The box with nothing in it. Ice, water and table are one plane: dice slide badly over faces with edges between
    /// them, and what they touch is a matter of geometry.
    pub(crate) fn empty() -> World {
        let mut physics = PhysicsWorld::new();
        physics.gravity = Vector::new(0.0, 0.0, -matter::GRAVITY);
        physics.integration_parameters = parameters();
        let plane = ColliderBuilder::new(SharedShape::halfspace(Vector::Z));
        physics.insert_collider(fixed(plane, matter::ICE_FRICTION, matter::ICE_BOUNCE), None);
        let (width, depth, half) = (matter::WIDTH, matter::DEPTH, matter::WALL_HALF_THICKNESS);
        for (x, y, across, along) in [
            (-half, depth / 2.0, half, depth / 2.0),
            (width + half, depth / 2.0, half, depth / 2.0),
            (width / 2.0, depth + half, width / 2.0 + 2.0 * half, half),
        ] {
            let wall = ColliderBuilder::cuboid(across, along, matter::WALL / 2.0).translation(Vector::new(
                x,
                y,
                matter::WALL / 2.0,
            ));
            physics.insert_collider(fixed(wall, matter::WALL_FRICTION, matter::WALL_BOUNCE), None);
        }
        World { physics, dice: Vec::new() }
    }

    pub(crate) fn add(&mut self, body: RigidBodyBuilder, label: Rotation) {
        let (body, _) = self.physics.insert(body, die());
        let activation = self.physics.bodies[body].activation_mut();
        activation.normalized_linear_threshold = matter::STILL_SPEED / 2.0;
        activation.time_until_sleep = matter::STILL_TIME;
        self.dice.push(Die { body, label, is_stopped: false, is_wet: false });
    }

    /// Only after a step does rapier leave a body asleep until it is touched.
    fn put_to_sleep(&mut self) {
        if self.dice.is_empty() {
            return;
        }
        self.physics.step();
        for die in &self.dice {
            self.physics.bodies[die.body].sleep();
        }
    }

    /// Runs until everything sleeps, or to the bound of time; `look` sees the world before the first step and then
    /// once a frame. Says how many steps it took.
    pub(crate) fn run(&mut self, mut look: impl FnMut(&World)) -> u16 {
        look(self);
        for step in 1..=MOST_STEPS {
            self.physics.step();
            self.stop_dice();
            if step % STEPS_PER_FRAME == 0 {
                look(self);
            }
            if self.physics.islands.num_active_bodies() == 0 {
                return step;
            }
        }
        MOST_STEPS
    }

    fn stop_dice(&mut self) {
        for die in self.dice.iter_mut().filter(|die| !die.is_wet) {
            let body = &mut self.physics.bodies[die.body];
            if body.is_sleeping() {
                continue;
            }
            let Some(stop) = matter::is_stopped(body.translation(), *body.rotation()) else { continue };
            die.is_wet = stop == Stop::Water;
            if !die.is_stopped {
                die.is_stopped = true;
                body.set_linear_damping(matter::DRAG);
                body.set_angular_damping(matter::DRAG);
            }
        }
    }

    /// The dice as they are now.
    pub(crate) fn dice(&self) -> Vec<Still> {
        self.dice.iter().map(|die| self.still(die)).collect()
    }

    fn still(&self, die: &Die) -> Still {
        let body = &self.physics.bodies[die.body];
        Still { position: body.translation(), rotation: *body.rotation() * die.label, is_wet: die.is_wet }
    }
}

fn parameters() -> IntegrationParameters {
    let stiff = |factor| SpringCoefficients {
        natural_frequency: factor * matter::STIFFNESS,
        ..SpringCoefficients::contact_defaults()
    };
    IntegrationParameters {
        dt: 1.0 / f32::from(RATE),
        num_solver_iterations: usize::from(matter::SUBSTEPS),
        contact_softness: stiff(1.0),
        static_contact_softness: stiff(2.0),
        normalized_max_corrective_velocity: matter::PARTING_SPEED,
        normalized_prediction_distance: matter::FORESIGHT,
        // rapier's own bounds of speed and time are meant for metres; no die is ever so fast.
        normalized_max_linear_velocity: 2000.0,
        max_ccd_substeps: 0,
        ..IntegrationParameters::default()
    }
}

fn fixed(collider: ColliderBuilder, friction: f32, bounce: f32) -> ColliderBuilder {
    collider
        .friction(friction)
        .restitution(bounce)
        .friction_combine_rule(CoefficientCombineRule::Min)
        .restitution_combine_rule(CoefficientCombineRule::Min)
}

fn die() -> ColliderBuilder {
    let inertia = Vector::splat(matter::INERTIA);
    ColliderBuilder::round_cuboid(matter::CORE, matter::CORE, matter::CORE, matter::ROUNDING)
        .mass_properties(MassProperties::new(Vector::ZERO, matter::MASS, inertia))
        .friction(matter::DIE_FRICTION)
        .restitution(matter::DIE_BOUNCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sliding(speed: f32, turn: f32) -> World {
        let mut world = World::empty();
        let pose = Pose::from_parts(Vector::new(15.0, 5.0, matter::HALF), Rotation::from_rotation_z(turn));
        world.add(
            RigidBodyBuilder::dynamic().pose(pose).linvel(Vector::new(0.0, speed, 0.0)),
            Rotation::IDENTITY,
        );
        world
    }

    #[test]
    fn a_die_slides_as_far_as_friction_says() {
        for speed in [40.0, 60.0, 80.0] {
            for turn in [0.0, 0.3, 0.6, 0.9, 1.2] {
                let mut world = sliding(speed, turn);
                world.run(|_| ());
                let end = world.dice()[0].position;
                let expected = speed * speed / (2.0 * matter::ICE_FRICTION * matter::GRAVITY);
                assert!(((end.y - 5.0) / expected - 1.0).abs() < 0.01, "{speed} {turn}: {end} {expected}");
                assert!((end.x - 15.0).abs() < 0.02, "{speed} {turn}: {end}");
            }
        }
    }

    #[test]
    fn a_fall_without_end_is_cut() {
        let mut world = World::empty();
        let high = RigidBodyBuilder::dynamic().translation(Vector::new(15.0, 15.0, 1e5));
        world.add(high, Rotation::IDENTITY);
        assert_eq!(world.run(|_| ()), MOST_STEPS);
        assert!(world.dice()[0].position.z > 1_000.0);
    }
}
