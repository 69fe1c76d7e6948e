//! The line at the foot of the screen: which keys do something now.

use bonecup_words::Words;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::hits::{Hits, Target};
use crate::text::width;
use crate::theme::Theme;

/// Keys that have signs, where there are letters for them.
const ENTER: &str = "⏎";
pub(crate) const SPACE: &str = "␣";

/// A key and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    /// As it is written on the screen.
    label: String,
    /// What the mouse does instead.
    code: Option<KeyCode>,
    /// The key of the text that says what it does.
    text: &'static str,
}

impl Hint {
    pub(crate) fn new(label: impl Into<String>, code: KeyCode, text: &'static str) -> Hint {
        Hint { label: label.into(), code: Some(code), text }
    }

    /// A letter that does something.
    pub(crate) fn letter(letter: char, text: &'static str) -> Hint {
        Hint::new(letter.to_string(), KeyCode::Char(letter), text)
    }

    /// Several keys of which the mouse can mean none.
    pub(crate) fn keys(label: &str, text: &'static str) -> Hint {
        Hint { label: label.to_owned(), code: None, text }
    }

    pub(crate) fn enter(text: &'static str) -> Hint {
        Hint::new(ENTER, KeyCode::Enter, text)
    }

    /// As it is written with the letters that there are.
    fn label(&self, theme: Theme) -> &str {
        match (theme, self.label.as_str()) {
            (Theme::Ascii, ENTER) => "Enter",
            (Theme::Ascii, SPACE) => "Space",
            (_, label) => label,
        }
    }
}

/// The last hints are always there: how to get help, and how to get out.
const ALWAYS: usize = 2;

/// Of the hints those that fit, the most important first, and the last ones in any case.
fn fitting<'a>(hints: &'a [Hint], columns: usize, words: &Words, theme: Theme) -> Vec<&'a Hint> {
    let wide = |hint: &Hint| width(hint.label(theme)) + 1 + width(&words.say(hint.text, &[])) + 2;
    let (first, last) = hints.split_at(hints.len().saturating_sub(ALWAYS));
    let mut room = columns.saturating_sub(last.iter().map(wide).sum());
    let fits = move |hint: &&Hint| {
        let is_room = wide(hint) <= room;
        room = room.saturating_sub(wide(hint));
        is_room
    };
    let shown: Vec<&Hint> = first.iter().take_while(fits).collect();
    shown.into_iter().chain(last).collect()
}

/// Draws as many hints as fit.
pub(crate) fn draw(
    hints: &[Hint],
    words: &Words,
    theme: Theme,
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
) {
    let mut spans = vec![Span::raw(" ")];
    let mut used = 1;
    for hint in fitting(hints, usize::from(area.width), words, theme) {
        let text = words.say(hint.text, &[]);
        let columns = width(hint.label(theme)) + 1 + width(&text);
        if used + columns > usize::from(area.width) {
            break;
        }
        if let (Some(code), Ok(left), Ok(wide)) = (hint.code, u16::try_from(used), u16::try_from(columns)) {
            hits.add(Rect::new(area.x + left, area.y, wide, 1), Target::Key(code));
        }
        spans.push(Span::styled(hint.label(theme).to_owned(), theme.key()));
        spans.push(Span::raw(format!(" {text}")));
        spans.push(Span::raw("  "));
        used += columns + 2;
    }
    frame.render_widget(Line::from(spans), area);
}
