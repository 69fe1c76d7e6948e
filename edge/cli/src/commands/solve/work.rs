//! The work itself, with a bar that shows how far it has come.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bonecup_games::AnyOptions;
use bonecup_rules::{Game, Points, SeatsError};
use bonecup_solver::bones::{TurnPlan, Utility};
use bonecup_solver::race::Watch;
use bonecup_solver::sheets::ExpectedPoints;
use bonecup_tables::{Origin, Tables};
use bonecup_words::Words;
use indicatif::{ProgressBar, ProgressStyle};
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rolling_bones::{BonesOptions, BonesTurn};

use super::report::{Solved, Spread, Winning};
use crate::failure::Failure;

/// The bar counts thousandths of the work.
const STEPS: u64 = 1000;

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
    let (bar, cancelled) = (bar(words), AtomicBool::new(false));
    let progress = |part: f64| bar.set_position(steps(part));
    let watch = Watch { progress: &progress, cancelled: &cancelled };
    let found = Tables::open().duel_or_solve(options, &watch);
    bar.finish_and_clear();
    let solved = found.and_then(|found| {
        let value = found.table.win(&start)?;
        Some((value, found.table.values().len(), found.origin))
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
    let (bar, cancelled) = (bar(words), AtomicBool::new(false));
    let progress = |part: f64| bar.set_position(steps(part));
    let watch = Watch { progress: &progress, cancelled: &cancelled };
    let found = Tables::open().race_or_solve(options, &watch);
    bar.finish_and_clear();
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
    start.map_err(|error: SeatsError| Failure::reason_usage(&error, words))
}

fn stopped(words: &Words) -> Failure {
    Failure::Failed(words.say("solve-stopped", &[]))
}

/// Shown on the error stream, and only if that is a terminal.
fn bar(words: &Words) -> ProgressBar {
    let template = format!("{} {{bar:40}} {{percent}} %, {{elapsed}}", words.say("solve-progress", &[]));
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(STEPS).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// For work that does not tell how far it has come.
fn spinner(words: &Words) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(words.say("solve-progress", &[]));
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of one, clamped")]
fn steps(part: f64) -> u64 {
    (part.clamp(0.0, 1.0) * STEPS as f64) as u64
}
