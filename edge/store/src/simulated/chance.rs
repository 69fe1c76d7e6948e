//! Chance that follows from a seed, for simulations: whoever has the number has the run.

/// A generator (SplitMix64). It is quick, small and no secret.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The chance of this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Another generator, which goes its own way from here on.
    #[must_use]
    pub fn split(&mut self) -> Chance {
        Chance(self.bits())
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below the bound; 0 if there is none.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 { 0 } else { self.bits() % bound }
    }

    /// True in so many of ten thousand cases.
    pub fn hits(&mut self, of_ten_thousand: u32) -> bool {
        self.below(10_000) < u64::from(of_ten_thousand)
    }

    /// One of these; none if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let index = usize::try_from(self.below(items.len() as u64)).unwrap_or_default();
        items.get(index)
    }

    /// Fills bytes.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        for part in bytes.chunks_mut(8) {
            let random = self.bits().to_le_bytes();
            part.copy_from_slice(&random[..part.len()]);
        }
    }
}
