//! The kinds of dice, drawn as games draw them.

use bonecup_rules::Cup;

pub(crate) const MOST_FACES: usize = 6;

/// How many rolls have the same key, as in a game of usual length.
pub(crate) const ROLLS_PER_GAME: u64 = 250;

/// A kind of die.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    /// How many are drawn in a roll.
    pub(crate) dice: usize,
    pub(crate) weights: &'static [u64],
    drawn: Drawn,
}

/// What the cup is asked for.
#[derive(Clone, Copy)]
enum Drawn {
    Fair,
    Weighted,
    /// The bits of a noise are the faces of 64 coins.
    Noise,
}

/// All kinds: the dice of Rolling Bones, the bones of KnochenMAX with each profile and with weights of one's own, the tremor of
/// Rolling Dice.
pub(crate) const KINDS: [Kind; 6] = [
    Kind { name: "six faces", dice: 18, weights: &[1; 6], drawn: Drawn::Fair },
    Kind { name: "antique bones", dice: 5, weights: &[1, 4, 4, 1], drawn: Drawn::Weighted },
    Kind { name: "shagai", dice: 5, weights: &[27, 77, 77, 19], drawn: Drawn::Weighted },
    Kind { name: "fair bones", dice: 5, weights: &[1; 4], drawn: Drawn::Weighted },
    Kind { name: "own bones, 1 1 1 9999", dice: 5, weights: &[1, 1, 1, 9999], drawn: Drawn::Weighted },
    Kind { name: "bits of noise", dice: 64, weights: &[1; 2], drawn: Drawn::Noise },
];

impl Kind {
    pub(crate) fn probabilities(&self) -> impl Iterator<Item = f64> {
        let sum = self.weights.iter().sum::<u64>() as f64;
        self.weights.iter().map(move |&weight| weight as f64 / sum)
    }

    pub(crate) fn mean(&self) -> f64 {
        self.expected(|face| face)
    }

    pub(crate) fn variance(&self) -> f64 {
        let mean = self.mean();
        self.expected(|face| (face - mean).powi(2))
    }

    fn expected(&self, of: impl Fn(f64) -> f64) -> f64 {
        (0_u8..).zip(self.probabilities()).map(|(face, p)| p * of(f64::from(face))).sum()
    }

    /// The faces of one roll.
    pub(crate) fn roll(&self, cup: &mut impl Cup) -> Vec<u8> {
        match self.drawn {
            Drawn::Fair => (0..self.dice).map(|_| cup.fair(6)).collect(),
            Drawn::Weighted => {
                (0..self.dice).map(|_| u8::try_from(cup.weighted(self.weights)).unwrap()).collect()
            }
            Drawn::Noise => {
                let noise = cup.noise();
                (0..self.dice).map(|bit| u8::from(noise >> bit & 1 == 1)).collect()
            }
        }
    }

    /// So many games are needed for at least so many faces.
    pub(crate) fn games(&self, faces: u64) -> u64 {
        faces.div_ceil(ROLLS_PER_GAME * self.dice as u64)
    }

    /// All faces of these games, one after the other.
    pub(crate) fn faces<C: Cup>(
        &self,
        games: std::ops::Range<u64>,
        cup: impl Fn(u64, u64) -> C,
    ) -> impl Iterator<Item = u8> {
        let rolls = games.flat_map(|game| (0..ROLLS_PER_GAME).map(move |roll| (game, roll)));
        rolls.flat_map(move |(game, roll)| self.roll(&mut cup(game, roll)))
    }
}
