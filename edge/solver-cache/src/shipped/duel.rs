//! Duels with the named bones.
//!
//! A resource holds the chances at the [`Border`], [packed](crate::packed), then XXH3 of what it is about and of all before.

use bonecup_solver::knochenmax::{Border, Duel, KnochenMaxGame};
use knochenmax::{KnochenMaxOptions, Profile};
use xxhash_rust::xxh3::Xxh3;

use crate::files::duel_key;
use crate::packed::{pack, unpack};

/// By the rules' own options but for the bones, and whatever sheets are agreed.
const SHIPPED: [(Profile, &[u8]); 3] = [
    (Profile::ANTIQUE, include_bytes!("../../resources/knochenmax-duel-antique.packed")),
    (Profile::SHAGAI, include_bytes!("../../resources/knochenmax-duel-shagai.packed")),
    (Profile::FAIR, include_bytes!("../../resources/knochenmax-duel-fair.packed")),
];

fn bytes(options: &KnochenMaxOptions) -> Option<&'static [u8]> {
    if options.struck_max_counts != KnochenMaxOptions::default().struck_max_counts {
        return None;
    }
    let (_, bytes) = SHIPPED.iter().find(|(bones, _)| *bones == options.bones)?;
    Some(bytes)
}

/// Whether the duel with these options is shipped.
pub(crate) fn has(options: &KnochenMaxOptions) -> bool {
    bytes(options).is_some()
}

/// The opening of the duel with these options, if it is shipped.
pub(crate) fn opening(options: &KnochenMaxOptions) -> Option<Duel> {
    let (chances, sum) = bytes(options)?.split_last_chunk::<8>()?;
    if sum_of(options, chances) != *sum {
        return None;
    }
    let game = KnochenMaxGame::new(options);
    let border = Border::new(&game);
    let values = unpack(border.leads(), chances)?;
    Duel::from_border(&game, border, &values)
}

/// What is shipped of a solved duel.
pub(crate) fn resource(options: &KnochenMaxOptions, duel: &Duel) -> Option<Vec<u8>> {
    let border = Border::new(&KnochenMaxGame::new(options));
    let mut bytes = pack(border.leads(), &duel.border()?);
    let sum = sum_of(options, &bytes);
    bytes.extend(sum);
    Some(bytes)
}

fn sum_of(options: &KnochenMaxOptions, chances: &[u8]) -> [u8; 8] {
    let mut sum = Xxh3::new();
    sum.update(duel_key(options).to_string().as_bytes());
    sum.update(chances);
    sum.digest().to_le_bytes()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use std::ops::ControlFlow;

    use bonecup_rules::conformance::Source;
    use bonecup_rules::{Game, Shake, Turn};
    use knochenmax::KnochenMax;
    use xxhash_rust::xxh3::xxh3_64;

    use super::*;

    fn with(bones: Profile) -> KnochenMaxOptions {
        KnochenMaxOptions { bones, ..KnochenMaxOptions::default() }
    }

    /// A position between turns after so many boxes, with random moves.
    fn after(options: &KnochenMaxOptions, boxes: usize, seed: u64) -> KnochenMax {
        let mut source = Source::new(seed);
        let mut game = KnochenMax::start(options, 2).unwrap();
        let mut filled = 0;
        while filled < boxes {
            match game.turn() {
                Turn::Chance(request) => game.resolve(&request.shake(&mut source)).unwrap(),
                Turn::Seat(_) => {
                    let before = game.to_move();
                    let action = source.pick(&game.legal_moves());
                    game.play(&action).unwrap();
                    filled += usize::from(game.to_move() != before);
                }
                Turn::Over(_) => break,
            }
        }
        game
    }

    #[test]
    fn the_duels_are_those_that_were_solved() {
        let sums = SHIPPED.map(|(_, bytes)| format!("{:016x}", xxh3_64(bytes)));
        assert_eq!(sums, ["742152632976b837", "8b3f45539005ce42", "97b7d0e7166dd4cc"]);
        let size: usize = SHIPPED.iter().map(|(_, bytes)| bytes.len()).sum();
        assert!(size <= 10_000_000, "{size}");
    }

    /// As the whole duel was solved, in which nothing is rounded.
    #[test]
    fn whoever_begins_wins_a_little_less_than_half() {
        for (bones, wins) in [
            (Profile::ANTIQUE, 0.494_439_551_180),
            (Profile::SHAGAI, 0.494_728_387_359),
            (Profile::FAIR, 0.495_426_133_458),
        ] {
            let duel = opening(&with(bones)).unwrap();
            let win = duel.win(&KnochenMax::start(&with(bones), 2).unwrap()).unwrap();
            assert!((win - wins).abs() < 1e-9, "{bones}: {win}");
        }
    }

    /// Bellman's equation at the border: what is shipped is what the rest of the game says, solved now.
    #[test]
    fn the_border_agrees_with_what_follows() {
        for (seed, (bones, _)) in (0..).zip(SHIPPED) {
            let options = with(bones);
            let position = after(&options, 5, seed);
            let rest =
                Duel::solve_from(&KnochenMaxGame::new(&options), &position, &|_| ControlFlow::Continue(()));
            let other = rest.unwrap().win(&position).unwrap();
            // One turn earlier the same throw and box lead here; the opening knows what they are worth.
            let duel = opening(&options).unwrap();
            let found = duel.at_border(&position).unwrap();
            assert!((found - other).abs() < 1e-9, "{bones}: {found}, not {other}");
        }
    }

    #[test]
    fn other_rules_are_not_shipped() {
        assert!(!has(&KnochenMaxOptions { struck_max_counts: true, ..KnochenMaxOptions::default() }));
        assert!(!has(&with("1,2,3,4".parse().unwrap())));
    }

    #[test]
    fn a_resource_for_other_bones_is_not_taken() {
        let (fair, sum) = SHIPPED[2].1.split_last_chunk::<8>().unwrap();
        assert_eq!(sum_of(&with(Profile::FAIR), fair), *sum);
        assert_ne!(sum_of(&with(Profile::ANTIQUE), fair), *sum);
    }
}
