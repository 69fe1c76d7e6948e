//! The answer to a line.

use std::sync::Arc;

use bonecup_coach::{Book, Kind, TIE, Valued, advise};
use bonecup_games::AnyGame;
use bonecup_rules::{Game, Turn};
use bonecup_solver::knochenmax::{Crowd, MoveValue};
use bonecup_tables::DuelTable;
use bonecup_telling::sentence;
use bonecup_words::Words;
use knochenmax::KnochenMax;
use rolling_dice::{Aim, RollingDice};
use serde::Serialize;

use super::floe;
use super::question::Problem;

/// A question with everything that its answer needs.
pub(super) enum Ready {
    /// In points.
    Points(AnyGame, Arc<Book>),
    /// In the chance to win, exactly.
    Duel(KnochenMax, Arc<DuelTable>),
    /// In the chance to win, as an estimate.
    Crowd(KnochenMax, Arc<Book>),
    /// In points ahead of the others, by trials; perhaps with an aim to judge.
    Floe(RollingDice, Option<Aim>),
    /// There is no answer.
    Problem(Problem),
}

impl Ready {
    /// The answer to the line of this number, with its line end, and with reasons if there are words for them.
    pub(super) fn line(&self, number: u64, why: Option<&Words>) -> Vec<u8> {
        let mut bytes = match self {
            Ready::Points(game, book) => points(game, book, why),
            Ready::Duel(game, duel) => duel_line(game, duel),
            Ready::Crowd(game, book) => crowd(game, book),
            Ready::Floe(game, asked) => floe::answer(game, *asked, why),
            Ready::Problem(problem) => problem_line(number, problem),
        };
        bytes.push(b'\n');
        bytes
    }
}

/// What the numbers of an answer are.
#[derive(Clone, Copy)]
enum Unit {
    Points,
    Win,
}

/// A number under the name of its unit.
#[derive(Serialize)]
struct Worth {
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<f64>,
}

impl Worth {
    fn new(unit: Unit, number: f64) -> Worth {
        match unit {
            Unit::Points => Worth { value: Some(number), win: None },
            Unit::Win => Worth { value: None, win: Some(number) },
        }
    }
}

#[derive(Serialize)]
struct ValuedMove {
    #[serde(rename = "move")]
    action: String,
    #[serde(flatten)]
    worth: Worth,
    /// Reasons in words, for the best moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    why: Vec<String>,
    #[serde(skip)]
    number: f64,
}

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    worth: Worth,
    best: Vec<&'a str>,
    moves: &'a [ValuedMove],
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
}

impl ValuedMove {
    fn new(unit: Unit, action: String, number: f64) -> ValuedMove {
        ValuedMove { action, worth: Worth::new(unit, number), why: Vec::new(), number }
    }
}

/// Writes an answer: the best moves first, equal ones in the order of their notation.
fn write(unit: Unit, value: f64, kind: Kind, mut moves: Vec<ValuedMove>) -> Vec<u8> {
    // Whole steps of the tie, so that equality is transitive and the order does not hang on a last digit.
    let step = |found: &ValuedMove| (found.number / TIE).round();
    moves.sort_by(|one, other| step(other).total_cmp(&step(one)).then_with(|| one.action.cmp(&other.action)));
    let most = moves.iter().map(|found| found.number).fold(f64::NEG_INFINITY, f64::max);
    let best = moves.iter().filter(|found| found.number >= most - TIE);
    let (kind, error) = match kind {
        Kind::Exact => ("exact", None),
        Kind::Estimate { error } => ("estimate", Some(error)),
    };
    let answer = Answer {
        worth: Worth::new(unit, value),
        best: best.map(|found| found.action.as_str()).collect(),
        moves: &moves,
        kind,
        error,
    };
    serde_json::to_vec(&answer).unwrap_or_default()
}

fn points(game: &AnyGame, book: &Book, why: Option<&Words>) -> Vec<u8> {
    let advice = match advise(game, book) {
        Ok(advice) => advice,
        // The book was chosen for this game.
        Err(refusal) => return problem_line(0, &Problem::new("not-solvable", refusal.to_string())),
    };
    let best = advice.best().next().map_or(f64::INFINITY, |found| found.value) - TIE;
    let valued = |found: &Valued| {
        let mut valued = ValuedMove::new(Unit::Points, found.action.to_string(), found.value);
        if let Some(words) = why.filter(|_| found.value >= best) {
            let reasons = book.why(game, &advice, &found.action);
            valued.why = reasons.iter().map(|reason| sentence(reason, game, words)).collect();
        }
        valued
    };
    write(Unit::Points, advice.value, advice.kind, advice.moves.iter().map(valued).collect())
}

fn chances(moves: &[MoveValue]) -> Vec<ValuedMove> {
    moves.iter().map(|found| ValuedMove::new(Unit::Win, found.action.to_string(), found.value)).collect()
}

fn duel_line(game: &KnochenMax, duel: &DuelTable) -> Vec<u8> {
    let moves = duel.moves(game).unwrap_or_default();
    let value = duel.win(game).unwrap_or(f64::NAN);
    write(Unit::Win, value, Kind::Exact, chances(&moves))
}

fn crowd(game: &KnochenMax, book: &Book) -> Vec<u8> {
    if let Turn::Over(standings) = game.turn() {
        let share = standings.share(game.to_move());
        return write(Unit::Win, share, Kind::Exact, Vec::new());
    }
    if game.seats() == 1 {
        // Who plays alone wins, whatever is played.
        let moves = game.legal_moves().into_iter();
        let moves = moves.map(|action| ValuedMove::new(Unit::Win, action.to_string(), 1.0)).collect();
        return write(Unit::Win, 1.0, Kind::Exact, moves);
    }
    let points = match book {
        Book::Sheets(book) => book.points(),
        Book::Bones(_) => return Vec::new(),
    };
    match Crowd::solve(points, game) {
        Some(crowd) => {
            let win = crowd.win(game);
            write(Unit::Win, win.value, Kind::Estimate { error: win.error }, chances(&crowd.moves(game)))
        }
        None => Vec::new(),
    }
}

#[derive(Serialize)]
struct ProblemLine<'a> {
    error: Told<'a>,
}

#[derive(Serialize)]
struct Told<'a> {
    line: u64,
    code: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'a str>,
    message: &'a str,
}

fn problem_line(line: u64, problem: &Problem) -> Vec<u8> {
    let Problem { code, fault, message } = problem;
    serde_json::to_vec(&ProblemLine { error: Told { line, code, fault: *fault, message } })
        .unwrap_or_default()
}
