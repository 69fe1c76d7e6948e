//! An alarm over the title of the screen: it stays where it cannot be overlooked.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Clear;

use crate::ink::put;
use crate::text::{fit, wrap};
use crate::theme::VERMILION;

/// More lines would hide the game.
const MOST: u16 = 4;

/// Writes the alarm over the first lines, reversed, with or without colours.
pub(crate) fn draw(text: &str, frame: &mut Frame<'_>) {
    let area = frame.area();
    let lines = wrap(text, usize::from(area.width.saturating_sub(2)));
    let height = u16::try_from(lines.len()).unwrap_or(MOST).min(MOST).min(area.height);
    let over = Rect { height, ..area };
    frame.render_widget(Clear, over);
    let style = Style::new().fg(VERMILION).add_modifier(Modifier::REVERSED | Modifier::BOLD);
    for (row, line) in lines.iter().enumerate() {
        put(frame, over, 0, row, &fit(&format!(" {line}"), usize::from(area.width)), style);
    }
}
