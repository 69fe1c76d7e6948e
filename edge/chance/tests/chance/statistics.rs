//! Sixty thousand dice fall evenly. The key is fixed, so these tests pass always or never.

use bonecup_chance::{GameKey, Seed, SeededCup};
use bonecup_referee::Links;
use bonecup_rules::Cup;

const DICE: u32 = 60_000;

/// How often each face falls, twenty dice a roll.
fn counts(faces: usize, mut fall: impl FnMut(&mut SeededCup) -> usize) -> Vec<u32> {
    let key = GameKey::from_parts(&Seed::new([42; 32]), "statistics", ["a", "b"]);
    let mut counts = vec![0; faces];
    for roll in 0..u64::from(DICE) / 20 {
        let mut cup = SeededCup::new(&key, roll, &Links::default());
        (0..20).for_each(|_| counts[fall(&mut cup)] += 1);
    }
    counts
}

fn chi_square(counts: &[u32], weights: &[u64]) -> f64 {
    let share = |weight: u64| f64::from(DICE) * weight as f64 / weights.iter().sum::<u64>() as f64;
    let term = |(&count, &weight): (&u32, &u64)| (f64::from(count) - share(weight)).powi(2) / share(weight);
    counts.iter().zip(weights).map(term).sum()
}

#[test]
fn six_faces_fall_evenly() {
    let counts = counts(6, |cup| usize::from(cup.fair(6)));
    let chi_square = chi_square(&counts, &[1; 6]);
    // One honest series in 100,000 is above 30.9 (five degrees of freedom).
    assert!(chi_square < 30.9, "{counts:?}: {chi_square}");
}

#[test]
fn one_die_says_nothing_about_the_next() {
    let pairs = counts(36, |cup| usize::from(6 * cup.fair(6) + cup.fair(6)));
    let chi_square = chi_square(&pairs, &[1; 36]);
    // One in 100,000 is above 83 (35 degrees of freedom).
    assert!(chi_square < 83.0, "{pairs:?}: {chi_square}");
}

#[test]
fn bones_fall_by_their_weights() {
    for weights in
        [[1, 4, 4, 1], [27, 77, 77, 19], [1, 1, 1, 1], [999_999_937, 1_000_000_000, 999_999_999, 1_000_000]]
    {
        let counts = counts(4, |cup| cup.weighted(&weights));
        let chi_square = chi_square(&counts, &weights);
        // One in 100,000 is above 25.9 (three degrees of freedom).
        assert!(chi_square < 25.9, "{weights:?}: {counts:?}: {chi_square}");
    }
}
