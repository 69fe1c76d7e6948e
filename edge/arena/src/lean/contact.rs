//! Finding what touches.

use rapier3d::math::Vector;
use rapier3d::parry::query::ContactManifold;
use rapier3d::parry::query::details::contact_manifold_cuboid_cuboid;
use rapier3d::parry::shape::Cuboid;

use super::body::{Body, State};
use super::eight::REACH;
use super::patch::{AHEAD, Patch, TOUCH};
use super::rink::Rink;
use crate::matter::{self, CORE, DEPTH, FORESIGHT, ROUNDING, WALL, WIDTH};

/// Dice whose centres are further apart cannot touch in the next step: twice the half diagonal, and the foresight.
const NEAR: f32 = 2.0 * (CORE * 1.733 + ROUNDING) + FORESIGHT;

/// A die whose centre is further from a plane cannot touch it in the next step.
pub(crate) const CLOSE: f32 = CORE * 1.733 + ROUNDING + FORESIGHT;

/// Scratch space for the contacts of two dice.
#[derive(Default)]
pub(crate) struct Finder {
    manifold: ContactManifold<(), ()>,
}

/// Where a die touches walls. Only from within the box: a die that has left it does not come back.
pub(crate) fn with_walls(one: usize, state: &State, patches: &mut Vec<Patch>) {
    let Vector { x, y, z } = state.position;
    let is_within = x > 0.0 && x < WIDTH && y < DEPTH && y > -CLOSE && z < WALL + CLOSE;
    if !is_within {
        return;
    }
    for (normal, offset) in [(Vector::X, 0.0), (-Vector::X, -WIDTH), (-Vector::Y, -DEPTH)] {
        if state.position.dot(normal) - offset > CLOSE {
            continue;
        }
        let mut patch = Patch::new(one, None, normal, matter::WALL_FRICTION, matter::WALL_BOUNCE);
        for (arm, gap) in corners(state, normal, offset) {
            let point = state.position + arm;
            if point.z < WALL && point.y > 0.0 {
                patch.add([arm, Vector::ZERO], gap);
            }
        }
        patches.extend((!patch.is_empty()).then_some(patch));
    }
}

/// The corners of the face that looks most towards a plane, as far as they are near it: from the die's centre to the point
/// that touches first, and the gap.
fn corners(state: &State, normal: Vector, offset: f32) -> impl Iterator<Item = (Vector, f32)> {
    let height = state.position.dot(normal) - offset;
    let axes = state.axes.map(|axis| axis * CORE);
    let lean = axes.map(|axis| axis.dot(normal));
    let lowest = (1..3).fold(0, |low, axis| if lean[axis].abs() > lean[low].abs() { axis } else { low });
    let is_below = move |corner: &u8| (corner >> lowest & 1 == 0) == (lean[lowest] > 0.0);
    (0..8_u8).filter(is_below).filter_map(move |number| {
        let side = |axis: usize| if number >> axis & 1 == 0 { -1.0 } else { 1.0 };
        let gap = height + side(0) * lean[0] + side(1) * lean[1] + side(2) * lean[2] - ROUNDING;
        let arm = axes[0] * side(0) + axes[1] * side(1) + axes[2] * side(2) - normal * ROUNDING;
        (gap < FORESIGHT).then_some((arm, gap))
    })
}

impl Finder {
    /// Whether centres are so close that two dice could touch.
    #[inline]
    pub(crate) fn are_near(one: Vector, other: Vector) -> bool {
        (one - other).length_squared() < NEAR * NEAR
    }

    /// Whether two dice that are near can come to act on each other in the next step: not if they are too far apart along the
    /// line of their centres or an edge of either, and do not close so fast.
    pub(crate) fn may_touch(one: &State, other: &State) -> bool {
        let between = other.position - one.position;
        let apart = one.motion.velocity - other.motion.velocity;
        let turning = (one.motion.spin.length() + other.motion.spin.length()) * REACH;
        let leans = one.axes.map(|axis| other.axes.map(|edge| edge.dot(axis).abs()));
        let ways = [&one.axes, &other.axes].map(|axes| axes.map(|axis| axis.dot(between)));
        let is_apart = |along: Vector, way: f32, length: f32, extent: f32| {
            let closing = (apart.dot(along) * way.signum() + turning * length).max(0.0);
            way.abs() - CORE * extent - 2.0 * ROUNDING * length
                > (FORESIGHT * length).min(TOUCH * length + closing * AHEAD)
        };
        let extent: f32 = ways.iter().flatten().map(|way| way.abs()).sum();
        let square = between.length_squared();
        !is_apart(between, square, square.sqrt(), extent)
            && !(0..3).any(|edge| {
                let [one_lean, other_lean] =
                    [leans[edge].iter().sum::<f32>(), leans.iter().map(|lean| lean[edge]).sum()];
                is_apart(one.axes[edge], ways[0][edge], 1.0, 1.0 + one_lean)
                    || is_apart(other.axes[edge], ways[1][edge], 1.0, 1.0 + other_lean)
            })
    }

    /// Where two dice touch, or will do so soon.
    pub(crate) fn between(&mut self, [one, other]: [(usize, &Body); 2], rink: &Rink) -> Option<Patch> {
        let (a, b) = (one.1.pose(rink), other.1.pose(rink));
        let core = Cuboid::new(Vector::splat(CORE));
        let between = a.inv_mul(&b);
        self.manifold.clear();
        let reach = FORESIGHT + 2.0 * ROUNDING;
        contact_manifold_cuboid_cuboid(&between, &core, &core, reach, &mut self.manifold);
        let out = a.rotation * self.manifold.local_n1;
        let mut patch = Patch::new(one.0, Some(other.0), -out, matter::DIE_FRICTION, matter::DIE_BOUNCE);
        for point in self.manifold.points.iter().filter(|point| point.dist < reach) {
            let arm = a.rotation * point.local_p1 + out * ROUNDING;
            let other_arm = b.rotation * point.local_p2 - out * ROUNDING;
            patch.add([arm, other_arm], point.dist - 2.0 * ROUNDING);
        }
        (!patch.is_empty()).then_some(patch)
    }
}
