//! What is counted of a long row of faces, and how likely it is if the dice are as they should be.

use libm::erfc;

use super::kinds::{Kind, MOST_FACES};

/// What was counted of faces in the order in which they were drawn.
#[derive(Clone)]
pub(crate) struct Tally {
    pub(crate) counts: [u64; MOST_FACES],
    /// Neighbours in the row.
    next: Pairs,
    /// The same die in the next roll.
    below: Pairs,
    /// Neighbours that show the same.
    same: u64,
    /// How many rows were put together.
    rows: u64,
}

/// Products of pairs of faces, each less the mean.
#[derive(Clone, Copy, Default)]
struct Pairs {
    number: u64,
    sum: f64,
}

/// How likely so much, or more, is if the dice are as they should be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Likely {
    /// That the faces fall so often as they do (chi-square).
    pub(crate) faces: f64,
    /// That neighbours go together so much (serial correlation).
    pub(crate) neighbours: f64,
    /// That a die goes with the same one of the next roll so much (serial correlation).
    pub(crate) rolls: f64,
    /// That there are so many or so few runs of equal faces.
    pub(crate) runs: f64,
}

impl Likely {
    pub(crate) fn all(&self) -> [f64; 4] {
        [self.faces, self.neighbours, self.rolls, self.runs]
    }

    pub(crate) fn least(&self) -> f64 {
        self.all().into_iter().fold(1.0, f64::min)
    }
}

impl Tally {
    /// Counts one row; `dice` of them are a roll.
    pub(crate) fn of(kind: &Kind, row: impl Iterator<Item = u8>) -> Tally {
        let mut tally = Tally::empty();
        tally.rows = 1;
        let mean = kind.mean();
        let mut last_roll: Vec<u8> = Vec::with_capacity(kind.dice);
        let mut before = None;
        for (at, face) in row.enumerate() {
            tally.counts[usize::from(face)] += 1;
            if let Some(before) = before {
                tally.next.add(before, face, mean);
                tally.same += u64::from(before == face);
            }
            before = Some(face);
            match last_roll.get_mut(at % kind.dice) {
                Some(above) => {
                    tally.below.add(*above, face, mean);
                    *above = face;
                }
                None => last_roll.push(face),
            }
        }
        tally
    }

    pub(crate) fn empty() -> Tally {
        Tally { counts: [0; MOST_FACES], next: Pairs::default(), below: Pairs::default(), same: 0, rows: 0 }
    }

    /// Both rows.
    pub(crate) fn and(mut self, other: &Tally) -> Tally {
        self.counts.iter_mut().zip(other.counts).for_each(|(own, more)| *own += more);
        self.next.join(other.next);
        self.below.join(other.below);
        self.same += other.same;
        self.rows += other.rows;
        self
    }

    pub(crate) fn faces(&self) -> u64 {
        self.counts.iter().sum()
    }

    pub(crate) fn likely(&self, kind: &Kind) -> Likely {
        Likely {
            faces: self.chi_square(kind),
            neighbours: two_sided(self.next.correlation(kind)),
            rolls: two_sided(self.below.correlation(kind)),
            runs: two_sided(self.excess_of_runs(kind)),
        }
    }

    fn chi_square(&self, kind: &Kind) -> f64 {
        let all = self.faces() as f64;
        let term = |(&count, p): (&u64, f64)| (count as f64 - all * p).powi(2) / (all * p);
        let sum = self.counts.iter().zip(kind.probabilities()).map(term).sum();
        chi_square_above(sum, kind.probabilities().count() - 1)
    }

    /// A run ends where neighbours differ. Of independent dice, neighbours are equal with probability a = Σp²; two pairs that
    /// share a die are both equal with probability b = Σp³.
    fn excess_of_runs(&self, kind: &Kind) -> f64 {
        let power = |n: i32| kind.probabilities().map(|p| p.powi(n)).sum::<f64>();
        let (a, b) = (power(2), power(3));
        let pairs = self.next.number as f64;
        let sharing = (self.next.number - self.rows) as f64;
        let variance = pairs * (a - a * a) + 2.0 * sharing * (b - a * a);
        (self.same as f64 - pairs * a) / variance.sqrt()
    }
}

impl Pairs {
    fn add(&mut self, one: u8, other: u8, mean: f64) {
        self.number += 1;
        self.sum += (f64::from(one) - mean) * (f64::from(other) - mean);
    }

    fn join(&mut self, other: Pairs) {
        self.number += other.number;
        self.sum += other.sum;
    }

    /// The correlation in standard deviations: products of independent dice are not correlated with each other.
    fn correlation(&self, kind: &Kind) -> f64 {
        self.sum / (kind.variance() * (self.number as f64).sqrt())
    }
}

/// How likely a normal deviation is at least so large, in either direction.
fn two_sided(deviations: f64) -> f64 {
    erfc(deviations.abs() / std::f64::consts::SQRT_2)
}

/// How likely chi-square is above this, for an odd number of degrees of freedom (Abramowitz and Stegun 26.4.4).
fn chi_square_above(sum: f64, freedom: usize) -> f64 {
    assert!(freedom % 2 == 1, "our dice have an even number of faces");
    let mut term = (2.0 * sum / std::f64::consts::PI).sqrt() * (-sum / 2.0).exp();
    let mut likely = erfc((sum / 2.0).sqrt());
    for odd in (3..=freedom).step_by(2) {
        likely += term;
        term *= sum / odd as f64;
    }
    likely
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the tables of any textbook.
    #[test]
    fn likelihoods_are_those_of_the_tables() {
        for (sum, freedom, likely) in
            [(3.841, 1, 0.05), (7.815, 3, 0.05), (16.266, 3, 0.001), (11.070, 5, 0.05)]
        {
            assert!((chi_square_above(sum, freedom) / likely - 1.0).abs() < 0.002, "{sum} {freedom}");
        }
        assert!((two_sided(-1.96) - 0.05).abs() < 0.001);
    }
}
