//! Random numbers from the 64 bits of a throw. The stream is part of the engines' versions: it never changes.

/// Splitmix64 (Steele, Lea and Flood 2014).
pub(crate) struct Noise(u64);

impl Noise {
    pub(crate) fn new(noise: u64) -> Noise {
        Noise(noise)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`; the bias of one in 2⁶⁴ ÷ `bound` cannot be seen.
    pub(crate) fn below(&mut self, bound: u8) -> u8 {
        let wide = (u128::from(self.next()) * u128::from(bound)) >> 64;
        u8::try_from(wide).unwrap_or(0)
    }

    /// An even number from −1 to 1.
    pub(crate) fn even(&mut self) -> f64 {
        const HALF: f64 = (1_u64 << 31) as f64;
        let bits = u32::try_from(self.next() >> 32).unwrap_or(0);
        (f64::from(bits) + 0.5) / HALF - 1.0
    }

    /// About a normal number of mean 0 and deviation 1, at most 6: the sum of twelve even ones.
    pub(crate) fn bell(&mut self) -> f64 {
        (0..12).map(|_| self.even()).sum::<f64>() / 2.0
    }

    /// A point evenly drawn on the unit sphere of four dimensions: a quaternion of an even rotation. Points of the cube
    /// outside the ball are drawn again, and so are those too near its middle to be scaled well.
    pub(crate) fn rotation(&mut self) -> [f64; 4] {
        loop {
            let point: [f64; 4] = std::array::from_fn(|_| self.even());
            let square: f64 = point.iter().map(|part| part * part).sum();
            if (0.01..=1.0).contains(&square) {
                let length = square.sqrt();
                return point.map(|part| part / length);
            }
        }
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u8::try_from(last + 1).unwrap_or(u8::MAX);
            items.swap(last, usize::from(self.below(bound)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        let mut noise = Noise::new(1_234_567);
        assert_eq!([noise.next(), noise.next()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn a_bell_has_mean_0_and_deviation_1() {
        let mut noise = Noise::new(1);
        let bells: Vec<f64> = (0..40_000).map(|_| noise.bell()).collect();
        let mean = bells.iter().sum::<f64>() / 40_000.0;
        let square = bells.iter().map(|bell| bell * bell).sum::<f64>() / 40_000.0;
        assert!(mean.abs() < 0.02 && (square - 1.0).abs() < 0.03, "{mean} {square}");
    }
}
