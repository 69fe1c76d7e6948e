//! The cup of a roll of a game, as a table has it.

use bonecup_chance::{GameKey, Seed, SeededCup};
use bonecup_referee::{Hex32, Links, RollPlace, Scheme};
use bonecup_rules::Seat;

pub(crate) const SCHEMES: [Scheme; 3] = [Scheme::One, Scheme::Two, Scheme::Three];

/// With version 3 rolls are numbered within turns.
const ROLLS_A_TURN: u64 = 3;

/// Numbers nobody has picked: the series of simulated games that seeds, beginnings and links are from.
const SEEDS: u64 = 0;
const BEGINNINGS: u64 = 1;
const CASTERS: u64 = 2;
const ASKED: u64 = 3;

/// With version 2, two seats give a link to every roll.
pub(crate) fn cup(scheme: Scheme, game: u64, roll: u64) -> SeededCup {
    let seed = Seed::simulated(SEEDS, game);
    match scheme {
        Scheme::One => {
            SeededCup::new(&GameKey::from_parts(&seed, "fair", ["a", "b"]), roll, &Links::default())
        }
        Scheme::Two => {
            let key = GameKey::begun(&seed, &secret(BEGINNINGS, game));
            let link = |seat, series| Some((Seat(seat), secret(series, game << 32 | roll)));
            let links = Links { caster: link(0, CASTERS), asked: link(1, ASKED) };
            SeededCup::new(&key, roll, &links)
        }
        // A few rolls a turn, as people have them.
        Scheme::Three => {
            let place = RollPlace { number: roll, turn: roll / ROLLS_A_TURN, in_turn: roll % ROLLS_A_TURN };
            SeededCup::new(&GameKey::dealt(&seed), place, &Links::default())
        }
    }
}

fn secret(series: u64, number: u64) -> Hex32 {
    Seed::simulated(series, number).publish()
}
