//! Facts that the rules state in English.
//!
//! Some facts say what is allowed: `a side: 1, 3, 4 or 6`, `1 to 6`, `true, false`. Where such a phrase is more than
//! notation, the language files have it under its own words: `phrase-a-side`, `phrase-1-3-4-or-6`.

use crate::{Value, Words};

/// The facts that hold phrases, never what somebody typed.
const FACTS: [&str; 4] = ["allowed", "expected", "known", "what"];

pub(crate) fn is_phrase(fact: &str) -> bool {
    FACTS.contains(&fact)
}

/// The facts that list colours by their codes, as in `red, blue`.
const COLOURS: [&str; 2] = ["free", "playing"];

pub(crate) fn is_colours(fact: &str) -> bool {
    COLOURS.contains(&fact)
}

/// The names of colours, each with its code where that is another word: it is what people type.
pub(crate) fn colours(words: &Words, codes: &str) -> String {
    let named = |code: &str| match words.name("colour", code) {
        name if name.to_lowercase() == code => name,
        name => format!("{name} ({code})"),
    };
    codes.split(", ").map(named).collect::<Vec<_>>().join(", ")
}

/// The phrase in the language of the words: as a whole, or else what it asks for and how that is written. What
/// the language files do not have is notation, and stays.
pub(crate) fn translate(words: &Words, phrase: &str) -> String {
    let key = key(phrase);
    if words.has(&key) {
        return words.say(&key, &[]);
    }
    let Some((what, examples)) = phrase.split_once(": ") else { return phrase.to_owned() };
    let what = Value::from(translate(words, what));
    let examples = Value::from(translate(words, examples));
    words.say("phrase-with-examples", &[("what", what), ("examples", examples)])
}

/// The words of the phrase in lower case, with dashes between them. A list without entries is written as a dash.
fn key(phrase: &str) -> String {
    let mut key = "phrase".to_owned();
    for word in phrase.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
        key.push('-');
        key.push_str(&word.to_ascii_lowercase());
    }
    if key == "phrase" { "phrase-none".to_owned() } else { key }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn check(phrase: &str, german: &str) {
        assert_eq!(translate(&Words::new(Language::German), phrase), german);
    }

    #[test]
    fn a_phrase_is_looked_up_as_a_whole_or_in_two_parts() {
        check("1 to 6", "1 bis 6");
        check("a side: 1, 3, 4 or 6", "eine Seite (1, 3, 4 oder 6)");
        check("a face: 1 2 3 4 5 6", "eine Würfelseite (1 2 3 4 5 6)");
    }

    #[test]
    fn colours_are_named_and_keep_their_codes() {
        assert_eq!(colours(&Words::new(Language::German), "orange, red"), "Orange, Rot (red)");
        assert_eq!(colours(&Words::new(Language::English), "orange, red"), "orange, red");
    }

    #[test]
    fn notation_stays_and_an_empty_list_is_said() {
        check("true, false", "true, false");
        check("hand; thrown 6 floe …", "hand; thrown 6 floe …");
        check("-", "keine");
    }
}
