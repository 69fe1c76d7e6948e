//! Words for those who listen: whole sentences, a line each.

use bonecup_rules::{Seat, Standings};
use bonecup_words::{Value, Words};

use crate::Cast;

/// What somebody who listens may ask about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Who has how many points.
    Score,
    /// What is written or built: sheets, a skeleton.
    Sheet,
    /// What lies where.
    Floe,
}

impl Topic {
    /// The key of the topic in texts.
    pub fn name(self) -> &'static str {
        match self {
            Topic::Score => "score",
            Topic::Sheet => "sheet",
            Topic::Floe => "floe",
        }
    }
}

/// The text as a sentence: it begins with a capital and ends with a mark.
///
/// ```
/// assert_eq!(bonecup_view::spoken("you throw: 1 3 4"), "You throw: 1 3 4.");
/// assert_eq!(bonecup_view::spoken("Is it? "), "Is it?");
/// ```
pub fn spoken(text: &str) -> String {
    let text = text.trim();
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let mut sentence: String = first.to_uppercase().chain(letters).collect();
    if !sentence.ends_with(['.', '!', '?', ':']) {
        sentence.push('.');
    }
    sentence
}

/// Whose turn it is, in a game that has nothing else to say.
pub(crate) fn to_move(seat: Option<Seat>, cast: &Cast, words: &Words) -> String {
    match seat {
        Some(seat) => words.say("speech-to-move", &cast.subject(seat)),
        None => words.say("speech-over", &[]),
    }
}

/// Who has how many points.
pub(crate) fn standing(standings: &Standings, cast: &Cast, words: &Words) -> String {
    let seats = (0..).map(Seat).zip(standings.points()).map(|(seat, points)| {
        let values = [("name", Value::from(cast.name(seat))), ("points", points.0.into())];
        words.say("speech-standing", &values)
    });
    words.say("speech-score", &[("standings", seats.collect::<Vec<_>>().join(", ").into())])
}
