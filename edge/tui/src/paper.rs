//! What every drawing needs.

use bonecup_rules::Seat;
use bonecup_views::Cast;
use bonecup_words::{Value, Words};
use ratatui::text::Line;

use crate::theme::Theme;

/// Language, colours, names, who is looked at, and how far time is.
#[derive(Clone, Copy)]
pub(crate) struct Paper<'a> {
    pub(crate) words: &'a Words,
    pub(crate) theme: Theme,
    pub(crate) cast: &'a Cast,
    /// The seat that somebody wants to see, if not the one to move.
    pub(crate) looked_at: Option<Seat>,
    /// Counts up while time passes, for things that turn.
    pub(crate) beat: usize,
}

/// A thing that turns while somebody thinks.
const TURNING: [&str; 8] = ["⠋", "⠙", "⠸", "⢰", "⣠", "⣄", "⡆", "⠇"];

impl Paper<'_> {
    pub(crate) fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.words.say(key, values)
    }

    pub(crate) fn turning(&self) -> &'static str {
        TURNING[self.beat % TURNING.len()]
    }

    /// A dim text.
    pub(crate) fn dim(&self, text: impl Into<String>) -> Line<'static> {
        crate::text::line(text, self.theme.dim())
    }

    /// A heading.
    pub(crate) fn head(&self, key: &str) -> Line<'static> {
        crate::text::line(self.say(key, &[]), self.theme.title())
    }
}
