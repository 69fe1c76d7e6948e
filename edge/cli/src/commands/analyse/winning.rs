//! The analysis in chances to win: the table that it needs is loaded, or solved now.

use bonecup_coach::{Analysis, Chances, ChancesFrom, CoachRefusal, analyse_winning};
use bonecup_games::AnyGame;
use bonecup_referee::Record;
use bonecup_solver_cache::{Found, Origin, SolverCache};
use bonecup_words::Words;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rolling_bones::{BonesOptions, RollingBones};

use crate::commands::solve::origin;
use crate::failure::Failure;
use crate::output;
use crate::progress::watched;

pub(super) fn analysis(record: &Record, words: &Words) -> Result<Analysis, Failure> {
    let (options, seats) = (&record.plan.options, record.plan.seats.len());
    let refused = |refusal: CoachRefusal| {
        Failure::Usage(format!("{} {}", words.reason(&refusal), words.say("analyse-in-points", &[])))
    };
    match ChancesFrom::of(options, seats).map_err(refused)? {
        ChancesFrom::Duel => options.of::<KnochenMax>().map_or(Ok(()), |own| prepare_duel(own, words))?,
        ChancesFrom::Race => options.of::<RollingBones>().map_or(Ok(()), |own| prepare_race(own, words))?,
        ChancesFrom::Crowd | ChancesFrom::Field => {}
    }
    let start = AnyGame::start(options, seats).map_err(|_| refused(CoachRefusal::BadRecord))?;
    let walk =
        |chances: &dyn Chances| watched(words, |watch| analyse_winning(record, chances, watch.progress));
    let analysis = SolverCache::shared().to_win(&start, walk).map_err(refused)?;
    analysis.map_err(|refusal| Failure::reason_failed(&refusal, words))
}

fn prepare_duel(options: &KnochenMaxOptions, words: &Words) -> Result<(), Failure> {
    let files = SolverCache::shared().files();
    if files.has_duel(options) {
        return Ok(());
    }
    note(&words.say("analyse-solving-duel", &[]));
    solved(watched(words, |watch| files.duel_or_solve(options, watch)), words)
}

fn prepare_race(options: &BonesOptions, words: &Words) -> Result<(), Failure> {
    let files = SolverCache::shared().files();
    if let Ok(Some(_)) = files.race(options) {
        return Ok(());
    }
    note(&words.say("analyse-solving-race", &[]));
    solved(watched(words, |watch| files.race_or_solve(options, watch)), words)
}

/// Tells where a table is kept, or why it is not.
fn solved<T>(found: Option<Found<T>>, words: &Words) -> Result<(), Failure> {
    let found = found.ok_or_else(|| Failure::Failed(words.say("solve-stopped", &[])))?;
    if let Origin::Solved { .. } = found.origin {
        origin(&found.origin, words).iter().for_each(|line| note(line));
    }
    Ok(())
}

/// Beside the analysis, which goes to the standard output.
fn note(line: &str) {
    output::note(line);
}
