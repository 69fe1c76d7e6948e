//! The coach's reasons in words.

use bonecup_coach::{Deed, Fact, Parting, Why};
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

/// What one would do for points and what to win, and how things stand.
pub fn parting(parting: &Parting, game: &AnyGame, words: &Words) -> String {
    let text = |way: &Deed| Value::from(deed(&way.action, &way.game, words));
    let values = [
        ("points", text(&parting.for_points)),
        ("win", text(&parting.to_win)),
        ("less", points(parting.points, words).into()),
        ("more", points(100.0 * parting.chance, words).into()),
    ];
    let parts = words.say("coach-parting", &values);
    let standing = parting.standing.iter().map(|why| sentence(why, game, words));
    std::iter::once(parts).chain(standing).collect::<Vec<_>>().join(" ")
}

fn value<'a>(fact: &'a Fact, game: &AnyGame, words: &Words) -> Value<'a> {
    match fact {
        Fact::Count(count) => (*count).into(),
        Fact::Average(average) => points(*average, words).into(),
        Fact::Chance(chance) => percent(*chance, words).into(),
        // In percentage points.
        Fact::Gap(gap) => points(100.0 * gap, words).into(),
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
