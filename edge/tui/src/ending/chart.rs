//! Luck and loss of a seat, turn by turn, as bars.

use bonecup_coach::Analysis;
use bonecup_rules::Seat;
use bonecup_views::points;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::paper::Paper;
use crate::scroll::Scroll;
use crate::text::{eighths, fit, fit_right, signed};

/// What a turn brought.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct TurnSum {
    pub(super) luck: f64,
    pub(super) loss: f64,
}

/// The eighths of a column.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// A row for each turn: luck to either side of the middle, what was given away beside it.
pub(super) fn lines(
    analysis: &Analysis,
    seat: Seat,
    columns: usize,
    rows: usize,
    scroll: &Scroll,
    paper: &Paper<'_>,
) -> Vec<Line<'static>> {
    let turns = turns(analysis, seat);
    let most = turns.iter().flat_map(|turn| [turn.luck.abs(), turn.loss]).fold(1.0, f64::max);
    let half = columns.saturating_sub(28) / 3;
    let mut lines = vec![head(half, paper)];
    // What does not fit is told in one row of its own, with the keys that bring it.
    let shown = if turns.len() <= rows { turns.len() } else { rows.saturating_sub(1) };
    let hidden = turns.len() - shown;
    let above = scroll.within(hidden);
    let rows = (1..).zip(&turns).skip(above).take(shown);
    lines.extend(rows.map(|(number, turn)| row(number, turn, most, half, paper)));
    if hidden > 0 {
        let values = [("above", above.into()), ("below", (hidden - above).into())];
        lines.push(paper.dim(paper.say("tui-chart-more", &values)));
    }
    lines
}

pub(super) fn turns(analysis: &Analysis, seat: Seat) -> Vec<TurnSum> {
    let mut turns: Vec<TurnSum> = Vec::new();
    for step in analysis.of(seat) {
        let index = usize::try_from(step.turn).unwrap_or(1).saturating_sub(1);
        if turns.len() <= index {
            turns.resize(index + 1, TurnSum::default());
        }
        turns[index].luck += step.luck();
        turns[index].loss += step.loss();
    }
    turns
}

fn head(half: usize, paper: &Paper<'_>) -> Line<'static> {
    let luck = paper.say("analyse-luck", &[]);
    let loss = paper.say("analyse-loss", &[]);
    let text = format!("{}{}{}", " ".repeat(5), fit(&luck, 2 * half + 11), loss);
    paper.dim(text)
}

fn row(number: usize, turn: &TurnSum, most: f64, half: usize, paper: &Paper<'_>) -> Line<'static> {
    let theme = paper.theme;
    let luck_style = if turn.luck < 0.0 { theme.bad() } else { theme.good() };
    let luck = signed(points(turn.luck, paper.words), turn.luck);
    let size = bar(turn.luck.abs() / most, half);
    let (below, above) = if turn.luck < 0.0 {
        (left_bar(turn.luck.abs() / most, half), String::new())
    } else {
        (String::new(), size)
    };
    let loss =
        if turn.loss > 0.0 { signed(points(-turn.loss, paper.words), -turn.loss) } else { "·".to_owned() };
    Line::from(vec![
        Span::styled(fit_right(&number.to_string(), 3), theme.dim()),
        Span::styled(fit_right(&luck, 8), luck_style),
        Span::raw(" "),
        Span::styled(fit_right(&below, half), luck_style),
        Span::styled("│", theme.frame()),
        Span::styled(fit(&above, half), luck_style),
        Span::styled(fit_right(&loss, 8), if turn.loss > 0.0 { Style::new() } else { theme.dim() }),
        Span::raw(" "),
        Span::styled(fit(&bar(turn.loss / most, half), half), theme.bad()),
    ])
}

pub(super) fn bar(share: f64, columns: usize) -> String {
    let size = eighths(share, columns);
    format!("{}{}", "█".repeat(size / 8), EIGHTHS[size % 8])
}

/// There are no blocks that grow from the right, so half a column is the least.
fn left_bar(share: f64, columns: usize) -> String {
    let size = eighths(share, columns);
    let half = if size % 8 >= 4 { "▐" } else { "" };
    format!("{half}{}", "█".repeat(size / 8))
}
