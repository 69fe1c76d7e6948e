//! The cup of a roll of a game, as a table has it.

use std::fmt;

use bonecup_chance::{GameKey, Seed, SeededCup};

/// A version of the dice.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Version {
    One,
}

pub(crate) const VERSIONS: [Version; 1] = [Version::One];

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Version::One => "bonecup/1",
        })
    }
}

/// Numbers nobody has picked: the series of simulated games that the seeds are from.
const SERIES: u64 = 0;

pub(crate) fn cup(version: Version, game: u64, roll: u64) -> SeededCup {
    let seed = Seed::simulated(SERIES, game);
    match version {
        Version::One => SeededCup::new(&GameKey::from_parts(&seed, "fair", ["a", "b"]), roll),
    }
}
