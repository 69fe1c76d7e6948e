//! Eight numbers side by side, one for each of eight dice.
//!
//! Plain arrays: the compiler makes vector instructions of them, as wide as the machine has. Each operation is that of one
//! number, rounded as always and never fused, so how wide they are changes no bit.

use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use rapier3d::math::Vector;

/// How many dice are side by side.
pub(crate) const LANES: usize = 8;

/// A number of each of eight dice.
#[derive(Clone, Copy, Default, Debug)]
#[repr(align(32))]
pub(crate) struct Lane(pub(crate) [f32; LANES]);

/// Yes or no for each of eight dice: all bits or none.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(crate) struct Mask([u32; LANES]);

impl Lane {
    pub(crate) const ZERO: Lane = Lane([0.0; LANES]);

    #[inline(always)]
    pub(crate) fn splat(number: f32) -> Lane {
        Lane([number; LANES])
    }

    #[inline(always)]
    fn map(self, change: impl Fn(f32) -> f32) -> Lane {
        Lane(std::array::from_fn(|lane| change(self.0[lane])))
    }

    #[inline(always)]
    fn zip(self, other: Lane, join: impl Fn(f32, f32) -> f32) -> Lane {
        Lane(std::array::from_fn(|lane| join(self.0[lane], other.0[lane])))
    }

    #[inline(always)]
    fn test(self, other: Lane, holds: impl Fn(f32, f32) -> bool) -> Mask {
        Mask(std::array::from_fn(|lane| if holds(self.0[lane], other.0[lane]) { u32::MAX } else { 0 }))
    }

    #[inline(always)]
    pub(crate) fn abs(self) -> Lane {
        self.map(f32::abs)
    }

    #[inline(always)]
    pub(crate) fn sqrt(self) -> Lane {
        self.map(f32::sqrt)
    }

    /// One by each of them.
    #[inline(always)]
    pub(crate) fn inverse(self) -> Lane {
        self.map(|number| 1.0 / number)
    }

    #[inline(always)]
    pub(crate) fn over(self, other: Lane) -> Lane {
        self.zip(other, |one, other| one / other)
    }

    #[inline(always)]
    pub(crate) fn most(self, other: Lane) -> Lane {
        self.zip(other, |one, other| if one > other { one } else { other })
    }

    #[inline(always)]
    pub(crate) fn least(self, other: Lane) -> Lane {
        self.zip(other, |one, other| if one < other { one } else { other })
    }

    #[inline(always)]
    pub(crate) fn is_below(self, other: Lane) -> Mask {
        self.test(other, |one, other| one < other)
    }

    #[inline(always)]
    pub(crate) fn is_above(self, other: Lane) -> Mask {
        self.test(other, |one, other| one > other)
    }

    #[inline(always)]
    pub(crate) fn is(self, number: f32) -> Mask {
        self.test(Lane::splat(number), |one, other| one == other)
    }
}

impl Mask {
    /// The one where it holds, the other where not.
    #[inline(always)]
    pub(crate) fn pick(self, one: Lane, other: Lane) -> Lane {
        Lane(std::array::from_fn(|lane| {
            let (one, other, mask) = (one.0[lane].to_bits(), other.0[lane].to_bits(), self.0[lane]);
            f32::from_bits((one & mask) | (other & !mask))
        }))
    }

    /// The number where it holds, nothing where not.
    #[inline(always)]
    pub(crate) fn keep(self, number: Lane) -> Lane {
        Lane(std::array::from_fn(|lane| f32::from_bits(number.0[lane].to_bits() & self.0[lane])))
    }

    #[inline(always)]
    pub(crate) fn and(self, other: Mask) -> Mask {
        Mask(std::array::from_fn(|lane| self.0[lane] & other.0[lane]))
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Mask) -> Mask {
        Mask(std::array::from_fn(|lane| self.0[lane] | other.0[lane]))
    }

    #[inline(always)]
    pub(crate) fn not(self) -> Mask {
        Mask(std::array::from_fn(|lane| !self.0[lane]))
    }

    #[inline(always)]
    pub(crate) fn any(self) -> bool {
        self.0.iter().fold(0, |any, lane| any | lane) != 0
    }

    /// A bit for each die.
    #[inline(always)]
    pub(crate) fn bits(self) -> u8 {
        const BITS: [u32; LANES] = [1, 2, 4, 8, 16, 32, 64, 128];
        let bits = (0..LANES).fold(0, |bits, lane| bits | (self.0[lane] & BITS[lane]));
        u8::try_from(bits).unwrap_or(u8::MAX)
    }
}

impl Add for Lane {
    type Output = Lane;

    #[inline(always)]
    fn add(self, other: Lane) -> Lane {
        self.zip(other, |one, other| one + other)
    }
}

impl Sub for Lane {
    type Output = Lane;

    #[inline(always)]
    fn sub(self, other: Lane) -> Lane {
        self.zip(other, |one, other| one - other)
    }
}

impl Mul for Lane {
    type Output = Lane;

    #[inline(always)]
    fn mul(self, other: Lane) -> Lane {
        self.zip(other, |one, other| one * other)
    }
}

impl Mul<f32> for Lane {
    type Output = Lane;

    #[inline(always)]
    fn mul(self, number: f32) -> Lane {
        self.map(|one| one * number)
    }
}

impl Neg for Lane {
    type Output = Lane;

    #[inline(always)]
    fn neg(self) -> Lane {
        self.map(|one| -one)
    }
}

impl AddAssign for Lane {
    #[inline(always)]
    fn add_assign(&mut self, other: Lane) {
        *self = *self + other;
    }
}

impl SubAssign for Lane {
    #[inline(always)]
    fn sub_assign(&mut self, other: Lane) {
        *self = *self - other;
    }
}

impl MulAssign for Lane {
    #[inline(always)]
    fn mul_assign(&mut self, other: Lane) {
        *self = *self * other;
    }
}

/// A vector of each of eight dice.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Vectors {
    pub(crate) x: Lane,
    pub(crate) y: Lane,
    pub(crate) z: Lane,
}

impl Vectors {
    #[inline(always)]
    pub(crate) fn scaled(self, by: Lane) -> Vectors {
        Vectors { x: self.x * by, y: self.y * by, z: self.z * by }
    }

    #[inline(always)]
    pub(crate) fn plus(self, other: Vectors) -> Vectors {
        Vectors { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }

    #[inline(always)]
    pub(crate) fn minus(self, other: Vectors) -> Vectors {
        Vectors { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }

    #[inline(always)]
    pub(crate) fn length(self) -> Lane {
        (self.x * self.x + self.y * self.y + self.z * self.z).sqrt()
    }

    /// That of one die.
    #[inline(always)]
    pub(crate) fn get(&self, lane: usize) -> Vector {
        Vector::new(self.x.0[lane], self.y.0[lane], self.z.0[lane])
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, lane: usize, vector: Vector) {
        (self.x.0[lane], self.y.0[lane], self.z.0[lane]) = (vector.x, vector.y, vector.z);
    }
}

impl Mask {
    #[inline(always)]
    pub(crate) fn pick_vectors(self, one: Vectors, other: Vectors) -> Vectors {
        Vectors { x: self.pick(one.x, other.x), y: self.pick(one.y, other.y), z: self.pick(one.z, other.z) }
    }
}
