//! The turn that is being played, with the chances of all seats.

use bonecup_rules::Game;
use knochenmax::{BONES, KnochenMax, Move};

use crate::knochenmax::SheetGame;
use crate::knochenmax::game::Way;
use crate::knochenmax::rules::KnochenMaxGame;

/// What decides, then the chances of the seats that wait.
pub(super) type Worth = [f64; 4];

/// The turn of the seat to move, solved as far as the position needs it.
pub(super) struct TurnOfOne<'a> {
    game: &'a KnochenMaxGame,
    position: &'a KnochenMax,
    /// Per way what filling is worth, throw by throw.
    fills: Vec<(Way, Vec<Option<Worth>>)>,
    /// What keeping is worth with the throws that are left; for all five bones, what stopping is worth.
    values: Vec<Worth>,
}

impl<'a> TurnOfOne<'a> {
    pub(super) fn solve(
        game: &'a KnochenMaxGame,
        position: &'a KnochenMax,
        ways: impl Iterator<Item = Way>,
        after: impl Fn(Way, u16) -> Worth,
    ) -> TurnOfOne<'a> {
        let fill = |way: Way| {
            let worth = game.rows()[way.row].worth().iter();
            (way, worth.map(|points| points.map(|points| after(way, points))).collect())
        };
        let fills: Vec<(Way, Vec<Option<Worth>>)> = ways.map(fill).collect();
        let values = vec![[0.0; 4]; game.turn().lattice().len()];
        let mut turn = TurnOfOne { game, position, fills, values };
        turn.write_stops();
        if position.throws_left() > 0 {
            for _ in 1..position.throws_left() {
                game.turn().throw(&mut turn.values);
                turn.choose();
            }
            game.turn().throw(&mut turn.values);
            turn.write_stops();
        }
        turn
    }

    fn write_stops(&mut self) {
        for (throw, place) in self.game.turn().lattice().throws().enumerate() {
            let fills = self.fills.iter().filter_map(|(_, values)| values[throw]);
            self.values[place] = better([f64::NEG_INFINITY, 0.0, 0.0, 0.0], fills);
        }
    }

    fn choose(&mut self) {
        let lattice = self.game.turn().lattice();
        for index in 1..lattice.len() {
            let downs = lattice.downs(index).iter().map(|&down| self.values[down]);
            self.values[index] = better(self.values[index], downs);
        }
    }

    /// What the position is worth: the best move, or the mean over the throw that is due.
    pub(super) fn worth(&self) -> Worth {
        if self.position.throw().number() < BONES {
            return self.values[self.game.bones(self.position.throw())];
        }
        let moves = self.position.legal_moves().into_iter().map(|action| self.after(action));
        better([f64::NEG_INFINITY, 0.0, 0.0, 0.0], moves)
    }

    /// What a legal move is worth.
    pub(super) fn after(&self, action: Move) -> Worth {
        match action {
            Move::Keep(kept) => self.values[self.game.bones(kept)],
            Move::Fill { entry, .. } => {
                let throw = self.game.throw(self.position.throw());
                let ways = self.fills.iter().filter(|(way, _)| way.place == entry.index());
                better([f64::NEG_INFINITY, 0.0, 0.0, 0.0], ways.filter_map(|(_, values)| values[throw]))
            }
        }
    }
}

/// What is worth most to the seat that plays; the first of those that are equally good.
fn better(first: Worth, others: impl Iterator<Item = Worth>) -> Worth {
    others.fold(first, |best, other| if other[0] > best[0] { other } else { best })
}
