//! Every text that a person reads, in German and English.
//!
//! The texts are Fluent messages in `locales/`, one set for command line, terminal and web. This crate chooses the
//! [`Language`], fills messages with [`Value`]s, tells a [`Reason`](bonecup_rules::Reason) as a sentence and writes
//! numbers as the language does.
//!
//! ```
//! use bonecup_rules::SeatsError;
//! use bonecup_words::{Language, Value, Words};
//!
//! let words = Words::new(Language::German);
//! assert_eq!(words.say("face-LA1", &[]), "linker Oberarm");
//! assert_eq!(words.number(1234.5, 1), "1.234,5");
//!
//! let error = SeatsError { given: 13, least: 1, most: 12 };
//! assert_eq!(words.reason(&error), "Mit 13 Plätzen lässt sich das nicht spielen: Möglich sind 1 bis 12.");
//!
//! let args = [("what", Value::from("ein Zug")), ("examples", Value::from(1000))];
//! assert_eq!(words.say("phrase-with-examples", &args), "ein Zug (1.000)");
//! ```

mod language;
mod letters;
mod numbers;
mod phrases;
mod resources;
mod value;
mod words;

pub use language::{Language, UnknownLanguage};
pub use letters::{Letters, in_ascii, in_ascii_json};
pub use value::Value;
pub use words::Words;
