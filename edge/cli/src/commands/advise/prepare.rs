//! What an answer needs, solved before the answers are computed: solving uses all cores, and so do many answers.

use std::sync::Arc;

use bonecup_coach::knochenmax::KnochenMaxBook;
use bonecup_coach::{Book, ChancesFrom, CoachRefusal};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_solver_cache::{DuelTable, SolverCache};
use bonecup_words::{Value, Words};
use knochenmax::KnochenMax;

use super::question::{Problem, Question};

/// A question with everything that its answer needs.
pub(super) enum Ready {
    /// In points, and perhaps with a move to judge.
    Points(AnyGame, Option<AnyMove>, Book),
    /// In the chance to win.
    Winning(AnyGame, Source),
    /// There is no answer.
    Problem(Problem),
}

/// What chances are taken from.
pub(super) enum Source {
    /// Nobody can win or lose any more.
    Settled,
    /// A solved duel.
    Duel(Arc<DuelTable>),
    /// An estimate from expected points.
    Crowd(Arc<KnochenMaxBook>),
}

impl Ready {
    pub(super) fn new(question: Result<Question, Problem>, words: &Words) -> Ready {
        let ready = question.and_then(|question| match question {
            Question::Points(game, asked) => match SolverCache::shared().book(&game.options()) {
                Ok(book) => Ok(Ready::Points(game, asked, book)),
                Err(refusal) => Err(Problem::refused(&refusal, words)),
            },
            Question::Winning(game) => Ok(Ready::Winning(game.clone(), source(&game, words)?)),
        });
        ready.unwrap_or_else(Ready::Problem)
    }
}

fn source(game: &AnyGame, words: &Words) -> Result<Source, Problem> {
    let refused = |refusal: CoachRefusal| Problem::refused(&refusal, words);
    match ChancesFrom::of(&game.options(), usize::from(game.seats())) {
        Err(CoachRefusal::WonAlone) => Ok(Source::Settled),
        Err(CoachRefusal::WonOnSheets) => Err(several_sheets(game, words)),
        Ok(ChancesFrom::Duel | ChancesFrom::Crowd) => sheets(game).map_err(refused),
        Ok(ChancesFrom::Race | ChancesFrom::Field) => Err(refused(CoachRefusal::NoChances)),
        Err(other) => Err(refused(other)),
    }
}

/// From the duel, if its table is there or it is solved soon; else an estimate.
fn sheets(game: &AnyGame) -> Result<Source, CoachRefusal> {
    let cache = SolverCache::shared();
    if let Some(duel) = game.of::<KnochenMax>().and_then(|game| cache.late_duel(game)) {
        return Ok(Source::Duel(duel));
    }
    cache.book(&game.options())?.of().map(Source::Crowd).ok_or(CoachRefusal::NoChances)
}

fn several_sheets(game: &AnyGame, words: &Words) -> Problem {
    let options = game.options().values();
    let sheets = options.iter().find(|(key, _)| *key == "sheets").map_or("", |(_, sheets)| sheets);
    let message = words.say("advise-several-sheets", &[("sheets", Value::from(sheets))]);
    Problem::new("not-solvable", message)
}
