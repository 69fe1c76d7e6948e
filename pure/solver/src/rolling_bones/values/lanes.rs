//! What a position is worth to many players at once.

/// The worth of one position to L players with different utilities, computed together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lanes<const L: usize>(pub(crate) [f64; L]);

impl<const L: usize> Lanes<L> {
    /// Worse than everything: there is no such move. A finite number, as it is also multiplied by the probability 0.
    pub(crate) const NONE: Lanes<L> = Lanes([-1e300; L]);
    /// Worth nothing to anybody.
    pub(crate) const ZERO: Lanes<L> = Lanes([0.0; L]);

    /// The better of two moves, without a branch; the first if they are equal.
    #[inline(always)]
    #[must_use]
    pub(crate) fn better(self, other: Lanes<L>) -> Lanes<L> {
        let mut best = self;
        for i in 0..L {
            best.0[i] = if other.0[i] > self.0[i] { other.0[i] } else { self.0[i] };
        }
        best
    }

    /// Adds a worth that comes with this probability.
    #[inline(always)]
    pub(crate) fn add(&mut self, probability: f64, worth: &Lanes<L>) {
        for (sum, worth) in self.0.iter_mut().zip(&worth.0) {
            *sum += probability * *worth;
        }
    }

    /// Takes what is here for those players to whom a move is worth as much as the best.
    #[inline(always)]
    pub(crate) fn split_off(&mut self, worth: &Lanes<L>, best: &Lanes<L>) -> Lanes<L> {
        let mut taken = Lanes::ZERO;
        for i in 0..L {
            let here = self.0[i];
            let is_best = worth.0[i] == best.0[i];
            taken.0[i] = if is_best { here } else { 0.0 };
            self.0[i] = if is_best { 0.0 } else { here };
        }
        taken
    }

    /// Whether to anybody this is worth nearly as much as the best: at most the gap less.
    #[inline(always)]
    pub(crate) fn is_near(&self, best: &Lanes<L>, gap: f64) -> bool {
        let mut near = false;
        for i in 0..L {
            near |= self.0[i] >= best.0[i] - gap;
        }
        near
    }

    /// Whether there is nothing for anybody.
    #[inline(always)]
    pub(crate) fn is_zero(&self) -> bool {
        self.0.iter().fold(0.0_f64, |sum, &one| sum + one) == 0.0
    }
}

/// Takes from each pair the better move.
#[inline(always)]
pub(crate) fn improve_all<const L: usize, const N: usize>(list: &mut [Lanes<L>; N], others: &[Lanes<L>; N]) {
    for (mine, theirs) in list.iter_mut().zip(others) {
        *mine = mine.better(*theirs);
    }
}

/// The better move of each pair.
#[inline(always)]
pub(crate) fn better_of<const L: usize, const N: usize>(
    mut list: [Lanes<L>; N],
    others: &[Lanes<L>; N],
) -> [Lanes<L>; N] {
    improve_all(&mut list, others);
    list
}
