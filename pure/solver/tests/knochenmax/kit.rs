//! Options and positions that the tests share.

use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Seat, Shake, Turn};
use bonecup_solver::knochenmax::MoveValue;
use knochenmax::{KnochenMax, KnochenMaxOptions, Move, SheetCount};

/// The options `bones` and `struck_max_counts` as given.
pub(crate) fn options(bones: &str, struck_max_counts: bool) -> KnochenMaxOptions {
    KnochenMaxOptions { bones: bones.parse().unwrap(), struck_max_counts, ..KnochenMaxOptions::default() }
}

pub(crate) fn with_sheets(options: KnochenMaxOptions, sheets: u8) -> KnochenMaxOptions {
    KnochenMaxOptions { sheets: SheetCount::new(sheets).unwrap(), ..options }
}

/// A position as JSON.
pub(crate) fn position(options: &KnochenMaxOptions, setup: &str) -> KnochenMax {
    KnochenMax::from_setup(options, &serde_json::from_str(setup).unwrap()).unwrap()
}

/// Free boxes of all seats.
pub(crate) fn free_boxes(game: &KnochenMax) -> usize {
    let sheets = Seat::all(game.seats()).flat_map(|seat| game.sheets(seat).to_vec());
    sheets.map(|sheet| sheet.free().count()).sum()
}

/// The move with the highest value.
pub(crate) fn best(moves: &[MoveValue]) -> Move {
    moves.iter().max_by(|one, other| one.value.total_cmp(&other.value)).unwrap().action
}

/// Plays one random move or throw.
pub(crate) fn step(game: &mut KnochenMax, source: &mut Source) {
    match game.turn() {
        Turn::Chance(request) => game.resolve(&request.shake(source)).unwrap(),
        Turn::Seat(_) => {
            let action = source.pick(&game.legal_moves());
            game.play(&action).unwrap();
        }
        Turn::Over(_) => panic!("the game is over"),
    }
}

/// A position of random play, somewhere in the turn at whose beginning so many boxes are free.
pub(crate) fn late(options: &KnochenMaxOptions, seats: usize, free: usize, number: u64) -> KnochenMax {
    let mut source = Source::new(number);
    let mut game = KnochenMax::start(options, seats).unwrap();
    while free_boxes(&game) > free {
        step(&mut game, &mut source);
    }
    for _ in 0..source.below(5) {
        let mut next = game.clone();
        step(&mut next, &mut source);
        if free_boxes(&next) < free {
            break;
        }
        game = next;
    }
    game
}
