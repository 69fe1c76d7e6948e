//! Errors that can be told in any language.

use std::error::Error;

/// A typed refusal or fault. Its `Display` is the English sentence for developers; people read the sentence
/// that the language files have for its [`code`](Reason::code), filled with its [`facts`](Reason::facts).
pub trait Reason: Error {
    /// A short key in kebab case that never changes, such as `no-grave`.
    fn code(&self) -> &'static str;

    /// The ruling that refused, such as `RB-6`, where one did.
    fn ruling(&self) -> Option<&'static str> {
        None
    }

    /// What the sentence mentions, by name.
    fn facts(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}
