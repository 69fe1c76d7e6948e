//! What the coach says about a position, in words.

use bonecup_arena::Lean;
use bonecup_coach::{
    self as coach, Advice, CoachRefusal, Counsel, Kind, Measure, Question, SeatChances, Unit,
};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::Seat;
use bonecup_solver_cache::SolverCache;
use bonecup_views::{Cast, parting, points, sentence, view, winning};
use bonecup_words::{Value, Words};

/// Moves that are told, the best first.
const TOLD: usize = 6;
/// Reasons that are told.
const REASONS: usize = 4;

/// Advice about one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// What the numbers count.
    pub unit: Unit,
    /// Why they cannot count chances of winning; none if they can.
    pub no_chances: Option<CoachRefusal>,
    /// Each seat's chance of winning now, if chances are known.
    pub chances: Option<SeatChances>,
    /// What the numbers are, and how far to trust them.
    pub note: String,
    /// The best moves and what they are worth.
    pub moves: Vec<AdvisedMove>,
    /// Why the best one is the best.
    pub reasons: Vec<String>,
    /// What one would do for points and what to win, where that is not the same.
    pub parting: Option<String>,
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

/// Asks about a position in which a seat has to move, in this unit if the game has it. A move that somebody thinks of is
/// judged too.
///
/// # Errors
/// If the coach does not know the game.
pub fn consult(
    game: &AnyGame,
    asked: Option<&AnyMove>,
    wished: Unit,
    words: &Words,
) -> Result<Advised, CoachRefusal> {
    let question = Question { game, asked, reasons: true, thrower: &Lean::default() };
    let (counsel, no_chances) = SolverCache::shared().counsel(&question, wished)?;
    Ok(in_words(game, counsel, no_chances, words))
}

/// What part of the exact chances is solved, from 0 to 1, where that takes minutes: until then they are estimated. It goes on as
/// long as this process lives, and begins when it is first asked about.
pub fn solving(game: &AnyGame) -> Option<f64> {
    SolverCache::shared().solving(game)
}

/// `Exact chances are being solved: 34 %.`
pub fn solving_in_words(part: f64, words: &Words) -> String {
    words.say("coach-solving", &[("part", Value::from(words.percent(part, 0)))])
}

/// `You 62.4 %, Ben 37.6 %`: the chances of all seats.
pub fn chances_in_words(chances: &SeatChances, cast: &Cast, words: &Words) -> String {
    let is_exact = chances.kind == Kind::Exact;
    let seat = |(seat, chance): (Seat, &f64)| {
        let values =
            [("name", Value::from(cast.name(seat))), ("chance", winning(*chance, is_exact, words).into())];
        words.say("coach-chance-of", &values)
    };
    let seats: Vec<String> = (0..).map(Seat).zip(&chances.of).map(seat).collect();
    let key = if is_exact { "coach-chances" } else { "coach-chances-about" };
    words.say(key, &[("chances", seats.join(", ").into())])
}

fn in_words(game: &AnyGame, counsel: Counsel, no_chances: Option<CoachRefusal>, words: &Words) -> Advised {
    let advice = &counsel.advice;
    let told = advice.moves.iter().take(TOLD).map(|advised| AdvisedMove {
        action: advised.action.clone(),
        text: view(game.id()).brief(&advised.action, game, advised.is_asked, words),
        value: worth(advised, advice, words),
        is_best: advised.is_best,
    });
    let reasons = advice.best().next().into_iter().flat_map(|best| &best.why);
    Advised {
        unit: counsel.unit,
        no_chances,
        note: note(advice, words),
        moves: told.collect(),
        reasons: reasons.take(REASONS).map(|why| sentence(why, game, words)).collect(),
        parting: counsel.parting.as_ref().map(|parts| parting(parts, game, words)),
        chances: counsel.seats,
    }
}

/// What the numbers are.
fn note(advice: &Advice, words: &Words) -> String {
    let about = |key: &str, error: f64| words.say(key, &[("error", Value::from(points(error, words)))]);
    match (advice.measure, advice.kind) {
        (Measure::Lead, _) => words.say("tui-coach-floe", &[]),
        (Measure::Winning, Kind::Exact) => words.say("tui-coach-winning", &[]),
        (Measure::Winning, Kind::Estimate { error }) => about("tui-coach-winning-estimate", 100.0 * error),
        (Measure::Turn | Measure::Rest, Kind::Estimate { error }) => about("tui-coach-estimate", error),
        (Measure::Turn, Kind::Exact) => words.say("tui-coach-turn", &[]),
        (Measure::Rest, Kind::Exact) => words.say("tui-coach-sheets", &[]),
    }
}

fn worth(advised: &coach::AdvisedMove, advice: &Advice, words: &Words) -> String {
    if advice.measure == Measure::Winning {
        // Also where they are estimated: the moves are told apart by less than the estimate may be wrong.
        return winning(advised.value, true, words);
    }
    let value = points(advised.value, words);
    match advised.error {
        Some(error) => format!("{value} ± {}", points(error, words)),
        None => value,
    }
}
