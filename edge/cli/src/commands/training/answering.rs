//! What somebody types to answer.

use bonecup_games::AnyMove;
use bonecup_training::Position;
use bonecup_words::Words;

/// A line that was typed, or none.
pub(super) enum Typed {
    Answer(AnyMove),
    /// Another position.
    Skip,
    /// Enough.
    Quit,
    /// Nobody types anything more.
    Silence,
    /// Nothing of that, and what could be typed.
    Nonsense(String),
}

const QUIT: [&str; 5] = ["quit", "q", "exit", "end", "beenden"];

/// The number of a choice or a move in the game's notation; a blank line passes on.
pub(super) fn read_answer(line: Option<&str>, position: &Position, words: &Words) -> Typed {
    let nonsense =
        || Typed::Nonsense(words.say("training-nonsense", &[("count", position.choices.len().into())]));
    let Some(typed) = line.map(str::trim) else { return nonsense() };
    if typed.is_empty() {
        return Typed::Skip;
    }
    if QUIT.contains(&typed.to_lowercase().as_str()) {
        return Typed::Quit;
    }
    if let Ok(number) = typed.parse::<usize>() {
        let chosen = number.checked_sub(1).and_then(|index| position.choices.get(index));
        return chosen.map_or_else(nonsense, |action| Typed::Answer(action.clone()));
    }
    AnyMove::read(position.game.id(), typed).map_or_else(|_| nonsense(), Typed::Answer)
}
