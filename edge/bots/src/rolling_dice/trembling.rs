//! `novice`, `casual` and `skilled`: they think as `steady` does, but their hands tremble more.

use bonecup_outlook::kept_in_range;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rolling_dice::{Aim, Move, RollingDice};

use super::Mind;
use super::steady::SteadyRollingDice;

/// How much a hand trembles besides what every hand does: in deviations of [`STRENGTH`], [`DIRECTION`] and [`PLACE`].
pub(crate) mod tremor {
    pub(crate) const NOVICE: f64 = 2.2;
    pub(crate) const CASUAL: f64 = 1.8;
    pub(crate) const SKILLED: f64 = 1.3;
}

/// A tenth of the strength.
const STRENGTH: f64 = 0.1;

/// In thousandths of a radian.
const DIRECTION: f64 = 70.0;

/// In tenths of a millimetre.
const PLACE: f64 = 150.0;

/// Shakes the aim before it is thrown.
pub(crate) struct Trembling {
    mind: SteadyRollingDice,
    tremor: f64,
    source: Xoshiro256PlusPlus,
}

impl Trembling {
    pub(crate) fn new(tremor: f64, seed: u64) -> Trembling {
        Trembling { mind: SteadyRollingDice, tremor, source: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    fn shaken(&mut self, aim: Aim) -> Aim {
        let strength = STRENGTH * f64::from(aim.strength);
        kept_in_range(Aim {
            strength: aim.strength + self.off_by(strength),
            direction: aim.direction + self.off_by(DIRECTION),
            place: aim.place + self.off_by(PLACE),
            ..aim
        })
    }

    /// About normal: the sum of twelve even numbers has a deviation of 1.
    #[expect(clippy::cast_possible_truncation, reason = "a few deviations of an aim's part")]
    fn off_by(&mut self, deviation: f64) -> i32 {
        let bell = (0..12).map(|_| self.source.random::<f64>() - 0.5).sum::<f64>();
        (self.tremor * deviation * bell).round() as i32
    }
}

impl Mind for Trembling {
    fn decide(&mut self, game: &RollingDice) -> Option<Move> {
        match self.mind.decide(game)? {
            Move::Throw(aim) => Some(Move::Throw(self.shaken(aim))),
            decided @ (Move::Choose(_) | Move::Place { .. }) => Some(decided),
        }
    }
}
