//! Courses of numbers as short lines.

use bonecup_coach::{Analysis, Step, Unit};

/// The luck of a seat as it stands after each event: in points, of its own rolls; in chances to win, all that was not
/// its own decision.
pub(super) fn luck(analysis: &Analysis, seat: usize) -> Vec<f64> {
    match analysis.unit {
        Unit::Points => sums(analysis, seat, Step::luck),
        Unit::Winning => {
            let losses = losses(analysis, seat);
            let gained = analysis.steps.iter().map(|step| step.values[seat] - analysis.before[seat]);
            gained.zip(losses).map(|(gained, lost)| gained + lost).collect()
        }
    }
}

/// What a seat had lost by mistakes after each event.
pub(super) fn losses(analysis: &Analysis, seat: usize) -> Vec<f64> {
    sums(analysis, seat, Step::loss)
}

/// The sum of something over the events of a seat, as it stands after each event.
fn sums(analysis: &Analysis, seat: usize, part: fn(&Step) -> f64) -> Vec<f64> {
    let mut sum = 0.0;
    let add = |step: &Step| {
        if step.seat.index() == seat {
            sum += part(step);
        }
        sum
    };
    analysis.steps.iter().map(add).collect()
}

/// A line of at most `width` characters, as high as the number between `low` and `high`.
pub(super) fn sparkline(course: &[f64], low: f64, high: f64, width: usize) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let columns = width.min(course.len());
    let column = |number: usize| {
        let last = ((number + 1) * course.len() / columns).saturating_sub(1);
        let part = (course[last] - low) / (high - low).max(1e-9);
        let bar = BARS.iter().enumerate().rev().find(|(index, _)| part * 7.0 + 0.5 >= index_as_float(*index));
        bar.map_or('▁', |(_, bar)| *bar)
    };
    (0..columns).map(column).collect()
}

fn index_as_float(index: usize) -> f64 {
    u8::try_from(index).map_or(f64::MAX, f64::from)
}
