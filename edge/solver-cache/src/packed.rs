//! Chances by lead in few bytes.
//!
//! Each list of chances is rounded to 2⁻²⁹, so that none is off by more than 10⁻⁹. A chance is foretold by the two before it, as
//! if they lay on a line, and only the difference is written, as a Rice code: its high bits as so many ones and a
//! zero, its low bits as they are. How many bits are low is written at the head of each list, then the first chance.

/// Steps from 0 to 1.
const STEPS: f64 = (1_u32 << 29) as f64;
/// Bits of a chance that is written whole: 1 is one of them.
const WHOLE: u32 = 30;
/// Bits of the number of low bits.
const HEAD: u32 = 5;

/// Packs chances, those of each list of leads after those of the list before.
pub(crate) fn pack<'a>(leads: impl Iterator<Item = &'a [i32]>, chances: &[f64]) -> Vec<u8> {
    let mut bits = BitWriter::default();
    let mut rest = chances;
    for leads in leads {
        let (own, others) = rest.split_at(leads.len().min(rest.len()));
        let steps: Vec<i64> = own.iter().map(|chance| to_steps(*chance)).collect();
        pack_list(leads, &steps, &mut bits);
        rest = others;
    }
    bits.finish()
}

fn pack_list(leads: &[i32], steps: &[i64], bits: &mut BitWriter) {
    let Some(first) = steps.first() else { return };
    let codes: Vec<u64> = (1..steps.len()).map(|at| fold(steps[at] - foretold(leads, steps, at))).collect();
    let length = |low: &u32| codes.iter().map(|code| (code >> low) + 1 + u64::from(*low)).sum::<u64>();
    let low = (0..1 << HEAD).min_by_key(length).unwrap_or(0);
    bits.write(u64::from(low), HEAD);
    bits.write(first.unsigned_abs(), WHOLE);
    for code in codes {
        (0..code >> low).for_each(|_| bits.write(1, 1));
        bits.write(0, 1);
        bits.write(code & ((1 << low) - 1), low);
    }
}

/// The chances for these lists of leads; `None` if the bytes are not as many as they need, or say nothing sensible.
pub(crate) fn unpack<'a>(leads: impl Iterator<Item = &'a [i32]>, bytes: &[u8]) -> Option<Vec<f64>> {
    let mut bits = BitReader { bytes, at: 0 };
    let mut chances = Vec::new();
    for leads in leads.filter(|leads| !leads.is_empty()) {
        let low = u32::try_from(bits.read(HEAD)?).ok()?;
        let mut steps = vec![i64::try_from(bits.read(WHOLE)?).ok()?];
        for at in 1..leads.len() {
            let code = bits.ones()?.checked_shl(low)? | bits.read(low)?;
            steps.push(foretold(leads, &steps, at).checked_add(unfold(code))?);
        }
        chances.extend(steps.into_iter().map(|steps| steps as f64 / STEPS));
    }
    (bits.at.div_ceil(8) == bytes.len()).then_some(chances)
}

#[allow(clippy::cast_possible_truncation, reason = "a chance is at most 1")]
fn to_steps(chance: f64) -> i64 {
    (chance.clamp(0.0, 1.0) * STEPS).round() as i64
}

/// What the two chances before lead to expect, in whole numbers, so that every machine expects the same.
fn foretold(leads: &[i32], steps: &[i64], at: usize) -> i64 {
    if at < 2 {
        return steps[at - 1];
    }
    let (rise, run) = (steps[at - 1].saturating_sub(steps[at - 2]), i64::from(leads[at - 1] - leads[at - 2]));
    let further = rise.saturating_mul(i64::from(leads[at] - leads[at - 1]));
    steps[at - 1].saturating_add(further.div_euclid(run.max(1)))
}

/// Small differences of either sign as small numbers.
fn fold(difference: i64) -> u64 {
    ((difference << 1) ^ (difference >> 63)).cast_unsigned()
}

fn unfold(code: u64) -> i64 {
    (code >> 1).cast_signed() ^ -(code & 1).cast_signed()
}

#[derive(Default)]
struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that are not a whole byte yet.
    open: u64,
    count: u32,
}

impl BitWriter {
    /// Writes the low bits of a number, the highest of them first; at most 32.
    fn write(&mut self, number: u64, bits: u32) {
        self.open = self.open << bits | number;
        self.count += bits;
        while self.count >= 8 {
            self.count -= 8;
            self.bytes.push((self.open >> self.count & 0xff).to_le_bytes()[0]);
        }
        self.open &= (1 << self.count) - 1;
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.write(0, 8 - self.count);
        }
        self.bytes
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    /// The number of the next bit.
    at: usize,
}

impl BitReader<'_> {
    /// The next bits from here on, the first of them highest; at least 32 of them are right, and zeros follow the end.
    fn peek(&self) -> u64 {
        let rest = self.bytes.get(self.at / 8..).unwrap_or_default();
        let mut eight = [0; 8];
        let count = rest.len().min(8);
        eight[..count].copy_from_slice(&rest[..count]);
        u64::from_be_bytes(eight) << (self.at % 8)
    }

    fn read(&mut self, bits: u32) -> Option<u64> {
        let number = self.peek().checked_shr(64 - bits).unwrap_or(0);
        self.skip(bits)?;
        Some(number)
    }

    /// How many ones there are before the next zero.
    fn ones(&mut self) -> Option<u64> {
        let mut count = 0;
        loop {
            let ones = self.peek().leading_ones().min(32);
            self.skip(ones)?;
            count += u64::from(ones);
            if ones < 32 {
                self.skip(1)?;
                return Some(count);
            }
        }
    }

    fn skip(&mut self, bits: u32) -> Option<()> {
        self.at += usize::try_from(bits).ok()?;
        (self.at <= 8 * self.bytes.len()).then_some(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn lists() -> impl Strategy<Value = Vec<Vec<(i32, f64)>>> {
        let chance = prop_oneof![0.0..=1.0, Just(0.0), Just(1.0)];
        let list = proptest::collection::btree_map(-500..500, chance, 0..40);
        proptest::collection::vec(list.prop_map(|list| list.into_iter().collect()), 0..8)
    }

    fn unzip(lists: &[Vec<(i32, f64)>]) -> (Vec<Vec<i32>>, Vec<f64>) {
        let leads = lists.iter().map(|list| list.iter().map(|(lead, _)| *lead).collect()).collect();
        (leads, lists.iter().flatten().map(|(_, chance)| *chance).collect())
    }

    fn views(leads: &[Vec<i32>]) -> impl Iterator<Item = &[i32]> {
        leads.iter().map(Vec::as_slice)
    }

    proptest! {
        #[test]
        fn chances_come_back_to_the_ninth_digit(lists in lists()) {
            let (leads, chances) = unzip(&lists);
            let packed = pack(views(&leads), &chances);
            let back = unpack(views(&leads), &packed).unwrap();
            prop_assert_eq!(back.len(), chances.len());
            for (one, other) in back.iter().zip(&chances) {
                prop_assert!((one - other).abs() < 1e-9);
            }
            // What was rounded once stays as it is.
            prop_assert_eq!(pack(views(&leads), &back), packed);
        }

        #[test]
        fn any_bytes_are_read_or_refused(lists in lists(), bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            let _ = unpack(views(&unzip(&lists).0), &bytes);
        }
    }

    #[test]
    fn what_is_cut_off_or_longer_is_refused() {
        let (leads, chances) = ([vec![-3, 0, 1, 7]], [0.25, 0.5, 0.75, 1.0]);
        let packed = pack(views(&leads), &chances);
        assert_eq!(unpack(views(&leads), &packed).unwrap(), chances);
        assert_eq!(unpack(views(&leads), &packed[1..]), None);
        assert_eq!(unpack(views(&leads), &[&packed[..], &[0]].concat()), None);
    }

    /// On a line every chance but the second is foretold; thirty bits each would be 30,000 bytes.
    #[test]
    fn a_smooth_course_takes_little_room() {
        let leads = [(0..8000).collect::<Vec<i32>>()];
        let chances: Vec<f64> = (0..8000).map(|lead| f64::from(lead) / 8192.0).collect();
        assert!(pack(views(&leads), &chances).len() < 8000);
    }
}
