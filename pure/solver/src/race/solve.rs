//! Policy iteration.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::ledger::Ledger;
use super::policy::{Policy, Totals, both, sparse};
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
const MOST_SWEEPS: u8 = 30;
/// What may be left to gain by a turn, so that the whole error is below 1e-9: in a race to 100 it counts some twenty times.
const LITTLE: f64 = 2e-11;
/// Plays are told apart if they differ by more than this: far less than may be left to gain.
const SAME: f64 = 1e-12;

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
        let (mut gain, mut doubt) = (f64::INFINITY, f64::INFINITY);
        for sweep in 0..MOST_SWEEPS {
            gain = work.sweep_doubtful(AFTER_DOWN + SWEEP * f64::from(sweep))?;
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

/// What part of the work is done when the samples are planned, as far as that can be known.
const AFTER_DOWN: f64 = 0.1;
/// What part of the work it is to ask for all pairs. There are three such sweeps.
const SWEEP: f64 = 0.3;
/// Further sweeps are not expected.
const NEARLY: f64 = 0.99;
/// So many batches are asked for at a time, between looks at the watch.
const BATCHES: usize = 16;

impl<T: RaceTurn> Work<'_, T> {
    /// Plans all totals, the highest first. Only samples are asked for; the other pairs take the best of their plays.
    fn sweep_down(&mut self) -> Option<()> {
        let totals = self.policy.totals;
        let highest = 2 * totals.count() - 2;
        for sum in (0..=highest).rev() {
            self.policy.spread_plays(totals.diagonal(sum), self.scores);
            let samples: Vec<_> =
                totals.diagonal(sum).flat_map(both).filter(|&pair| totals.is_sample(pair)).collect();
            self.improve(&samples)?;
            for (own, other) in totals.diagonal(sum) {
                self.policy.settle_pair(own, other);
            }
            (self.watch.progress)(AFTER_DOWN * (highest - sum) as f64 / (highest + 1) as f64);
        }
        self.policy.settle();
        Some(())
    }

    /// Improves the plan wherever the last answer is not known to hold, and tells by how much at most.
    fn sweep_doubtful(&mut self, begun: f64) -> Option<f64> {
        let (mut doubtful, mut gain) = (Vec::new(), 0.0_f64);
        for (own, other) in self.policy.totals.pairs().flat_map(both) {
            let utility = self.policy.utility(own, other, self.scores);
            let doubt =
                self.ledger.doubt(self.policy.at(own, other), &utility, self.policy.chance(own, other));
            if doubt > LITTLE / 2.0 {
                doubtful.push((own, other));
            } else {
                gain = gain.max(doubt);
            }
        }
        Some(gain.max(self.improve_all(&doubtful, begun..begun + SWEEP)?))
    }

    /// Improves the plan for many totals, while the part of the work that is done grows as said.
    fn improve_all(&mut self, pairs: &[(usize, usize)], done: Range<f64>) -> Option<f64> {
        let at_a_time = BATCHES * self.turn.batch();
        let mut gain: f64 = 0.0;
        for (i, some) in pairs.chunks(at_a_time).enumerate() {
            gain = gain.max(self.improve(some)?);
            let part = (i * at_a_time) as f64 / pairs.len() as f64;
            (self.watch.progress)((done.start + part * (done.end - done.start)).min(NEARLY));
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
