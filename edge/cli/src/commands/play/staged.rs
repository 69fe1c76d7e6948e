//! Moves that are typed but not played yet: bones can be taken back until dice roll.

use bonecup_games::{AnyGame, AnyMove, AnyRequest};
use bonecup_rules::{Reason, Turn};
use bonecup_words::Words;

pub(super) struct Staged {
    table: AnyGame,
    game: AnyGame,
    moves: Vec<AnyMove>,
}

impl Staged {
    pub(super) fn new(table: &AnyGame) -> Staged {
        Staged { table: table.clone(), game: table.clone(), moves: Vec::new() }
    }

    /// The position with all that was typed.
    pub(super) fn game(&self) -> &AnyGame {
        &self.game
    }

    pub(super) fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// Adds what was typed, all or nothing; the error says why not.
    pub(super) fn add(&mut self, moves: &[AnyMove], words: &Words) -> Result<(), String> {
        let mut game = self.game.clone();
        for (number, action) in (1..).zip(moves) {
            game.play(action).map_err(|refusal| objection(number, action, moves.len(), &refusal, words))?;
        }
        self.game = game;
        self.moves.extend_from_slice(moves);
        Ok(())
    }

    /// Takes the last move back, if there is one.
    pub(super) fn take_back(&mut self) -> bool {
        let is_there = self.moves.pop().is_some();
        self.game = self.table.clone();
        for action in &self.moves {
            // What was legal once is legal again.
            let _ = self.game.play(action);
        }
        is_there
    }

    /// Whether the moves can wait: the turn goes on and no dice roll. Only bones are laid one by one.
    pub(super) fn can_wait(&self) -> bool {
        let turn: Turn<AnyRequest> = self.game.turn();
        matches!((&self.game, turn), (AnyGame::RollingBones(_), Turn::Seat(_)))
    }
}

/// Which of several moves was refused, and why.
fn objection(number: usize, action: &AnyMove, all: usize, refusal: &dyn Reason, words: &Words) -> String {
    let reason = words.reason(refusal);
    if all < 2 {
        return reason;
    }
    let values = [("number", number.into()), ("move", action.to_string().into()), ("reason", reason.into())];
    words.say("play-refused-at", &values)
}
