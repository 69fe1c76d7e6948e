//! Ice, water and table under eight dice: one plane, which each touches with up to four corners of its lowest face.

use super::ICE_FRICTION;
use super::contact::CLOSE;
use super::lanes::{LANES, Lane, Mask, Vectors};
use super::patch::{PLANE, TIME};
use crate::matter::{CORE, FORESIGHT, ICE_BOUNCE, INERTIA, MASS, PARTING_SPEED, ROUNDING};

const POINTS: usize = 4;

/// What a push of 1 changes in speed, and a turn of 1 in spin.
const EASE: f32 = 1.0 / MASS;
const TURN_EASE: f32 = 1.0 / INERTIA;

/// The corners of each face, in the order in which they are solved. Bit by bit a corner's number says on which side of each
/// axis it is; faces come by axis, the one at its negative end first.
const CORNERS: [[u8; POINTS]; 6] =
    [[0, 2, 4, 6], [1, 3, 5, 7], [0, 1, 4, 5], [2, 3, 6, 7], [0, 1, 2, 3], [4, 5, 6, 7]];

/// No face: nothing is remembered.
const NONE: f32 = -1.0;

#[derive(Clone, Debug)]
pub(crate) struct Ice {
    points: [Points; POINTS],
    /// Which face was lowest in the last step.
    face: Lane,
    /// The middle of the points, from the centre.
    middle: Vectors,
    /// Along the ice at the middle, forwards and to the left: what a push has to move, and how strong it was.
    rub_mass: [Lane; 2],
    rub: [Lane; 2],
    twist_mass: Lane,
    twist: Lane,
}

/// One point of each of eight dice.
#[derive(Clone, Copy, Default, Debug)]
struct Points {
    /// From the centre.
    arm: Vectors,
    gap: Lane,
    /// What a push upwards has to move; nothing where there is no point.
    mass: Lane,
    /// From the middle of the points.
    reach: Lane,
    impulse: Lane,
    total: Lane,
    /// The speed of approach that it bounces from.
    approach: Lane,
}

impl Default for Ice {
    fn default() -> Ice {
        Ice {
            points: [Points::default(); POINTS],
            face: Lane::splat(NONE),
            middle: Vectors::default(),
            rub_mass: [Lane::ZERO; 2],
            rub: [Lane::ZERO; 2],
            twist_mass: Lane::ZERO,
            twist: Lane::ZERO,
        }
    }
}

impl Ice {
    /// What the ice did to a die that was here before.
    pub(crate) fn forget(&mut self, lane: usize) {
        self.face.0[lane] = NONE;
        for point in &mut self.points {
            point.impulse.0[lane] = 0.0;
        }
        for impulse in self.rub.iter_mut().chain([&mut self.twist]) {
            impulse.0[lane] = 0.0;
        }
    }

    /// Before the small steps: finds the points, their masses and the speeds that bounce. Impulses start from those of the
    /// last step. Whether any die is near the ice.
    #[inline(always)]
    pub(crate) fn prepare(
        &mut self,
        position: &Vectors,
        axes: &[Vectors; 3],
        velocity: &Vectors,
        spin: &Vectors,
        is_there: Lane,
    ) -> bool {
        let is_near = position.z.is_above(Lane::splat(CLOSE)).not().and(is_there.is_above(Lane::ZERO));
        if !is_near.any() {
            self.let_go();
            return false;
        }
        self.find(position.z, axes, is_near);
        self.weigh(velocity, spin);
        true
    }

    /// All are in the air.
    #[inline(always)]
    fn let_go(&mut self) {
        self.points.iter_mut().for_each(|point| point.impulse = Lane::ZERO);
        (self.rub, self.twist) = ([Lane::ZERO; 2], Lane::ZERO);
    }

    /// The corners of the lowest face, as far as they are near the ice.
    #[inline(always)]
    fn find(&mut self, height: Lane, axes: &[Vectors; 3], is_near: Mask) {
        let [x, y, z] = axes.map(|axis| axis.scaled(Lane::splat(CORE)));
        let [lean_x, lean_y, lean_z] = [x.z.abs(), y.z.abs(), z.z.abs()];
        let is_y = lean_y.is_above(lean_x);
        let is_z = lean_z.is_above(is_y.pick(lean_y, lean_x));
        let down = is_z.pick_vectors(z, is_y.pick_vectors(y, x));
        // The other two axes, in their order.
        let first = is_y.or(is_z).pick_vectors(x, y);
        let second = is_z.pick_vectors(y, z);
        // Of the face at the end of the axis that points downwards.
        let is_negative = down.z.is_above(Lane::ZERO);
        let side = is_negative.pick(Lane::splat(-1.0), Lane::splat(1.0));
        let axis = is_z.pick(Lane::splat(4.0), is_y.pick(Lane::splat(2.0), Lane::ZERO));
        self.remember(axis + is_negative.pick(Lane::ZERO, Lane::splat(1.0)));
        let centre = down.scaled(side);
        let ends = [[-1.0, -1.0], [1.0, -1.0], [-1.0, 1.0], [1.0, 1.0]];
        for (point, [one, other]) in self.points.iter_mut().zip(ends) {
            let corner = centre.plus(first.scaled(Lane::splat(one))).plus(second.scaled(Lane::splat(other)));
            let gap = height + corner.z - Lane::splat(ROUNDING);
            let is_point = gap.is_below(Lane::splat(FORESIGHT)).and(is_near);
            point.arm = Vectors { z: corner.z - Lane::splat(ROUNDING), ..corner };
            point.gap = gap;
            // For now 1 where there is a point.
            point.mass = is_point.keep(Lane::splat(1.0));
            point.impulse = is_point.keep(point.impulse);
        }
    }

    /// Another face has other corners: what a corner was pressed with goes with it.
    #[inline(always)]
    fn remember(&mut self, face: Lane) {
        for lane in 0..LANES {
            if self.face.0[lane] != face.0[lane] {
                self.turn_over(lane, face.0[lane]);
            }
        }
        self.face = face;
    }

    #[cold]
    fn turn_over(&mut self, lane: usize, face: f32) {
        let corners =
            |face: f32| (0_u8..6).position(|number| f32::from(number) == face).map(|face| CORNERS[face]);
        let old = corners(self.face.0[lane]).unwrap_or([u8::MAX; POINTS]);
        let impulses = self.points.map(|point| point.impulse.0[lane]);
        for (point, number) in self.points.iter_mut().zip(corners(face).unwrap_or_default()) {
            let before = old.iter().position(|&corner| corner == number);
            point.impulse.0[lane] = before.map_or(0.0, |place| impulses[place]);
        }
    }

    #[inline(always)]
    fn weigh(&mut self, velocity: &Vectors, spin: &Vectors) {
        let count = self.points.iter().fold(Lane::ZERO, |count, point| count + point.mass);
        let share = count.most(Lane::splat(1.0)).inverse();
        let sum =
            self.points.iter().fold(Vectors::default(), |sum, point| sum.plus(point.arm.scaled(point.mass)));
        self.middle = sum.scaled(share);
        for point in &mut self.points {
            let is_point = point.mass.is_above(Lane::ZERO);
            let Vectors { x, y, .. } = point.arm;
            let ease = Lane::splat(EASE) + (x * x + y * y) * TURN_EASE;
            point.mass = is_point.keep(ease.inverse());
            point.reach = is_point.keep(point.arm.minus(self.middle).length());
            point.total = Lane::ZERO;
            // What was pressed in the last step already lies there, and does not bounce.
            let falls = is_point.and(point.impulse.is(0.0));
            point.approach = falls.keep(point.speed(velocity, spin).least(Lane::ZERO));
        }
        let touches = count.is_above(Lane::ZERO);
        let Vectors { x, y, z } = self.middle;
        let ease = |lever: Lane| touches.keep((Lane::splat(EASE) + lever * TURN_EASE).inverse());
        self.rub_mass = [ease(z * z + x * x), ease(z * z + y * y)];
        let can_twist = count.is_above(Lane::splat(1.0));
        self.twist_mass = can_twist.keep(Lane::splat(INERTIA));
        self.twist = can_twist.keep(self.twist);
        self.rub = self.rub.map(|impulse| touches.keep(impulse));
    }

    /// Begins a small step with the impulses of the last, then presses; a gap may close within the step.
    #[inline(always)]
    pub(crate) fn press(&mut self, velocity: &mut Vectors, spin: &mut Vectors) {
        for point in &self.points {
            point.push(velocity, spin, point.impulse);
        }
        self.push_along(velocity, spin, self.rub);
        spin.z += self.twist * TURN_EASE;
        for point in &mut self.points {
            let opens = point.gap * (1.0 / TIME);
            let closes = (point.gap * PLANE.push).most(Lane::splat(-PARTING_SPEED));
            let target = point.gap.is_above(Lane::ZERO).pick(opens, closes);
            point.press(velocity, spin, target, PLANE.give);
        }
    }

    /// After the dice moved on: takes out again what pressing gave in speed, and rubs.
    #[inline(always)]
    pub(crate) fn relax(&mut self, velocity: &mut Vectors, spin: &mut Vectors) {
        for point in &mut self.points {
            point.gap += point.speed(velocity, spin) * TIME;
            point.total += point.impulse;
        }
        for point in &mut self.points {
            let target = point.gap.most(Lane::ZERO) * (1.0 / TIME);
            point.press(velocity, spin, target, 1.0);
        }
        self.rub(velocity, spin);
    }

    /// Friction is at most its share of what presses.
    #[inline(always)]
    fn rub(&mut self, velocity: &mut Vectors, spin: &mut Vectors) {
        let mut pressed = Lane::ZERO;
        let mut held = Lane::ZERO;
        for point in &self.points {
            pressed += point.impulse;
            held += point.impulse * point.reach;
        }
        let (most, most_twist) = (pressed * ICE_FRICTION, held * ICE_FRICTION);
        let Vectors { x, y, z } = self.middle;
        let forwards = velocity.y - z * spin.x + x * spin.z;
        let left = y * spin.z - z * spin.y - velocity.x;
        let wanted = [self.rub[0] - self.rub_mass[0] * forwards, self.rub[1] - self.rub_mass[1] * left];
        let length = (wanted[0] * wanted[0] + wanted[1] * wanted[1]).sqrt();
        let part = length.is_above(most).pick(most.over(length), Lane::splat(1.0));
        let rub = wanted.map(|impulse| impulse * part);
        self.push_along(velocity, spin, [rub[0] - self.rub[0], rub[1] - self.rub[1]]);
        self.rub = rub;
        let twist = (self.twist - self.twist_mass * spin.z).most(-most_twist).least(most_twist);
        spin.z += (twist - self.twist) * TURN_EASE;
        self.twist = twist;
    }

    /// Forwards and to the left, at the middle.
    #[inline(always)]
    fn push_along(&self, velocity: &mut Vectors, spin: &mut Vectors, [forwards, left]: [Lane; 2]) {
        let Vectors { x, y, z } = self.middle;
        velocity.y += forwards * EASE;
        velocity.x -= left * EASE;
        let (forwards, left) = (forwards * TURN_EASE, left * TURN_EASE);
        spin.x -= z * forwards;
        spin.y -= z * left;
        spin.z += x * forwards + y * left;
    }

    /// At the end of a step, whatever approached and touched bounces.
    #[inline(always)]
    pub(crate) fn bounce(&mut self, velocity: &mut Vectors, spin: &mut Vectors) {
        let approaches = |any: Mask, point: &Points| any.or(point.approach.is_below(Lane::ZERO));
        if !self.points.iter().fold(Lane::ZERO.is(1.0), approaches).any() {
            return;
        }
        for point in &mut self.points {
            let touched = (point.total + point.impulse).is_above(Lane::ZERO);
            let bounces = point.approach.is_below(Lane::ZERO).and(touched);
            let speed = point.speed(velocity, spin) + point.approach * ICE_BOUNCE;
            let pressed = (point.impulse - point.mass * speed).most(Lane::ZERO);
            let pressed = bounces.pick(pressed, point.impulse);
            point.push(velocity, spin, pressed - point.impulse);
            point.impulse = pressed;
        }
    }
}

impl Points {
    /// How fast it leaves the ice.
    #[inline(always)]
    fn speed(&self, velocity: &Vectors, spin: &Vectors) -> Lane {
        velocity.z + self.arm.y * spin.x - self.arm.x * spin.y
    }

    #[inline(always)]
    fn push(&self, velocity: &mut Vectors, spin: &mut Vectors, impulse: Lane) {
        velocity.z += impulse * EASE;
        let turned = impulse * TURN_EASE;
        spin.x += self.arm.y * turned;
        spin.y -= self.arm.x * turned;
    }

    /// Pushes until it moves off the ice at minus the target; never pulls.
    #[inline(always)]
    fn press(&mut self, velocity: &mut Vectors, spin: &mut Vectors, target: Lane, give: f32) {
        let speed = self.speed(velocity, spin) + target;
        let pressed = ((self.impulse - self.mass * speed) * give).most(Lane::ZERO);
        self.push(velocity, spin, pressed - self.impulse);
        self.impulse = pressed;
    }
}
