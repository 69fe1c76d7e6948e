//! What a message can be filled with.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use crate::{Language, numbers};

/// A text, or a whole number that a message can take its plural from. Numbers with a fraction are given as the text
/// that [`Words::number`](crate::Words::number) makes of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// Shown as it is.
    Text(Cow<'a, str>),
    /// Shown with the separators of the language.
    Number(i64),
}

/// Fluent counts in `f64`, which is exact up to here.
const EXACT: i64 = 1 << f64::MANTISSA_DIGITS;

impl<'a> Value<'a> {
    /// A number above all that Fluent can count is shown like the others; its plural is the general one anyway.
    pub(crate) fn for_fluent(&self, language: Language) -> FluentValue<'_> {
        match self {
            Value::Text(text) => FluentValue::from(text.as_ref()),
            Value::Number(number) if (-EXACT..=EXACT).contains(number) => FluentValue::from(*number),
            Value::Number(number) => FluentValue::from(numbers::whole(language, *number)),
        }
    }

    /// A fact of a reason. Small numbers become numbers, so that plurals work. Larger ones stay as they were
    /// given: what a person typed is quoted without separators, and their plural is the general one.
    pub(crate) fn fact(text: Cow<'a, str>) -> Value<'a> {
        match text.parse::<i64>() {
            Ok(number) if (-999..=999).contains(&number) && number.to_string() == text => {
                Value::Number(number)
            }
            Ok(_) | Err(_) => Value::Text(text),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

macro_rules! from_whole {
    ($($number:ty)+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number.into())
            }
        }
    )+};
}
from_whole!(u8 u16 u32 i8 i16 i32 i64);

macro_rules! from_wide {
    ($($number:ty)+) => {$(
        /// What is too large to count ends at the largest number.
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )+};
}
from_wide!(u64 usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_that_count_are_numbers_and_all_others_stay_as_typed() {
        assert_eq!(Value::fact("1".into()), Value::Number(1));
        assert_eq!(Value::fact("-600".into()), Value::Number(-600));
        for typed in ["007", "+1", "-0", "12345", "1e3", "150.0", "", "LA1", "99999999999999999999"] {
            assert_eq!(Value::fact(typed.into()), Value::from(typed));
        }
    }
}
