//! The two languages beside each other.

use bonecup_words::{Language, Words};

use crate::fluent::{self, Parts};

#[test]
fn every_file_is_readable_and_every_message_is_spoken() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (name, source) in fluent::files(language) {
            for message in fluent::messages(&name, &source) {
                let key = &message.id.name;
                assert!(words.has(key), "{language}/{name}: {key} is not spoken; is the file in the list?");
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_files_with_the_same_keys() {
    let keys = |language| {
        let files = fluent::all_files(language).into_iter();
        let keys = |(name, source): (String, String)| {
            let keys: Vec<_> = fluent::messages(&name, &source).into_iter().map(|m| m.id.name).collect();
            (name, keys)
        };
        files.map(keys).collect::<Vec<_>>()
    };
    assert_eq!(keys(Language::German), keys(Language::English));
}

#[test]
fn both_languages_use_the_same_variables() {
    let english = fluent::variables(Language::English);
    for (key, german) in fluent::variables(Language::German) {
        assert_eq!(Some(&german), english.get(&key), "{key}");
    }
}

/// Facts of a thousand and more are texts, which take the default.
#[test]
fn what_has_a_singular_has_the_plural_as_default() {
    for language in Language::ALL {
        for (key, message) in fluent::all_messages(language) {
            let mut parts = Parts::default();
            parts.collect(message.value.as_ref().unwrap());
            for keys in parts.selections {
                let is_plural = keys.iter().any(|key| key == "one");
                assert!(!is_plural || keys.last().unwrap() == "other", "{language}: {key}");
            }
        }
    }
}

/// No sentence is left in the other language: only names, notation and sounds may be the same in both.
#[test]
fn what_is_the_same_in_both_languages_is_a_name_or_notation() {
    const SAME: [&str; 8] =
        ["aim-unit-", "app-name", "box-", "colour-orange", "game-", "side-", "talk-think", "talk-wow"];
    let english = fluent::all_messages(Language::English);
    for (key, german) in fluent::all_messages(Language::German) {
        let mut parts = Parts::default();
        parts.collect(german.value.as_ref().unwrap());
        let is_text = parts.text.contains(char::is_alphabetic);
        let may_be_same = SAME.iter().any(|allowed| key.starts_with(allowed));
        assert!(!is_text || may_be_same || german.value != english[&key].value, "{key}");
    }
}
