//! `bonecup analyse`: luck and skill of a recorded game.

mod axis;
mod chart;
mod json;
mod lines;
mod mistakes;
mod plain;
mod plot;
mod text;
mod unit;
mod winning;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod winning_tests;

use bonecup_arena::Lean;
use bonecup_coach::{Analysis, Book, Step, What, analyse};
use bonecup_games::AnyGame;
use bonecup_referee::{Event, Record, Seq};
use bonecup_solver_cache::SolverCache;
use bonecup_words::Words;

use crate::args::{AnalyseArgs, AnalyseIn};
use crate::failure::Failure;
use crate::output;
use crate::records;

/// Mistakes that are told in words.
const TOLD: usize = 3;

pub(crate) fn run(args: &AnalyseArgs, words: &Words) -> Result<(), Failure> {
    let record = records::read(&args.record, words)?;
    record.replay().map_err(|error| records::failed_record(&args.record, &error, words))?;
    let book = SolverCache::shared().book(&record.plan.options);
    let book = book.map_err(|refusal| Failure::reason_failed(&refusal, words))?;
    let analysis = match args.unit {
        AnalyseIn::Points => analyse(&record, &book, &Lean::default())
            .map_err(|refusal| Failure::reason_failed(&refusal, words))?,
        AnalyseIn::Winning => winning::analysis(&record, words)?,
    };
    let report = Report { record: &record, book: &book, analysis: &analysis, words };
    if let Some(path) = &args.svg {
        let written = std::fs::write(path, chart::svg(&report));
        written.map_err(|error| Failure::file(path, &error, words))?;
    }
    if args.json {
        return output::print_json(&json::report(&report));
    }
    output::print(&if args.plain { plain::text(&report) } else { text::text(&report) })
}

/// A game taken apart, with all that is needed to tell it.
struct Report<'a> {
    record: &'a Record,
    book: &'a Book,
    analysis: &'a Analysis,
    words: &'a Words,
}

impl Report<'_> {
    /// The name of a seat, with its number if another has the same.
    fn name(&self, seat: usize) -> String {
        let seats = &self.record.plan.seats;
        let Some(own) = seats.get(seat) else { return String::new() };
        let same = seats.iter().filter(|other| other.name == own.name).count();
        if same > 1 { format!("{} {}", own.name, seat + 1) } else { own.name.to_string() }
    }

    /// The game as it stood before an event.
    fn before(&self, seq: Seq) -> Option<AnyGame> {
        let plan = &self.record.plan;
        let mut game = AnyGame::start(&plan.options, plan.seats.len()).ok()?;
        for (_, event) in (1..).map(Seq).zip(&self.record.events).take_while(|(number, _)| *number < seq) {
            match event {
                Event::Moved { action, .. } => game.play(action).ok()?,
                Event::Rolled { outcome, .. } => game.resolve(outcome).ok()?,
                Event::Cast { .. } | Event::Chained { .. } => {}
            }
        }
        Some(game)
    }

    /// The worst mistakes, with the games in which they were made.
    fn mistakes(&self) -> Vec<Mistake<'_>> {
        let worst = self.analysis.mistakes().into_iter().take(TOLD);
        worst.filter_map(|step| self.mistake(step)).collect()
    }

    fn mistake<'a>(&'a self, step: &'a Step) -> Option<Mistake<'a>> {
        let What::Decision { played, best, best_value, loss, .. } = &step.what else { return None };
        let game = self.before(step.seq)?;
        Some(Mistake { step, game, played, best, best_value: *best_value, loss: *loss })
    }
}

/// A move that was not the best.
struct Mistake<'a> {
    step: &'a Step,
    game: AnyGame,
    played: &'a bonecup_games::AnyMove,
    best: &'a bonecup_games::AnyMove,
    best_value: f64,
    loss: f64,
}

impl Mistake<'_> {
    /// What the move was worth.
    fn value(&self) -> f64 {
        self.step.value()
    }
}
