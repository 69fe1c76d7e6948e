//! The text picture of a game on lines of the screen.

use bonecup_games::AnyGame;
use bonecup_views::view;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use crate::ink::{below, put_lines};
use crate::paper::Paper;
use crate::theme::Theme;

/// Draws the position above so many rows, which it leaves free even if it is cut; the area below it.
pub(super) fn draw(
    game: &AnyGame,
    rows_below: usize,
    paper: &Paper<'_>,
    frame: &mut Frame<'_>,
    area: Rect,
) -> Rect {
    let mut lines = lines(game, paper);
    lines.truncate(usize::from(area.height).saturating_sub(rows_below + 1));
    let row = put_lines(frame, area, 0, &lines);
    below(area, row + 1)
}

/// The position, with what is worth knowing below it.
fn lines(game: &AnyGame, paper: &Paper<'_>) -> Vec<Line<'static>> {
    let view = view(game.id());
    let picture = view.picture(game, &paper.cast.names, paper.words);
    let remarks = view.remarks(game, paper.words);
    picture.iter().chain(&remarks).map(|line| styled(line, paper.theme)).collect()
}

/// Text pictures are written for a terminal: escape sequences begin and end styles.
fn styled(text: &str, theme: Theme) -> Line<'static> {
    let mut parts = text.split("\u{1b}[");
    let mut spans = vec![Span::raw(parts.next().unwrap_or_default().to_owned())];
    let mut style = Style::new();
    for part in parts {
        let (codes, text) = part.split_once('m').unwrap_or(("", part));
        style = codes.split(';').fold(style, |style, code| with_code(style, code, theme));
        spans.push(Span::styled(text.to_owned(), style));
    }
    spans.retain(|span| !span.content.is_empty());
    Line::from(spans)
}

/// The style after one code of "Select Graphic Rendition" (ECMA-48, 8.3.117).
fn with_code(style: Style, code: &str, theme: Theme) -> Style {
    match code.parse::<u8>() {
        Ok(1) => style.add_modifier(Modifier::BOLD),
        Ok(2) => style.add_modifier(Modifier::DIM),
        Ok(3) => style.add_modifier(Modifier::ITALIC),
        Ok(4) => style.add_modifier(Modifier::UNDERLINED),
        Ok(7) => style.add_modifier(Modifier::REVERSED),
        Ok(code @ 30..=37) => style.fg(theme.colour(Color::Indexed(code - 30))),
        Ok(code @ 90..=97) => style.fg(theme.colour(Color::Indexed(code - 82))),
        Ok(_) | Err(_) => Style::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_begin_and_end_where_the_picture_says() {
        let line = styled("a\u{1b}[1m\u{1b}[31mb\u{1b}[0mc", Theme::Colours);
        let bold_red = Style::new().add_modifier(Modifier::BOLD).fg(Color::Indexed(1));
        let expected = [("a", Style::new()), ("b", bold_red), ("c", Style::new())];
        assert_eq!(line, Line::from_iter(expected.map(|(text, style)| Span::styled(text, style))));
    }

    #[test]
    fn without_colours_attributes_stay() {
        let line = styled("\u{1b}[1;31mb\u{1b}[0m", Theme::Plain);
        assert_eq!(line.spans[0].style.fg, Some(Color::Reset));
        assert!(line.spans[0].style.add_modifier.contains(Modifier::BOLD));
    }
}
