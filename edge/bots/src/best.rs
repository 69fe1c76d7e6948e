//! `master` and `champion`: always the move that is worth most.

use bonecup_games::{AnyGame, AnyMove};

use crate::Bot;
use crate::weigh::{Weigh, Weighed};

/// Plays the best move by a weighing; the first listed of equals.
#[derive(Default)]
pub(crate) struct Best<W>(W);

impl<W: Weigh> Bot for Best<W> {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let better = |best: Weighed, next: Weighed| if next.value > best.value { next } else { best };
        self.0.weigh(position).into_iter().reduce(better).map(|best| best.action)
    }
}
