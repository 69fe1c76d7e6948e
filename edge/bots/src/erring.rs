//! `novice`, `casual` and `skilled`: players who misjudge what is nearly as good as the best.

use bonecup_games::{AnyGame, AnyMove};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Bot;
use crate::weigh::{Weigh, best_value};

/// Knows the exact values, but misjudges them: a move that is worth less by `misjudged` points is chosen e ≈ 2.7
/// times less often, so small differences are overlooked and large ones seen.
pub(crate) struct Erring<W> {
    values: W,
    misjudged: f64,
    source: Xoshiro256PlusPlus,
}

/// Misjudged points of KnochenMAX by level, chosen so that a decision that is not forced loses 3, 1 and 0.3 points on
/// average: alone, with antique bones. Interpolated from runs of 6000 and 10,000 sheets; a sheet then
/// brings 214, 268 and 286 points instead of 294.
pub(crate) mod knochenmax {
    pub(crate) const NOVICE: f64 = 4.61;
    pub(crate) const CASUAL: f64 = 1.88;
    pub(crate) const SKILLED: f64 = 0.845;
}

/// Misjudged points of Rolling Bones by level, chosen so that a decision that is not forced, of which a turn has about
/// ten, loses 0.5, 0.2 and 0.06 points on average. Interpolated from runs of 6000 and 10,000 turns; a
/// turn then brings 7.8, 10.6 and 12.2 points instead of 12.85 (with `hat_duty` `always`).
pub(crate) mod rolling_bones {
    pub(crate) const NOVICE: f64 = 1.6;
    pub(crate) const CASUAL: f64 = 0.85;
    pub(crate) const SKILLED: f64 = 0.437;
}

/// Nobody overlooks so many times what is usually misjudged.
const OBVIOUS: f64 = 6.0;

impl<W: Weigh + Default> Erring<W> {
    pub(crate) fn new(misjudged: f64, seed: u64) -> Erring<W> {
        Erring { values: W::default(), misjudged, source: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<W: Weigh> Bot for Erring<W> {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let mut moves = self.values.weigh(position);
        let best = best_value(&moves);
        moves.retain(|weighed| best - weighed.value <= OBVIOUS * self.misjudged);
        // From here on the values are how often each move is chosen, the best one once.
        moves.iter_mut().for_each(|weighed| weighed.value = ((weighed.value - best) / self.misjudged).exp());
        let total: f64 = moves.iter().map(|weighed| weighed.value).sum();
        let mut rest = self.source.random::<f64>() * total;
        let chosen = moves.iter().position(|weighed| {
            rest -= weighed.value;
            rest < 0.0
        });
        let chosen = chosen.unwrap_or(moves.len().saturating_sub(1));
        moves.into_iter().nth(chosen).map(|weighed| weighed.action)
    }
}
