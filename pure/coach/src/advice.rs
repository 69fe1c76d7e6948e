//! A question to the coach and the answer: which moves are best, by how much, and why.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::Turn;
use rolling_dice::Thrower;

use crate::book::Book;
use crate::chances::Chances;
use crate::refusal::CoachRefusal;
use crate::values::{Kind, TIE, Valued};
use crate::why::Why;

/// What the coach is asked.
pub struct Question<'a> {
    /// The position.
    pub game: &'a AnyGame,
    /// A move that somebody thinks of. Where only some of all moves are tried, this one is too.
    pub asked: Option<&'a AnyMove>,
    /// Whether reasons are wanted.
    pub reasons: bool,
    /// Throws dice in trials.
    pub thrower: &'a dyn Thrower,
}

/// What values count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The points of this turn.
    Turn,
    /// Further points to the end of the game.
    Rest,
    /// Points ahead of the others, in this round and the next.
    Lead,
    /// The chance to win, ties shared.
    Winning,
}

/// The coach's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What the values count.
    pub measure: Measure,
    /// What the position is worth.
    pub value: f64,
    /// How far to trust the values.
    pub kind: Kind,
    /// The moves, the best first; equal ones in the order of their notation. None while dice are due.
    pub moves: Vec<AdvisedMove>,
}

/// A move with all that the coach says of it.
#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedMove {
    /// The move.
    pub action: AnyMove,
    /// What it is worth.
    pub value: f64,
    /// The standard error of the value, where moves were tried one by one.
    pub error: Option<f64>,
    /// Whether none is better.
    pub is_best: bool,
    /// Whether it is the one that was asked about.
    pub is_asked: bool,
    /// What may happen after it, by name.
    pub chances: Vec<(&'static str, f64)>,
    /// Reasons, the weightiest first: if they are wanted, of each best move, of the one that was asked
    /// about, and of every move that was tried.
    pub why: Vec<Why>,
}

/// Answers a question, in points.
///
/// # Errors
/// The book is one for another game or other options.
pub fn consult(question: &Question<'_>, book: &Book) -> Result<Advice, CoachRefusal> {
    let game = question.game;
    book.check(game)?;
    if let Some(tried) = book.coach().try_out(question) {
        return Ok(tried);
    }
    let values = book.values(game)?;
    let mut advice =
        Advice::ordered(book.coach().measure(), values.value, values.kind, values.moves.iter().cloned());
    for advised in &mut advice.moves {
        advised.is_asked = question.asked == Some(&advised.action);
        if question.reasons && (advised.is_best || advised.is_asked) {
            advised.why = book.why(game, &values, &advised.action);
        }
    }
    Ok(advice)
}

/// Answers in chances to win. None are needed after the end, or by a seat that plays alone.
///
/// # Errors
/// No chances are known, or they do not reach the position.
pub fn consult_to_win(game: &AnyGame, chances: Option<&dyn Chances>) -> Result<Advice, CoachRefusal> {
    if let Turn::Over(standings) = game.turn() {
        let share = standings.share(game.roller());
        return Ok(Advice::ordered(Measure::Winning, share, Kind::Exact, []));
    }
    if game.seats() == 1 {
        // Who plays alone wins, whatever is played.
        let moves = game.legal_moves().into_iter().map(|action| Valued { action, value: 1.0 });
        return Ok(Advice::ordered(Measure::Winning, 1.0, Kind::Exact, moves));
    }
    let chances = chances.ok_or(CoachRefusal::NoChances)?;
    let value = chances.win(game).ok_or(CoachRefusal::NoChances)?;
    let moves = chances.moves(game).ok_or(CoachRefusal::NoChances)?.into_iter();
    let moves = moves.map(|(action, value)| Valued { action, value });
    Ok(Advice::ordered(Measure::Winning, value, chances.kind(), moves))
}

impl Advice {
    /// Puts moves in order and marks the best of them.
    pub(crate) fn ordered(
        measure: Measure,
        value: f64,
        kind: Kind,
        moves: impl IntoIterator<Item = Valued>,
    ) -> Advice {
        let mut moves: Vec<(String, Valued)> =
            moves.into_iter().map(|valued| (valued.action.to_string(), valued)).collect();
        // Whole steps of the tie, so that equality is transitive and the order does not hang on a last digit.
        let step = |valued: &Valued| (valued.value / TIE).round();
        moves.sort_by(|one, other| step(&other.1).total_cmp(&step(&one.1)).then_with(|| one.0.cmp(&other.0)));
        let most = moves.iter().map(|(_, valued)| valued.value).fold(f64::NEG_INFINITY, f64::max);
        let moves = moves.into_iter().map(|(_, valued)| AdvisedMove {
            is_best: valued.value >= most - TIE,
            action: valued.action,
            value: valued.value,
            error: None,
            is_asked: false,
            chances: Vec::new(),
            why: Vec::new(),
        });
        Advice { measure, value, kind, moves: moves.collect() }
    }

    /// The best moves.
    pub fn best(&self) -> impl Iterator<Item = &AdvisedMove> {
        self.moves.iter().filter(|advised| advised.is_best)
    }
}
