//! `random`: any move, as likely as any other.

use bonecup_games::{AnyGame, AnyMove};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Bot;

/// Draws one of the listed moves, by the rules alone: it plays every game, and is what other bots are measured against.
pub(crate) struct Random {
    source: Xoshiro256PlusPlus,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random { source: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        Some(moves.swap_remove(self.source.random_range(0..moves.len())))
    }
}
