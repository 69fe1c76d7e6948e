//! Where a die touches another or a wall: up to four points with one normal, and one friction for all of them.

use rapier3d::math::Vector;

use super::body::Body;
use super::pair::{Line, Pair};
use super::rink::{Motion, Place, Rink};
use crate::matter::{INERTIA, MASS, PARTING_SPEED, RATE, STIFFNESS, SUBSTEPS};

/// The length of a small step, in seconds.
pub(crate) const TIME: f32 = 1.0 / (RATE as f32 * SUBSTEPS as f32);

/// So long before it is reached a gap is felt, in seconds.
pub(crate) const AHEAD: f32 = TIME * (SUBSTEPS as f32 + 1.0);

/// How strongly contacts are damped.
const DAMPING: f32 = 10.0;

/// A gap that is hardly there, in centimetres.
pub(crate) const TOUCH: f32 = 0.01;

/// The most points of a patch.
pub(crate) const POINTS: usize = 4;

/// The contact of a die with a wall or with another die.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patch {
    one: usize,
    /// The wall is nobody.
    other: Option<usize>,
    /// Where they move; a sleeper is as heavy as the wall.
    places: [Option<Place>; 2],
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
pub(crate) struct Soft {
    pub(crate) push: f32,
    pub(crate) give: f32,
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
pub(crate) const PLANE: Soft = Soft::new(2.0 * STIFFNESS);

impl Patch {
    pub(crate) fn new(one: usize, other: Option<usize>, normal: Vector, friction: f32, bounce: f32) -> Patch {
        Patch {
            one,
            other,
            places: [None; 2],
            normal,
            points: [Point::default(); POINTS],
            count: 0,
            friction,
            bounce,
            soft: if other.is_some() { DIE } else { PLANE },
            rub: Rub::default(),
        }
    }

    /// A point of contact.
    pub(crate) fn add(&mut self, arms: [Vector; 2], gap: f32) {
        if self.count < POINTS {
            self.points[self.count] = Point { arms, gap, ..Point::default() };
            self.count += 1;
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether the two act on each other in the next step: the last small step looks ahead to one more.
    pub(crate) fn will_act(&mut self, bodies: &[Body], rink: &Rink) -> bool {
        self.find(bodies);
        let pair = self.pair(rink);
        let closes = |point: &Point| {
            let speed = Line::new(self.normal, point.arms, &pair).speed(&pair);
            point.gap + speed.min(0.0) * AHEAD < TOUCH
        };
        self.points[..self.count].iter().any(closes)
    }

    fn find(&mut self, bodies: &[Body]) {
        self.places = [bodies[self.one].place, self.other.and_then(|other| bodies[other].place)];
    }

    /// Before the small steps: masses, the speeds that bounce, the middle of the points.
    pub(crate) fn prepare(&mut self, bodies: &[Body], rink: &Rink) {
        self.find(bodies);
        let pair = self.pair(rink);
        let points = &mut self.points[..self.count];
        let weight = 1.0 / points.len() as f32;
        let middle = [0, 1].map(|side| points.iter().map(|point| point.arms[side]).sum::<Vector>() * weight);
        for point in &mut *points {
            point.line = Line::new(self.normal, point.arms, &pair);
            point.reach = (point.arms[0] - middle[0]).length();
            point.approach = point.line.speed(&pair).min(0.0);
        }
        let turning = pair.inverse_inertia[0] + pair.inverse_inertia[1];
        let can_twist = self.count > 1 && turning > 0.0;
        self.rub.lines = tangents(self.normal).map(|tangent| Line::new(tangent, middle, &pair));
        self.rub.twist_mass = if can_twist { 1.0 / turning } else { 0.0 };
    }

    /// Begins a small step with the impulses of the last, then presses the two apart; a gap may close within the step.
    pub(crate) fn press(&mut self, rink: &mut Rink) {
        let mut pair = self.pair(rink);
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
        self.put(rink, &pair);
    }

    /// After the bodies moved on: takes out again what pressing gave in speed, and rubs.
    pub(crate) fn relax(&mut self, rink: &mut Rink) {
        let mut pair = self.pair(rink);
        for point in &mut self.points[..self.count] {
            point.gap += point.line.speed(&pair) * TIME;
            point.total += point.impulse;
        }
        for point in &mut self.points[..self.count] {
            point.press(&mut pair, point.gap.max(0.0) / TIME, 1.0);
        }
        self.rub(&mut pair);
        self.put(rink, &pair);
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
    pub(crate) fn bounce(&mut self, rink: &mut Rink) {
        if self.points[..self.count].iter().all(|point| point.approach == 0.0) {
            return;
        }
        let mut pair = self.pair(rink);
        for point in &mut self.points[..self.count] {
            if point.approach < 0.0 && point.total + point.impulse > 0.0 {
                point.press(&mut pair, self.bounce * point.approach, 1.0);
            }
        }
        self.put(rink, &pair);
    }

    #[inline]
    fn pair(&self, rink: &Rink) -> Pair {
        let motions = self.places.map(|place| place.map_or_else(Motion::default, |place| rink.motion(place)));
        let moves = self.places.map(|place| if place.is_some() { 1.0 } else { 0.0 });
        Pair {
            velocities: motions.map(|motion| motion.velocity),
            spins: motions.map(|motion| motion.spin),
            inverse_mass: moves.map(|moves| moves / MASS),
            inverse_inertia: moves.map(|moves| moves / INERTIA),
        }
    }

    #[inline]
    fn put(&self, rink: &mut Rink, pair: &Pair) {
        for (side, place) in self.places.iter().enumerate() {
            if let Some(place) = *place {
                rink.set_motion(place, Motion { velocity: pair.velocities[side], spin: pair.spins[side] });
            }
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
