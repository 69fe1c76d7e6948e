//! Dice that lie: every choice of at most all dice, and how one more die leads from one choice to another.

use std::ops::Range;

/// All multisets of at most `dice` dice with `F` faces, the smaller before the larger.
///
/// Only how many dice show each face matters, never which. A step up adds one die, and that is what makes turns
/// cheap: the value of throwing several dice is the mean over one die of the value of throwing one die less.
///
/// ```
/// use bonecup_solver::knochenmax::Lattice;
///
/// let lattice: Lattice<4> = Lattice::new(5);
/// assert_eq!((lattice.len(), lattice.throws().len()), (126, 56));
/// let pair = lattice.index([0, 2, 0, 0]).unwrap();
/// assert_eq!(lattice.counts(lattice.with(pair, 3)), [0, 2, 0, 1]);
/// ```
#[derive(Clone, Debug)]
pub struct Lattice<const F: usize> {
    counts: Vec<[u8; F]>,
    /// Per multiset of fewer than all dice, the multiset with one more die of each face.
    up: Vec<[usize; F]>,
    /// The multisets with one die less, those of multiset `i` at `down_from[i]..down_from[i + 1]`.
    down: Vec<usize>,
    down_from: Vec<usize>,
}

impl<const F: usize> Lattice<F> {
    /// The lattice of so many dice.
    pub fn new(dice: u8) -> Lattice<F> {
        let mut counts: Vec<[u8; F]> = (0..=dice).flat_map(multisets).collect();
        counts.shrink_to_fit();
        let mut lattice = Lattice { counts, up: Vec::new(), down: Vec::new(), down_from: vec![0] };
        lattice.link();
        lattice
    }

    fn link(&mut self) {
        self.up = (0..self.counts.len())
            .filter_map(|index| {
                let steps: Vec<usize> =
                    (0..F).filter_map(|face| self.index(step(self.counts[index], face)?)).collect();
                steps.try_into().ok()
            })
            .collect();
        let mut below: Vec<Vec<usize>> = vec![Vec::new(); self.counts.len()];
        for (index, steps) in self.up.iter().enumerate() {
            steps.iter().for_each(|&larger| below[larger].push(index));
        }
        for smaller in below {
            self.down.extend(smaller);
            self.down_from.push(self.down.len());
        }
    }

    /// How many multisets there are.
    pub fn len(&self) -> usize {
        self.counts.len()
    }

    /// Never: no die is a choice too.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// The multisets of all dice: what can lie after a throw.
    #[inline]
    pub fn throws(&self) -> Range<usize> {
        self.up.len()..self.counts.len()
    }

    /// How many dice of the multiset show each face.
    pub fn counts(&self, index: usize) -> [u8; F] {
        self.counts[index]
    }

    /// The multiset with these counts, unless they are too many.
    pub fn index(&self, counts: [u8; F]) -> Option<usize> {
        let key = |counts: &[u8; F]| (counts.iter().map(|&count| u32::from(count)).sum::<u32>(), *counts);
        self.counts.binary_search_by_key(&key(&counts), key).ok()
    }

    /// The multiset with one more die of the face. There must be a die left to add.
    pub fn with(&self, index: usize, face: usize) -> usize {
        self.up[index][face]
    }

    #[inline]
    pub(super) fn ups(&self) -> &[[usize; F]] {
        &self.up
    }

    #[inline]
    pub(super) fn downs(&self, index: usize) -> &[usize] {
        &self.down[self.down_from[index]..self.down_from[index + 1]]
    }
}

fn step<const F: usize>(mut counts: [u8; F], face: usize) -> Option<[u8; F]> {
    counts[face] = counts[face].checked_add(1)?;
    Some(counts)
}

/// All ways in which exactly so many dice can lie, in ascending order.
fn multisets<const F: usize>(dice: u8) -> Vec<[u8; F]> {
    let mut list = Vec::new();
    distribute([0; F], 0, dice, &mut list);
    list
}

fn distribute<const F: usize>(counts: [u8; F], face: usize, dice: u8, list: &mut Vec<[u8; F]>) {
    if face + 1 == F {
        let mut last = counts;
        last[face] = dice;
        list.push(last);
        return;
    }
    for count in 0..=dice {
        let mut next = counts;
        next[face] = count;
        distribute(next, face + 1, dice - count, list);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_multiset_is_found_by_its_counts() {
        let lattice: Lattice<6> = Lattice::new(5);
        assert_eq!((lattice.len(), lattice.throws().len()), (462, 252));
        assert!((0..lattice.len()).all(|index| lattice.index(lattice.counts(index)) == Some(index)));
        assert_eq!(lattice.index([2, 2, 2, 0, 0, 0]), None);
    }

    #[test]
    fn steps_up_and_down_are_the_same_steps() {
        let lattice: Lattice<4> = Lattice::new(5);
        let ups: usize = lattice.ups().len() * 4;
        let downs: usize = (0..lattice.len()).map(|index| lattice.downs(index).len()).sum();
        assert_eq!(ups, downs);
        for index in 0..lattice.throws().start {
            for face in 0..4 {
                let larger = lattice.with(index, face);
                assert_eq!(lattice.counts(larger)[face], lattice.counts(index)[face] + 1);
                assert!(lattice.downs(larger).contains(&index));
            }
        }
    }
}
