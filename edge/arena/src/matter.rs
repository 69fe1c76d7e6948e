//! What dice, ice, walls and water are like, and in which steps both engines compute.
//!
//! Units: centimetres, grams, seconds; x across the entrance, y forward, z up, from the left corner of the entrance at
//! the level of the ice. Sizes come from [`rolling_dice::arena`]. Friction and bounce are those of varnished
//! cardboard as far as a hand can tell; the numbers were chosen for how throws come out (`docs/arena.md`).

use rapier3d::math::{Rotation, Vector};
use rolling_dice::arena::{self, BOX_DEPTH, BOX_WIDTH, DIE_EDGE, DIE_ROUNDING, WALL_HEIGHT, WALL_THICKNESS};
use rolling_dice::{Length, Point};

/// Gravity, downwards: the earth's.
pub const GRAVITY: f32 = 981.0;

/// The edge of a die.
pub const EDGE: f32 = cm(DIE_EDGE);

/// Half the edge of a die.
pub const HALF: f32 = EDGE / 2.0;

/// The radius of rounded edges and corners.
pub const ROUNDING: f32 = cm(DIE_ROUNDING);

/// A corner of a die is a ball of [`ROUNDING`] so far from the centre along each axis.
pub const CORE: f32 = HALF - ROUNDING;

/// The mass of a die of acrylic, 1.18 g/cm³.
pub const MASS: f32 = 1.18 * EDGE * EDGE * EDGE;

/// Its moment of inertia about any axis: that of a cube.
pub const INERTIA: f32 = MASS * EDGE * EDGE / 6.0;

/// Friction of a die on ice, water and table.
pub const ICE_FRICTION: f32 = 0.15;

/// How much of its speed a die bounces back with from the ice.
pub const ICE_BOUNCE: f32 = 0.35;

/// Friction of a die on another.
pub const DIE_FRICTION: f32 = 0.20;

/// The bounce of a die from another.
pub const DIE_BOUNCE: f32 = 0.40;

/// Friction of a die on a wall.
pub const WALL_FRICTION: f32 = 0.20;

/// The bounce of a die from a wall.
pub const WALL_BOUNCE: f32 = 0.30;

/// Water, and the cloth of the table beyond the walls, slow dice down by this share per second.
pub const DRAG: f32 = 10.0;

/// A die lies still that is slower than this everywhere on it,
pub const STILL_SPEED: f32 = 1.0;

/// for so many seconds.
pub const STILL_TIME: f32 = 0.06;

/// Steps per second.
pub const RATE: u16 = 240;

/// Contacts are solved in so many smaller ones.
pub const SUBSTEPS: u8 = 2;

/// How stiff the contact of two dice is, in hertz; with ice and walls it is twice as stiff. Dice are small and gravity
/// is the earth's, so that is four times what engines take for bodies of a metre.
pub const STIFFNESS: f32 = 120.0;

/// Contacts are seen so early that no die dips into the ice, and so late that few dice push others without touching.
pub const FORESIGHT: f32 = 0.3;

/// Dice that are in one another part no faster than this.
pub const PARTING_SPEED: f32 = 12.0;

/// No throw is computed for more steps, which is six seconds: dice that still move are taken as they are.
pub const MOST_STEPS: u16 = 6 * RATE;

pub(crate) const WIDTH: f32 = cm(BOX_WIDTH);
pub(crate) const DEPTH: f32 = cm(BOX_DEPTH);
pub(crate) const WALL: f32 = cm(WALL_HEIGHT);
pub(crate) const WALL_HALF_THICKNESS: f32 = cm(WALL_THICKNESS) / 2.0;

/// A die whose lowest point is below this touches what is beneath it.
pub(crate) const TOUCH: f32 = 0.05;

/// A rectangle that lies wholly on the floe: most dice need no closer look.
pub(crate) const HEART: [f32; 4] = [3.1, 26.4, 0.0, 35.0];

/// So many centimetres.
#[expect(clippy::cast_possible_truncation, reason = "lengths of the box have few digits")]
pub(crate) const fn cm(length: Length) -> f32 {
    (length.in_hundredths() as f64 / 1000.0) as f32
}

/// Whether a die touches what stops it: the water, or the table beyond the walls. The table before the entrance is
/// smooth.
pub(crate) fn is_stopped(position: Vector, rotation: Rotation) -> Option<Stop> {
    let [left, right, near, far] = HEART;
    let at_heart = (left..=right).contains(&position.x) && (near..=far).contains(&position.y);
    if at_heart || position.y < 0.0 || lowest(position, rotation) > TOUCH {
        return None;
    }
    let centre = point(position);
    match (arena::in_box(centre), arena::on_floe(centre)) {
        (_, true) => None,
        (true, false) => Some(Stop::Water),
        (false, false) => Some(Stop::Table),
    }
}

/// What stops a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    Water,
    Table,
}

/// The point of the table that the engine's point lies above.
pub(crate) fn point(position: Vector) -> Point {
    let nearest = |cm: f32| Length::nearest(f64::from(cm) * 10.0);
    Point { x: nearest(position.x), y: nearest(position.y) }
}

/// How high the centre of a die is that lies on so many others.
pub(crate) fn height(level: u8) -> f32 {
    EDGE * f32::from(level) + HALF
}

/// The height of the die's lowest point.
fn lowest(position: Vector, rotation: Rotation) -> f32 {
    if position.z > HALF * 1.8 + TOUCH {
        return f32::INFINITY;
    }
    let up = rotation.inverse() * Vector::Z;
    position.z - CORE * (up.x.abs() + up.y.abs() + up.z.abs()) - ROUNDING
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heart_lies_on_the_floe() {
        let [left, right, near, far] = HEART;
        let corner = |x, y| point(Vector::new(x, y, 0.0));
        for step in 0..=100 {
            let part =
                |from: f32, to: f32| from + (to - from) * f32::from(u8::try_from(step).unwrap()) / 100.0;
            let (x, y) = (part(left, right), part(near, far));
            for rim in [corner(x, near), corner(x, far), corner(left, y), corner(right, y)] {
                assert!(arena::on_floe(rim), "{rim:?}");
            }
        }
    }
}
