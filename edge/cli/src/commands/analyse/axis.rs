//! The worths that a picture of the game shows.

use super::Report;

/// From the lowest to the highest number of an axis, with a mark at each step.
pub(super) struct Axis {
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) step: f64,
}

impl Axis {
    /// All worths of a game in about so many steps; chances always from never to always.
    pub(super) fn of(report: &Report<'_>, steps: f64) -> Axis {
        if report.is_winning() {
            return Axis { low: 0.0, high: 1.0, step: 0.25 };
        }
        let analysis = report.analysis;
        let values = || analysis.steps.iter().flat_map(|step| &step.values).chain(&analysis.before).copied();
        let (low, high) = (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max));
        let step = nice((high - low).max(1.0) / steps);
        Axis { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    /// Where a number lies: 0 at the lowest, 1 at the highest.
    pub(super) fn part(&self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low).max(1e-9)
    }

    /// The numbers that are marked, from the lowest.
    pub(super) fn marks(&self) -> impl Iterator<Item = f64> {
        let (low, step, end) = (self.low, self.step, self.high + self.step / 2.0);
        (0u32..).map(move |number| low + f64::from(number) * step).take_while(move |value| *value <= end)
    }

    /// A mark in words.
    pub(super) fn label(&self, value: f64, report: &Report<'_>) -> String {
        report.worth(value, usize::from(!report.is_winning() && self.step < 1.0))
    }
}

/// The next of 1, 2, 5, 10, 20, 50 …
pub(super) fn nice(rough: f64) -> f64 {
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0].into_iter().find(|step| step * power >= rough);
    step.unwrap_or(10.0) * power
}
