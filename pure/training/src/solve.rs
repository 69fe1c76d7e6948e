//! How good an answer is.

use bonecup_coach::{AdvisedMove, Book, Kind, Measure, Question, TIE, consult};
use bonecup_games::AnyMove;
use rolling_dice::Scatter;

use crate::puzzle::Position;
use crate::refusal::TrainingRefusal;

/// What the coach says to an answer.
#[derive(Clone, Debug)]
pub struct Solution {
    /// What the values count.
    pub measure: Measure,
    /// How far to trust them.
    pub kind: Kind,
    /// The answer, with its reasons.
    pub answer: AdvisedMove,
    /// The best move, with its reasons.
    pub best: AdvisedMove,
    /// The moves that there were to choose from, and what each is worth; the best first.
    pub choices: Vec<(AnyMove, f64)>,
    /// What the answer loses against the best move.
    pub loss: f64,
    /// Whether nothing is better, as far as the coach can tell.
    pub is_right: bool,
}

/// Judges an answer: one of the choices, or any other move that can be judged.
///
/// # Errors
/// The answer cannot be played there, or the book is another game's.
pub fn solve(position: &Position, answer: &AnyMove, book: &Book) -> Result<Solution, TrainingRefusal> {
    // Only games with values have positions: nothing is thrown.
    book.values(&position.game)?;
    let question = Question { game: &position.game, asked: Some(answer), reasons: true, thrower: &Scatter };
    let advice = consult(&question, book)?;
    let answered = advice.moves.iter().find(|advised| advised.action == *answer);
    let answered = answered.ok_or(TrainingRefusal::NotPossible)?.clone();
    let best = advice.moves.first().ok_or(TrainingRefusal::NotPossible)?.clone();
    let loss = (best.value - answered.value).max(0.0);
    let chosen = advice.moves.iter().filter(|advised| position.choices.contains(&advised.action));
    Ok(Solution {
        measure: advice.measure,
        kind: advice.kind,
        choices: chosen.map(|advised| (advised.action.clone(), advised.value)).collect(),
        loss,
        is_right: loss <= TIE,
        answer: answered,
        best,
    })
}
