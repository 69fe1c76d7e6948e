//! Nothing makes the words fail.

use bonecup_rules::Reason;
use bonecup_words::{Language, Value, Words};
use proptest::prelude::*;

use crate::{codes, fluent};

/// A reason with any facts.
#[derive(Debug, thiserror::Error)]
#[error("in plain English")]
struct Odd {
    code: &'static str,
    ruling: Option<&'static str>,
    facts: Vec<(&'static str, String)>,
}

impl Reason for Odd {
    fn code(&self) -> &'static str {
        self.code
    }

    fn ruling(&self) -> Option<&'static str> {
        self.ruling
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        self.facts.clone()
    }
}

#[test]
fn a_missing_text_shows_its_key() {
    let words = Words::new(Language::German);
    assert!(!words.has("no-such-text"));
    assert_eq!(words.say("no-such-text", &[]), "<no-such-text>");
    assert_eq!(words.name("face", "XX9"), "<face-XX9>");
    assert_eq!(words.say("", &[]), "<>");
}

#[test]
fn a_reason_without_a_text_speaks_for_itself() {
    let odd = Odd { code: "no-such-code", ruling: Some("RB-6"), facts: Vec::new() };
    assert_eq!(Words::new(Language::German).reason(&odd), "in plain English (RB-6)");
}

#[test]
fn missing_facts_are_shown_and_needless_ones_are_not() {
    let words = Words::new(Language::English);
    let odd = |facts| Odd { code: "rd-too-many", ruling: None, facts };
    assert!(words.reason(&odd(Vec::new())).contains("{$list}"));
    let facts = ["list", "given", "most", "more"].map(|name| (name, "1".to_owned()));
    assert_eq!(words.reason(&odd(facts.to_vec())), "“1” has 1 entries, 1 are allowed at most.");
}

#[test]
fn what_was_typed_cannot_leave_the_line_or_command_the_terminal() {
    let facts = vec![("given", "a\r\nb\u{1b}[31m".to_owned()), ("known", "x".to_owned())];
    let sentence = Words::new(Language::English).reason(&Odd { code: "unknown-game", ruling: None, facts });
    assert_eq!(sentence, "There is no game “a  b [31m”. You can choose from: x.");
}

#[test]
fn numbers_are_grouped_and_counted_to_the_last() {
    let say = |language, number: Value<'_>| {
        let values = [("given", number), ("least", 1.into()), ("most", 2.into())];
        Words::new(language).say("seats-out-of-range", &values)
    };
    assert!(say(Language::German, 20_000.into()).starts_with("Mit 20.000 Plätzen"));
    assert!(say(Language::English, u64::MAX.into()).contains(" 9,223,372,036,854,775,807 seats"));
    assert!(say(Language::English, i64::MIN.into()).contains(" -9,223,372,036,854,775,808 seats"));
    assert!(say(Language::German, 1_u8.into()).starts_with("Mit einem Platz"));
    let words = Words::new(Language::German);
    assert_eq!((words.number(-0.5, 1), words.percent(1.0, 0)), ("-0,5".to_owned(), "100\u{a0}%".to_owned()));
}

#[test]
fn words_can_be_shared_between_threads() {
    fn is_shared<T: Send + Sync>(_: &T) {}
    is_shared(&Words::new(Language::German));
}

fn leaked(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_facts_give_one_line(text in prop_oneof![any::<String>(), any::<i64>().prop_map(|n| n.to_string())]) {
        let words = Language::ALL.map(Words::new);
        let variables = fluent::variables(Language::English);
        for code in codes::all().into_keys() {
            let names = variables.get(&code).into_iter().flatten();
            let facts = names.map(|name| (leaked(name), text.clone())).collect();
            let odd = Odd { code: leaked(&code), ruling: Some("RB-1"), facts };
            for words in &words {
                let sentence = words.reason(&odd);
                prop_assert!(!sentence.contains(char::is_control) && sentence.contains("RB-1"), "{}", sentence);
            }
        }
    }

    #[test]
    fn any_key_and_any_value_are_said(key in any::<String>(), name in any::<String>(), number in any::<i64>()) {
        for language in Language::ALL {
            let words = Words::new(language);
            words.say(&key, &[(&name, Value::from(&key))]);
            words.say("km-throw-due", &[("bones", number.into()), (&name, number.into())]);
        }
    }

    #[test]
    fn any_number_is_written(value in any::<f64>(), decimals in 0_usize..20) {
        for language in Language::ALL {
            let words = Words::new(language);
            prop_assert!(!words.number(value, decimals).is_empty() && !words.percent(value, decimals).is_empty());
        }
    }
}
