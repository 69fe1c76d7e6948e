//! The suite's own random numbers.

use crate::Cup;

/// Splitmix64 (Steele, Lea and Flood 2014), so that a game's number names it.
pub struct Source(u64);

impl Source {
    /// The source that the number names.
    pub fn new(number: u64) -> Source {
        Source(number.wrapping_mul(0x2545_F491_4F6C_DD1D))
    }

    /// A number below `bound`, which must not be 0. The bias of one in 2⁶⁴ ÷ `bound` does not matter here.
    pub fn below(&mut self, bound: usize) -> usize {
        let wide = (u128::from(self.noise()) * bound as u128) >> 64;
        usize::try_from(wide).unwrap_or(0)
    }

    /// True in one of `n` cases.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of the items.
    pub fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }
}

impl Cup for Source {
    fn fair(&mut self, faces: u8) -> u8 {
        u8::try_from(self.below(usize::from(faces))).unwrap_or(0)
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        let mut rest = self.noise() % weights.iter().sum::<u64>();
        weights
            .iter()
            .position(|&weight| {
                let here = rest < weight;
                rest = rest.wrapping_sub(weight);
                here
            })
            .unwrap_or(0)
    }

    fn noise(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}
