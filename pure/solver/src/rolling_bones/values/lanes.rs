//! What a position is worth to many players at once.

use std::fmt::Debug;

/// How many lanes there are.
pub(crate) trait Width: Copy + Debug + PartialEq + 'static {
    const LANES: usize;
    /// So many blocks with the same dice are open together; several of them are then rolled at once. Values of many
    /// players fill the registers alone, and those of several blocks would not fit the L2 cache.
    const SIDE_BY_SIDE: usize;
    type Numbers: Copy + Debug + PartialEq + AsRef<[f64]> + AsMut<[f64]> + Send + Sync;

    /// The same number in all lanes.
    fn all(number: f64) -> Self::Numbers;
}

/// A single lane.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct One;

impl Width for One {
    const LANES: usize = 1;
    const SIDE_BY_SIDE: usize = 32;
    type Numbers = [f64; 1];

    #[inline(always)]
    fn all(number: f64) -> [f64; 1] {
        [number]
    }
}

/// As many as the widest registers hold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Eight;

/// Eight numbers in one line of the cache: those that lie across two take twice as long to fetch.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(align(64))]
pub(crate) struct CacheLine([f64; 8]);

impl AsRef<[f64]> for CacheLine {
    #[inline(always)]
    fn as_ref(&self) -> &[f64] {
        &self.0
    }
}

impl AsMut<[f64]> for CacheLine {
    #[inline(always)]
    fn as_mut(&mut self) -> &mut [f64] {
        &mut self.0
    }
}

impl Width for Eight {
    const LANES: usize = 8;
    const SIDE_BY_SIDE: usize = 1;
    type Numbers = CacheLine;

    #[inline(always)]
    fn all(number: f64) -> CacheLine {
        CacheLine([number; 8])
    }
}

/// Worse than everything: there is no such move. A finite number, as it is also multiplied by the probability 0.
pub(crate) const NO_MOVE: f64 = -1e300;

/// The worth of one position to as many players with different utilities, computed together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lanes<L: Width>(pub(crate) L::Numbers);

impl<L: Width> Lanes<L> {
    /// Worth the same to everybody.
    #[inline(always)]
    pub(crate) fn all(number: f64) -> Lanes<L> {
        Lanes(L::all(number))
    }

    /// There is no such move.
    #[inline(always)]
    pub(crate) fn none() -> Lanes<L> {
        Lanes::all(NO_MOVE)
    }

    /// Worth nothing to anybody.
    #[inline(always)]
    pub(crate) fn zero() -> Lanes<L> {
        Lanes::all(0.0)
    }

    /// Asks for each lane.
    #[inline(always)]
    pub(crate) fn from_fn(mut number: impl FnMut(usize) -> f64) -> Lanes<L> {
        let mut lanes = Lanes::<L>::zero();
        for i in 0..L::LANES {
            lanes.0.as_mut()[i] = number(i);
        }
        lanes
    }

    /// The number in one lane.
    #[inline(always)]
    pub(crate) fn lane(&self, i: usize) -> f64 {
        self.0.as_ref()[i]
    }

    /// The better of two moves, without a branch; the first if they are equal.
    #[inline(always)]
    #[must_use]
    pub(crate) fn better(self, other: Lanes<L>) -> Lanes<L> {
        Lanes::from_fn(|i| if other.lane(i) > self.lane(i) { other.lane(i) } else { self.lane(i) })
    }

    /// Adds a worth that comes with this probability.
    #[inline(always)]
    pub(crate) fn add(&mut self, probability: f64, worth: &Lanes<L>) {
        for (sum, worth) in self.0.as_mut().iter_mut().zip(worth.0.as_ref()) {
            *sum += probability * *worth;
        }
    }

    /// Takes what is here for those players to whom a move is worth as much as the best.
    #[inline(always)]
    pub(crate) fn split_off(&mut self, worth: &Lanes<L>, best: &Lanes<L>) -> Lanes<L> {
        let here = *self;
        let is_best = |i: usize| worth.lane(i) == best.lane(i);
        *self = Lanes::from_fn(|i| if is_best(i) { 0.0 } else { here.lane(i) });
        Lanes::from_fn(|i| if is_best(i) { here.lane(i) } else { 0.0 })
    }

    /// Whether to anybody this is worth nearly as much as the best: at most the gap less.
    #[inline(always)]
    pub(crate) fn is_near(&self, best: &Lanes<L>, gap: f64) -> bool {
        (0..L::LANES).fold(false, |near, i| near | (self.lane(i) >= best.lane(i) - gap))
    }

    /// Whether there is nothing for anybody.
    #[inline(always)]
    pub(crate) fn is_zero(&self) -> bool {
        (0..L::LANES).fold(0.0_f64, |sum, i| sum + self.lane(i)) == 0.0
    }
}

/// Takes from each pair the better move.
#[inline(always)]
pub(crate) fn improve_all<L: Width, const N: usize>(list: &mut [Lanes<L>; N], others: &[Lanes<L>; N]) {
    for (mine, theirs) in list.iter_mut().zip(others) {
        *mine = mine.better(*theirs);
    }
}

/// The better move of each pair.
#[inline(always)]
pub(crate) fn better_of<L: Width, const N: usize>(
    mut list: [Lanes<L>; N],
    others: &[Lanes<L>; N],
) -> [Lanes<L>; N] {
    improve_all(&mut list, others);
    list
}
