//! The word that somebody meant who typed another one.

use bonecup_rules::Reason;
use bonecup_words::{Value, Words};

/// Words less alike than this are two words; clap judges by the same measure.
const ALIKE: f64 = 0.7;

/// The one among these words that is most like what was typed, if one is like it at all.
pub(crate) fn word<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let alike = |word: &'a str| (strsim::jaro(&typed, &word.to_lowercase()), word);
    let best = known.into_iter().map(alike).max_by(|a, b| a.0.total_cmp(&b.0))?;
    (best.0 > ALIKE && best.1 != typed).then_some(best.1)
}

/// The same for a reason that says what was given and what there is.
pub(crate) fn of_reason(reason: &dyn Reason) -> Option<String> {
    let facts = reason.facts();
    let fact = |names: &[&str]| {
        names.iter().find_map(|name| facts.iter().find(|(fact, _)| fact == name)).map(|(_, text)| text)
    };
    // An option's key is given where it is unknown, its value where that is not allowed.
    let (typed, known) = match fact(&["known"]) {
        Some(known) => (fact(&["given", "key", "name", "value"])?, known),
        None => (fact(&["value", "given"])?, fact(&["allowed", "free"])?),
    };
    word(typed, known.split([',', ' ']).filter(|word| word.len() > 1)).map(str::to_owned)
}

/// The sentence, and the question after it.
pub(crate) fn asked(sentence: &str, meant: &str, words: &Words) -> String {
    format!("{sentence} {}", words.say("cli-did-you-mean", &[("meant", Value::from(meant))]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_word_and_another_word_none() {
        let games = ["rolling-bones", "knochenmax", "rolling-dice"];
        assert_eq!(word("rollingdice", games), Some("rolling-dice"));
        assert_eq!(word("Knochnmax", games), Some("knochenmax"));
        assert_eq!(word("poker", games), None);
        assert_eq!(word("stedy", ["random", "steady"]), Some("steady"));
    }
}
