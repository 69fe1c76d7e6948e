//! What a position is worth: to one player, or to many at once.

/// The worth of a position to whoever compares moves by it.
pub(super) trait Worth: Copy {
    /// Worse than everything: there is no such move.
    const NONE: Self;

    /// Takes the other move if it is better.
    fn improve(&mut self, other: &Self);

    /// The better of two moves.
    #[must_use]
    fn better(mut self, other: Self) -> Self {
        self.improve(&other);
        self
    }
}

/// Takes from each pair the better move.
#[inline(always)]
pub(super) fn improve_all<E: Worth, const N: usize>(list: &mut [E; N], others: &[E; N]) {
    for (mine, theirs) in list.iter_mut().zip(others) {
        mine.improve(theirs);
    }
}

/// The better move of each pair.
#[inline(always)]
pub(super) fn better_of<E: Worth, const N: usize>(mut list: [E; N], others: &[E; N]) -> [E; N] {
    improve_all(&mut list, others);
    list
}

/// The worth of one position to L players with different utilities, computed together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Lanes<const L: usize>(pub(super) [f64; L]);

impl<const L: usize> Worth for Lanes<L> {
    /// A finite number, as it is also multiplied by the probability 0.
    const NONE: Lanes<L> = Lanes([-1e300; L]);

    #[inline(always)]
    fn improve(&mut self, other: &Lanes<L>) {
        *self = self.better(*other);
    }

    /// The larger number of each pair, without a branch.
    #[inline(always)]
    fn better(self, other: Lanes<L>) -> Lanes<L> {
        let mut best = self;
        for i in 0..L {
            best.0[i] = if self.0[i] > other.0[i] { self.0[i] } else { other.0[i] };
        }
        best
    }
}

impl<const L: usize> Lanes<L> {
    /// Worth nothing to anybody.
    pub(super) const ZERO: Lanes<L> = Lanes([0.0; L]);

    /// Adds a worth that comes with this probability.
    #[inline(always)]
    pub(super) fn add(&mut self, probability: f64, worth: &Lanes<L>) {
        for (sum, worth) in self.0.iter_mut().zip(&worth.0) {
            *sum += probability * *worth;
        }
    }
}
