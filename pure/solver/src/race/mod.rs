//! Races: two players take turns that score points, and the first to reach the target wins.
//!
//! A turn may score nothing or less, so positions repeat and no order of totals solves one after the other. The race is
//! solved by *policy iteration*: a policy, a play for every pair of totals, is valued by the chance to win when both follow
//! it, then improved wherever another play of a single turn does better, until none does. What is left to gain bounds
//! the error, as explained at [`Race::error`]. Each improvement squares the error. It begins with playing for points. As the
//! best play changes little from one pair to the next, it is first asked for *samples* only, and their neighbours take
//! the best of their plays. Later sweeps ask for all pairs where the answer can matter.

mod answers;
mod bound;
mod policy;
mod solve;

pub use solve::{Race, Watch};

/// A turn that is played for whatever its score is worth.
pub trait RaceTurn: Sync {
    /// What is remembered of the last answers to a batch of questions.
    type Memory: Default + Send + Sync;

    /// No turn scores less.
    fn lowest(&self) -> i32;

    /// No turn scores more, or what it scores beyond counts as this much.
    fn highest(&self) -> i32;

    /// How many utilities are best asked for together.
    fn batch(&self) -> usize {
        1
    }

    /// The best play for each of these utilities. The memory, if one is kept, is that of the same batch when it was asked
    /// for before: the better it is, the sooner questions are answered that have changed little.
    fn best(&self, questions: &[Question], memory: Option<&mut Self::Memory>) -> Vec<BestTurn>;
}

/// A turn to be played best.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// What each score is worth, from the lowest to the highest.
    pub utility: Vec<f64>,
    /// A play is known that is worth so much: how to play is asked only if there is a better one.
    pub known: f64,
}

/// How a turn is played best for a utility.
#[derive(Clone, PartialEq, Debug)]
pub struct BestTurn {
    /// What it is worth on average.
    pub value: f64,
    /// The probability of each score, from the lowest to the highest; empty if it is worth no more than what is known.
    pub scores: Vec<f64>,
}
