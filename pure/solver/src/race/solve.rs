//! Policy iteration.

use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::ledger::Ledger;
use super::policy::{Policy, Totals, sparse};
use super::{BestTurn, Question, RaceTurn};

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

/// More sweeps are never needed.
const MOST_SWEEPS: usize = 30;
/// What may be left to gain by a turn, so that the whole error is below 1e-9: in a race to 100 it counts some twenty times.
const LITTLE: f64 = 2e-11;
/// Plays are told apart if they differ by more than the last digits.
const SAME: f64 = 1e-14;

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
        let mut work = Work { turn, watch, policy, scores, ledger: Ledger::new(totals.count().pow(2)) };
        work.sweep_down()?;
        let mut doubt = work.policy.settle();
        let mut gain = f64::INFINITY;
        for _ in 0..MOST_SWEEPS {
            gain = work.sweep_doubtful()?;
            doubt = work.policy.settle();
            if gain < LITTLE {
                break;
            }
        }
        let policy = work.policy;
        let error = 2.0 * (gain + doubt) * policy.most_turns() + policy.most_falls();
        (watch.progress)(1.0);
        Some(Race { policy, scores, error })
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
}

/// A race that is being solved.
struct Work<'a, T> {
    turn: &'a T,
    watch: &'a Watch<'a>,
    policy: Policy,
    scores: usize,
    ledger: Ledger,
}

/// The share of the first sweep in the work, as far as that can be known.
const FIRST_SWEEP: f64 = 0.45;
/// So many batches are asked for at a time, between looks at the watch.
const BATCHES: usize = 16;

impl<T: RaceTurn> Work<'_, T> {
    /// Plans all totals, the highest first.
    fn sweep_down(&mut self) -> Option<()> {
        let count = self.policy.totals.count();
        let mut done = 0;
        for sum in (0..2 * count - 1).rev() {
            let owns = sum.saturating_sub(count - 1)..=sum.min(count - 1);
            let pairs: Vec<(usize, usize)> = owns.map(|own| (own, sum - own)).collect();
            for &(own, other) in pairs.iter().filter(|(own, other)| own <= other) {
                self.policy.copy_neighbours(own, other, self.scores);
            }
            self.improve(&pairs)?;
            for &(own, other) in pairs.iter().filter(|(own, other)| own <= other) {
                self.policy.settle_pair(own, other);
            }
            done += pairs.len();
            (self.watch.progress)(FIRST_SWEEP * done as f64 / (count * count) as f64);
        }
        Some(())
    }

    /// Improves the plan wherever the last answer is not known to hold, and tells by how much at most.
    fn sweep_doubtful(&mut self) -> Option<f64> {
        let all = self.policy.totals.pairs().flat_map(|(own, other)| [(own, other), (other, own)]);
        let (mut doubtful, mut gain) = (Vec::new(), 0.0_f64);
        for (own, other) in all.filter(|(own, other)| own != other).chain(self.policy.totals.ties()) {
            let utility = self.policy.utility(own, other, self.scores);
            let doubt =
                self.ledger.doubt(self.policy.at(own, other), &utility, self.policy.chance(own, other));
            if doubt > LITTLE / 2.0 {
                doubtful.push((own, other));
            } else {
                gain = gain.max(doubt);
            }
        }
        let count = doubtful.len();
        for (i, pairs) in doubtful.chunks(BATCHES * self.turn.batch()).enumerate() {
            gain = gain.max(self.improve(pairs)?);
            let done = (i * BATCHES * self.turn.batch()) as f64 / count as f64;
            (self.watch.progress)(FIRST_SWEEP + (0.99 - FIRST_SWEEP) * done);
        }
        Some(gain)
    }

    /// Improves the plan for these totals. The chances stay as they are.
    fn improve(&mut self, pairs: &[(usize, usize)]) -> Option<f64> {
        if self.watch.cancelled.load(Ordering::Relaxed) {
            return None;
        }
        let mut gain: f64 = 0.0;
        for (&(own, other), (question, best)) in pairs.iter().zip(self.ask(pairs)) {
            gain = gain.max((best.value - self.policy.chance(own, other)).abs());
            if !best.scores.is_empty() {
                self.policy.plan(own, other, sparse(&best));
            }
            self.ledger.note(self.policy.at(own, other), question, best.value);
        }
        Some(gain)
    }

    /// The best play for each of these pairs of totals.
    fn ask(&self, pairs: &[(usize, usize)]) -> Vec<(Question, BestTurn)> {
        let question = |&(own, other): &(usize, usize)| Question {
            utility: self.policy.utility(own, other, self.scores),
            known: self.policy.planned(own, other).map_or(f64::NEG_INFINITY, |chance| chance + SAME),
        };
        let answer = |pairs: &[(usize, usize)]| {
            let questions: Vec<Question> = pairs.iter().map(question).collect();
            let answers = self.turn.best(&questions);
            questions.into_iter().zip(answers).collect::<Vec<_>>()
        };
        pairs.par_chunks(self.turn.batch()).flat_map_iter(answer).collect()
    }
}
