//! Texts at places, never beyond the edge of their area.

use bonecup_words::in_ascii;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// Writes a text at a place of the area; what does not fit is cut.
pub(crate) fn put(frame: &mut Frame<'_>, area: Rect, column: usize, row: usize, text: &str, style: Style) {
    put_line(frame, area, column, row, &Line::styled(text, style));
}

/// The same with a line of several styles.
pub(crate) fn put_line(frame: &mut Frame<'_>, area: Rect, column: usize, row: usize, line: &Line<'_>) {
    let area = area.intersection(frame.area());
    let Some(place) = cell(area, column, row, usize::from(area.width)) else { return };
    frame.buffer_mut().set_line(place.x, place.y, line, place.width);
}

/// Lines one below the other, from a row on; the row after the last.
pub(crate) fn put_lines(frame: &mut Frame<'_>, area: Rect, row: usize, lines: &[Line<'_>]) -> usize {
    for (number, line) in lines.iter().enumerate() {
        put_line(frame, area, 0, row + number, line);
    }
    row + lines.len()
}

/// The part of an area from a place on, one row high; none if the place is not in it.
pub(crate) fn cell(area: Rect, column: usize, row: usize, columns: usize) -> Option<Rect> {
    let (column, row) = (u16::try_from(column).ok()?, u16::try_from(row).ok()?);
    if column >= area.width || row >= area.height {
        return None;
    }
    let most = area.width - column;
    let width = u16::try_from(columns).unwrap_or(most).min(most);
    Some(Rect::new(area.x + column, area.y + row, width, 1))
}

/// The area without so many rows at its top.
pub(crate) fn below(area: Rect, rows: usize) -> Rect {
    let rows = u16::try_from(rows).unwrap_or(u16::MAX).min(area.height);
    Rect::new(area.x, area.y + rows, area.width, area.height - rows)
}

/// Puts letters of ASCII where others stand: one for each, so that everything keeps its place.
pub(crate) fn translate(buffer: &mut Buffer) {
    for cell in buffer.content.iter_mut().filter(|cell| !cell.symbol().is_ascii()) {
        let letter = match cell.symbol() {
            // Of `->` the first letter says nothing.
            "→" => '>',
            other => in_ascii(other).chars().next().unwrap_or(' '),
        };
        cell.set_char(letter);
    }
}
