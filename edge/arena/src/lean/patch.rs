//! Where two things touch: up to four points with one normal, and one friction for all of them.

use rapier3d::math::Vector;

use super::body::{Body, Memory};
use super::pair::{Line, Pair};
use crate::matter::{PARTING_SPEED, RATE, STIFFNESS, SUBSTEPS};

/// The length of a small step, in seconds.
pub(crate) const TIME: f32 = 1.0 / (RATE as f32 * SUBSTEPS as f32);

/// So long before it is reached a gap is felt, in seconds.
const AHEAD: f32 = TIME * (SUBSTEPS as f32 + 1.0);

/// How strongly contacts are damped.
const DAMPING: f32 = 10.0;

/// A gap that is hardly there, in centimetres.
const TOUCH: f32 = 0.01;

/// The most points of a patch.
pub(crate) const POINTS: usize = 4;

/// The contact of a die with a plane or with another die.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patch {
    pub(crate) one: usize,
    /// The plane is nobody.
    other: Option<usize>,
    /// Out of the other, into the one.
    normal: Vector,
    points: [Point; POINTS],
    count: usize,
    friction: f32,
    bounce: f32,
    soft: Soft,
    rub: Rub,
}

#[derive(Clone, Copy, Default, Debug)]
struct Point {
    /// Seen from the centres of both.
    arms: [Vector; 2],
    line: Line,
    /// Negative if they are in one another.
    gap: f32,
    /// From the middle of the patch.
    reach: f32,
    impulse: f32,
    total: f32,
    /// The speed of approach that it bounces from.
    approach: f32,
    corner: u8,
}

/// The one friction of a patch: along the surface at the middle of the points, and about the normal.
#[derive(Clone, Copy, Default, Debug)]
struct Rub {
    lines: [Line; 2],
    impulses: [f32; 2],
    twist: f32,
    twist_mass: f32,
}

/// The spring of a contact, as rapier has it.
#[derive(Clone, Copy, Debug)]
struct Soft {
    push: f32,
    give: f32,
}

impl Soft {
    const fn new(hertz: f32) -> Soft {
        let pace = hertz * 2.0 * std::f32::consts::PI;
        let push = pace / (TIME * pace + 2.0 * DAMPING);
        let rest = 1.0 / (TIME * push) - 1.0;
        let soft = rest * rest / ((1.0 + rest) * 4.0 * DAMPING * DAMPING);
        Soft { push, give: 1.0 / (1.0 + soft) }
    }
}

const DIE: Soft = Soft::new(STIFFNESS);
const PLANE: Soft = Soft::new(2.0 * STIFFNESS);

impl Patch {
    pub(crate) fn new(one: usize, other: Option<usize>, normal: Vector, friction: f32, bounce: f32) -> Patch {
        Patch {
            one,
            other,
            normal,
            points: [Point::default(); POINTS],
            count: 0,
            friction,
            bounce,
            soft: if other.is_some() { DIE } else { PLANE },
            rub: Rub::default(),
        }
    }

    /// A point of contact, with what it was pushed by in the last small step.
    pub(crate) fn add(&mut self, arms: [Vector; 2], gap: f32, corner: u8, impulse: f32) {
        if self.count < POINTS {
            self.points[self.count] = Point { arms, gap, corner, impulse, ..Point::default() };
            self.count += 1;
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether it is the ice that is touched, or what is level with it.
    pub(crate) fn is_ice(&self) -> bool {
        self.other.is_none() && self.normal == Vector::Z
    }

    /// Whether the two act on each other in the next step: the last small step looks ahead to one more.
    pub(crate) fn will_act(&self, bodies: &[Body]) -> bool {
        let pair = self.pair(bodies);
        let closes = |point: &Point| {
            let speed = Line::new(self.normal, point.arms, &pair).speed(&pair);
            point.gap + speed.min(0.0) * AHEAD < TOUCH
        };
        self.points[..self.count].iter().any(closes)
    }

    /// Before the small steps: masses, the speeds that bounce, the middle of the points. Friction starts from that of
    /// the last small step.
    pub(crate) fn prepare(&mut self, bodies: &[Body]) {
        let pair = self.pair(bodies);
        let Memory { friction, twist, .. } =
            if self.is_ice() { bodies[self.one].memory } else { Memory::default() };
        let points = &mut self.points[..self.count];
        let weight = 1.0 / points.len() as f32;
        let middle = [0, 1].map(|side| points.iter().map(|point| point.arms[side]).sum::<Vector>() * weight);
        for point in &mut *points {
            point.line = Line::new(self.normal, point.arms, &pair);
            point.reach = (point.arms[0] - middle[0]).length();
            // What was pressed in the last step already lies there, and does not bounce.
            point.approach = if point.impulse == 0.0 { point.line.speed(&pair).min(0.0) } else { 0.0 };
        }
        let turning = pair.inverse_inertia[0] + pair.inverse_inertia[1];
        let can_twist = self.count > 1 && turning > 0.0;
        self.rub.lines = tangents(self.normal).map(|tangent| Line::new(tangent, middle, &pair));
        self.rub.impulses = self.rub.lines.map(|line| friction.dot(line.direction));
        self.rub.twist = if can_twist { twist } else { 0.0 };
        self.rub.twist_mass = if can_twist { 1.0 / turning } else { 0.0 };
    }

    /// What to remember of it for the next step.
    pub(crate) fn memory(&self) -> Memory {
        let mut corners = [0.0; 8];
        for point in &self.points[..self.count] {
            corners[usize::from(point.corner)] = point.impulse;
        }
        let [first, second] = self.rub.lines.map(|line| line.direction);
        let friction = first * self.rub.impulses[0] + second * self.rub.impulses[1];
        Memory { corners, friction, twist: self.rub.twist }
    }

    /// Begins a small step with the impulses of the last, then presses the two apart; a gap may close within the step.
    pub(crate) fn press(&mut self, bodies: &mut [Body]) {
        let mut pair = self.pair(bodies);
        for point in &self.points[..self.count] {
            point.line.push(&mut pair, point.impulse);
        }
        for (line, impulse) in self.rub.lines.iter().zip(self.rub.impulses) {
            line.push(&mut pair, impulse);
        }
        pair.turn(self.normal * self.rub.twist);
        for point in &mut self.points[..self.count] {
            let gap = point.gap;
            let target = if gap > 0.0 { gap / TIME } else { (gap * self.soft.push).max(-PARTING_SPEED) };
            point.press(&mut pair, target, self.soft.give);
        }
        self.put(bodies, &pair);
    }

    /// After the bodies moved on: takes out again what pressing gave in speed, and rubs.
    pub(crate) fn relax(&mut self, bodies: &mut [Body]) {
        let mut pair = self.pair(bodies);
        for point in &mut self.points[..self.count] {
            point.gap += point.line.speed(&pair) * TIME;
            point.total += point.impulse;
        }
        for point in &mut self.points[..self.count] {
            point.press(&mut pair, point.gap.max(0.0) / TIME, 1.0);
        }
        self.rub(&mut pair);
        self.put(bodies, &pair);
    }

    /// Friction is at most its share of what presses.
    fn rub(&mut self, pair: &mut Pair) {
        let points = &self.points[..self.count];
        let most = self.friction * points.iter().map(|point| point.impulse).sum::<f32>();
        let most_twist = self.friction * points.iter().map(|point| point.impulse * point.reach).sum::<f32>();
        let Rub { lines, impulses, twist, twist_mass } = self.rub;
        let wanted = [0, 1].map(|i| impulses[i] - lines[i].mass * lines[i].speed(pair));
        let length = (wanted[0] * wanted[0] + wanted[1] * wanted[1]).sqrt();
        let part = if length > most { most / length } else { 1.0 };
        self.rub.impulses = wanted.map(|impulse| impulse * part);
        for i in [0, 1] {
            lines[i].push(pair, self.rub.impulses[i] - impulses[i]);
        }
        let turning = (pair.spins[0] - pair.spins[1]).dot(self.normal);
        self.rub.twist = (twist - twist_mass * turning).clamp(-most_twist, most_twist);
        pair.turn(self.normal * (self.rub.twist - twist));
    }

    /// At the end of a step, whatever approached and touched bounces.
    pub(crate) fn bounce(&mut self, bodies: &mut [Body]) {
        if self.points[..self.count].iter().all(|point| point.approach == 0.0) {
            return;
        }
        let mut pair = self.pair(bodies);
        for point in &mut self.points[..self.count] {
            if point.approach < 0.0 && point.total + point.impulse > 0.0 {
                point.press(&mut pair, self.bounce * point.approach, 1.0);
            }
        }
        self.put(bodies, &pair);
    }

    fn pair(&self, bodies: &[Body]) -> Pair {
        let one = &bodies[self.one];
        let mut pair = Pair {
            velocities: [one.velocity, Vector::ZERO],
            spins: [one.spin, Vector::ZERO],
            inverse_mass: [one.inverse_mass(), 0.0],
            inverse_inertia: [one.inverse_inertia(), 0.0],
        };
        if let Some(other) = self.other.map(|other| &bodies[other]) {
            (pair.velocities[1], pair.spins[1]) = (other.velocity, other.spin);
            (pair.inverse_mass[1], pair.inverse_inertia[1]) = (other.inverse_mass(), other.inverse_inertia());
        }
        pair
    }

    fn put(&self, bodies: &mut [Body], pair: &Pair) {
        let one = &mut bodies[self.one];
        (one.velocity, one.spin) = (pair.velocities[0], pair.spins[0]);
        if let Some(other) = self.other.map(|other| &mut bodies[other]) {
            (other.velocity, other.spin) = (pair.velocities[1], pair.spins[1]);
        }
    }
}

impl Point {
    /// Pushes until the point moves apart at minus the target; never pulls.
    fn press(&mut self, pair: &mut Pair, target: f32, give: f32) {
        let speed = self.line.speed(pair) + target;
        let pressed = (give * (self.impulse - self.line.mass * speed)).max(0.0);
        self.line.push(pair, pressed - self.impulse);
        self.impulse = pressed;
    }
}

fn tangents(normal: Vector) -> [Vector; 2] {
    let side = if normal.z.abs() < 0.7 { Vector::Z } else { Vector::X };
    let first = normal.cross(side).normalize();
    [first, normal.cross(first)]
}
