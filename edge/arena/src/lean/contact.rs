//! Finding what touches.

use rapier3d::math::Vector;
use rapier3d::parry::query::ContactManifold;
use rapier3d::parry::query::details::contact_manifold_cuboid_cuboid;
use rapier3d::parry::shape::Cuboid;

use super::ICE_FRICTION;
use super::body::Body;
use super::patch::Patch;
use crate::matter::{self, CORE, DEPTH, FORESIGHT, ROUNDING, WALL, WIDTH};

/// Dice whose centres are further apart cannot touch in the next step: twice the half diagonal, and the foresight.
const NEAR: f32 = 2.0 * (CORE * 1.733 + ROUNDING) + FORESIGHT;

/// A die whose centre is further from a plane cannot touch it in the next step.
const CLOSE: f32 = CORE * 1.733 + ROUNDING + FORESIGHT;

/// Scratch space for the contacts of two dice.
#[derive(Default)]
pub(crate) struct Finder {
    manifold: ContactManifold<(), ()>,
}

/// Where a die touches the ice, the water or the table, or will do so soon.
pub(crate) fn with_ice(one: usize, body: &Body) -> Option<Patch> {
    let mut patch = Patch::new(one, None, Vector::Z, ICE_FRICTION, matter::ICE_BOUNCE);
    for corner in corners(body, Vector::Z, 0.0) {
        let impulse = body.memory.corners[usize::from(corner.number)];
        patch.add([corner.arm, Vector::ZERO], corner.gap, corner.number, impulse);
    }
    (!patch.is_empty()).then_some(patch)
}

/// Where it touches walls. Only from within the box: a die that has left it does not come back.
pub(crate) fn with_walls(one: usize, body: &Body, patches: &mut Vec<Patch>) {
    let Vector { x, y, z } = body.position;
    let is_within = x > 0.0 && x < WIDTH && y < DEPTH && y > -CLOSE && z < WALL + CLOSE;
    if !is_within || (x > CLOSE && x < WIDTH - CLOSE && y < DEPTH - CLOSE) {
        return;
    }
    for (normal, offset) in [(Vector::X, 0.0), (-Vector::X, -WIDTH), (-Vector::Y, -DEPTH)] {
        let mut patch = Patch::new(one, None, normal, matter::WALL_FRICTION, matter::WALL_BOUNCE);
        for corner in corners(body, normal, offset) {
            let point = body.position + corner.arm;
            if point.z < WALL && point.y > 0.0 {
                patch.add([corner.arm, Vector::ZERO], corner.gap, corner.number, 0.0);
            }
        }
        patches.extend((!patch.is_empty()).then_some(patch));
    }
}

/// A corner of a die near a plane.
struct Corner {
    number: u8,
    /// From the die's centre to the point that touches first.
    arm: Vector,
    gap: f32,
}

/// The corners of the face that looks most towards the plane, as far as they are near it.
fn corners(body: &Body, normal: Vector, offset: f32) -> impl Iterator<Item = Corner> {
    let height = body.position.dot(normal) - offset;
    let axes = [Vector::X, Vector::Y, Vector::Z].map(|axis| body.rotation * axis * CORE);
    let lean = axes.map(|axis| axis.dot(normal));
    let lowest = (1..3).fold(0, |low, axis| if lean[axis].abs() > lean[low].abs() { axis } else { low });
    let is_below = move |corner: &u8| (corner >> lowest & 1 == 0) == (lean[lowest] > 0.0);
    let numbers = 0..if height > CLOSE { 0 } else { 8_u8 };
    numbers.filter(is_below).filter_map(move |number| {
        let side = |axis: usize| if number >> axis & 1 == 0 { -1.0 } else { 1.0 };
        let gap = height + side(0) * lean[0] + side(1) * lean[1] + side(2) * lean[2] - ROUNDING;
        let arm = axes[0] * side(0) + axes[1] * side(1) + axes[2] * side(2) - normal * ROUNDING;
        (gap < FORESIGHT).then_some(Corner { number, arm, gap })
    })
}

impl Finder {
    pub(crate) fn are_near(one: &Body, other: &Body) -> bool {
        (one.position - other.position).length_squared() < NEAR * NEAR
    }

    /// Where two dice touch, or will do so soon.
    pub(crate) fn between(&mut self, bodies: &[Body], one: usize, other: usize) -> Option<Patch> {
        let (a, b) = (&bodies[one], &bodies[other]);
        let core = Cuboid::new(Vector::splat(CORE));
        let between = a.pose().inv_mul(&b.pose());
        self.manifold.clear();
        let reach = FORESIGHT + 2.0 * ROUNDING;
        contact_manifold_cuboid_cuboid(&between, &core, &core, reach, &mut self.manifold);
        let out = a.rotation * self.manifold.local_n1;
        let mut patch = Patch::new(one, Some(other), -out, matter::DIE_FRICTION, matter::DIE_BOUNCE);
        for point in self.manifold.points.iter().filter(|point| point.dist < reach) {
            let arm = a.rotation * point.local_p1 + out * ROUNDING;
            let other_arm = b.rotation * point.local_p2 - out * ROUNDING;
            patch.add([arm, other_arm], point.dist - 2.0 * ROUNDING, 0, 0.0);
        }
        (!patch.is_empty()).then_some(patch)
    }
}
