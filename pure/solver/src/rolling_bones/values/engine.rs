//! Values in the registers of the machine.
//!
//! What is worked on most is spelled out register by register: left to itself the compiler takes the lanes apart. With eight
//! utilities each value fills a register of 512 bits; with one utility the four cases of a decision lie side by side.

use pulp::{Simd, WithSimd};

use super::lanes::{Eight, Lanes, One, Width};

/// Reckons with the values of L players, in all four cases of a decision, or two by two.
pub(crate) trait Engine<L: Width>: Copy {
    type Four: Copy;
    type Pair: Copy;

    /// The same number everywhere.
    fn all(self, number: f64) -> Self::Four;
    fn pair(self, number: f64) -> Self::Pair;
    fn load(self, lanes: &[Lanes<L>; 4]) -> Self::Four;
    fn load_pair(self, lanes: &[Lanes<L>; 2]) -> Self::Pair;
    fn store(self, lanes: &mut [Lanes<L>; 4], values: Self::Four);
    fn store_pair(self, lanes: &mut [Lanes<L>; 2], values: Self::Pair);
    /// The better moves.
    fn better(self, one: Self::Four, other: Self::Four) -> Self::Four;
    fn better_pair(self, one: Self::Pair, other: Self::Pair) -> Self::Pair;
    fn add(self, sums: Self::Four, more: Self::Four) -> Self::Four;
    /// Adds values that come with these probabilities.
    fn add_likely(self, sums: Self::Four, odds: &[f64; 4], values: Self::Four) -> Self::Four;
    /// The cases without a hat are worth what those with it are.
    fn wear(self, values: Self::Four) -> Self::Four;
    /// The cases without a grave, then those with it.
    fn join(self, graveless: Self::Pair, graves: Self::Pair) -> Self::Four;
    fn graveless(self, values: Self::Four) -> Self::Pair;
    /// The sum of all cases.
    fn total(self, values: Self::Four) -> Lanes<L>;
}

/// Work that asks for an engine.
pub(crate) trait WithEngine<L: Width> {
    type Output;

    fn with_engine<E: Engine<L>>(self, engine: E) -> Self::Output;
}

/// Widths that know which engine of the machine suits them.
pub(crate) trait Dispatch: Width {
    fn dispatch<T: WithEngine<Self>>(work: T) -> T::Output;
}

impl Dispatch for Eight {
    fn dispatch<T: WithEngine<Eight>>(work: T) -> T::Output {
        pulp::Arch::new().dispatch(InRegisters(work))
    }
}

struct InRegisters<T>(T);

impl<T: WithEngine<Eight>> WithSimd for InRegisters<T> {
    type Output = T::Output;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> T::Output {
        match const { S::F64_LANES } {
            8 => self.0.with_engine(Registers::<S, 1>(simd)),
            4 => self.0.with_engine(Registers::<S, 2>(simd)),
            2 => self.0.with_engine(Registers::<S, 4>(simd)),
            _ => self.0.with_engine(Registers::<_, 8>(pulp::Scalar::new())),
        }
    }
}

/// Eight lanes in N registers.
#[derive(Clone, Copy)]
struct Registers<S: Simd, const N: usize>(S);

impl<S: Simd, const N: usize> Registers<S, N> {
    #[inline(always)]
    fn splat(self, number: f64) -> [S::f64s; N] {
        [self.0.splat_f64s(number); N]
    }

    #[inline(always)]
    fn load_one(self, lanes: &Lanes<Eight>) -> [S::f64s; N] {
        let (registers, _) = S::as_simd_f64s(lanes.0.as_ref());
        registers.first_chunk().copied().unwrap_or_else(|| self.splat(0.0))
    }

    #[inline(always)]
    fn store_one(self, lanes: &mut Lanes<Eight>, registers: [S::f64s; N]) {
        let (places, _) = S::as_mut_simd_f64s(lanes.0.as_mut());
        if let Some(places) = places.first_chunk_mut() {
            *places = registers;
        }
    }

    #[inline(always)]
    fn better_each<const M: usize>(
        self,
        mut one: [[S::f64s; N]; M],
        other: [[S::f64s; N]; M],
    ) -> [[S::f64s; N]; M] {
        for m in 0..M {
            for n in 0..N {
                one[m][n] = self.0.max_f64s(one[m][n], other[m][n]);
            }
        }
        one
    }
}

impl<S: Simd, const N: usize> Engine<Eight> for Registers<S, N> {
    type Four = [[S::f64s; N]; 4];
    type Pair = [[S::f64s; N]; 2];

    #[inline(always)]
    fn all(self, number: f64) -> Self::Four {
        [self.splat(number); 4]
    }

    #[inline(always)]
    fn pair(self, number: f64) -> Self::Pair {
        [self.splat(number); 2]
    }

    #[inline(always)]
    fn load(self, [a, b, c, d]: &[Lanes<Eight>; 4]) -> Self::Four {
        [self.load_one(a), self.load_one(b), self.load_one(c), self.load_one(d)]
    }

    #[inline(always)]
    fn load_pair(self, [a, b]: &[Lanes<Eight>; 2]) -> Self::Pair {
        [self.load_one(a), self.load_one(b)]
    }

    #[inline(always)]
    fn store(self, lanes: &mut [Lanes<Eight>; 4], values: Self::Four) {
        for (lanes, values) in lanes.iter_mut().zip(values) {
            self.store_one(lanes, values);
        }
    }

    #[inline(always)]
    fn store_pair(self, lanes: &mut [Lanes<Eight>; 2], values: Self::Pair) {
        for (lanes, values) in lanes.iter_mut().zip(values) {
            self.store_one(lanes, values);
        }
    }

    #[inline(always)]
    fn better(self, one: Self::Four, other: Self::Four) -> Self::Four {
        self.better_each(one, other)
    }

    #[inline(always)]
    fn better_pair(self, one: Self::Pair, other: Self::Pair) -> Self::Pair {
        self.better_each(one, other)
    }

    #[inline(always)]
    fn add(self, mut sums: Self::Four, more: Self::Four) -> Self::Four {
        for m in 0..4 {
            for n in 0..N {
                sums[m][n] = self.0.add_f64s(sums[m][n], more[m][n]);
            }
        }
        sums
    }

    #[inline(always)]
    fn add_likely(self, mut sums: Self::Four, odds: &[f64; 4], values: Self::Four) -> Self::Four {
        for m in 0..4 {
            let odds = self.0.splat_f64s(odds[m]);
            for n in 0..N {
                sums[m][n] = self.0.mul_add_e_f64s(odds, values[m][n], sums[m][n]);
            }
        }
        sums
    }

    #[inline(always)]
    fn wear(self, [_, hat, _, both]: Self::Four) -> Self::Four {
        [hat, hat, both, both]
    }

    #[inline(always)]
    fn join(self, [a, b]: Self::Pair, [c, d]: Self::Pair) -> Self::Four {
        [a, b, c, d]
    }

    #[inline(always)]
    fn graveless(self, [a, b, _, _]: Self::Four) -> Self::Pair {
        [a, b]
    }

    #[inline(always)]
    fn total(self, [mut sum, b, c, d]: Self::Four) -> Lanes<Eight> {
        for n in 0..N {
            let graves = self.0.add_f64s(c[n], d[n]);
            sum[n] = self.0.add_f64s(self.0.add_f64s(sum[n], b[n]), graves);
        }
        let mut total = Lanes::zero();
        self.store_one(&mut total, sum);
        total
    }
}

impl Dispatch for One {
    fn dispatch<T: WithEngine<One>>(work: T) -> T::Output {
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = pulp::x86::V4::try_new() {
            // The same registers, but twice as many.
            return Simd::vectorize(simd, InCases(*simd, work));
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(simd) = pulp::x86::V3::try_new() {
            return Simd::vectorize(simd, InCases(simd, work));
        }
        work.with_engine(Plain)
    }
}

/// Arithmetic on numbers of one player, on any machine.
#[derive(Clone, Copy)]
struct Plain;

#[inline(always)]
fn each<const M: usize>(mut one: [f64; M], other: [f64; M], reckon: impl Fn(f64, f64) -> f64) -> [f64; M] {
    for m in 0..M {
        one[m] = reckon(one[m], other[m]);
    }
    one
}

#[inline(always)]
fn larger(one: f64, other: f64) -> f64 {
    if other > one { other } else { one }
}

impl Engine<One> for Plain {
    type Four = [f64; 4];
    type Pair = [f64; 2];

    #[inline(always)]
    fn all(self, number: f64) -> [f64; 4] {
        [number; 4]
    }

    #[inline(always)]
    fn pair(self, number: f64) -> [f64; 2] {
        [number; 2]
    }

    #[inline(always)]
    fn load(self, lanes: &[Lanes<One>; 4]) -> [f64; 4] {
        lanes.map(|lanes| lanes.lane(0))
    }

    #[inline(always)]
    fn load_pair(self, lanes: &[Lanes<One>; 2]) -> [f64; 2] {
        lanes.map(|lanes| lanes.lane(0))
    }

    #[inline(always)]
    fn store(self, lanes: &mut [Lanes<One>; 4], values: [f64; 4]) {
        *lanes = values.map(Lanes::all);
    }

    #[inline(always)]
    fn store_pair(self, lanes: &mut [Lanes<One>; 2], values: [f64; 2]) {
        *lanes = values.map(Lanes::all);
    }

    #[inline(always)]
    fn better(self, one: [f64; 4], other: [f64; 4]) -> [f64; 4] {
        each(one, other, larger)
    }

    #[inline(always)]
    fn better_pair(self, one: [f64; 2], other: [f64; 2]) -> [f64; 2] {
        each(one, other, larger)
    }

    #[inline(always)]
    fn add(self, sums: [f64; 4], more: [f64; 4]) -> [f64; 4] {
        each(sums, more, |sum, more| sum + more)
    }

    #[inline(always)]
    fn add_likely(self, sums: [f64; 4], odds: &[f64; 4], values: [f64; 4]) -> [f64; 4] {
        self.add(sums, each(*odds, values, |odds, value| odds * value))
    }

    #[inline(always)]
    fn wear(self, [_, hat, _, both]: [f64; 4]) -> [f64; 4] {
        [hat, hat, both, both]
    }

    #[inline(always)]
    fn join(self, [a, b]: [f64; 2], [c, d]: [f64; 2]) -> [f64; 4] {
        [a, b, c, d]
    }

    #[inline(always)]
    fn graveless(self, [a, b, _, _]: [f64; 4]) -> [f64; 2] {
        [a, b]
    }

    #[inline(always)]
    fn total(self, [a, b, c, d]: [f64; 4]) -> Lanes<One> {
        Lanes::all((a + b) + (c + d))
    }
}

#[cfg(target_arch = "x86_64")]
mod cases {
    use std::arch::x86_64::{__m128d, __m256d};

    use pulp::x86::V3;
    use pulp::{Simd, WithSimd, cast};

    use super::{Engine, WithEngine};
    use crate::rolling_bones::values::lanes::{Lanes, One};

    pub(super) struct InCases<T>(pub(super) V3, pub(super) T);

    impl<T: WithEngine<One>> WithSimd for InCases<T> {
        type Output = T::Output;

        #[inline(always)]
        fn with_simd<S: Simd>(self, _: S) -> T::Output {
            self.1.with_engine(Cases(self.0))
        }
    }

    /// The four cases of one player in a register of 256 bits.
    #[derive(Clone, Copy)]
    struct Cases(V3);

    impl Engine<One> for Cases {
        type Four = __m256d;
        type Pair = __m128d;

        #[inline(always)]
        fn all(self, number: f64) -> __m256d {
            cast([number; 4])
        }

        #[inline(always)]
        fn pair(self, number: f64) -> __m128d {
            cast([number; 2])
        }

        #[inline(always)]
        fn load(self, lanes: &[Lanes<One>; 4]) -> __m256d {
            cast(lanes.map(|lanes| lanes.lane(0)))
        }

        #[inline(always)]
        fn load_pair(self, lanes: &[Lanes<One>; 2]) -> __m128d {
            cast(lanes.map(|lanes| lanes.lane(0)))
        }

        #[inline(always)]
        fn store(self, lanes: &mut [Lanes<One>; 4], values: __m256d) {
            let values: [f64; 4] = cast(values);
            *lanes = values.map(Lanes::all);
        }

        #[inline(always)]
        fn store_pair(self, lanes: &mut [Lanes<One>; 2], values: __m128d) {
            let values: [f64; 2] = cast(values);
            *lanes = values.map(Lanes::all);
        }

        #[inline(always)]
        fn better(self, one: __m256d, other: __m256d) -> __m256d {
            self.0.avx._mm256_max_pd(one, other)
        }

        #[inline(always)]
        fn better_pair(self, one: __m128d, other: __m128d) -> __m128d {
            self.0.sse2._mm_max_pd(one, other)
        }

        #[inline(always)]
        fn add(self, sums: __m256d, more: __m256d) -> __m256d {
            self.0.avx._mm256_add_pd(sums, more)
        }

        #[inline(always)]
        fn add_likely(self, sums: __m256d, odds: &[f64; 4], values: __m256d) -> __m256d {
            self.0.fma._mm256_fmadd_pd(cast(*odds), values, sums)
        }

        #[inline(always)]
        fn wear(self, values: __m256d) -> __m256d {
            self.0.avx._mm256_permute_pd::<0b1111>(values)
        }

        #[inline(always)]
        fn join(self, graveless: __m128d, graves: __m128d) -> __m256d {
            self.0.avx._mm256_set_m128d(graves, graveless)
        }

        #[inline(always)]
        fn graveless(self, values: __m256d) -> __m128d {
            self.0.avx._mm256_castpd256_pd128(values)
        }

        #[inline(always)]
        fn total(self, values: __m256d) -> Lanes<One> {
            let [a, b, c, d]: [f64; 4] = cast(values);
            Lanes::all((a + b) + (c + d))
        }
    }
}
#[cfg(target_arch = "x86_64")]
use cases::InCases;
