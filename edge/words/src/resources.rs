//! The Fluent files, as the build script found them in `locales/` and beside the games' crates.

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/resources.rs"));

/// The contents of every Fluent file of a language.
pub(crate) fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::German => GERMAN,
        Language::English => ENGLISH,
    }
}
