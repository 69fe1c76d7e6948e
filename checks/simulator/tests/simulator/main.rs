//! Some seeds in every test run, and a test of the test: what is planted is found.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

mod disk;

use bonecup_simulator::{Counted, Mistake, Plan, run};

/// Seeds that every test run tries; `make simulate-faults` goes on from there.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=16;

/// Within so many seeds a planted mistake is found. A seed takes a fraction of a second.
const ENOUGH: u64 = 60;

/// What was looked at in all these seeds; stops at the first that does not hold.
fn hold(seeds: impl Iterator<Item = u64>) -> Counted {
    let mut total = Counted::default();
    for seed in seeds {
        let verdict = run(&Plan::of(seed)).unwrap();
        if let Some(fault) = verdict.fault {
            let last = verdict.last.join("\n");
            panic!("{last}\nseed {seed}: {fault}\nagain: make simulate-faults SEED={seed} COUNT=1");
        }
        total += verdict.counted;
    }
    total
}

#[test]
fn nothing_acknowledged_is_lost_doubled_or_reordered() {
    let counted = hold(SEEDS);
    // A run in which nothing happens finds nothing.
    assert!(counted.acknowledged > 300, "{counted}");
    assert!(counted.repeated > 10, "somebody has to ask again: {counted}");
    assert!(counted.verified > 5, "games have to end: {counted}");
    assert!(counted.faults > 50, "something has to go wrong: {counted}");
}

#[test]
fn the_same_seed_is_the_same_run_event_by_event() {
    for seed in [4, 15, 23] {
        let [once, again] = [(); 2].map(|()| run(&Plan::of(seed)).unwrap());
        assert_eq!(once, again, "seed {seed}");
    }
    let [one, other] = [4, 15].map(|seed| run(&Plan::of(seed)).unwrap().digest);
    assert_ne!(one, other, "another seed is another run");
}

/// The seed that finds the mistake, and what it says.
fn found(mistake: Mistake) -> (u64, String) {
    let tried = (1..=ENOUGH).find_map(|seed| {
        let verdict = run(&Plan::of(seed).with(mistake)).unwrap();
        verdict.fault.map(|fault| (seed, fault))
    });
    tried.unwrap_or_else(|| panic!("{mistake:?} is not found in {ENOUGH} seeds"))
}

#[test]
fn a_store_that_does_not_sync_is_found() {
    let (_, fault) = found(Mistake::NoSync);
    assert!(fault.contains("lost") || fault.contains("acknowledged"), "{fault}");
}

#[test]
fn a_store_that_answers_too_early_is_found() {
    let (_, fault) = found(Mistake::EarlyAnswer);
    assert!(fault.contains("acknowledged") || fault.contains("step"), "{fault}");
}

#[test]
fn a_store_without_a_fence_is_found() {
    let (_, fault) = found(Mistake::NoFence);
    assert!(fault.contains("step"), "{fault}");
}
