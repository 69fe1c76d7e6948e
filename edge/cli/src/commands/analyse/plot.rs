//! The course of a game as a picture of text.

use super::Report;
use super::axis::Axis;
use bonecup_views::layout::{DIM, paint};

/// The columns of the picture.
const WIDTH: usize = 60;
/// Rows from one mark of the axis to the next.
const ROWS: usize = 2;
/// A sign for each seat, and one for places where several meet.
const SIGNS: [char; 4] = ['●', '○', '▲', '△'];
const SEVERAL: char = '◉';

/// What the game was worth to each seat, from the first event to the last.
pub(super) fn plot(report: &Report<'_>) -> String {
    let axis = Axis::of(report, 5.0);
    let rows = plane(report, &axis);
    let labels: Vec<String> = axis.marks().map(|mark| axis.label(mark, report)).collect();
    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate().rev() {
        let label =
            if number % ROWS == 0 { labels.get(number / ROWS).map_or("", String::as_str) } else { "" };
        let edge = if label.is_empty() { '│' } else { '┤' };
        let line: String = row.iter().collect();
        text += &format!("  {} {}\n", paint(DIM, &format!("{label:>width$} {edge}")), line.trim_end());
    }
    let seats = (0..report.analysis.seats.len()).map(|seat| format!("{} {}", sign(seat), report.name(seat)));
    text + &format!("  {:width$}   {}\n", "", seats.collect::<Vec<_>>().join("   "))
}

fn sign(seat: usize) -> char {
    SIGNS[seat % SIGNS.len()]
}

/// The rows of the picture, from the lowest.
fn plane(report: &Report<'_>, axis: &Axis) -> Vec<Vec<char>> {
    let steps = &report.analysis.steps;
    let columns = WIDTH.min(steps.len());
    let mut rows = vec![vec![' '; columns]; ROWS * (axis.marks().count() - 1) + 1];
    let highest = rows.len() - 1;
    // The last event of each column.
    let shown = (1..=columns).map(|column| &steps[column * steps.len() / columns - 1]);
    for (column, step) in shown.enumerate() {
        for (seat, value) in step.values.iter().enumerate() {
            let place = &mut rows[row(axis.part(*value), highest)][column];
            *place = if *place == ' ' { sign(seat) } else { SEVERAL };
        }
    }
    rows
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of one, clamped")]
fn row(part: f64, highest: usize) -> usize {
    (part.clamp(0.0, 1.0) * highest as f64).round() as usize
}
