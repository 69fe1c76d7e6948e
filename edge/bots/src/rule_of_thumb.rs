//! `steady` in games that no player was written for: what the game's own rule of thumb says.

use bonecup_games::{AnyGame, AnyMove};

use crate::Bot;

pub(crate) struct RuleOfThumb;

impl Bot for RuleOfThumb {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        position.rule_of_thumb()
    }
}
