//! How far each seat is on its way to the target.

use bonecup_rules::{Game, Points, Seat, Turn};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use rolling_bones::RollingBones;

use crate::ink::put_line;
use crate::paper::Paper;
use crate::text::{bar, fit, fit_right};

/// More seats than this stand in two columns.
const ONE_COLUMN: usize = 4;
/// The columns of a name.
const NAME: usize = 14;

/// The rows that the race of so many seats takes.
pub(super) fn rows(seats: usize) -> usize {
    if seats > ONE_COLUMN { seats.div_ceil(2) } else { seats }
}

pub(super) fn draw(game: &RollingBones, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect) {
    let seats = usize::from(game.seats());
    let rows = rows(seats);
    let columns = usize::from(area.width) / seats.div_ceil(rows.max(1)).max(1);
    for (number, seat) in Seat::all(game.seats()).enumerate() {
        let line = line(game, seat, columns, paper);
        put_line(frame, area, (number / rows.max(1)) * columns, number % rows.max(1), &line);
    }
}

fn line(game: &RollingBones, seat: Seat, columns: usize, paper: &Paper<'_>) -> Line<'static> {
    let Points(target) = game.options().target;
    let Points(points) = game.totals().get(seat.index()).copied().unwrap_or_default();
    let moves = !matches!(game.turn(), Turn::Over(_)) && seat == game.to_move();
    let figures = format!("{points}/{target}");
    let (done, rest) = bar(f64::from(points) / f64::from(target), columns.saturating_sub(NAME + 14));
    let name = format!("{} {}", if moves { "▸" } else { " " }, fit(paper.cast.name(seat), NAME));
    Line::from(vec![
        Span::styled(name, if moves { paper.theme.title() } else { Style::new() }),
        Span::raw(fit_right(&figures, 9)),
        Span::raw(" "),
        Span::styled(done, paper.theme.good()),
        Span::styled(rest, paper.theme.dim()),
    ])
}
