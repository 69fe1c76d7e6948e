//! Chance that follows from a date: the same on every machine, in every version of every library.

use bonecup_games::GameId;
use bonecup_rules::Cup;
use sha2::{Digest, Sha256};

use crate::day::Day;

/// Bytes from SHA-256 of a text about the day and the number of the block.
pub(crate) struct DayCup {
    /// Has read everything before the number of the block.
    text: Sha256,
    next_block: u32,
    block: [u8; 32],
    read: usize,
}

impl DayCup {
    pub(crate) fn new(game: GameId, day: Day, attempt: u32) -> DayCup {
        let text = format!("bonecup/1 daily {} {day} {attempt}", game.key());
        DayCup { text: Sha256::new().chain_update(text), next_block: 0, block: [0; 32], read: 32 }
    }

    fn byte(&mut self) -> u8 {
        if self.read == self.block.len() {
            self.block = self.text.clone().chain_update(self.next_block.to_be_bytes()).finalize().into();
            self.next_block = self.next_block.wrapping_add(1);
            self.read = 0;
        }
        self.read += 1;
        self.block[self.read - 1]
    }

    fn word(&mut self) -> u64 {
        u64::from_be_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// One of so many, each as likely; 0 if there is none.
    pub(crate) fn one_of(&mut self, count: usize) -> usize {
        let weights = vec![1; count];
        if count == 0 { 0 } else { self.weighted(&weights) }
    }
}

impl Cup for DayCup {
    /// The last bytes, which would favour low faces, are skipped.
    fn fair(&mut self, faces: u8) -> u8 {
        let fair_bytes = 256 / u16::from(faces) * u16::from(faces);
        loop {
            let byte = self.byte();
            if u16::from(byte) < fair_bytes {
                return byte % faces;
            }
        }
    }

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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    /// Computed by `printf 'bonecup/1 daily knochenmax 2026-11-18 0\0\0\0\0' | sha256sum`.
    #[test]
    fn bytes_are_those_of_the_published_text() {
        let mut cup = DayCup::new(GameId::KnochenMax, "2026-11-18".parse().unwrap(), 0);
        let bytes: Vec<u8> = (0..4).map(|_| cup.byte()).collect();
        assert_eq!(bytes, [181, 194, 151, 191]);
    }

    #[test]
    fn every_side_falls_about_as_often_as_it_weighs() {
        let mut cup = DayCup::new(GameId::KnochenMax, Day::FIRST, 0);
        let mut fair = [0; 6];
        let mut weighted = [0; 4];
        let mut one_of = [0; 3];
        for _ in 0..60_000 {
            fair[usize::from(cup.fair(6))] += 1;
            weighted[cup.weighted(&[1, 4, 4, 1])] += 1;
            one_of[cup.one_of(3)] += 1;
        }
        let near = |count: i32, expected: i32| (count - expected).abs() < 600;
        assert!(fair.iter().all(|count| near(*count, 10_000)), "{fair:?}");
        assert!(one_of.iter().all(|count| near(*count, 20_000)), "{one_of:?}");
        assert!(
            weighted.iter().zip([6_000, 24_000, 24_000, 6_000]).all(|(is, to_be)| near(*is, to_be)),
            "{weighted:?}"
        );
        assert_eq!(cup.one_of(0), 0);
    }

    #[test]
    fn days_games_and_attempts_have_bytes_of_their_own() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        let mut cups = [
            DayCup::new(GameId::KnochenMax, day("2026-11-18"), 0),
            DayCup::new(GameId::KnochenMax, day("2026-11-18"), 1),
            DayCup::new(GameId::KnochenMax, day("2026-11-19"), 0),
            DayCup::new(GameId::RollingBones, day("2026-11-18"), 0),
        ];
        let mut words: Vec<u64> = cups.iter_mut().map(DayCup::noise).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), 4);
    }
}
