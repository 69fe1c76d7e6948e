//! Policy iteration.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::policy::{Policy, Totals};
use super::{BestTurn, RaceTurn};

/// Who looks on while a race is solved, and may stop it.
pub struct Watch<'a> {
    /// Is told what part of the work is done, from 0 to 1, as far as that can be known.
    pub progress: &'a (dyn Fn(f64) + Sync),
    /// The work stops soon after this becomes true.
    pub cancelled: &'a AtomicBool,
}

/// A solved race of two players.
pub struct Race {
    policy: Policy,
    scores: usize,
    error: f64,
}

/// How many sweeps are expected; policy iteration rarely needs more.
const SWEEPS: f64 = 5.0;
/// More are never needed.
const MOST_SWEEPS: usize = 30;
/// A sweep that gains less than this anywhere is the last one.
const NO_GAIN: f64 = 1e-12;

impl Race {
    /// Solves the race to the target. Totals below the floor count as the floor; how little that matters is part of
    /// the [`error`](Race::error). `None` if it was cancelled, or if the floor is not below the target.
    pub fn solve(turn: &impl RaceTurn, floor: i32, target: i32, watch: &Watch<'_>) -> Option<Race> {
        let totals = Totals { floor: floor.min(0), target };
        if totals.count() == 0 || target < 1 {
            return None;
        }
        let scores = usize::try_from(turn.highest() - turn.lowest() + 1).ok()?;
        let policy = Policy::new(totals, turn.lowest());
        let mut race = Race { policy, scores, error: f64::INFINITY };
        for sweep in 0..MOST_SWEEPS {
            let gain = race.sweep(turn, sweep, watch)?;
            let doubt = race.policy.settle();
            if sweep > 0 && gain < NO_GAIN {
                race.error = 2.0 * (gain + doubt) * race.policy.most_turns() + race.policy.most_falls();
                break;
            }
        }
        (watch.progress)(1.0);
        Some(race)
    }

    /// The chance to win of the player to move, both totals being below the target.
    pub fn chance(&self, own: i32, other: i32) -> f64 {
        match (self.policy.totals.index(own), self.policy.totals.index(other)) {
            (Some(own), Some(other)) => self.policy.chances[self.policy.at(own, other)],
            (None, _) => 1.0,
            (_, None) => 0.0,
        }
    }

    /// What each score of a turn is worth to the player to move: the chance to win after it.
    pub fn utility(&self, own: i32, other: i32) -> Vec<f64> {
        match (self.policy.totals.index(own), self.policy.totals.index(other)) {
            (Some(own), Some(other)) => self.policy.utility(own, other, self.scores),
            (own, _) => vec![f64::from(own.is_none()); self.scores],
        }
    }

    /// No chance of totals from zero upwards is further than this from the chance under best play.
    ///
    /// Let g be the most that one turn, played otherwise than planned, adds to the chance anywhere. Against a player who
    /// follows the plan, the other then gains at most g a turn, as long as the game lasts; and it lasts at most as long
    /// as the follower needs to reach the target, at worst W turns on average. So a follower is sure of all but g·W
    /// of the planned chance, and this holds for either player: best play lies between. A follower who never falls
    /// below the floor has the same totals as without one, and the other has at most as many points as counted; so the
    /// probability of such a fall is added. The chances are those of the plan after its last improvement, which moves
    /// them by g·W once more.
    pub fn error(&self) -> f64 {
        self.error
    }

    /// Improves the plan for all totals, the highest first, and tells by how much at most.
    fn sweep(&mut self, turn: &impl RaceTurn, sweep: usize, watch: &Watch<'_>) -> Option<f64> {
        let count = self.policy.totals.count();
        let mut gain: f64 = 0.0;
        for sum in (0..2 * count - 1).rev() {
            if watch.cancelled.load(Ordering::Relaxed) {
                return None;
            }
            let owns: Vec<usize> = (sum.saturating_sub(count - 1)..=sum.min(count - 1)).collect();
            gain = gain.max(self.improve(turn, sum, &owns, sweep == 0));
            let done = 1.0 - sum as f64 / (2 * count - 1) as f64;
            (watch.progress)(((sweep as f64 + done) / SWEEPS).min(0.99));
        }
        Some(gain)
    }

    /// Improves the plan for all totals with one sum.
    fn improve(&mut self, turn: &impl RaceTurn, sum: usize, owns: &[usize], settle: bool) -> f64 {
        let policy = &self.policy;
        let best: Vec<BestTurn> = owns
            .par_chunks(turn.batch())
            .flat_map_iter(|owns| {
                let utility = |&own: &usize| policy.utility(own, sum - own, self.scores);
                turn.best(&owns.iter().map(utility).collect::<Vec<_>>())
            })
            .collect();
        let mut gain: f64 = 0.0;
        for (&own, best) in owns.iter().zip(&best) {
            gain = gain.max((best.value - self.policy.chances[self.policy.at(own, sum - own)]).abs());
            self.policy.plan(own, sum - own, best);
        }
        if settle {
            owns.iter().filter(|&&own| own <= sum - own).for_each(|&own| {
                self.policy.settle_pair(own, sum - own);
            });
        }
        gain
    }
}
