//! Moves that are thought of but not played yet: they can be taken back until dice roll.

use bonecup_games::{AnyGame, AnyMove, AnyRefusal};

/// A position with moves that the table does not know yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Staged {
    table: AnyGame,
    game: AnyGame,
    moves: Vec<AnyMove>,
}

/// Which of several moves was refused, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// Which of them, from 1.
    pub number: usize,
    /// The move itself.
    pub action: AnyMove,
    /// What the rules say.
    pub refusal: AnyRefusal,
}

impl Staged {
    /// Nothing but what lies on the table.
    pub fn new(table: &AnyGame) -> Staged {
        Staged { table: table.clone(), game: table.clone(), moves: Vec::new() }
    }

    /// The position with all that is staged.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// What is staged, in the order of playing.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// Adds moves, all or none.
    ///
    /// # Errors
    /// If the rules refuse one of them; nothing has changed then.
    pub fn add(&mut self, moves: &[AnyMove]) -> Result<(), Refused> {
        let mut game = self.game.clone();
        for (number, action) in (1..).zip(moves) {
            let refused = |refusal| Refused { number, action: action.clone(), refusal };
            game.play(action).map_err(refused)?;
        }
        self.game = game;
        self.moves.extend_from_slice(moves);
        Ok(())
    }

    /// Takes the last move back, if there is one.
    pub fn take_back(&mut self) -> bool {
        let is_there = self.moves.pop().is_some();
        self.game = self.table.clone();
        for action in &self.moves {
            // What was legal once is legal again.
            let _ = self.game.play(action);
        }
        is_there
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use bonecup_games::{AnyOptions, AnyOutcome, GameId};

    use super::*;

    fn moves<const N: usize>(texts: [&str; N]) -> [AnyMove; N] {
        texts.map(|text| AnyMove::read(GameId::RollingBones, text).unwrap())
    }

    #[test]
    fn moves_are_added_all_or_none_and_taken_back_one_by_one() {
        let id = GameId::RollingBones;
        let mut table = AnyGame::start(&AnyOptions::new(id), 1).unwrap();
        let roll = "LA1 LA2 LA3 LL3 LL5 LL5 RA1 RA1 RL4 RL4 RL4 RL5 SK RI SP HA GR GR";
        table.resolve(&AnyOutcome::read(id, roll).unwrap()).unwrap();
        let mut staged = Staged::new(&table);
        let refused = staged.add(&moves(["lay RI", "lay LL3"])).unwrap_err();
        assert_eq!((refused.number, refused.action.to_string()), (2, "lay LL3".to_owned()));
        assert_eq!(staged, Staged::new(&table), "not even the first one stays");

        staged.add(&moves(["lay RI", "lay SK"])).unwrap();
        let mut once = Staged::new(&table);
        once.add(&moves(["lay RI"])).unwrap();
        assert!(staged.take_back());
        assert_eq!(staged, once);
        assert!(staged.take_back() && !staged.take_back());
        assert_eq!(staged, Staged::new(&table));
    }
}
