//! Every bit of 200 throws, noted once. Another bit anywhere needs another version of the engine.
//!
//! `GOLDENS=write cargo nextest run -p bonecup-arena goldens` notes them anew.

use std::fmt::Write;

use bonecup_arena::{Arena, Digest, Lean, Path};
use bonecup_rules::conformance::Source;
use rolling_dice::{Throw, Thrower};

use crate::kit::any_throw;

const THROWS: u64 = 200;
const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/arena/goldens.txt");

fn throw(number: u64) -> Throw {
    any_throw(&mut Source::new(number))
}

/// A line of the fixture: the number, the judged digest with its path, the search engine's without.
fn line(number: u64) -> String {
    let throw = throw(number);
    let judged = Arena.watch(&throw, number).digest;
    let lean = Digest::of(&Lean::default().throw(&throw, number), &Path::default());
    format!("{number} {judged} {lean}")
}

fn goldens() -> String {
    std::fs::read_to_string(FIXTURE).unwrap()
}

#[test]
fn throws_are_the_same_for_ever() {
    let mut text = format!("# number {} {}\n", Arena::ENGINE, Lean::ENGINE);
    for number in 0..THROWS {
        writeln!(text, "{}", line(number)).unwrap();
    }
    if std::env::var("GOLDENS").is_ok_and(|wish| wish == "write") {
        std::fs::write(FIXTURE, &text).unwrap();
    }
    assert_eq!(text, goldens());
}

/// Four threads take turns, each from another throw on.
#[test]
fn threads_do_not_matter() {
    let noted: Vec<String> = goldens().lines().skip(1).map(str::to_owned).collect();
    std::thread::scope(|scope| {
        for start in 0..4_u64 {
            let noted = &noted;
            scope.spawn(move || {
                for number in (0..24).map(|i| (start * 50 + 7 * i) % THROWS) {
                    assert_eq!(line(number), noted[usize::try_from(number).unwrap()]);
                }
            });
        }
    });
}

/// Side by side with others, among them throws that cannot be thrown, and one by one.
#[test]
fn company_does_not_matter() {
    let mut throws: Vec<(Throw, u64)> = (0..THROWS).map(|number| (throw(number), number)).collect();
    throws[5].0.dice = 9;
    let together = Lean::default().throw_all(&throws);
    for ((throw, noise), landing) in throws.iter().zip(together) {
        assert_eq!(Lean::default().throw(throw, *noise), landing, "{noise}");
    }
}

#[test]
fn the_noise_matters() {
    let throw = throw(3);
    assert_ne!(Arena.throw(&throw, 1).thrown, Arena.throw(&throw, 2).thrown);
    assert_ne!(Lean::default().throw(&throw, 1).thrown, Lean::default().throw(&throw, 2).thrown);
}
