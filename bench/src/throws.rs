//! How fast dice are thrown, and the same starts for other engines.

use bonecup_arena::{Arena, Lean, matter};
use rolling_dice::arena::{BOX_DEPTH, BOX_WIDTH, DIE_ROUNDING, FLOE, WALL_HEIGHT, WALL_THICKNESS};
use rolling_dice::{Aim, Colour, Face, Length, Rest, Spot, Throw, Thrower, Yaw};
use serde_json::{Value, json};

use crate::clock::Stopwatch;

/// What an engine did and how long it took.
pub(crate) struct Thrown {
    engine: String,
    throws: &'static str,
    per_second: f64,
    promised: Option<f64>,
    on_floe: f64,
    /// Of where all dice lie, in hundredths of a millimetre.
    sum: i64,
    expected: i64,
}

impl Thrown {
    /// One line for the ledger.
    pub(crate) fn json(&self) -> Value {
        json!({
            "engine": self.engine, "throws": self.throws, "throws_per_cpu_second": self.per_second.round(),
            "promised_per_second": self.promised, "on_floe": self.on_floe, "sum": self.sum,
        })
    }

    /// Whether the dice landed where they did when the sum was noted.
    pub(crate) fn is_right(&self) -> bool {
        self.sum == self.expected
    }
}

/// Both engines, on an empty floe and on a full one.
pub(crate) fn all() -> Vec<Thrown> {
    let [judged, search] = [Some(400.0), Some(6_000.0)];
    vec![
        measure(&Arena, "4 dice", &empty(), judged, JUDGED),
        measure(&Arena, "3 dice among 6", &crowded(), None, JUDGED_CROWDED),
        measure(&Lean::default(), "4 dice", &empty(), search, SEARCH),
        measure(&Lean::default(), "3 dice among 6", &crowded(), None, SEARCH_CROWDED),
    ]
}

/// As these engines threw them first: they notice a change, they do not prove.
const JUDGED: i64 = 84_064_862;
const JUDGED_CROWDED: i64 = 58_295_246;
const SEARCH: i64 = 84_230_233;
const SEARCH_CROWDED: i64 = 58_440_730;

/// The fastest of some equal runs: the others were disturbed.
fn measure(
    engine: &impl Thrower,
    name: &'static str,
    throws: &[Throw],
    promised: Option<f64>,
    expected: i64,
) -> Thrown {
    const RUNS: u32 = 5;
    eprintln!("{}, {name}: {RUNS} runs of {} throws", engine.engine(), throws.len());
    let (mut seconds, mut dice) = (f64::INFINITY, Vec::new());
    let thrown: Vec<(Throw, u64)> = throws.iter().cloned().zip(0..).collect();
    for _ in 0..RUNS {
        let watch = Stopwatch::start();
        dice = engine.throw_all(&thrown).into_iter().flat_map(|landing| landing.thrown).collect();
        seconds = seconds.min(watch.seconds());
    }
    let sum = dice.iter().map(|die| i64::from(die.x.in_hundredths()) + i64::from(die.y.in_hundredths()));
    Thrown {
        engine: format!("bonecup {}", engine.engine()),
        throws: name,
        per_second: count(throws.len()) / seconds,
        promised,
        on_floe: count(dice.iter().filter(|die| die.on_floe()).count()) / count(dice.len()),
        sum: sum.sum(),
        expected,
    }
}

fn count(items: usize) -> f64 {
    f64::from(u32::try_from(items).unwrap_or(u32::MAX))
}

/// Four dice onto an empty floe, by every aim of the rules' sample, five times.
fn empty() -> Vec<Throw> {
    let aims = (0..5).flat_map(|_| Aim::sample());
    aims.map(|aim| Throw { colour: Colour::Orange, dice: 4, aim, resting: Vec::new() }).collect()
}

/// Three dice onto a floe on which six lie.
fn crowded() -> Vec<Throw> {
    let spots = [(150, 300), (100, 250), (200, 200), (60, 150), (150, 150), (220, 340)];
    let lying = |(x, y)| Spot { x: Length::mm(x), y: Length::mm(y), turn: Yaw::hundredths(3_000) };
    let dice = Colour::ALL.into_iter().zip(Face::ALL).zip(spots);
    let resting: Vec<_> =
        dice.map(|((colour, face), spot)| (colour, Rest::flat(face, lying(spot)))).collect();
    empty().into_iter().map(|throw| Throw { dice: 3, resting: resting.clone(), ..throw }).collect()
}

/// The box and the throws onto the empty floe, for engines that are not ours.
pub(crate) fn starts() -> Value {
    json!({
        "gravity": matter::GRAVITY, "rate": matter::RATE, "substeps": matter::SUBSTEPS,
        "most_steps": matter::MOST_STEPS, "foresight": matter::FORESIGHT, "stiffness": matter::STIFFNESS,
        "still_speed": matter::STILL_SPEED, "still_time": matter::STILL_TIME, "drag": matter::DRAG,
        "die": {
            "edge": matter::EDGE, "rounding": cm(DIE_ROUNDING), "mass": matter::MASS, "inertia": matter::INERTIA,
            "friction": matter::DIE_FRICTION, "bounce": matter::DIE_BOUNCE,
        },
        "ice": { "friction": matter::ICE_FRICTION, "bounce": matter::ICE_BOUNCE },
        "wall": { "friction": matter::WALL_FRICTION, "bounce": matter::WALL_BOUNCE },
        "box": { "walls": walls() },
        "floe": FLOE.map(|corner| [cm(corner.x), cm(corner.y)]),
        "warm_up": 150,
        "throws": (0..).zip(empty()).map(|(noise, throw)| released(&throw, noise)).collect::<Vec<_>>(),
    })
}

fn walls() -> [Value; 3] {
    let (width, depth, high) = (cm(BOX_WIDTH) / 2.0, cm(BOX_DEPTH) / 2.0, cm(WALL_HEIGHT) / 2.0);
    let thick = cm(WALL_THICKNESS) / 2.0;
    let wall = |x: f64, y: f64, across: f64, along: f64| json!({ "centre": [x, y, high], "half": [across, along, high] });
    [
        wall(-thick, depth, thick, depth),
        wall(2.0 * width + thick, depth, thick, depth),
        wall(width, 2.0 * depth + thick, width + 2.0 * thick, thick),
    ]
}

fn released(throw: &Throw, noise: u64) -> Vec<Value> {
    let dice = Arena.release(throw, noise).into_iter();
    let die = |die: bonecup_arena::Released| {
        json!({
            "position": die.position, "rotation": die.rotation, "velocity": die.velocity, "spin": die.spin,
        })
    };
    dice.map(die).collect()
}

fn cm(length: Length) -> f64 {
    length.in_mm() / 10.0
}
