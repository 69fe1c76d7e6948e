//! Options of a game.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Reason;

/// The options of a game: JSON as a whole, `key=value` one by one.
pub trait Options: Clone + PartialEq + fmt::Debug + Default + Serialize + DeserializeOwned {
    /// Every option of the game, in the order in which people read them.
    const LIST: &'static [OptionInfo];

    /// Sets one option from text.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// Every option's value as text that [`set`](Options::set) reads, in the order of [`LIST`](Options::LIST).
    fn values(&self) -> Vec<(&'static str, String)>;
}

/// What is known of an option without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its key, as in `hat_off`.
    pub key: &'static str,
    /// The ruling that describes it.
    pub ruling: &'static str,
    /// What may be given, as in `any_time, after_duty`.
    pub allowed: &'static str,
}

/// An option that the game does not have, or a value that the option does not take.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// No option of this name.
    #[error("there is no option '{key}'; there are: {known}")]
    Unknown {
        /// What was asked for.
        key: String,
        /// The keys that exist, joined by commas.
        known: String,
    },
    /// The option exists, the value does not.
    #[error("option '{key}' cannot be '{value}'; allowed: {allowed}")]
    Value {
        /// The option.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// What may be given.
        allowed: String,
    },
    /// What can be named once is named twice.
    #[error("option '{key}' names '{value}' twice; free: {free}")]
    Twice {
        /// The option.
        key: &'static str,
        /// What is there twice.
        value: String,
        /// What could be named instead.
        free: String,
    },
    /// More is named than there is use for at this table.
    #[error("option '{key}' names {given}; at this table at most {most}")]
    TooMany {
        /// The option.
        key: &'static str,
        /// How many are named.
        given: usize,
        /// How many can be.
        most: usize,
    },
    /// Earlier rules had an option of this name.
    #[error("the option '{key}' is now '{now}'; allowed: {allowed}")]
    Renamed {
        /// The name of old.
        key: &'static str,
        /// The option that took its place.
        now: &'static str,
        /// What may be given for that.
        allowed: &'static str,
    },
}

impl OptionError {
    /// `key` was the name of an option that has become another one.
    pub fn renamed(key: &'static str, now: &OptionInfo) -> OptionError {
        OptionError::Renamed { key, now: now.key, allowed: now.allowed }
    }

    /// `key` is none of the options in `list`.
    pub fn unknown(key: &str, list: &[OptionInfo]) -> OptionError {
        let known: Vec<_> = list.iter().map(|info| info.key).collect();
        let known = if known.is_empty() { "-".to_owned() } else { known.join(", ") };
        OptionError::Unknown { key: key.chars().take(60).collect(), known }
    }

    /// `value` is not allowed for the option.
    pub fn value(info: &OptionInfo, value: &str) -> OptionError {
        Self::value_of(info, value, info.allowed.to_owned())
    }

    /// `value` is not allowed for the option at this table, where less is than elsewhere.
    pub fn value_of(info: &OptionInfo, value: &str, allowed: String) -> OptionError {
        OptionError::Value { key: info.key, value: value.chars().take(60).collect(), allowed }
    }

    /// The option names `value` twice; `free` could be named.
    pub fn twice(info: &OptionInfo, value: &str, free: &str) -> OptionError {
        OptionError::Twice { key: info.key, value: value.to_owned(), free: free.to_owned() }
    }

    /// The option names more than the table has use for.
    pub fn too_many(info: &OptionInfo, given: usize, most: usize) -> OptionError {
        OptionError::TooMany { key: info.key, given, most }
    }
}

impl Reason for OptionError {
    fn code(&self) -> &'static str {
        match self {
            OptionError::Unknown { .. } => "option-unknown",
            OptionError::Value { .. } => "option-value",
            OptionError::Twice { .. } => "option-twice",
            OptionError::TooMany { .. } => "option-too-many",
            OptionError::Renamed { .. } => "option-renamed",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            OptionError::Unknown { key, known } => vec![("key", key.clone()), ("known", known.clone())],
            OptionError::Value { key, value, allowed } => {
                vec![("key", (*key).to_owned()), ("value", value.clone()), ("allowed", allowed.clone())]
            }
            OptionError::Twice { key, value, free } => {
                vec![("key", (*key).to_owned()), ("value", value.clone()), ("free", free.clone())]
            }
            OptionError::TooMany { key, given, most } => {
                vec![("key", (*key).to_owned()), ("given", given.to_string()), ("most", most.to_string())]
            }
            OptionError::Renamed { key, now, allowed } => {
                vec![
                    ("key", (*key).to_owned()),
                    ("now", (*now).to_owned()),
                    ("allowed", (*allowed).to_owned()),
                ]
            }
        }
    }
}
