//! Plane geometry of lying dice: squares, discs and outlines.
//!
//! Numbers are hundredths of a millimetre, so that all coordinates are exact. Only `+ − × ÷` and the sine and
//! cosine of `libm` are used: the same answer comes out on every machine.

use crate::arena::DIE_EDGE;
use crate::spot::{Length, Point, Spot};

/// Half the edge of a die.
const HALF: f64 = DIE_EDGE.in_hundredths() as f64 / 2.0;

/// Dice whose centres are further apart than this, across or forward, are apart however they are turned: twice
/// half the diagonal, rounded up.
const FAR_APART: f64 = 2.0 * HALF * 1.4143;

/// The square that a lying die covers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Footprint {
    x: f64,
    y: f64,
    cos: f64,
    sin: f64,
}

impl Footprint {
    /// The square of a die that lies there.
    pub fn of(spot: Spot) -> Footprint {
        let turn = spot.turn.in_degrees().to_radians();
        let (sin, cos) = libm::sincos(turn);
        Footprint { x: exact(spot.x), y: exact(spot.y), cos, sin }
    }

    /// How deep two dice stick in one another, in hundredths of a millimetre: the shortest shift that would
    /// part them. Negative if they are apart.
    ///
    /// Two convex shapes are apart exactly if they are so along the normal of some edge. All four edges here
    /// are equally long, so each die covers the same stretch of the other's normals.
    pub fn depth(&self, other: &Footprint) -> f64 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        let cos = self.cos * other.cos + self.sin * other.sin;
        let sin = self.sin * other.cos - self.cos * other.sin;
        let reach = HALF * (1.0 + cos.abs() + sin.abs());
        reach - self.longest_side(dx, dy).max(other.longest_side(dx, dy))
    }

    /// Whether the two squares share a point.
    pub fn touches(&self, other: &Footprint) -> bool {
        !self.is_far_from(other.x, other.y, FAR_APART) && self.depth(other) >= 0.0
    }

    /// Whether the square and the disc share a point.
    pub fn touches_disc(&self, centre: Point, radius: Length) -> bool {
        let (x, y) = self.seen_from_die(exact(centre.x), exact(centre.y));
        let (dx, dy) = (beyond_edge(x), beyond_edge(y));
        dx * dx + dy * dy <= exact(radius) * exact(radius)
    }

    /// Whether the whole square lies within the outline, which may be concave; it may touch it from within.
    ///
    /// With the centre inside, the square sticks out exactly if a piece of the outline passes through it.
    pub fn lies_within(&self, outline: &[Point]) -> bool {
        !edges(outline).any(|(from, to)| self.is_crossed(from, to))
    }

    fn is_crossed(&self, from: Point, to: Point) -> bool {
        let (x, y) = self.seen_from_die(exact(from.x), exact(from.y));
        let (to_x, to_y) = self.seen_from_die(exact(to.x), exact(to.y));
        let (enter_x, leave_x) = between_edges(x, to_x - x);
        let (enter_y, leave_y) = between_edges(y, to_y - y);
        enter_x.max(enter_y).max(0.0) < leave_x.min(leave_y).min(1.0)
    }

    fn is_far_from(&self, x: f64, y: f64, far: f64) -> bool {
        (self.x - x).abs() > far || (self.y - y).abs() > far
    }

    /// A point of the table as the die sees it: its centre at 0, its edges along the axes.
    fn seen_from_die(&self, x: f64, y: f64) -> (f64, f64) {
        self.turned_to_die(x - self.x, y - self.y)
    }

    fn turned_to_die(&self, dx: f64, dy: f64) -> (f64, f64) {
        (dx * self.cos + dy * self.sin, dy * self.cos - dx * self.sin)
    }

    fn longest_side(&self, dx: f64, dy: f64) -> f64 {
        let (across, along) = self.turned_to_die(dx, dy);
        across.abs().max(along.abs())
    }
}

/// How far a coordinate is past the die's edge, 0 if it is not.
fn beyond_edge(coordinate: f64) -> f64 {
    (coordinate.abs() - HALF).max(0.0)
}

/// The stretch of a segment, from 0 at its start to 1 at its end, where one coordinate is between the die's edges.
fn between_edges(start: f64, run: f64) -> (f64, f64) {
    if run != 0.0 {
        let (one, other) = ((-HALF - start) / run, (HALF - start) / run);
        (one.min(other), one.max(other))
    } else if start.abs() < HALF {
        (f64::NEG_INFINITY, f64::INFINITY)
    } else {
        (f64::INFINITY, f64::NEG_INFINITY)
    }
}

/// Whether the point lies inside the outline or on it. Exact, for points and outlines within a kilometre.
///
/// A ray from the point towards smaller x crosses the outline an odd number of times exactly if it starts inside.
pub fn contains(outline: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (from, to) in edges(outline) {
        let side = side_of(from, to, point);
        if side == 0 && is_between(from.x, point.x, to.x) && is_between(from.y, point.y, to.y) {
            return true;
        }
        let upwards = to.y > from.y;
        if (from.y > point.y) != (to.y > point.y) && (side < 0) == upwards {
            inside = !inside;
        }
    }
    inside
}

/// The distance between two points, in hundredths of a millimetre.
pub fn distance(a: Point, b: Point) -> f64 {
    let (dx, dy) = (exact(a.x) - exact(b.x), exact(a.y) - exact(b.y));
    (dx * dx + dy * dy).sqrt()
}

/// Positive if the point lies to the left of the way from one corner to the next, 0 if on its line.
fn side_of(from: Point, to: Point, point: Point) -> i64 {
    wide(to.x, from.x) * wide(point.y, from.y) - wide(to.y, from.y) * wide(point.x, from.x)
}

fn wide(a: Length, b: Length) -> i64 {
    i64::from(a.in_hundredths()) - i64::from(b.in_hundredths())
}

fn is_between(a: Length, middle: Length, b: Length) -> bool {
    a.min(b) <= middle && middle <= a.max(b)
}

fn edges(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    outline.iter().copied().zip(outline.iter().copied().cycle().skip(1))
}

fn exact(length: Length) -> f64 {
    f64::from(length.in_hundredths())
}
