//! Short texts that come from outside, checked once and then trusted.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::Reason;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A text that is too long, too short, or has characters that it may not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what} must be {allowed}")]
pub struct TextError {
    what: &'static str,
    allowed: &'static str,
}

impl TextError {
    pub(crate) fn new(what: &'static str, allowed: &'static str) -> TextError {
        TextError { what, allowed }
    }
}

impl Reason for TextError {
    fn code(&self) -> &'static str {
        "text-not-allowed"
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        vec![("what", self.what.to_owned()), ("allowed", self.allowed.to_owned())]
    }
}

/// A newtype over text with a rule of its own, the same in JSON.
macro_rules! checked_text {
    ($(#[$doc:meta])* $name:ident, $what:literal, $allowed:literal, $check:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct $name(String);

        impl $name {
            /// The text itself.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// A text of our own that keeps the rule.
            #[allow(dead_code, reason = "not every text has one of our own")]
            pub(crate) fn known(text: &str) -> $name {
                debug_assert!(text.parse::<$name>().is_ok(), "{text}");
                $name(text.to_owned())
            }
        }

        impl FromStr for $name {
            type Err = TextError;

            fn from_str(text: &str) -> Result<Self, TextError> {
                let check: fn(&str) -> bool = $check;
                if check(text) {
                    Ok($name(text.to_owned()))
                } else {
                    Err(TextError { what: $what, allowed: $allowed })
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(input)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

checked_text!(
    /// The name of a table; part of the key of its dice.
    TableId,
    "a table's id",
    "1 to 40 letters, digits, - or _",
    |text| (1..=40).contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
);

checked_text!(
    /// A person, wherever they come back from. It tells nothing about them and is not shown to others.
    PersonId,
    "a person's id",
    "1 to 40 letters, digits, - or _",
    |text| (1..=40).contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
);

checked_text!(
    /// What a client calls a command, so that sending it twice does not do it twice.
    Key,
    "a command's key",
    "1 to 64 visible ASCII characters",
    |text| (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic())
);

checked_text!(
    /// The name of a person at a seat.
    Name,
    "a name",
    "1 to 40 characters without control characters, not blank",
    |text| {
        let length = text.chars().count();
        (1..=40).contains(&length) && !text.chars().any(char::is_control) && !text.trim().is_empty()
    }
);

checked_text!(
    /// What a seat adds to the dice. It cannot hold the zero byte that parts it from the next one.
    Contribution,
    "a contribution to the dice",
    "at most 256 bytes without control characters",
    |text| text.len() <= 256 && !text.chars().any(char::is_control)
);

checked_text!(
    /// The name and version of an engine that computes throws.
    EngineName,
    "an engine's name",
    "1 to 40 small letters, digits, - or /",
    |text| (1..=40).contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'/')
);

checked_text!(
    /// The name of a bot.
    BotName,
    "a bot's name",
    "1 to 24 small letters, digits or -",
    |text| (1..=24).contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
);

#[expect(clippy::derivable_impls, reason = "the macro's other texts may not be empty")]
impl Default for Contribution {
    fn default() -> Contribution {
        Contribution(String::new())
    }
}

/// Thirty-two bytes, written as 64 hexadecimal digits: a seed or a commitment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex32(pub [u8; 32]);

impl FromStr for Hex32 {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Hex32, TextError> {
        let error =
            TextError { what: "a seed or commitment", allowed: "64 hexadecimal digits in small letters" };
        let digit = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
        if text.len() != 64 || !text.bytes().all(digit) {
            return Err(error);
        }
        let mut bytes = [0; 32];
        for (byte, i) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[i..i + 2], 16).map_err(|_| error.clone())?;
        }
        Ok(Hex32(bytes))
    }
}

impl TryFrom<String> for Hex32 {
    type Error = TextError;

    fn try_from(text: String) -> Result<Hex32, TextError> {
        text.parse()
    }
}

impl From<Hex32> for String {
    fn from(hex: Hex32) -> String {
        hex.to_string()
    }
}

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hex32({self})")
    }
}
