//! What the coach says about a position, in words.

use bonecup_arena::Lean;
use bonecup_coach::{self as coach, Advice, CoachRefusal, Kind, Measure, Question};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_solver_cache::SolverCache;
use bonecup_views::{points, sentence, view};
use bonecup_words::{Value, Words};

/// Moves that are told, the best first.
const TOLD: usize = 6;
/// Reasons that are told.
const REASONS: usize = 4;

/// Advice about one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// What the numbers are, and how far to trust them.
    pub note: String,
    /// The best moves and what they are worth.
    pub moves: Vec<AdvisedMove>,
    /// Why the best one is the best.
    pub reasons: Vec<String>,
}

/// A move with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedMove {
    /// The move.
    pub action: AnyMove,
    /// What one would do.
    pub text: String,
    /// What it is worth.
    pub value: String,
    /// Whether none is better.
    pub is_best: bool,
}

/// Asks about a position in which a seat has to move. A move that somebody thinks of is judged too.
///
/// # Errors
/// If the coach does not know the game.
pub fn consult(game: &AnyGame, asked: Option<&AnyMove>, words: &Words) -> Result<Advised, CoachRefusal> {
    let book = SolverCache::shared().book(&game.options())?;
    let question = Question { game, asked, reasons: true, thrower: &Lean::default() };
    Ok(in_words(game, &coach::consult(&question, &book)?, words))
}

fn in_words(game: &AnyGame, advice: &Advice, words: &Words) -> Advised {
    let told = advice.moves.iter().take(TOLD).map(|advised| AdvisedMove {
        action: advised.action.clone(),
        text: view(game.id()).brief(&advised.action, game, advised.is_asked, words),
        value: worth(advised, words),
        is_best: advised.is_best,
    });
    let reasons = advice.best().next().into_iter().flat_map(|best| &best.why);
    Advised {
        note: note(advice, words),
        moves: told.collect(),
        reasons: reasons.take(REASONS).map(|why| sentence(why, game, words)).collect(),
    }
}

/// What the numbers are.
fn note(advice: &Advice, words: &Words) -> String {
    match (advice.measure, advice.kind) {
        (Measure::Lead, _) => words.say("tui-coach-floe", &[]),
        (Measure::Turn | Measure::Rest | Measure::Winning, Kind::Estimate { error }) => {
            words.say("tui-coach-estimate", &[("error", Value::from(points(error, words)))])
        }
        (Measure::Turn | Measure::Winning, Kind::Exact) => words.say("tui-coach-turn", &[]),
        (Measure::Rest, Kind::Exact) => words.say("tui-coach-sheets", &[]),
    }
}

fn worth(advised: &coach::AdvisedMove, words: &Words) -> String {
    let value = points(advised.value, words);
    match advised.error {
        Some(error) => format!("{value} ± {}", points(error, words)),
        None => value,
    }
}
