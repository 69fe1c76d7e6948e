//! What many games add up to: counts only, so that the order in which games end does not matter.

use std::collections::BTreeMap;

use bonecup_rules::{Points, Seat, Standings};
use serde::Serialize;

/// The final points of one seat, and its wins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    /// How often each final score occurred.
    scores: BTreeMap<Points, u64>,
    /// How often the seat won together with so many seats in all: 1 is a win of its own.
    wins: BTreeMap<usize, u64>,
}

/// A share of all games with the interval that holds the true one in 95 of 100 series.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Share {
    pub(crate) rate: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The scores in figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Spread {
    pub(crate) mean: f64,
    pub(crate) sd: f64,
    pub(crate) min: Points,
    pub(crate) q05: Points,
    pub(crate) q25: Points,
    pub(crate) median: Points,
    pub(crate) q75: Points,
    pub(crate) q95: Points,
    pub(crate) max: Points,
}

/// The 97.5 % point of the normal distribution, for intervals of 95 %.
const Z: f64 = 1.959_963_984_540_054;

impl Tally {
    /// Adds the end of a game.
    pub(crate) fn add(&mut self, seat: Seat, standings: &Standings) {
        *self.scores.entry(standings.points()[seat.index()]).or_default() += 1;
        if standings.winners().any(|winner| winner == seat) {
            *self.wins.entry(standings.winners().count()).or_default() += 1;
        }
    }

    /// Adds what another thread counted.
    pub(crate) fn merge(&mut self, other: Tally) {
        for (score, count) in other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        for (sharers, count) in other.wins {
            *self.wins.entry(sharers).or_default() += count;
        }
    }

    pub(crate) fn scores(&self) -> &BTreeMap<Points, u64> {
        &self.scores
    }

    fn games(&self) -> u64 {
        self.scores.values().sum()
    }

    /// Won games; a shared win counts as its part.
    pub(crate) fn won(&self) -> f64 {
        self.wins.iter().map(|(&sharers, &count)| float(count) / float(sharers as u64)).sum()
    }

    /// The share of games won, with Wilson's interval (1927), which behaves near 0 and 1 too.
    pub(crate) fn win_share(&self) -> Share {
        let n = float(self.games().max(1));
        let rate = self.won() / n;
        let centre = rate + Z * Z / (2.0 * n);
        let half = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Share { rate, low: ((centre - half) / scale).max(0.0), high: ((centre + half) / scale).min(1.0) }
    }

    pub(crate) fn spread(&self) -> Spread {
        let n = float(self.games().max(1));
        let weighted = |f: &dyn Fn(f64) -> f64| -> f64 {
            self.scores.iter().map(|(points, &count)| f(f64::from(points.0)) * float(count)).sum()
        };
        let mean = weighted(&|points| points) / n;
        let variance = weighted(&|points| (points - mean).powi(2)) / (n - 1.0).max(1.0);
        Spread {
            mean,
            sd: variance.sqrt(),
            min: self.quantile(0.0),
            q05: self.quantile(0.05),
            q25: self.quantile(0.25),
            median: self.quantile(0.5),
            q75: self.quantile(0.75),
            q95: self.quantile(0.95),
            max: self.quantile(1.0),
        }
    }

    /// The lowest score that at least this part of the games did not exceed.
    fn quantile(&self, part: f64) -> Points {
        let wanted = part * float(self.games());
        let mut seen = 0;
        for (&points, &count) in &self.scores {
            seen += count;
            if float(seen) >= wanted {
                return points;
            }
        }
        Points(0)
    }
}

/// Counts of games are far below the 2⁵³ that a float holds exactly.
#[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
pub(crate) fn float(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(scores: &[i32]) -> Tally {
        let mut tally = Tally::default();
        for &score in scores {
            tally.add(Seat(0), &Standings::new([Points(score), Points(10)]));
        }
        tally
    }

    #[test]
    fn figures_of_a_handful_of_games() {
        let tally = tally(&[2, 4, 4, 4, 5, 5, 7, 9]);
        let spread = tally.spread();
        assert!((spread.mean - 5.0).abs() < 1e-12);
        assert!((spread.sd - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((spread.min, spread.median, spread.max), (Points(2), Points(4), Points(9)));
    }

    #[test]
    fn a_shared_win_is_half_a_win() {
        let tally = tally(&[10, 20, 0, 0]);
        assert!((tally.won() - 1.5).abs() < 1e-12);
        let share = tally.win_share();
        assert!(share.low < share.rate && share.rate < share.high);
        // Wilson's interval of 1.5 in 4, worked out by hand.
        assert!((share.low - 0.0919).abs() < 1e-3 && (share.high - 0.7806).abs() < 1e-3, "{share:?}");
    }

    #[test]
    fn merging_is_adding() {
        let mut both = tally(&[1, 2, 3]);
        both.merge(tally(&[3, 4]));
        assert_eq!(both, tally(&[4, 3, 3, 2, 1]));
    }
}
