//! A turn: throw all dice, twice keep some and throw the others, stop.

use super::lattice::Lattice;

/// The dice of a game and how they fall, as far as a turn needs them.
///
/// A turn is solved on a slice with an entry per multiset of the [`Lattice`]. An entry has `L` *lanes*: values of
/// `L` positions that are solved side by side because they differ only in what a throw is worth at the end.
/// The caller writes into the [throws](Lattice::throws) what stopping there is worth; [`Turn::throw`] and
/// [`Turn::choose`] then go back one throw at a time.
///
/// ```
/// use bonecup_solver::knochenmax::Turn;
///
/// // One coin, thrown at most twice, heads are worth 1.
/// let turn: Turn<2> = Turn::new(1, 2, [1.0, 1.0]);
/// let mut values = vec![[0.0]; turn.lattice().len()];
/// values[turn.lattice().index([1, 0]).unwrap()] = [1.0];
/// assert_eq!(turn.value(&mut values), [0.75]);
/// ```
#[derive(Clone, Debug)]
pub struct Turn<const F: usize> {
    lattice: Lattice<F>,
    throws: u8,
    /// The probability of each face.
    faces: [f64; F],
    /// The probability of each throw of all dice.
    chances: Vec<f64>,
}

impl<const F: usize> Turn<F> {
    /// A turn of up to `throws` throws of dice that show face `i` in proportion to `weights[i]`.
    pub fn new(dice: u8, throws: u8, weights: [f64; F]) -> Turn<F> {
        let total: f64 = weights.iter().sum();
        let faces = weights.map(|weight| weight / total);
        let lattice = Lattice::new(dice);
        let chances = lattice.throws().map(|throw| chance(lattice.counts(throw), faces)).collect();
        Turn { lattice, throws, faces, chances }
    }

    /// The multisets on which turns are solved.
    #[inline]
    pub fn lattice(&self) -> &Lattice<F> {
        &self.lattice
    }

    /// How many throws a turn has at most.
    pub fn throws(&self) -> u8 {
        self.throws
    }

    /// The probability of each face.
    pub fn faces(&self) -> [f64; F] {
        self.faces
    }

    /// The probability of each throw of all dice, in the order of [`Lattice::throws`].
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// From what the throws are worth to what it is worth to keep fewer dice and throw the others.
    #[inline(always)]
    pub fn throw<const L: usize>(&self, values: &mut [[f64; L]]) {
        for (index, ups) in self.lattice.ups().iter().enumerate().rev() {
            values[index] = self.mean(values, ups);
        }
    }

    #[inline(always)]
    fn mean<const L: usize>(&self, values: &[[f64; L]], ups: &[usize; F]) -> [f64; L] {
        let mut mean = [0.0; L];
        for (&up, chance) in ups.iter().zip(self.faces) {
            for (lane, value) in mean.iter_mut().zip(&values[up]) {
                *lane += chance * value;
            }
        }
        mean
    }

    /// From what keeping and stopping are worth to the best of both, for each throw. What keeping fewer dice was
    /// worth becomes the best of keeping at most those.
    #[inline(always)]
    pub fn choose<const L: usize>(&self, values: &mut [[f64; L]]) {
        for index in 1..self.lattice.len() {
            let mut best = values[index];
            for &down in self.lattice.downs(index) {
                raise(&mut best, &values[down]);
            }
            values[index] = best;
        }
    }

    /// The value before the first throw, from what stopping is worth after the last.
    #[inline(always)]
    pub fn value<const L: usize>(&self, values: &mut [[f64; L]]) -> [f64; L] {
        for _ in 1..self.throws {
            self.throw(values);
            self.choose(values);
        }
        self.first_throw(values)
    }

    #[inline(always)]
    fn first_throw<const L: usize>(&self, values: &[[f64; L]]) -> [f64; L] {
        let mut mean = [0.0; L];
        for (chance, throw) in self.chances.iter().zip(&values[self.lattice.throws()]) {
            for (lane, value) in mean.iter_mut().zip(throw) {
                *lane += chance * value;
            }
        }
        mean
    }
}

/// Lifts each lane to the other value if that is greater. No value is ever NaN, so that one comparison does.
#[inline(always)]
pub(super) fn raise<const L: usize>(best: &mut [f64; L], other: &[f64; L]) {
    for (lane, &value) in best.iter_mut().zip(other) {
        *lane = if value > *lane { value } else { *lane };
    }
}

/// The probability that all dice fall like this.
fn chance<const F: usize>(counts: [u8; F], faces: [f64; F]) -> f64 {
    let mut chance = 1.0;
    let mut dice = 0.0;
    for (count, face) in counts.into_iter().zip(faces) {
        for same in 1..=count {
            dice += 1.0;
            chance *= face * dice / f64::from(same);
        }
    }
    chance
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KM-5: one throw of five bones is a Venuswurf with 0.0960 (antique) or 0.2344 (fair), five alike with
    /// 0.0205 or 0.0039.
    #[test]
    fn throws_are_as_likely_as_the_rules_page_says() {
        for (weights, venus, alike) in [([1., 4., 4., 1.], 0.0960, 0.0205), ([1.; 4], 0.2344, 0.0039)] {
            let turn: Turn<4> = Turn::new(5, 3, weights);
            let chance = |test: fn(&[u8; 4]) -> bool| -> f64 {
                let throws = turn.lattice().throws().zip(turn.chances());
                throws
                    .filter(|(throw, _)| test(&turn.lattice().counts(*throw)))
                    .map(|(_, chance)| chance)
                    .sum()
            };
            assert!((chance(|_| true) - 1.0).abs() < 1e-12);
            assert!((chance(|counts| !counts.contains(&0)) - venus).abs() < 5e-5);
            assert!((chance(|counts| counts.contains(&5)) - alike).abs() < 5e-5);
        }
    }

    #[test]
    fn lanes_do_not_see_each_other() {
        let turn: Turn<4> = Turn::new(5, 3, [1.0, 2.0, 3.0, 4.0]);
        let worth = |throw: usize, lane: usize| ((throw * 37 + lane * 11) % 23) as f64;
        let mut together = vec![[0.0; 3]; turn.lattice().len()];
        for throw in turn.lattice().throws() {
            together[throw] = [worth(throw, 0), worth(throw, 1), worth(throw, 2)];
        }
        let together = turn.value(&mut together);
        for (lane, value) in together.into_iter().enumerate() {
            let mut alone = vec![[0.0]; turn.lattice().len()];
            turn.lattice().throws().for_each(|throw| alone[throw] = [worth(throw, lane)]);
            assert_eq!(turn.value(&mut alone), [value]);
        }
    }
}
