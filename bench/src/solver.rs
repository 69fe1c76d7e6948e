//! How fast games are solved, each with the value that must come out.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use bonecup_rules::Game;
use bonecup_solver::knochenmax::{Duel, ExpectedPoints, Jokers, KnochenMaxGame, PointsTable, Yahtzee};
use bonecup_solver::race::{Race, Watch};
use bonecup_solver::rolling_bones::{BonesRacer, TurnPlan, Utility};
use knochenmax::{KnochenMax, KnochenMaxOptions, SheetCount};
use rolling_bones::{BonesOptions, BonesTurn};

use crate::clock::process_seconds;

/// What was solved, how long it took, and what was promised.
pub(crate) struct Solved {
    work: &'static str,
    value: f64,
    /// What the value must be, to 1e-6.
    expected: f64,
    cpu_seconds: f64,
    wall_seconds: f64,
    /// Seconds on so many cores at most.
    promised: Option<(f64, u8)>,
}

impl Solved {
    /// One line for the ledger.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "engine": if self.work.ends_with("(peer)") { "yahtzee-engine" } else { "bonecup" },
            "work": self.work, "value": self.value, "cpu_seconds": self.cpu_seconds,
            "wall_seconds": self.wall_seconds, "promised_seconds": self.promised.map(|(seconds, _)| seconds),
            "cores": self.promised.map(|(_, cores)| cores), "kept": self.keeps_promise(),
        })
    }

    /// Whether the value is right.
    pub(crate) fn is_right(&self) -> bool {
        (self.value - self.expected).abs() < 1e-6
    }

    /// On a busy machine the clock on the wall says little, so the time on all cores together is judged.
    fn keeps_promise(&self) -> bool {
        self.promised.is_none_or(|(seconds, cores)| self.cpu_seconds <= seconds * f64::from(cores))
    }
}

/// Solves once and measures.
fn measure(
    work: &'static str,
    expected: f64,
    promised: Option<(f64, u8)>,
    solve: impl FnOnce() -> f64,
) -> Solved {
    eprintln!("{work}");
    let (began, cpu) = (Instant::now(), process_seconds());
    let value = solve();
    let wall_seconds = began.elapsed().as_secs_f64();
    let cpu_seconds = process_seconds().zip(cpu).map_or(wall_seconds, |(now, then)| now - then);
    Solved { work, value, expected, cpu_seconds, wall_seconds, promised }
}

/// Everything that takes seconds at most.
pub(crate) fn quick() -> Vec<Solved> {
    vec![one_sheet(), two_sheets(), turn(), yahtzee(), yahtzee_peer()]
}

/// The duel and the race: minutes, and a gigabyte.
pub(crate) fn long() -> Vec<Solved> {
    vec![duel(), race()]
}

/// The time of a process is counted in hundredths of a second, so many weights are solved and the mean is taken.
fn one_sheet() -> Solved {
    const TIMES: u32 = 300;
    let options = KnochenMaxOptions::default();
    let start = KnochenMax::start(&options, 1);
    let value = |points: &ExpectedPoints| start.as_ref().map_or(f64::NAN, |start| points.value(start).value);
    let mut solved = measure("KnochenMAX, one sheet", 294.062_762_228, Some((0.003, 1)), || {
        (0..TIMES).map(|_| value(&ExpectedPoints::solve(&options))).fold(0.0, f64::max)
    });
    solved.cpu_seconds /= f64::from(TIMES);
    solved.wall_seconds /= f64::from(TIMES);
    solved
}

fn two_sheets() -> Solved {
    let sheets = SheetCount::new(2).unwrap_or_default();
    let options = KnochenMaxOptions { sheets, ..KnochenMaxOptions::default() };
    measure("KnochenMAX, two sheets", TWO_SHEETS, Some((3.0, 2)), || {
        let points = ExpectedPoints::solve(&options);
        KnochenMax::start(&options, 1).map_or(f64::NAN, |start| points.value(&start).value)
    })
}

fn turn() -> Solved {
    let plan = TurnPlan::new();
    measure("Rolling Bones, a turn", 12.617_857_489_753, Some((0.05, 1)), || {
        let solved = plan.solve(&BonesOptions::default(), Utility::points());
        solved.value(&BonesTurn::new())
    })
}

/// The published value of the official rules.
const YAHTZEE: f64 = 254.587_728_7;

fn yahtzee() -> Solved {
    measure("Yahtzee with forced jokers", YAHTZEE, None, || {
        PointsTable::solve(&Yahtzee::new(Jokers::Forced)).value(0, 0)
    })
}

fn yahtzee_peer() -> Solved {
    measure("Yahtzee with forced jokers (peer)", YAHTZEE, None, || {
        let mut solver = yahtzee_engine::Solver::new();
        solver.solve();
        solver.value(yahtzee_engine::State::START)
    })
}

fn duel() -> Solved {
    let options = KnochenMaxOptions::default();
    measure("KnochenMAX, duel", DUEL, Some((20.0, 2)), || {
        let duel = Duel::solve(&KnochenMaxGame::new(&options), &|_| ControlFlow::Continue(()));
        let start = KnochenMax::start(&options, 2).ok();
        duel.zip(start).and_then(|(duel, start)| duel.win(&start)).unwrap_or(f64::NAN)
    })
}

fn race() -> Solved {
    let options = BonesOptions::default();
    let racer = BonesRacer::new(TurnPlan::new(), &options);
    let watch = Watch { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
    measure("Rolling Bones, race to 100", RACE, Some((600.0, 2)), || {
        Race::solve(&racer, RACE_FLOOR, 100, &watch).map_or(f64::NAN, |race| race.chance(0, 0))
    })
}

/// As this solver found them first: they notice a change, they do not prove.
const TWO_SHEETS: f64 = 615.458_215_114;
const DUEL: f64 = 0.494_439_551_180;
const RACE: f64 = 0.577_732_671_200;
/// As the tables have it.
const RACE_FLOOR: i32 = -12;
