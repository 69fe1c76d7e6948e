//! The error of reading notation.

use crate::Reason;

/// A text that is no move, outcome or face of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{text}' is not {expected}")]
pub struct NotationError {
    text: String,
    expected: &'static str,
}

impl NotationError {
    /// `expected` says in English notation what would have been read, as in "a face: LA1 LA2 …".
    pub fn new(text: &str, expected: &'static str) -> NotationError {
        const SHOWN: usize = 60;
        let mut shown: String =
            text.chars().take(SHOWN).map(|c| if c.is_control() { ' ' } else { c }).collect();
        if text.chars().count() > SHOWN {
            shown.push('…');
        }
        NotationError { text: shown, expected }
    }
}

impl Reason for NotationError {
    fn code(&self) -> &'static str {
        "notation"
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        vec![("text", self.text.clone()), ("expected", self.expected.to_owned())]
    }
}
