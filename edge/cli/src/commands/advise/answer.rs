//! The answer to a line.

use bonecup_arena::Lean;
use bonecup_coach::{
    Advice, AdvisedMove, Book, CoachRefusal, Measure, Question, Unit, consult, consult_to_win, explain,
    standing_to_win,
};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_solver_cache::SolverCache;
use bonecup_views::sentence;
use bonecup_words::Words;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use super::prepare::{Ready, Source};
use super::question::Problem;

/// A line that was answered.
pub(super) struct Answered {
    /// The answer, with its line end.
    pub(super) line: Vec<u8>,
    /// Whether it says why there is none.
    pub(super) refused: bool,
}

impl Ready {
    /// The answer to the line of this number, with reasons if there are words for them.
    pub(super) fn line(&self, number: u64, why: Option<&Words>) -> Answered {
        let answered = match self {
            Ready::Points(game, asked, book) => {
                in_points(game, asked.as_ref(), book, why).map(|advice| write(game, &advice, why))
            }
            Ready::Winning(game, source, book) => {
                to_win(game, source, book.as_ref()).map(|advice| write(game, &advice, why))
            }
            Ready::Problem(problem) => {
                return Answered { line: problem_line(number, problem), refused: true };
            }
        };
        match answered {
            Ok(line) => Answered { line, refused: false },
            Err(refusal) => {
                let problem = Problem::new("not-solvable", refusal.to_string());
                Answered { line: problem_line(number, &problem), refused: true }
            }
        }
    }
}

fn in_points(
    game: &AnyGame,
    asked: Option<&AnyMove>,
    book: &Book,
    why: Option<&Words>,
) -> Result<Advice, CoachRefusal> {
    consult(&Question { game, asked, reasons: why.is_some(), thrower: &Lean::default() }, book)
}

fn to_win(game: &AnyGame, source: &Source, book: Option<&Book>) -> Result<Advice, CoachRefusal> {
    let mut advice = match source {
        Source::Settled => consult_to_win(game, None),
        Source::Duel(duel) => consult_to_win(game, Some(&**duel)),
        Source::Cache => SolverCache::shared().to_win(game, |chances| consult_to_win(game, Some(chances)))?,
    }?;
    if let Some(book) = book {
        let question = Question { game, asked: None, reasons: true, thrower: &Lean::default() };
        explain(&mut advice, &question, book, standing_to_win(game).as_ref());
    }
    Ok(advice)
}

/// A number under the name of what it counts.
#[derive(Serialize)]
struct Worth {
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<f64>,
}

impl Worth {
    fn new(measure: Measure, number: f64) -> Worth {
        // A zero has no sign that anybody could mean.
        let number = number + 0.0;
        match measure {
            Measure::Winning => Worth { value: None, win: Some(number) },
            Measure::Turn | Measure::Rest | Measure::Lead => Worth { value: Some(number), win: None },
        }
    }
}

#[derive(Serialize)]
struct WrittenMove {
    #[serde(rename = "move")]
    action: String,
    #[serde(flatten)]
    worth: Worth,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "by_name")]
    chances: Vec<(&'static str, f64)>,
    /// Reasons in words, for the best moves and the one that was asked about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    /// What the numbers count.
    unit: &'static str,
    #[serde(flatten)]
    worth: Worth,
    best: Vec<String>,
    moves: Vec<WrittenMove>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
}

fn by_name<S: Serializer>(chances: &[(&'static str, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(chances.len()))?;
    for (name, chance) in chances {
        map.serialize_entry(name, chance)?;
    }
    map.end()
}

fn write(game: &AnyGame, advice: &Advice, why: Option<&Words>) -> Vec<u8> {
    let (kind, error) = advice.kind.written();
    let written = |advised: &AdvisedMove| {
        let words = why.filter(|_| advised.is_best || advised.is_asked);
        let told = |words| advised.why.iter().map(|why| sentence(why, game, words)).collect();
        WrittenMove {
            action: advised.action.to_string(),
            worth: Worth::new(advice.measure, advised.value),
            error: advised.error,
            chances: advised.chances.clone(),
            why: words.map(told).unwrap_or_default(),
        }
    };
    let unit = if advice.measure == Measure::Winning { Unit::Winning } else { Unit::Points };
    let answer = Answer {
        unit: unit.key(),
        worth: Worth::new(advice.measure, advice.value),
        best: advice.best().map(|best| best.action.to_string()).collect(),
        moves: advice.moves.iter().map(written).collect(),
        kind,
        error,
    };
    line_of(&answer)
}

/// Something as a line of JSON.
fn line_of(value: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(value).unwrap_or_default();
    line.push(b'\n');
    line
}

#[derive(Serialize)]
struct ProblemLine<'a> {
    error: WrittenProblem<'a>,
}

#[derive(Serialize)]
struct WrittenProblem<'a> {
    line: u64,
    code: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'a str>,
    message: &'a str,
}

fn problem_line(line: u64, problem: &Problem) -> Vec<u8> {
    let Problem { code, fault, message } = problem;
    line_of(&ProblemLine { error: WrittenProblem { line, code, fault: *fault, message } })
}
