//! How fast the rules are: random games through the public trait, per second of one core. How fast dice are thrown, and
//! how fast games are solved: `--long` solves the duel and the race too. `--solver` and `--throws` do only that;
//! `--starts` prints the throws for other engines and does nothing else.
//!
//! `make bench` runs this and then the same kind of work in OpenSpiel. Every figure comes with a result that is
//! asserted, so that a faster wrong answer is noticed.

mod clock;
mod playouts;
mod solver;
mod throws;

use std::process::ExitCode;

use bonecup_rules::Game;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use playouts::{Playouts, play};
use rolling_bones::{BonesOptions, RollingBones};

/// The checksum of all final points: the same games were played, move for move, as when it was noted.
const KNOCHENMAX_POINTS: i64 = 24_846_016;
const ROLLING_BONES_POINTS: i64 = 916_068;

fn main() -> ExitCode {
    let asked = |flag: &str| std::env::args().any(|arg| arg == flag);
    if asked("--starts") {
        println!("{}", throws::starts());
        return ExitCode::SUCCESS;
    }
    let only = asked("--solver") || asked("--throws");
    let rules = only || random_games();
    let throws = asked("--solver") || throw_dice();
    let solver = asked("--throws") || solve(asked("--long"));
    if rules && throws && solver { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn throw_dice() -> bool {
    let runs = throws::all();
    for run in &runs {
        println!("{}", run.json());
    }
    let right = runs.iter().all(throws::Thrown::is_right);
    if !right {
        eprintln!("dice landed elsewhere than noted");
    }
    right
}

fn solve(long: bool) -> bool {
    let mut runs = solver::quick();
    if long {
        runs.extend(solver::long());
    }
    for run in &runs {
        println!("{}", run.json());
    }
    let right = runs.iter().all(solver::Solved::is_right);
    if !right {
        eprintln!("a game was solved with another value than noted");
    }
    right
}

fn random_games() -> bool {
    let sheets = measure::<KnochenMax>("knochenmax", &KnochenMaxOptions::default(), 200_000, 3);
    let bones = measure::<RollingBones>("rolling-bones", &BonesOptions::default(), 5_000, 3);
    let (Some(sheets), Some(bones)) = (sheets, bones) else {
        eprintln!("a random game was refused by its own rules");
        return false;
    };
    for (name, run) in [("knochenmax", &sheets), ("rolling-bones", &bones)] {
        println!("{}", run.json(name));
    }
    let same = sheets.points == KNOCHENMAX_POINTS && bones.points == ROLLING_BONES_POINTS;
    if !same {
        eprintln!("other games were played than noted: {} and {} points", sheets.points, bones.points);
    }
    same
}

/// The fastest of some equal runs: the others were disturbed.
fn measure<G: Game>(name: &str, options: &G::Options, games: u64, runs: u32) -> Option<Playouts>
where
    G::Request: bonecup_rules::Shake<Outcome = G::Outcome>,
{
    eprintln!("{name}: {runs} runs of {games} random games of two");
    let mut best: Option<Playouts> = None;
    for _ in 0..runs {
        let run = play::<G>(options, games)?;
        if best.as_ref().is_none_or(|best| run.seconds < best.seconds) {
            best = Some(run);
        }
    }
    best
}
