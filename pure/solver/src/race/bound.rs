//! How far the chances of a plan can be from the chances under best play.

use super::policy::Policy;

/// Rounds of the bounds below, each of which only grows: they stop when nothing changes any more.
const MOST_ROUNDS: usize = 100_000;

impl Policy {
    /// The most turns that a player who follows the plan needs on average to reach the target, whatever total the
    /// other has in each of them.
    pub(super) fn most_turns(&self) -> f64 {
        let turns = self.worst_case(|_| 1.0, 0.0);
        turns.into_iter().fold(0.0, f64::max)
    }

    /// The highest probability that a player who follows the plan from zero or more ever falls below the floor,
    /// whatever total the other has in each turn.
    pub(super) fn most_falls(&self) -> f64 {
        let falls = self.worst_case(|_| 0.0, 1.0);
        let zero = self.totals.index(0).unwrap_or(0);
        falls[zero..].iter().copied().fold(0.0, f64::max)
    }

    /// For each own total: the sum of `each_turn` until the target is reached, plus `below` whenever a score would
    /// lead below the floor, against the worst totals of the other.
    fn worst_case(&self, each_turn: impl Fn(usize) -> f64, below: f64) -> Vec<f64> {
        let count = self.totals.count();
        let mut sums = vec![0.0; count];
        for _ in 0..MOST_ROUNDS {
            let mut change: f64 = 0.0;
            for own in (0..count).rev() {
                let worst = (0..count).map(|other| self.expect(own, other, &sums, below)).fold(0.0, f64::max);
                let sum = each_turn(own) + worst;
                change = change.max((sum - sums[own]).abs());
                sums[own] = sum;
            }
            if change < 1e-15 {
                break;
            }
        }
        sums
    }

    fn expect(&self, own: usize, other: usize, sums: &[f64], below: f64) -> f64 {
        let after = |&(score, probability): &(u16, f64)| {
            let score = usize::from(score);
            let rest = match self.total_after(own, score) {
                _ if below > 0.0 && self.falls(own, score) => below,
                Some(total) => sums[total],
                None => 0.0,
            };
            probability * rest
        };
        self.turn(own, other).iter().map(after).sum()
    }
}
