//! The texts of one language.

use std::borrow::Cow;
use std::fmt;

use bonecup_rules::Reason;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::resources::sources;
use crate::{Language, Value, numbers, phrases};

/// All texts of a language. Nothing here fails: a text that is missing shows its key, so that it can be found.
///
/// It can be shared between threads; making one reads every message, so keep it.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads the texts of the language.
    pub fn new(language: Language) -> Words {
        let locale = language.key().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Invisible marks around each value would go wrong in terminals and when people copy what they read.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::German => |value, _| in_groups(Language::German, value),
            Language::English => |value, _| in_groups(Language::English, value),
        }));
        for source in sources(language) {
            bundle.add_resource_overriding(read(source));
        }
        Words { language, bundle }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text under this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The text under the key, filled with the values; the key in angle marks if there is no such text.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return format!("<{key}>");
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.for_fluent(self.language));
        }
        // Whatever Fluent misses it shows in braces; the tests look for those.
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The name of something that notation has a code for, as in `name("face", "LA1")`. The topics are `face`, `kind`,
    /// `section`, `box`, `side`, `colour` and `game`.
    pub fn name(&self, topic: &str, code: impl fmt::Display) -> String {
        self.say(&format!("{topic}-{code}"), &[])
    }

    /// Why something was refused, in one line that names the ruling. A reason without a text is told in its own
    /// English words.
    pub fn reason(&self, reason: &dyn Reason) -> String {
        let code = reason.code();
        let sentence = if self.has(code) {
            self.tell(code, &reason.facts())
        } else {
            on_one_line(&reason.to_string()).into_owned()
        };
        match reason.ruling() {
            Some(ruling) if !sentence.contains(ruling) => cite(&sentence, ruling),
            Some(_) | None => sentence,
        }
    }

    fn tell(&self, code: &str, facts: &[(&'static str, String)]) -> String {
        let values: Vec<_> = facts.iter().map(|(name, fact)| (*name, self.fact(name, fact))).collect();
        self.say(code, &values)
    }

    fn fact<'a>(&self, name: &str, fact: &'a str) -> Value<'a> {
        let fact = on_one_line(fact);
        if phrases::is_colours(name) {
            return Value::fact(phrases::colours(self, &fact).into());
        }
        Value::fact(if phrases::is_phrase(name) { phrases::translate(self, &fact).into() } else { fact })
    }

    /// A number with so many digits after the point, as in `1.234,5` or `1,234.5`. What is no number, such as a mean
    /// of nothing, is a dash.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        numbers::number(self.language, value, decimals)
    }

    /// A share of one as a percentage, as in `9,6 %` or `9.6%`.
    pub fn percent(&self, share: f64, decimals: usize) -> String {
        numbers::percent(self.language, share, decimals)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A file whose errors cost the messages that have them; the tests find those.
fn read(source: &str) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest)
}

/// Numbers with the separators of the language; texts are left to Fluent.
fn in_groups(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            let decimals = number.options.minimum_fraction_digits.unwrap_or(0);
            Some(numbers::number(language, number.value, decimals))
        }
        FluentValue::String(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}

/// The ruling in brackets, before the full stop if there is one.
fn cite(sentence: &str, ruling: &str) -> String {
    match sentence.strip_suffix('.') {
        Some(start) => format!("{start} ({ruling})."),
        None => format!("{sentence} ({ruling})"),
    }
}

/// What somebody typed may hold line ends, or codes that command the terminal: an error is one line and plain.
fn on_one_line(text: &str) -> Cow<'_, str> {
    if text.contains(char::is_control) { text.replace(char::is_control, " ").into() } else { text.into() }
}
