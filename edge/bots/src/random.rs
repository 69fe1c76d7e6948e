//! `random`: any move, as likely as any other.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::Game;
use knochenmax::KnochenMax;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rolling_bones::RollingBones;
use rolling_dice::RollingDice;

use crate::Bot;

/// Draws one of the listed moves. It is what other bots are measured against.
pub(crate) struct Random {
    source: Xoshiro256PlusPlus,
    /// The lists are kept, so that no move allocates.
    bones: Vec<<RollingBones as Game>::Move>,
    sheets: Vec<<KnochenMax as Game>::Move>,
    floe: Vec<<RollingDice as Game>::Move>,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        let source = Xoshiro256PlusPlus::seed_from_u64(seed);
        Random { source, bones: Vec::new(), sheets: Vec::new(), floe: Vec::new() }
    }
}

impl Bot for Random {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let source = &mut self.source;
        match position {
            AnyGame::RollingBones(game) => draw(game, &mut self.bones, source).map(AnyMove::RollingBones),
            AnyGame::KnochenMax(game) => draw(game, &mut self.sheets, source).map(AnyMove::KnochenMax),
            AnyGame::RollingDice(game) => draw(game, &mut self.floe, source).map(AnyMove::RollingDice),
        }
    }
}

fn draw<G: Game>(game: &G, list: &mut Vec<G::Move>, source: &mut Xoshiro256PlusPlus) -> Option<G::Move> {
    game.list_moves(list);
    if list.is_empty() {
        return None;
    }
    list.get(source.random_range(0..list.len())).cloned()
}
