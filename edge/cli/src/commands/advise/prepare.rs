//! What an answer needs, solved before the answers are computed: solving uses all cores, and so do many answers.

use std::sync::Arc;

use bonecup_coach::{Book, ChancesFrom, CoachRefusal};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::Turn;
use bonecup_solver::knochenmax::Duel;
use bonecup_solver_cache::SolverCache;
use bonecup_words::{Value, Words};
use knochenmax::KnochenMax;

use super::question::{Problem, Question};

/// A question with everything that its answer needs.
pub(super) enum Ready {
    /// In points, and perhaps with a move to judge.
    Points(AnyGame, Option<AnyMove>, Book),
    /// In the chance to win, with the book that knows reasons if they are wanted.
    Winning(AnyGame, Source, Option<Book>),
    /// There is no answer.
    Problem(Problem),
}

/// What chances are taken from.
pub(super) enum Source {
    /// Nobody can win or lose any more.
    Settled,
    /// A solved duel, held until the line is answered.
    Duel(Arc<Duel>),
    /// Whatever the cache knows.
    Cache,
}

impl Ready {
    pub(super) fn new(question: Result<Question, Problem>, why: bool, words: &Words) -> Ready {
        let book = |game: &AnyGame| {
            let book = SolverCache::shared().book(&game.options());
            book.map_err(|refusal| Problem::refused(&refusal, words))
        };
        let ready = question.and_then(|question| match question {
            Question::Points(game, asked) => {
                let book = book(&game)?;
                Ok(Ready::Points(game, asked, book))
            }
            Question::Winning(game) => {
                let source = source(&game, words)?;
                let book = if why { Some(book(&game)?) } else { None };
                Ok(Ready::Winning(game, source, book))
            }
        });
        ready.unwrap_or_else(Ready::Problem)
    }
}

fn source(game: &AnyGame, words: &Words) -> Result<Source, Problem> {
    let duel = || game.of::<KnochenMax>().and_then(|game| SolverCache::shared().duel(game));
    match ChancesFrom::of(&game.options(), usize::from(game.seats())) {
        Err(CoachRefusal::WonAlone) => Ok(Source::Settled),
        Ok(_) | Err(CoachRefusal::WonOnSheets) if matches!(game.turn(), Turn::Over(_)) => Ok(Source::Settled),
        Err(CoachRefusal::WonOnSheets) => duel().map(Source::Duel).ok_or_else(|| several_sheets(game, words)),
        Err(other) => Err(Problem::refused(&other, words)),
        Ok(ChancesFrom::Duel) => Ok(duel().map_or(Source::Cache, Source::Duel)),
        Ok(ChancesFrom::Crowd | ChancesFrom::Race | ChancesFrom::Field) => Ok(Source::Cache),
    }
}

fn several_sheets(game: &AnyGame, words: &Words) -> Problem {
    let options = game.options().values();
    let sheets = options.iter().find(|(key, _)| *key == "sheets").map_or("", |(_, sheets)| sheets);
    let message = words.say("advise-several-sheets", &[("sheets", Value::from(sheets))]);
    Problem::new("not-solvable", message)
}
