//! The coach's reasons in words.

use bonecup_coach::{Fact, Why};
use bonecup_games::AnyGame;
use bonecup_words::{Value, Words};

use bonecup_view::{percent, points};

use crate::deed;

/// The sentence of a reason that was given in this position.
pub fn sentence(why: &Why, game: &AnyGame, words: &Words) -> String {
    let facts = why.facts();
    let values: Vec<_> = facts.iter().map(|(name, fact)| (*name, value(fact, game, words))).collect();
    capitalised(&words.say(why.key(), &values))
}

fn value<'a>(fact: &'a Fact, game: &AnyGame, words: &Words) -> Value<'a> {
    match fact {
        Fact::Count(count) => (*count).into(),
        Fact::Average(average) => points(*average, words).into(),
        Fact::Chance(chance) => percent(*chance, words).into(),
        Fact::Key(key) => key.into(),
        Fact::Move(action) => deed(action, game, words).into(),
    }
}

/// A sentence may begin with a name that does not.
fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let quoted = sentence.starts_with(['„', '“']);
    match letters.next() {
        Some(first) if !quoted => first.to_uppercase().chain(letters).collect(),
        Some(_) | None => sentence.to_owned(),
    }
}
