//! Noise for throws that are only thought of. It is never that of a real throw: whoever thinks has a seed of its own.

/// Splitmix64 (Steele, Lea and Flood 2014).
#[derive(Clone, Copy, Debug)]
pub struct Noise(u64);

impl Noise {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Noise {
        Noise(seed)
    }
}

impl Iterator for Noise {
    type Item = u64;

    /// The stream has no end.
    fn next(&mut self) -> Option<u64> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Some(z ^ (z >> 31))
    }
}
