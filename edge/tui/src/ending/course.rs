//! The chance of winning after each turn of a seat, as a curve of bars, with the luck and the loss of the turn beside it.

use bonecup_coach::Analysis;
use bonecup_rules::Seat;
use bonecup_views::{points, winning};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::chart::{bar, turns};
use crate::paper::Paper;
use crate::scroll::Scroll;
use crate::text::{fit, fit_right, signed};

/// Columns beside the bar: the turn, the chance, luck and loss.
const FIGURES: usize = 32;

/// A row for each turn, and one for the start; what does not fit is told in one row of its own, with the keys that bring it.
pub(super) fn lines(
    analysis: &Analysis,
    seat: Seat,
    columns: usize,
    rows: usize,
    scroll: &Scroll,
    paper: &Paper<'_>,
) -> Vec<Line<'static>> {
    let width = columns.saturating_sub(FIGURES);
    let all = all_rows(analysis, seat);
    let shown = if all.len() <= rows { all.len() } else { rows.saturating_sub(1) };
    let hidden = all.len() - shown;
    let above = scroll.within(hidden);
    let mut lines = vec![head(width, paper)];
    lines.extend(all.iter().skip(above).take(shown).map(|row| row.line(width, paper)));
    if hidden > 0 {
        let values = [("above", above.into()), ("below", (hidden - above).into())];
        lines.push(paper.dim(paper.say("tui-chart-more", &values)));
    }
    lines
}

/// How it stood after a turn, and what the turn brought.
struct Row {
    /// 0 before the first.
    turn: usize,
    chance: f64,
    /// In percentage points, as the loss.
    luck: f64,
    loss: f64,
}

fn all_rows(analysis: &Analysis, seat: Seat) -> Vec<Row> {
    let start = analysis.before.get(seat.index()).copied().unwrap_or_default();
    let mut rows = vec![Row { turn: 0, chance: start, luck: 0.0, loss: 0.0 }];
    for (index, sum) in turns(analysis, seat).iter().enumerate() {
        let own = |step: &&bonecup_coach::Step| usize::try_from(step.turn) == Ok(index + 1);
        let chance = analysis.of(seat).filter(own).last().map_or(start, bonecup_coach::Step::value);
        rows.push(Row { turn: index + 1, chance, luck: 100.0 * sum.luck, loss: 100.0 * sum.loss });
    }
    rows
}

fn head(width: usize, paper: &Paper<'_>) -> Line<'static> {
    let heads = ["tui-chance-after", "analyse-luck", "analyse-loss"].map(|key| paper.say(key, &[]));
    let [chance, luck, loss] = heads;
    paper.dim(format!("    {}{}{}", fit(&chance, width + 8), fit_right(&luck, 10), fit_right(&loss, 10)))
}

impl Row {
    fn line(&self, width: usize, paper: &Paper<'_>) -> Line<'static> {
        let theme = paper.theme;
        let change = |value: f64| match value {
            0.0 => "·".to_owned(),
            value => signed(points(value, paper.words), value),
        };
        let luck_style = if self.luck < 0.0 { theme.bad() } else { theme.good() };
        let turn = if self.turn == 0 { String::new() } else { self.turn.to_string() };
        Line::from(vec![
            Span::styled(fit_right(&turn, 3), theme.dim()),
            Span::raw(fit_right(&winning(self.chance, true, paper.words), 8)),
            Span::raw(" "),
            Span::styled(fit(&bar(self.chance, width), width), theme.good()),
            Span::styled(
                fit_right(&change(self.luck), 10),
                if self.luck == 0.0 { theme.dim() } else { luck_style },
            ),
            Span::styled(
                fit_right(&change(-self.loss), 10),
                if self.loss > 0.0 { Style::new() } else { theme.dim() },
            ),
        ])
    }
}
