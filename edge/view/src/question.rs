//! How a person is asked for moves.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_words::Words;

/// What is wrong with what was typed, as a sentence in the person's language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Objection(pub String);

/// A question at the prompt.
pub trait Question {
    /// Whether the position is shown before the question; `rolled` if dice were the last that was told.
    fn shows_position(&self, rolled: bool) -> bool;

    /// The question.
    fn lines(&self, words: &Words) -> Vec<String>;

    /// The answers for those who listen, a sentence each.
    fn spoken(&self, words: &Words) -> Vec<String>;

    /// What follows the state of the game in the same line, for those who listen; empty if nothing has to.
    fn spoken_briefly(&self, _words: &Words) -> String {
        String::new()
    }

    /// How it can be answered.
    fn help(&self, words: &Words) -> Vec<String>;

    /// The moves that were typed.
    ///
    /// # Errors
    /// If it is no answer.
    fn read(&self, game: &AnyGame, typed: &str, words: &Words) -> Result<Vec<AnyMove>, Objection>;

    /// Whether just Enter is an answer.
    fn takes_enter(&self) -> bool {
        false
    }
}
