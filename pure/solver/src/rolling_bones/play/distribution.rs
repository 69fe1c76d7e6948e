//! The score of a turn under best play: how probable each one is.

use bonecup_rules::Points;

use super::forward::follow;
use crate::rolling_bones::values::chance_node::HatRules;
use crate::rolling_bones::values::solved_turn::SolvedTurn;
use crate::rolling_bones::values::utility::{HIGHEST, LOWEST, SCORES};

/// The probability of each score of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution(pub(crate) [f64; SCORES]);

impl Distribution {
    /// The probability of a score.
    pub fn of(&self, score: Points) -> f64 {
        let index = usize::try_from(score.0 - LOWEST).ok();
        index.and_then(|index| self.0.get(index)).copied().unwrap_or(0.0)
    }

    /// All scores that can happen, from the lowest to the highest, with their probabilities.
    pub fn iter(&self) -> impl Iterator<Item = (Points, f64)> {
        (LOWEST..=HIGHEST).map(Points).zip(self.0).filter(|&(_, probability)| probability > 0.0)
    }

    /// The average score.
    pub fn mean(&self) -> f64 {
        self.iter().map(|(score, probability)| f64::from(score.0) * probability).sum()
    }
}

impl SolvedTurn {
    /// How probable each score is for a player who plays the turn best from its opening roll.
    pub fn distribution(&self) -> Distribution {
        let ends = follow(&self.space, HatRules::of(&self.options), &self.ends, &self.solved, None);
        Distribution(std::array::from_fn(|score| ends[score].lane(0)))
    }
}
