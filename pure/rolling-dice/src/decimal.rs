//! Decimal numbers kept as integers, so that what is written reads back as the same number on every machine.

use std::fmt;

/// More digits before the point than any measure of the game has, and few enough for an `i32`.
const DIGITS: usize = 6;

/// A number of ones (`places` 0), tenths (1), hundredths (2) and so on.
pub(crate) struct Decimal {
    pub(crate) value: i32,
    pub(crate) places: usize,
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Decimal { value, places } = *self;
        if places == 0 {
            return value.fmt(f);
        }
        let unit = (0..places).fold(1, |unit, _| unit * 10);
        let (sign, size) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
        write!(f, "{sign}{}.{:0places$}", size / unit, size % unit)
    }
}

/// Reads a number with at most `places` digits after the point.
pub(crate) fn read(text: &str, places: usize) -> Option<i32> {
    let (sign, size) = text.strip_prefix('-').map_or((1, text), |size| (-1, size));
    let (whole, part) = size.split_once('.').unwrap_or((size, ""));
    if size.ends_with('.') || !is_digits(whole, 1..=DIGITS) || !is_digits(part, 0..=places) {
        return None;
    }
    format!("{whole}{part:0<places$}").parse::<i32>().ok().map(|size| sign * size)
}

fn is_digits(text: &str, count: std::ops::RangeInclusive<usize>) -> bool {
    count.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}
