//! A hundred thousand faces of each kind fall as they should, and faces of cups that are not fair do not. `make fair` does the same
//! with a hundred million. Seeds are fixed, so these tests pass always or never.

mod cups;
mod kinds;
mod tally;

use bonecup_chance::SeededCup;
use bonecup_rules::Cup;

use cups::{SCHEMES, cup};
use kinds::{KINDS, Kind};
use tally::{Likely, Tally};

const FACES: u64 = 100_000;

/// Of honest series, one in a million is as unlikely as this.
const SUSPECT: f64 = 1e-6;

fn likely<C: Cup>(kind: &Kind, faces: u64, cup: impl Fn(u64, u64) -> C) -> Likely {
    Tally::of(kind, kind.faces(0..kind.games(faces), cup)).likely(kind)
}

#[test]
fn every_kind_of_die_is_fair() {
    for kind in &KINDS {
        for scheme in SCHEMES {
            let likely = likely(kind, FACES, |game, roll| cup(scheme, game, roll));
            assert!(likely.least() > SUSPECT, "{} {scheme:?}: {likely:?}", kind.name);
        }
    }
}

#[test]
fn rows_that_are_put_together_are_counted_as_one() {
    let kind = &KINDS[0];
    let row = |games| Tally::of(kind, kind.faces(games, |game, roll| cup(SCHEMES[0], game, roll)));
    let (whole, parts) = (row(0..20), row(0..7).and(&row(7..20)).and(&Tally::empty()));
    assert_eq!(whole.faces(), parts.faces());
    let close = |one: f64, other: f64| (one - other).abs() < 0.01;
    let (whole, parts) = (whole.likely(kind), parts.likely(kind));
    assert!(
        whole.all().into_iter().zip(parts.all()).all(|(one, other)| close(one, other)),
        "{whole:?} {parts:?}"
    );
}

/// A cup in which something is wrong with every so-manieth die.
struct Bent {
    honest: SeededCup,
    how: How,
    last: u8,
    count: u64,
}

#[derive(Clone, Copy, PartialEq)]
enum How {
    /// Bytes that would have to be skipped are used.
    NoSkipping,
    /// Now and then the first face shows.
    Loaded,
    /// Now and then a die shows what the one before showed.
    Sticky,
    /// Now and then a die shows anything but what the one before showed.
    Shy,
}

impl Cup for Bent {
    fn fair(&mut self, faces: u8) -> u8 {
        let honest =
            if self.how == How::NoSkipping { self.honest.fair(128) } else { self.honest.fair(faces) };
        self.count += 1;
        let now = self.count.is_multiple_of(10);
        self.last = match self.how {
            How::Loaded if now => 0,
            How::Sticky if now => self.last,
            How::Shy if now && honest == self.last => (honest + 1) % faces,
            How::NoSkipping | How::Loaded | How::Sticky | How::Shy => honest % faces,
        };
        self.last
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        self.honest.weighted(weights)
    }

    fn noise(&mut self) -> u64 {
        self.honest.noise()
    }
}

fn bent(how: How, faces: u64) -> Likely {
    let cup = |game, roll| Bent {
        honest: cup(SCHEMES[0], game, roll),
        how,
        last: u8::try_from(roll % 6).unwrap(),
        count: roll,
    };
    likely(&KINDS[0], faces, cup)
}

#[test]
fn a_cup_that_is_not_fair_is_found() {
    assert!(bent(How::Loaded, FACES).faces < SUSPECT);
    let sticky = bent(How::Sticky, FACES);
    assert!(sticky.neighbours < SUSPECT && sticky.runs < SUSPECT, "{sticky:?}");
    assert!(sticky.faces > SUSPECT, "it does not show in the faces alone: {sticky:?}");
    assert!(bent(How::Shy, FACES).runs < SUSPECT);
}

/// Leaving out the skipping is the usual mistake: 128 is no multiple of 6.
#[test]
fn the_usual_mistake_is_found() {
    assert!(bent(How::NoSkipping, 10 * FACES).faces < SUSPECT);
}

/// The same roll again and again: each looks fair, together they are not.
#[test]
fn rolls_that_do_not_change_are_found() {
    // A row of hardly anything but one side is the same either way.
    for kind in KINDS.iter().filter(|kind| kind.weights.iter().all(|&weight| weight < 100)) {
        let likely = likely(kind, FACES, |game, _| cup(SCHEMES[0], game / 10, 0));
        assert!(likely.rolls < SUSPECT, "{}: {likely:?}", kind.name);
    }
}
