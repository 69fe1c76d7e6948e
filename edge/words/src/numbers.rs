//! Numbers as each language writes them.

use crate::Language;

/// How a language writes numbers, after the Unicode locale data (CLDR).
struct Style {
    group: char,
    point: char,
    percent: &'static str,
}

const fn style(language: Language) -> Style {
    match language {
        // A space that does not break stands before the sign.
        Language::German => Style { group: '.', point: ',', percent: "\u{a0}%" },
        Language::English => Style { group: ',', point: '.', percent: "%" },
    }
}

/// What stands for a number that is none, such as a mean of nothing.
const NO_NUMBER: &str = "–";

/// `value` with so many digits after the point.
pub(crate) fn number(language: Language, value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return NO_NUMBER.to_owned();
    }
    let plain = format!("{value:.decimals$}");
    let digits = plain.trim_start_matches('-');
    // What is rounded to nothing has no sign.
    let is_negative = plain.starts_with('-') && digits.contains(|c: char| ('1'..='9').contains(&c));
    let sign = if is_negative { "-" } else { "" };
    let Style { group, point, .. } = style(language);
    match digits.split_once('.') {
        Some((whole, fraction)) => format!("{sign}{}{point}{fraction}", grouped(whole, group)),
        None => format!("{sign}{}", grouped(digits, group)),
    }
}

/// A share of one in hundredths.
pub(crate) fn percent(language: Language, share: f64, decimals: usize) -> String {
    number(language, share * 100.0, decimals) + style(language).percent
}

/// A whole number, to the last digit.
pub(crate) fn whole(language: Language, value: i64) -> String {
    let sign = if value < 0 { "-" } else { "" };
    let digits = value.unsigned_abs().to_string();
    format!("{sign}{}", grouped(&digits, style(language).group))
}

fn grouped(digits: &str, group: char) -> String {
    let mut text = String::with_capacity(digits.len() * 4 / 3 + 1);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(group);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(value: f64, decimals: usize, german: &str, english: &str) {
        assert_eq!(number(Language::German, value, decimals), german);
        assert_eq!(number(Language::English, value, decimals), english);
    }

    #[test]
    fn numbers_have_the_point_and_the_groups_of_the_language() {
        check(1234.5, 1, "1.234,5", "1,234.5");
        check(0.0, 2, "0,00", "0.00");
        check(999.0, 0, "999", "999");
        check(1_000_000.0, 0, "1.000.000", "1,000,000");
        check(-123_456.789, 2, "-123.456,79", "-123,456.79");
        check(12.345_678, 6, "12,345678", "12.345678");
    }

    #[test]
    fn what_is_rounded_to_nothing_has_no_sign() {
        check(-0.04, 1, "0,0", "0.0");
        check(-0.05, 2, "-0,05", "-0.05");
    }

    #[test]
    fn what_is_no_number_is_a_dash() {
        for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            check(value, 1, "–", "–");
        }
    }

    #[test]
    fn shares_are_percentages() {
        assert_eq!(percent(Language::German, 0.096, 2), "9,60\u{a0}%");
        assert_eq!(percent(Language::English, 0.096, 2), "9.60%");
    }

    #[test]
    fn whole_numbers_keep_every_digit() {
        assert_eq!(whole(Language::German, i64::MIN), "-9.223.372.036.854.775.808");
        assert_eq!(whole(Language::English, 12_345), "12,345");
        assert_eq!(whole(Language::English, -1), "-1");
    }
}
