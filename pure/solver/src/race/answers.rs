//! What was asked for each pair of totals, and answered.

use super::Question;

/// The last answer for each pair of totals.
pub(super) struct Answers(Vec<Option<Answer>>);

struct Answer {
    utility: Vec<f64>,
    value: f64,
}

impl Answers {
    pub(super) fn new(pairs: usize) -> Answers {
        Answers((0..pairs).map(|_| None).collect())
    }

    pub(super) fn note(&mut self, at: usize, question: Question, value: f64) {
        self.0[at] = Some(Answer { utility: question.utility, value });
    }

    /// The most by which a play of the turn can be better than this chance, going by the last answer: no play's worth
    /// grows by more than that of the score which grows most.
    pub(super) fn doubt(&self, at: usize, utility: &[f64], chance: f64) -> f64 {
        let Some(answer) = &self.0[at] else { return f64::INFINITY };
        let growth = answer.utility.iter().zip(utility).map(|(then, now)| now - then);
        (answer.value + growth.fold(f64::NEG_INFINITY, f64::max) - chance).max(0.0)
    }
}
