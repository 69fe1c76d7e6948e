//! KnochenMAX for two, from the table of all positions.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_rules::Game;
use bonecup_solver::knochenmax::{Duel, SIDES, Turn};
use knochenmax::{BONES, Bones, KnochenMax, Side, THROWS, Thrown};

use crate::chances::Chances;

impl Chances for Duel {
    fn win(&self, game: &AnyGame) -> Option<f64> {
        let game = game.of::<KnochenMax>()?;
        self.win(game)
    }

    fn moves(&self, game: &AnyGame) -> Option<Vec<(AnyMove, f64)>> {
        let game = game.of::<KnochenMax>()?;
        let moves = self.moves(game)?.into_iter();
        Some(moves.map(|found| (AnyMove::KnochenMax(found.action), found.value)).collect())
    }

    fn variance(&self, game: &AnyGame) -> Option<f64> {
        let game = game.of::<KnochenMax>()?;
        variance(game, |thrown| self.win(thrown))
    }
}

/// The variance of a value over the throw that is due.
fn variance(game: &KnochenMax, value: impl Fn(&KnochenMax) -> Option<f64>) -> Option<f64> {
    // Weights are at most 10⁹ and so exact in an `f64`.
    let turn: Turn<SIDES> =
        Turn::new(BONES, THROWS, game.options().bones.weights().map(|weight| weight as f64));
    let mean = value(game)?;
    let mut squares = vec![[0.0]; turn.lattice().len()];
    for throw in turn.lattice().throws() {
        if let Some(thrown) = after(game, turn.lattice().counts(throw)) {
            squares[throw] = [(value(&thrown)? - mean).powi(2)];
        }
    }
    turn.throw(&mut squares);
    Some(squares[turn.lattice().index(game.throw().counts())?][0])
}

/// The game with these five bones on the table; `None` if they are not what is kept and some more.
fn after(game: &KnochenMax, five: [u8; SIDES]) -> Option<KnochenMax> {
    let mut rest = [0; SIDES];
    for side in Side::ALL {
        rest[side.index()] = five[side.index()].checked_sub(game.throw().count(side))?;
    }
    let mut thrown = game.clone();
    thrown.resolve(&Thrown::new(Bones::new(rest)?.sides())?).ok()?;
    Some(thrown)
}
