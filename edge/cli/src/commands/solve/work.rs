//! The work itself.

use std::time::{Duration, Instant};

use bonecup_games::AnyOptions;
use bonecup_rules::{Game, Points, StartError};
use bonecup_solver::knochenmax::{DuelPlan, ExpectedPoints, KnochenMaxGame};
use bonecup_solver::rolling_bones::{TurnPlan, Utility};
use bonecup_solver_cache::{Origin, SolverCache};
use bonecup_words::Words;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rolling_bones::{BonesOptions, BonesTurn};

use super::report::{Solved, Spread, Winning};
use crate::failure::Failure;
use crate::progress::{spinner, watched};

/// The points of one seat of KnochenMAX.
pub(super) fn sheets(options: &KnochenMaxOptions, words: &Words) -> Result<Solved, Failure> {
    let start = start(options, 1, words)?;
    let bar = spinner(words);
    let began = Instant::now();
    let points = ExpectedPoints::solve(options);
    let (value, took) = (points.value(&start), began.elapsed());
    let began = Instant::now();
    let outlook = points.outlook(&start);
    bar.finish_and_clear();
    let spread = outlook.map(|outlook| Spread {
        scores: (0..).map(Points).zip(outlook.points).filter(|(_, chance)| *chance > 0.0).collect(),
        struck: Some(outlook.struck),
        seconds: began.elapsed().as_secs_f64(),
    });
    Ok(Solved {
        options: AnyOptions::KnochenMax(*options),
        value: value.value,
        error: value.error,
        states: points.states(),
        seconds: took.as_secs_f64(),
        spread,
        winning: None,
    })
}

/// Who wins KnochenMAX with two seats.
pub(super) fn duel(options: &KnochenMaxOptions, words: &Words) -> Result<Solved, Failure> {
    let start = start(options, 2, words)?;
    let began = Instant::now();
    let found = watched(words, |watch| SolverCache::shared().files().duel_or_solve(options, watch));
    let solved = found.and_then(|found| {
        let states = DuelPlan::whole(&KnochenMaxGame::new(options)).len();
        Some((found.table.win(&start)?, states, found.origin))
    });
    let (value, states, origin) = solved.ok_or_else(|| stopped(words))?;
    Ok(won(AnyOptions::KnochenMax(*options), value, 0.0, states, began.elapsed(), origin))
}

/// The score of a turn of Rolling Bones.
pub(super) fn turn(options: &BonesOptions) -> Solved {
    let began = Instant::now();
    let plan = TurnPlan::new();
    let turn = plan.solve(options, Utility::points());
    let (value, took) = (turn.value(&BonesTurn::new()), began.elapsed());
    let began = Instant::now();
    let scores = turn.distribution().iter().collect();
    let spread = Spread { scores, struck: None, seconds: began.elapsed().as_secs_f64() };
    Solved {
        options: AnyOptions::RollingBones(*options),
        value,
        error: 0.0,
        states: plan.states(),
        seconds: took.as_secs_f64(),
        spread: Some(spread),
        winning: None,
    }
}

/// Who wins Rolling Bones with two seats.
pub(super) fn race(options: &BonesOptions, words: &Words) -> Result<Solved, Failure> {
    let began = Instant::now();
    let found = watched(words, |watch| SolverCache::shared().files().race_or_solve(options, watch));
    let found = found.ok_or_else(|| stopped(words))?;
    let (table, took) = (&found.table, began.elapsed());
    let value = table.chance(Points(0), Points(0));
    Ok(won(AnyOptions::RollingBones(*options), value, table.error(), table.states(), took, found.origin))
}

fn won(options: AnyOptions, value: f64, bound: f64, states: usize, took: Duration, origin: Origin) -> Solved {
    let winning = Some(Winning { bound, origin });
    Solved { options, value, error: 0.0, states, seconds: took.as_secs_f64(), spread: None, winning }
}

fn start(options: &KnochenMaxOptions, seats: usize, words: &Words) -> Result<KnochenMax, Failure> {
    let start = KnochenMax::start(options, seats);
    start.map_err(|error: StartError| Failure::reason_usage(&error, words))
}

fn stopped(words: &Words) -> Failure {
    Failure::Failed(words.say("solve-stopped", &[]))
}
