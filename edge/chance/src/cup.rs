//! A cup whose faces follow from a key and the number of the roll.

use std::fmt;

use bonecup_rules::Cup;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::GameKey;

const ROLL: &[u8] = b"bonecup/1 roll";

/// The bytes of one roll, read from the blocks HMAC(key, "bonecup/1 roll" ‖ roll ‖ block).
pub struct SeededCup {
    mac: Hmac<Sha256>,
    roll: u64,
    next_block: u32,
    block: [u8; 32],
    /// How many bytes of the block were read.
    read: usize,
}

impl SeededCup {
    /// The cup of the game's roll with this number.
    pub fn new(key: &GameKey, roll: u64) -> SeededCup {
        SeededCup { mac: key.mac(), roll, next_block: 0, block: [0; 32], read: 32 }
    }

    fn byte(&mut self) -> u8 {
        if self.read == self.block.len() {
            self.refill();
        }
        self.read += 1;
        self.block[self.read - 1]
    }

    fn refill(&mut self) {
        let mut mac = self.mac.clone();
        mac.update(ROLL);
        mac.update(&self.roll.to_be_bytes());
        mac.update(&self.next_block.to_be_bytes());
        self.block = mac.finalize().into_bytes().into();
        self.next_block = self.next_block.wrapping_add(1);
        self.read = 0;
    }

    fn word(&mut self) -> u64 {
        u64::from_be_bytes(std::array::from_fn(|_| self.byte()))
    }
}

/// Bytes of a roll in a log would be dice that nobody has rolled yet.
impl fmt::Debug for SeededCup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeededCup(roll {}, …)", self.roll)
    }
}

impl Cup for SeededCup {
    /// One byte a die. The last bytes, which would favour low faces, are skipped.
    fn fair(&mut self, faces: u8) -> u8 {
        let fair_bytes = 256 / u16::from(faces) * u16::from(faces);
        loop {
            let byte = self.byte();
            if u16::from(byte) < fair_bytes {
                return byte % faces;
            }
        }
    }

    /// Eight bytes a bone, likewise.
    fn weighted(&mut self, weights: &[u64]) -> usize {
        let sum: u64 = weights.iter().sum();
        let fair_words = (1_u128 << 64) / u128::from(sum) * u128::from(sum);
        loop {
            let word = self.word();
            if u128::from(word) < fair_words {
                return side(weights, word % sum);
            }
        }
    }

    fn noise(&mut self) -> u64 {
        self.word()
    }
}

/// The side into whose part of the cumulative weights the point falls.
fn side(weights: &[u64], point: u64) -> usize {
    let ends = weights.iter().scan(0, |end, weight| {
        *end += weight;
        Some(*end)
    });
    ends.take_while(|&end| end <= point).count()
}
