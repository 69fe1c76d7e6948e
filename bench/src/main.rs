//! How fast the rules are: random games through the public trait, per second of one core.
//!
//! `make bench` runs this and then the same kind of work in OpenSpiel. Every figure comes with a result that is
//! asserted, so that a faster wrong answer is noticed.

mod clock;
mod playouts;

use std::process::ExitCode;

use bonecup_rules::Game;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use playouts::{Playouts, play};
use rolling_bones::{BonesOptions, RollingBones};

/// The checksum of all final points: the same games were played, move for move, as when it was noted.
const KNOCHENMAX_POINTS: i64 = 24_846_016;
const ROLLING_BONES_POINTS: i64 = 916_068;

fn main() -> ExitCode {
    let sheets = measure::<KnochenMax>("knochenmax", &KnochenMaxOptions::default(), 200_000, 3);
    let bones = measure::<RollingBones>("rolling-bones", &BonesOptions::default(), 5_000, 3);
    let (Some(sheets), Some(bones)) = (sheets, bones) else {
        eprintln!("a random game was refused by its own rules");
        return ExitCode::FAILURE;
    };
    for (name, run) in [("knochenmax", &sheets), ("rolling-bones", &bones)] {
        println!("{}", run.json(name));
    }
    let same = sheets.points == KNOCHENMAX_POINTS && bones.points == ROLLING_BONES_POINTS;
    if same {
        return ExitCode::SUCCESS;
    }
    eprintln!("other games were played than noted: {} and {} points", sheets.points, bones.points);
    ExitCode::FAILURE
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
