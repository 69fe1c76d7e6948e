//! The one way to the standard streams: colours where they are wanted, letters that the locale has, and errors that
//! are told.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::sync::OnceLock;

use anstream::ColorChoice;
use bonecup_tui::Theme;
use bonecup_words::{Letters, in_ascii, in_ascii_json};
use serde::Serialize;

use crate::args::ColorWhen;
use crate::failure::Failure;

/// What the streams take, settled once when the program starts.
static LETTERS: OnceLock<Letters> = OnceLock::new();

/// Settles what the streams take. Without a wish colours are for terminals, unless `NO_COLOR` is set.
pub(crate) fn settle(color: Option<ColorWhen>, variable: impl Fn(&str) -> Option<OsString>) {
    match color {
        Some(ColorWhen::Always) => ColorChoice::Always.write_global(),
        Some(ColorWhen::Never) => ColorChoice::Never.write_global(),
        Some(ColorWhen::Auto) | None => ColorChoice::Auto.write_global(),
    }
    let _ = LETTERS.set(Letters::of_locale(variable));
}

fn letters() -> Letters {
    LETTERS.get().copied().unwrap_or(Letters::All)
}

/// Whether the error stream takes colours, for those who write to it themselves.
pub(crate) fn colours_errors() -> bool {
    match ColorChoice::global() {
        ColorChoice::Always | ColorChoice::AlwaysAnsi => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => {
            io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        }
    }
}

/// What the whole screen is drawn with.
pub(crate) fn theme() -> Theme {
    match (letters(), ColorChoice::global()) {
        (Letters::Ascii, _) => Theme::Ascii,
        (Letters::All, ColorChoice::Never) => Theme::Plain,
        (Letters::All, ColorChoice::Always | ColorChoice::AlwaysAnsi) => Theme::Colours,
        (Letters::All, ColorChoice::Auto) => Theme::find(|name| std::env::var_os(name)),
    }
}

/// The standard output for texts that people read.
pub(crate) fn stdout() -> Stream<anstream::Stdout> {
    Stream { inner: anstream::stdout(), convert: in_ascii }
}

/// The standard output for lines of JSON.
pub(crate) fn json_stdout() -> Stream<io::StdoutLock<'static>> {
    Stream { inner: io::stdout().lock(), convert: in_ascii_json }
}

/// A stream that gets only letters that the locale has.
pub(crate) struct Stream<W> {
    inner: W,
    convert: fn(&str) -> String,
}

impl<W: Write> Write for Stream<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match letters() {
            Letters::All => self.inner.write(bytes),
            Letters::Ascii => {
                let text = (self.convert)(&String::from_utf8_lossy(bytes));
                self.inner.write_all(text.as_bytes()).map(|()| bytes.len())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// Writes a text, all of it or an error.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout();
    Ok(out.write_all(text.as_bytes()).and_then(|()| out.flush())?)
}

/// Writes a line.
pub(crate) fn print_line(text: &str) -> Result<(), Failure> {
    print(&format!("{text}\n"))
}

/// Writes something as a line of JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Failure> {
    let mut out = json_stdout();
    Ok(writeln!(out, "{}", json(value)).and_then(|()| out.flush())?)
}

/// Something as JSON on one line, without a zero below zero.
pub(crate) fn json(value: &impl Serialize) -> String {
    let mut value = serde_json::to_value(value).unwrap_or_default();
    drop_signs_of_zero(&mut value);
    value.to_string()
}

/// A zero has no sign that anybody could mean.
fn drop_signs_of_zero(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Number(number) if number.as_f64() == Some(0.0) && number.is_f64() => {
            *value = serde_json::json!(0.0);
        }
        serde_json::Value::Array(many) => many.iter_mut().for_each(drop_signs_of_zero),
        serde_json::Value::Object(fields) => fields.values_mut().for_each(drop_signs_of_zero),
        serde_json::Value::Null
        | serde_json::Value::Bool(_)
        | serde_json::Value::Number(_)
        | serde_json::Value::String(_) => {}
    }
}

/// A text with the letters that the streams take, for those who put it into something else.
pub(crate) fn fitting(text: String) -> String {
    match letters() {
        Letters::All => text,
        Letters::Ascii => in_ascii(&text),
    }
}

/// Says something beside the output, on the error stream.
pub(crate) fn note(text: &str) {
    let mut errors = Stream { inner: anstream::stderr(), convert: in_ascii };
    // Nobody is left to be told that the error stream is closed.
    let _ = writeln!(errors, "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_has_no_sign_in_json() {
        let value = serde_json::json!({"a": [-0.0, -0.5, 0], "b": {"c": -0.0}});
        assert_eq!(json(&value), r#"{"a":[0.0,-0.5,0],"b":{"c":0.0}}"#);
    }
}
