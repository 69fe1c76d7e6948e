//! What seats need, on a grid that is finer near the target.

/// More than a seat can need: whoever needs more counts as needing this much.
const FARTHEST: i32 = 125;

/// Needs in ascending order, from one.
#[derive(Clone, Debug)]
pub(super) struct Needs(Vec<i32>);

impl Needs {
    /// At most so many needs, each farther from the one before by about the same part.
    pub(super) fn at_most(count: usize) -> Needs {
        let growing = |growth: f64| {
            let next = |need: &i32| {
                let step = (f64::from(*need) * growth).round().max(1.0);
                // Below 125.
                #[allow(clippy::cast_possible_truncation, reason = "a small whole number")]
                (*need < FARTHEST).then(|| (need + step as i32).min(FARTHEST))
            };
            std::iter::successors(Some(1), next).collect::<Vec<i32>>()
        };
        let growths = (0..200).map(|step| f64::from(step) / 100.0);
        let needs = growths.map(growing).find(|needs| needs.len() <= count);
        Needs(needs.unwrap_or_else(|| vec![1, FARTHEST]))
    }

    pub(super) fn list(&self) -> &[i32] {
        &self.0
    }

    /// Whether the grid goes so far.
    pub(super) fn know(need: i32) -> bool {
        need <= FARTHEST
    }

    /// The places around a need, with their weights.
    pub(super) fn around(&self, need: i32) -> [(usize, f64); 2] {
        let above = self.0.partition_point(|&known| known < need);
        if above == 0 {
            return [(0, 1.0), (0, 0.0)];
        }
        if above == self.0.len() {
            return [(above - 1, 1.0), (above - 1, 0.0)];
        }
        let (low, high) = (f64::from(self.0[above - 1]), f64::from(self.0[above]));
        let part = (f64::from(need) - low) / (high - low);
        [(above - 1, 1.0 - part), (above, part)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_need_is_the_mean_of_those_around_it() {
        for count in [14, 26, 60, 125] {
            let needs = Needs::at_most(count);
            assert!(needs.list().len() <= count && needs.list().last() == Some(&FARTHEST));
            for need in 1..=FARTHEST {
                let mean = needs.around(need).map(|(place, weight)| f64::from(needs.list()[place]) * weight);
                assert!((mean.iter().sum::<f64>() - f64::from(need)).abs() < 1e-9);
            }
        }
    }
}
