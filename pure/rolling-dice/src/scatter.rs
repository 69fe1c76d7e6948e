//! A stand-in for physics.

use crate::arena::{self, BOX_DEPTH, BOX_WIDTH};
use crate::colour::Colour;
use crate::dice::{Face, Place, Rest};
use crate::geometry::Footprint;
use crate::spot::{Length, Point, Yaw};
use crate::throw::{EngineId, Landing, Origin, Throw, Thrower};

/// Throws dice without any physics, so that the rules can be played and tested without an arena.
///
/// The dice come to rest spread round the point where a body with that speed would slide to. A scoring die in the
/// way is pushed on or not, as if by a coin; a die that would come to rest on another stays on top of it or slides
/// aside. Faces and turns are drawn evenly. Whatever the rules speak of happens, but not as it would with real dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scatter;

impl Scatter {
    /// Its name and version.
    pub const ENGINE: EngineId = EngineId::new("scatter/1").unwrap();
}

impl Thrower for Scatter {
    fn engine(&self) -> EngineId {
        Self::ENGINE
    }

    fn throw(&self, throw: &Throw, noise: u64) -> Landing {
        let mut scene = Scene { throw, tremor: Tremor(noise), thrown: Vec::new(), scoring: throw.untold() };
        for _ in 0..throw.dice {
            let die = scene.slide();
            scene.come_to_rest(die);
        }
        let origin = Origin::Engine { engine: self.engine(), noise };
        Landing { origin, thrown: scene.thrown, scoring: scene.scoring }
    }
}

/// Twice the friction of the ice times gravity, in mm/s²: a body of speed v slides v² ÷ this.
const BRAKE: f64 = 2.0 * 0.15 * 9810.0;

/// The hand lets go this far before the entrance, in millimetres.
const RELEASE: f64 = 20.0;

/// From wall to the centre of a die that lies flat against it, rounded up, in millimetres.
const ROOM: f64 = 7.0;

/// A throw this steep, in thousandths of a radian, may leap over the wall.
const LEAP: i32 = 250;

/// Behind the wall a die rolls no further than this, in millimetres.
const BEYOND: f64 = 200.0;

struct Scene<'a> {
    throw: &'a Throw,
    tremor: Tremor,
    thrown: Vec<Rest>,
    scoring: Vec<(Colour, Rest)>,
}

impl Scene<'_> {
    /// Where the next die would come to rest if it were alone. Speed, direction and place of each die differ from
    /// the aim by about as much as in a hand.
    fn slide(&mut self) -> Rest {
        let aim = &self.throw.aim;
        let speed = f64::from(aim.strength) * (1.0 + 0.1 * self.tremor.bell());
        let direction = f64::from(aim.direction) / 1000.0 + 0.07 * self.tremor.bell();
        let start = f64::from(aim.place) / 10.0 + 12.0 * self.tremor.bell();
        let path = Path::new(start, direction, speed * speed / BRAKE);
        let leaps = aim.loft > LEAP && self.tremor.below(4) == 0;
        if !leaps {
            self.sweep(&path);
        }
        self.die_at(path.end(leaps))
    }

    /// Pushes scoring dice on that lie in the way, if each lies alone and finds room.
    fn sweep(&mut self, path: &Path) {
        for index in 0..self.scoring.len() {
            let hit = self.scoring[index].1;
            if !path.passes(&hit) || !self.is_alone(&hit, &hit) || self.tremor.below(2) == 0 {
                continue;
            }
            let pushed = self.pushed(&hit, path);
            if self.is_alone(&pushed, &hit) {
                self.scoring[index].1 = pushed;
            }
        }
    }

    fn pushed(&mut self, hit: &Rest, path: &Path) -> Rest {
        let way = f64::from(15 + self.tremor.below(150));
        let rolls = self.tremor.below(2) == 0;
        let moved = self.die_at(walled(hit.x.in_mm() + way * path.sin, hit.y.in_mm() + way * path.cos));
        Rest { face: if rolls { moved.face } else { hit.face }, ..moved }
    }

    /// Whether the die is off the floe, or touches none on it but itself as it lay before.
    fn is_alone(&self, die: &Rest, before: &Rest) -> bool {
        !die.on_floe() || self.lying().filter(|&other| other != before).all(|other| !touch(other, die))
    }

    /// A die that shows whatever it shows, at the point.
    fn die_at(&mut self, centre: Point) -> Rest {
        let face = self.tremor.face();
        let turn = Yaw::hundredths(u16::try_from(self.tremor.below(9000)).unwrap_or(0));
        Rest { face, x: centre.x, y: centre.y, turn, level: 0, place: place_at(centre), patch: None }
    }

    fn come_to_rest(&mut self, die: Rest) {
        let resting = match self.hit_by(&die) {
            Some(hit) if self.tremor.below(4) == 0 => self.on_top(&die, &hit),
            Some(_) => None,
            None => Some(die),
        };
        self.thrown.push(resting.unwrap_or_else(|| self.aside(die)));
    }

    /// A die on the floe that the arriving one would touch.
    fn hit_by(&self, die: &Rest) -> Option<Rest> {
        let footprint = Footprint::of(die.spot());
        let mut lying = self.lying().filter(|_| die.on_floe());
        lying.find(|other| Footprint::of(other.spot()).touches(&footprint)).copied()
    }

    fn on_top(&self, die: &Rest, hit: &Rest) -> Option<Rest> {
        let above = Rest { x: hit.x, y: hit.y, turn: hit.turn, level: hit.level + 1, ..*die };
        let is_taken = self.lying().any(|other| other.level == above.level && touch(other, &above));
        (!is_taken).then_some(above)
    }

    /// The nearest of the points round about where the die touches none, at the latest in the water.
    fn aside(&self, die: Rest) -> Rest {
        const STEP: f64 = 9.0;
        let rings = (1..=60).flat_map(|ring| AROUND.map(|(x, y)| (f64::from(ring) * x, f64::from(ring) * y)));
        let mut points = rings.map(|(x, y)| walled(die.x.in_mm() + STEP * x, die.y.in_mm() + STEP * y));
        let free = points.find_map(|centre| {
            let moved = Rest { x: centre.x, y: centre.y, place: place_at(centre), ..die };
            self.hit_by(&moved).is_none().then_some(moved)
        });
        free.unwrap_or(Rest { place: Place::Water, ..die })
    }

    fn lying(&self) -> impl Iterator<Item = &Rest> {
        let scoring = self.scoring.iter().map(|(_, rest)| rest);
        scoring.chain(&self.thrown).filter(|rest| rest.on_floe())
    }
}

/// The eight directions in which a die slides aside.
const AROUND: [(f64, f64); 8] =
    [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];

fn touch(a: &Rest, b: &Rest) -> bool {
    Footprint::of(a.spot()).touches(&Footprint::of(b.spot()))
}

/// The straight way of a die from the hand to where friction stops it, in millimetres.
struct Path {
    start: f64,
    sin: f64,
    cos: f64,
    length: f64,
}

impl Path {
    fn new(start: f64, direction: f64, length: f64) -> Path {
        let (sin, cos) = libm::sincos(direction);
        Path { start, sin, cos, length }
    }

    /// The end of the way: at a wall, or not far behind it if the die leaps over it.
    fn end(&self, leaps: bool) -> Point {
        let (x, y) = (self.start + self.length * self.sin, self.length * self.cos - RELEASE);
        kept_within(x, y, if leaps { BEYOND } else { -ROOM })
    }

    /// Whether the die lies on the floe so near the way that another coming along would push it.
    fn passes(&self, die: &Rest) -> bool {
        let (dx, dy) = (die.x.in_mm() - self.start, die.y.in_mm() + RELEASE);
        let (along, across) = (dx * self.sin + dy * self.cos, dx * self.cos - dy * self.sin);
        die.on_floe() && (0.0..=self.length).contains(&along) && across.abs() < 12.0
    }
}

/// The point, in millimetres, or where the three walls stop a die on the way to it.
fn walled(x: f64, y: f64) -> Point {
    kept_within(x, y, -ROOM)
}

/// The point, kept from lying further than this beyond the three walls.
fn kept_within(x: f64, y: f64, beyond: f64) -> Point {
    let (x, y) = (x.clamp(-beyond, BOX_WIDTH.in_mm() + beyond), y.min(BOX_DEPTH.in_mm() + beyond));
    Point { x: Length::nearest(x), y: Length::nearest(y) }
}

fn place_at(centre: Point) -> Place {
    if arena::on_floe(centre) {
        Place::Floe
    } else if arena::in_box(centre) {
        Place::Water
    } else {
        Place::Outside
    }
}

/// Random numbers from the noise: splitmix64 (Steele, Lea and Flood 2014).
struct Tremor(u64);

impl Tremor {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`; the bias of one in 2⁶⁴ ÷ `bound` does not matter here.
    fn below(&mut self, bound: u32) -> u32 {
        let wide = (u128::from(self.next()) * u128::from(bound)) >> 64;
        u32::try_from(wide).unwrap_or(0)
    }

    fn face(&mut self) -> Face {
        let index = usize::try_from(self.below(6)).unwrap_or(0);
        Face::ALL[index]
    }

    /// About a normal number of mean 0 and deviation 1: the sum of three even ones.
    fn bell(&mut self) -> f64 {
        (0..3).map(|_| 2.0 * (f64::from(self.below(1 << 30)) / f64::from(1 << 30)) - 1.0).sum()
    }
}
