//! The analysis in chances to win: the table that it needs is loaded, or solved now.

use std::io::Write;

use bonecup_coach::{
    Analysis, Book, Chances, ChancesFrom, CoachRefusal, CrowdBook, FieldBook, RaceBook, analyse_winning,
};
use bonecup_games::AnyOptions;
use bonecup_referee::Record;
use bonecup_rules::Game;
use bonecup_tables::{DuelTable, Found, Origin, RaceTable, Tables};
use bonecup_words::Words;
use knochenmax::{KnochenMax, KnochenMaxOptions};
use rolling_bones::BonesOptions;

use crate::commands::solve::origin;
use crate::failure::Failure;
use crate::progress::watched;

pub(super) fn analysis(record: &Record, book: &Book, words: &Words) -> Result<Analysis, Failure> {
    let (options, seats) = (&record.plan.options, record.plan.seats.len());
    let refused = |refusal: CoachRefusal| Failure::reason_usage(&refusal, words);
    let unknown = || refused(CoachRefusal::NoChances);
    match (ChancesFrom::of(options, seats).map_err(refused)?, options, book) {
        (ChancesFrom::Duel, AnyOptions::KnochenMax(options), _) => {
            walk(record, &duel(options, words)?, words)
        }
        (ChancesFrom::Crowd, AnyOptions::KnochenMax(options), Book::Sheets(book)) => {
            let start = KnochenMax::start(options, seats).map_err(|_| unknown())?;
            walk(record, &CrowdBook::new(book, &start).ok_or_else(unknown)?, words)
        }
        (ChancesFrom::Race, AnyOptions::RollingBones(options), Book::Bones(book)) => {
            let race = race(options, words)?;
            let chances = RaceBook::new(options, book.plan().clone(), |own, other| race.chance(own, other));
            walk(record, &chances.ok_or_else(unknown)?, words)
        }
        (ChancesFrom::Field, _, Book::Bones(book)) => walk(record, &FieldBook::new(book), words),
        _ => Err(unknown()),
    }
}

fn walk(record: &Record, chances: &dyn Chances, words: &Words) -> Result<Analysis, Failure> {
    let analysis = watched(words, |watch| analyse_winning(record, chances, watch.progress));
    analysis.map_err(|refusal| Failure::reason_failed(&refusal, words))
}

fn duel(options: &KnochenMaxOptions, words: &Words) -> Result<DuelTable, Failure> {
    let tables = Tables::open();
    if let Ok(Some(table)) = tables.duel(options) {
        return Ok(table);
    }
    note(&words.say("analyse-solving-duel", &[]));
    solved(watched(words, |watch| tables.duel_or_solve(options, watch)), words)
}

fn race(options: &BonesOptions, words: &Words) -> Result<RaceTable, Failure> {
    let tables = Tables::open();
    if let Ok(Some(table)) = tables.race(options) {
        return Ok(table);
    }
    note(&words.say("analyse-solving-race", &[]));
    solved(watched(words, |watch| tables.race_or_solve(options, watch)), words)
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
    // Nobody is left to be told that the error stream is closed.
    let _ = writeln!(anstream::stderr(), "{line}");
}
