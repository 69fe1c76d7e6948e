//! The analysis in chances to win: the table that it needs is loaded, or solved now.

use bonecup_coach::knochenmax::{CrowdBook, KnochenMaxBook};
use bonecup_coach::rolling_bones::{FieldBook, RaceBook, RollingBonesBook};
use bonecup_coach::{Analysis, Book, Chances, ChancesFrom, CoachRefusal, analyse_winning};
use bonecup_referee::Record;
use bonecup_rules::Game;
use bonecup_solver_cache::{DuelTable, Found, Origin, RaceTable, SolverCache};
use bonecup_words::Words;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rolling_bones::{BonesOptions, RollingBones};

use crate::commands::solve::origin;
use crate::failure::Failure;
use crate::output;
use crate::progress::watched;

pub(super) fn analysis(record: &Record, book: &Book, words: &Words) -> Result<Analysis, Failure> {
    let (options, seats) = (&record.plan.options, record.plan.seats.len());
    let refused = |refusal: CoachRefusal| Failure::reason_usage(&refusal, words);
    let unknown = || refused(CoachRefusal::NoChances);
    match ChancesFrom::of(options, seats).map_err(refused)? {
        ChancesFrom::Duel => {
            let own = options.of::<KnochenMax>().ok_or_else(unknown)?;
            walk(record, &duel(own, words)?, words)
        }
        ChancesFrom::Crowd => {
            let book = book.of::<KnochenMaxBook>().ok_or_else(unknown)?;
            let start = KnochenMax::start(book.options(), seats).map_err(|_| unknown())?;
            walk(record, &CrowdBook::new(&book, &start).ok_or_else(unknown)?, words)
        }
        ChancesFrom::Race => {
            let own = options.of::<RollingBones>().ok_or_else(unknown)?;
            let (race, book) = (race(own, words)?, book.of::<RollingBonesBook>().ok_or_else(unknown)?);
            let chances = RaceBook::new(own, book.plan().clone(), |own, other| race.chance(own, other));
            walk(record, &chances.ok_or_else(unknown)?, words)
        }
        ChancesFrom::Field => {
            let book = book.of::<RollingBonesBook>().ok_or_else(unknown)?;
            walk(record, &FieldBook::new(&book), words)
        }
    }
}

fn walk(record: &Record, chances: &dyn Chances, words: &Words) -> Result<Analysis, Failure> {
    let analysis = watched(words, |watch| analyse_winning(record, chances, watch.progress));
    analysis.map_err(|refusal| Failure::reason_failed(&refusal, words))
}

fn duel(options: &KnochenMaxOptions, words: &Words) -> Result<DuelTable, Failure> {
    let files = SolverCache::shared().files();
    if let Ok(Some(table)) = files.duel(options) {
        return Ok(table);
    }
    note(&words.say("analyse-solving-duel", &[]));
    solved(watched(words, |watch| files.duel_or_solve(options, watch)), words)
}

fn race(options: &BonesOptions, words: &Words) -> Result<RaceTable, Failure> {
    let files = SolverCache::shared().files();
    if let Ok(Some(table)) = files.race(options) {
        return Ok(table);
    }
    note(&words.say("analyse-solving-race", &[]));
    solved(watched(words, |watch| files.race_or_solve(options, watch)), words)
}

/// Tells where a table is kept, or why it is not.
fn solved<T>(found: Option<Found<T>>, words: &Words) -> Result<T, Failure> {
    let found = found.ok_or_else(|| Failure::Failed(words.say("solve-stopped", &[])))?;
    if let Origin::Solved { .. } = found.origin {
        origin(&found.origin, words).iter().for_each(|line| note(line));
    }
    Ok(found.table)
}

/// Beside the analysis, which goes to the standard output.
fn note(line: &str) {
    output::note(line);
}
