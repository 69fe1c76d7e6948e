//! Numbers in points, or in hundredths of a win.

use bonecup_coach::Unit;

use super::Report;
use bonecup_views::points;

impl Report<'_> {
    pub(super) fn is_winning(&self) -> bool {
        self.analysis.unit == Unit::Winning
    }

    /// Whether everything was tried out, because nothing can be solved.
    pub(super) fn is_tried(&self) -> bool {
        !self.is_winning() && self.record.plan.options.game().has_physics()
    }

    /// The key of what is said of estimates.
    pub(super) fn estimate(&self) -> &'static str {
        match (self.is_winning(), self.is_tried()) {
            (true, _) => "analyse-estimate-winning",
            (false, true) => "analyse-estimate-tried",
            (false, false) => "analyse-estimate",
        }
    }

    /// The key of a text that is another one in each unit.
    pub(super) fn key(&self, key: &str) -> String {
        if self.is_winning() { format!("{key}-winning") } else { key.to_owned() }
    }

    /// What something is worth: `294.1`, `49.4 %`.
    pub(super) fn worth(&self, value: f64, decimals: usize) -> String {
        if self.is_winning() {
            self.words.percent(value, decimals)
        } else {
            self.words.number(value, decimals)
        }
    }

    /// A difference of worths without its sign, in points or percentage points.
    pub(super) fn amount(&self, value: f64) -> String {
        points(self.in_units(value), self.words)
    }

    /// A difference of worths with its sign, also a plus.
    pub(super) fn change(&self, value: f64) -> String {
        let number = self.words.number(self.in_units(value).abs(), 1);
        let nothing = !number.contains(|digit: char| ('1'..='9').contains(&digit));
        match value {
            _ if nothing => number,
            value if value < 0.0 => format!("−{number}"),
            _ => format!("+{number}"),
        }
    }

    fn in_units(&self, value: f64) -> f64 {
        if self.is_winning() { 100.0 * value } else { value }
    }
}
