//! Days of the calendar, as positions are made for them.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::Reason;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A day from the first to the last that has positions, without a time zone: everybody's day is that of UTC.
///
/// ```
/// use bonecup_training::Day;
/// let day: Day = "2026-11-18".parse().unwrap();
/// assert_eq!(Day::at(1_795_031_999_999).unwrap(), day);
/// assert_eq!(day.to_string(), "2026-11-18");
/// assert!("1900-01-01".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// Why there is no such day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDay {
    /// It is not written as we write days.
    #[error("a day is written like 2026-11-18")]
    Form,
    /// The calendar has no such day.
    #[error("the calendar has no such day")]
    NotThere,
    /// It is before the first day or after the last.
    #[error("there are positions from {} to {}", Day::FIRST, Day::LAST)]
    Outside,
}

impl Reason for BadDay {
    fn code(&self) -> &'static str {
        match self {
            BadDay::Form => "day-form",
            BadDay::NotThere => "day-not-there",
            BadDay::Outside => "day-outside",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            BadDay::Form | BadDay::NotThere => Vec::new(),
            BadDay::Outside => vec![("first", Day::FIRST.to_string()), ("last", Day::LAST.to_string())],
        }
    }
}

const MILLIS: i64 = 86_400_000;

impl Day {
    /// The first day that has positions.
    pub const FIRST: Day = Day { year: 2026, month: 1, day: 1 };
    /// The last one.
    pub const LAST: Day = Day { year: 2099, month: 12, day: 31 };

    /// The day of this year, month and day of the month, both from 1.
    ///
    /// # Errors
    /// There is no such day, or it has no positions.
    pub fn new(year: u16, month: u8, day: u8) -> Result<Day, BadDay> {
        if !(1..=12).contains(&month) || !(1..=days_of(year, month)).contains(&day) {
            return Err(BadDay::NotThere);
        }
        let new = Day { year, month, day };
        if (Day::FIRST..=Day::LAST).contains(&new) { Ok(new) } else { Err(BadDay::Outside) }
    }

    /// The day of a time in milliseconds since 1970.
    ///
    /// # Errors
    /// It has no positions.
    pub fn at(millis: i64) -> Result<Day, BadDay> {
        let mut left = millis.div_euclid(MILLIS);
        // Year by year and month by month: slow, obvious, and short from 1970 on.
        for year in 1970..=Day::LAST.year {
            for month in 1..=12 {
                let days = i64::from(days_of(year, month));
                if (0..days).contains(&left) {
                    return Day::new(year, month, u8::try_from(left + 1).map_err(|_| BadDay::NotThere)?);
                }
                left -= days;
            }
        }
        Err(BadDay::Outside)
    }
}

fn days_of(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u8::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}-{:02}", self.year, self.month, self.day))
    }
}

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Day, BadDay> {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts.as_slice() else { return Err(BadDay::Form) };
        if [year.len(), month.len(), day.len()] != [4, 2, 2]
            || !text.bytes().all(|b| b == b'-' || b.is_ascii_digit())
        {
            return Err(BadDay::Form);
        }
        let number = |part: &str| part.parse::<u16>().map_err(|_| BadDay::Form);
        let small = |part: &str| part.parse::<u8>().map_err(|_| BadDay::Form);
        Day::new(number(year)?, small(month)?, small(day)?)
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Day, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(input)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        for text in ["2026-01-01", "2028-02-29", "2099-12-31", "2026-11-18"] {
            assert_eq!(text.parse::<Day>().unwrap().to_string(), text);
        }
        let refused = |text: &str| text.parse::<Day>().unwrap_err();
        for text in [
            "",
            "2026",
            "18.11.2026",
            "2026-1-1",
            "2026-01-011",
            "2026-01-01 ",
            "+026-01-01",
            "２０２６-01-01",
        ] {
            assert_eq!(refused(text), BadDay::Form, "{text}");
        }
        for text in ["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-05-00"] {
            assert_eq!(refused(text), BadDay::NotThere, "{text}");
        }
        for text in ["1900-01-01", "2025-12-31", "2100-01-01", "0000-01-01", "9999-12-31"] {
            assert_eq!(refused(text), BadDay::Outside, "{text}");
        }
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let first = 1_767_225_600_000; // 2026-01-01 in milliseconds since 1970
        let mut days = (0..27_028).map(|number| Day::at(first + number * MILLIS).unwrap());
        let mut before = days.next().unwrap();
        assert_eq!(before, Day::FIRST);
        for day in days {
            assert!(day > before);
            assert_eq!(day.to_string().parse::<Day>().unwrap(), day);
            before = day;
        }
        assert_eq!(before, Day::LAST);
        assert_eq!(Day::at(first - 1), Err(BadDay::Outside));
        assert_eq!(Day::at(first + 27_028 * MILLIS), Err(BadDay::Outside));
        assert_eq!(Day::at(i64::MIN), Err(BadDay::Outside));
        assert_eq!(Day::at(i64::MAX), Err(BadDay::Outside));
    }
}
