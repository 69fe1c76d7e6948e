//! A turn that is played for one quantity, while others are carried along.

use super::LANES;
use crate::knochenmax::SheetGame;
use crate::knochenmax::rules::{KnochenMaxGame, SIDES};
use crate::knochenmax::turn::Turn;

pub(super) type Lanes = [f64; LANES];

/// A turn for `LANES` positions side by side: the first of `C` quantities decides, the others follow it.
pub(super) struct Led<const C: usize> {
    /// By quantity, by multiset of the lattice.
    pub(super) values: [Vec<Lanes>; C],
}

impl<const C: usize> Led<C> {
    pub(super) fn new(game: &KnochenMaxGame) -> Led<C> {
        let length = game.turn().lattice().len();
        Led { values: std::array::from_fn(|_| vec![[0.0; LANES]; length]) }
    }

    /// Says for a throw what ending the turn on it is worth, if that is better than what was said before.
    #[inline(always)]
    pub(super) fn raise(&mut self, throw: usize, value: impl Fn(usize) -> Lanes) {
        let first = value(0);
        let better: [bool; LANES] = std::array::from_fn(|lane| first[lane] > self.values[0][throw][lane]);
        blend(&mut self.values[0][throw], &first, better);
        for quantity in 1..C {
            blend(&mut self.values[quantity][throw], &value(quantity), better);
        }
    }

    /// Forgets what ending the turn is worth.
    #[inline(always)]
    pub(super) fn clear(&mut self, game: &KnochenMaxGame) {
        self.values[0][game.turn().lattice().throws()].fill([f64::NEG_INFINITY; LANES]);
    }

    /// What everything is worth before the first throw.
    #[inline(always)]
    pub(super) fn solve(&mut self, turn: &Turn<SIDES>) -> [Lanes; C] {
        for _ in 1..turn.throws() {
            self.throw(turn);
            self.choose(turn);
        }
        self.throw(turn);
        std::array::from_fn(|quantity| self.values[quantity][0])
    }

    #[inline(always)]
    fn throw(&mut self, turn: &Turn<SIDES>) {
        self.values.iter_mut().for_each(|values| turn.throw(values));
    }

    #[inline(always)]
    fn choose(&mut self, turn: &Turn<SIDES>) {
        for index in 1..turn.lattice().len() {
            for &down in turn.lattice().downs(index) {
                let (now, other) = (self.values[0][index], self.values[0][down]);
                let better: [bool; LANES] = std::array::from_fn(|lane| other[lane] > now[lane]);
                for values in &mut self.values {
                    let other = values[down];
                    blend(&mut values[index], &other, better);
                }
            }
        }
    }
}

#[inline(always)]
fn blend(values: &mut Lanes, other: &Lanes, better: [bool; LANES]) {
    for lane in 0..LANES {
        values[lane] = if better[lane] { other[lane] } else { values[lane] };
    }
}
