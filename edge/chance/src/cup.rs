//! A cup whose faces follow from a key and the number of the roll.

use std::fmt;

use bonecup_referee::{Hex32, Links, RollPlace, Scheme};
use bonecup_rules::{Cup, Seat};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::GameKey;
use crate::seed::keyed;

const ROLL: &[u8] = b"bonecup/1 roll";
const ROLL_2: &[u8] = b"bonecup/2 roll";
const ROLL_3: &[u8] = b"bonecup/3 roll";

/// The bytes of one roll, read from blocks: with version 1 HMAC(key, "bonecup/1 roll" ‖ roll ‖ block), with version 2
/// HMAC(key of the roll, block), with version 3 for each die HMAC(key, "bonecup/3 roll" ‖ turn ‖ roll in it ‖ kind ‖ die ‖ block).
pub struct SeededCup {
    /// Has read everything before the number of the block.
    mac: Hmac<Sha256>,
    roll: u64,
    /// Which die of the roll comes next; none where all dice of a roll read the same bytes.
    dice: Option<DiceOfKind>,
    next_block: u32,
    block: [u8; 32],
    /// How many bytes of the block were read.
    read: usize,
}

impl SeededCup {
    /// The cup of the game's roll at this place; only version 2 has links.
    pub fn new(key: &GameKey, place: impl Into<RollPlace>, links: &Links) -> SeededCup {
        let place = place.into();
        let number = place.number.to_be_bytes();
        let mac = match key.scheme() {
            Scheme::One => key.mac().chain_update(ROLL).chain_update(number),
            Scheme::Two => {
                let mac = key.mac().chain_update(ROLL_2).chain_update(number);
                let mac = mac.chain_update(part(links.caster)).chain_update(part(links.asked));
                keyed(&mac.finalize().into_bytes().into())
            }
            Scheme::Three => {
                let (turn, in_turn) = (place.turn.to_be_bytes(), place.in_turn.to_be_bytes());
                key.mac().chain_update(ROLL_3).chain_update(turn).chain_update(in_turn)
            }
        };
        let dice = (key.scheme() == Scheme::Three).then(DiceOfKind::default);
        SeededCup { mac, roll: place.number, dice, next_block: 0, block: [0; 32], read: 32 }
    }

    /// Reads what one die needs: with version 3 every die has bytes of its own, so that those before it do not matter.
    fn of_die<T>(&mut self, read: impl FnOnce(&mut SeededCup) -> T) -> T {
        let Some(dice) = &mut self.dice else { return read(self) };
        let mac = self.mac.clone().chain_update(dice.next());
        read(&mut SeededCup { mac, roll: self.roll, dice: None, next_block: 0, block: [0; 32], read: 32 })
    }

    fn fair_byte(&mut self, faces: u8) -> u8 {
        let fair_bytes = 256 / u16::from(faces) * u16::from(faces);
        loop {
            let byte = self.byte();
            if u16::from(byte) < fair_bytes {
                return byte % faces;
            }
        }
    }

    fn weighted_word(&mut self, weights: &[u64]) -> usize {
        let sum: u64 = weights.iter().sum();
        let fair_words = (1_u128 << 64) / u128::from(sum) * u128::from(sum);
        loop {
            let word = self.word();
            if u128::from(word) < fair_words {
                return side(weights, word % sum);
            }
        }
    }

    fn byte(&mut self) -> u8 {
        if self.read == self.block.len() {
            self.refill();
        }
        self.read += 1;
        self.block[self.read - 1]
    }

    fn refill(&mut self) {
        let mac = self.mac.clone().chain_update(self.next_block.to_be_bytes());
        self.block = mac.finalize().into_bytes().into();
        self.next_block = self.next_block.wrapping_add(1);
        self.read = 0;
    }

    fn word(&mut self) -> u64 {
        u64::from_be_bytes(std::array::from_fn(|_| self.byte()))
    }
}

/// The dice of one kind in a roll.
#[derive(Clone, Copy, Default)]
struct DiceOfKind {
    kind: u8,
    drawn: u8,
}

impl DiceOfKind {
    /// The next die, as it enters its bytes.
    fn next(&mut self) -> [u8; 2] {
        let die = [self.kind, self.drawn];
        self.drawn = self.drawn.wrapping_add(1);
        die
    }
}

/// A link as it enters the key of a roll.
fn part(link: Option<(Seat, Hex32)>) -> Vec<u8> {
    link.map_or_else(|| vec![0], |(seat, link)| [&[1, seat.0], link.0.as_slice()].concat())
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
        self.of_die(|bytes| bytes.fair_byte(faces))
    }

    /// Eight bytes a bone, likewise.
    fn weighted(&mut self, weights: &[u64]) -> usize {
        self.of_die(|bytes| bytes.weighted_word(weights))
    }

    fn noise(&mut self) -> u64 {
        self.of_die(SeededCup::word)
    }

    fn of_kind(&mut self, kind: u8) {
        if let Some(dice) = &mut self.dice {
            *dice = DiceOfKind { kind, drawn: 0 };
        }
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
