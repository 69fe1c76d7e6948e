//! Texts that fit: as wide as terminals draw them.

use ratatui::text::{Line, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text in so many columns, cut with an ellipsis or filled with blanks.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    let clipped = clip(text, columns);
    let rest = columns.saturating_sub(width(&clipped));
    format!("{clipped}{}", " ".repeat(rest))
}

/// The same, with the blanks before it.
pub(crate) fn fit_right(text: &str, columns: usize) -> String {
    let clipped = clip(text, columns);
    let rest = columns.saturating_sub(width(&clipped));
    format!("{}{clipped}", " ".repeat(rest))
}

/// The same, in the middle.
pub(crate) fn fit_centre(text: &str, columns: usize) -> String {
    let clipped = clip(text, columns);
    let rest = columns.saturating_sub(width(&clipped));
    format!("{}{clipped}{}", " ".repeat(rest / 2), " ".repeat(rest - rest / 2))
}

/// At most so many columns of the text.
pub(crate) fn clip(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut taken = String::new();
    let mut used = 0;
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used + 1 > columns {
            break;
        }
        taken.push(letter);
    }
    if columns > 0 { format!("{taken}…") } else { taken }
}

/// A paragraph in lines of at most so many columns; its own line ends stay.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let options = textwrap::Options::new(columns.max(8)).break_words(true);
    textwrap::wrap(text, options).into_iter().map(|line| line.into_owned()).collect()
}

/// A line of one style.
pub(crate) fn line(text: impl Into<String>, style: ratatui::style::Style) -> Line<'static> {
    Line::from(Span::styled(text.into(), style))
}

/// A sum of points with its sign, as in `+4.2`.
pub(crate) fn signed(text: String, value: f64) -> String {
    if value > 0.0 { format!("+{text}") } else { text.replace('-', "−") }
}

/// A bar of so many columns of which a share is done.
pub(crate) fn bar(share: f64, columns: usize) -> (String, String) {
    let done = eighths(share, columns) / 8;
    ("━".repeat(done), "┄".repeat(columns - done))
}

/// How many eighths of a column a share of so many columns is.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of one, clamped")]
pub(crate) fn eighths(share: f64, columns: usize) -> usize {
    (share.clamp(0.0, 1.0) * 8.0 * columns as f64).round() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!(fit("骨abc", 4), "骨a…");
        assert_eq!(fit("骨", 4), "骨  ");
        assert_eq!(fit_right("für", 5), "  für");
        assert_eq!(fit_centre("ab", 5), " ab  ");
        assert_eq!(clip("abc", 0), "");
    }

    #[test]
    fn bars_have_a_column_for_each_part() {
        assert_eq!(bar(0.5, 4), ("━━".to_owned(), "┄┄".to_owned()));
        assert_eq!(bar(7.0, 2), ("━━".to_owned(), String::new()));
    }
}
