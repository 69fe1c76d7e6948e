//! Policy iteration.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use super::answers::Answers;
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
        let mut work = Work::new(turn, watch, totals, scores);
        for round in 0..ROUNDS {
            work.sweep_samples(round)?;
        }
        let (mut gain, mut doubt) = (f64::INFINITY, f64::INFINITY);
        for sweep in 0..MOST_SWEEPS {
            gain = work.sweep(sweep)?;
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
struct Work<'a, T: RaceTurn> {
    turn: &'a T,
    watch: &'a Watch<'a>,
    policy: Policy,
    scores: usize,
    batches: Vec<Batch<T::Memory>>,
    answers: Answers,
}

/// Pairs of totals that are asked for together.
struct Batch<M> {
    pairs: Vec<(usize, usize)>,
    memory: M,
}

/// A batch, and what is remembered of it if it is asked for again.
type Job<'a, M> = (&'a [(usize, usize)], Option<&'a mut M>);

/// The samples are asked for so many times.
const ROUNDS: usize = 2;
/// After so many times nothing better is found among the neighbours.
const SPREADS: usize = 3;
/// So many batches are asked for at a time, between looks at the watch.
const BATCHES: usize = 16;
/// What part of the work is done before the samples, and before each sweep over all pairs, as far as that can be known.
const DONE: [f64; 5] = [0.0, 0.12, 0.62, 0.9, 0.98];
/// More sweeps are not expected.
const NEARLY: f64 = 0.99;

/// What part of the work is done before a sweep.
fn done_before(sweep: usize) -> f64 {
    DONE.get(sweep).copied().unwrap_or(NEARLY)
}

impl<'a, T: RaceTurn> Work<'a, T> {
    /// Both play for points at first.
    fn new(turn: &'a T, watch: &'a Watch<'a>, totals: Totals, scores: usize) -> Work<'a, T> {
        let points = (0u16..).take(scores).map(f64::from).collect();
        let question = Question { utility: points, known: f64::NEG_INFINITY };
        let for_points = turn.best(&[question], None).first().map(sparse).unwrap_or_default();
        let policy = Policy::new(totals, turn.lowest(), &for_points);
        let places: Vec<usize> = (0..totals.count()).collect();
        let batch = |own: usize, others: &[usize]| Batch {
            pairs: others.iter().map(|&other| (own, other)).collect(),
            memory: T::Memory::default(),
        };
        // Neighbours have most in common.
        let batches = places
            .iter()
            .flat_map(|&own| places.chunks(turn.batch()).map(move |others| batch(own, others)))
            .collect();
        Work { turn, watch, policy, scores, batches, answers: Answers::new(totals.count().pow(2)) }
    }

    /// Improves the plan for samples, and lets the other pairs take the best of their plays.
    fn sweep_samples(&mut self, round: usize) -> Option<()> {
        let samples: Vec<_> = self.policy.totals.samples(round).collect();
        let jobs = samples.chunks(self.turn.batch()).map(|pairs| (pairs, None)).collect();
        let part = done_before(1) / ROUNDS as f64;
        let begun = part * round as f64;
        self.improve(jobs, begun..begun + part)?;
        self.policy.settle();
        for _ in 0..SPREADS {
            self.policy.spread_plays(self.scores);
            self.policy.settle();
        }
        Some(())
    }

    /// Improves the plan wherever the last answer is not known to hold, and tells by how much at most.
    fn sweep(&mut self, sweep: usize) -> Option<f64> {
        let mut batches = std::mem::take(&mut self.batches);
        let (mut gain, mut jobs) = (0.0_f64, Vec::new());
        for Batch { pairs, memory } in &mut batches {
            let doubt = pairs.iter().map(|&pair| self.doubt(pair)).fold(0.0, f64::max);
            if doubt > LITTLE / 2.0 {
                jobs.push((&pairs[..], Some(memory)));
            } else {
                gain = gain.max(doubt);
            }
        }
        let improved = self.improve(jobs, done_before(sweep + 1)..done_before(sweep + 2))?;
        self.batches = batches;
        Some(gain.max(improved))
    }

    fn doubt(&self, (own, other): (usize, usize)) -> f64 {
        let utility = self.policy.utility(own, other, self.scores);
        self.answers.doubt(self.policy.at(own, other), &utility, self.policy.chance(own, other))
    }

    /// Improves the plan for all these totals, while the part of the work that is done grows as said. The chances stay as
    /// they are.
    fn improve(&mut self, mut jobs: Vec<Job<'_, T::Memory>>, done: Range<f64>) -> Option<f64> {
        let (all, mut gain) = (jobs.len(), 0.0_f64);
        for (i, some) in jobs.chunks_mut(BATCHES).enumerate() {
            if self.watch.cancelled.load(Ordering::Relaxed) {
                return None;
            }
            let part = (i * BATCHES) as f64 / all as f64;
            (self.watch.progress)(done.start + part * (done.end - done.start));
            let answers: Vec<_> =
                some.par_iter_mut().map(|(pairs, memory)| self.ask(pairs, memory.as_deref_mut())).collect();
            let pairs = some.iter().flat_map(|(pairs, _)| *pairs);
            for (&(own, other), (question, best)) in pairs.zip(answers.into_iter().flatten()) {
                gain = gain.max(best.value - self.policy.chance(own, other));
                if !best.scores.is_empty() {
                    self.policy.plan(own, other, sparse(&best));
                }
                self.answers.note(self.policy.at(own, other), question, best.value);
            }
        }
        Some(gain)
    }

    /// The best play for each of these pairs of totals.
    fn ask(&self, pairs: &[(usize, usize)], memory: Option<&mut T::Memory>) -> Vec<(Question, BestTurn)> {
        let question = |&(own, other): &(usize, usize)| Question {
            utility: self.policy.utility(own, other, self.scores),
            known: self.policy.chance(own, other) + SAME,
        };
        let questions: Vec<Question> = pairs.iter().map(question).collect();
        let answers = self.turn.best(&questions, memory);
        questions.into_iter().zip(answers).collect()
    }
}
