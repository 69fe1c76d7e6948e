//! The keeps that are listed, against the 32 subsets of five literal bones.

use std::collections::BTreeSet;

use bonecup_rules::Game;
use knochenmax::{KnochenMax, Move, Side, Thrown};
use serde_json::json;

use crate::kit::options;

/// What lies after each way to pick up at least one of the five bones, as sorted sides.
fn subsets(five: &[Side]) -> BTreeSet<Vec<Side>> {
    let kept = |mask: u32| {
        let mut kept: Vec<_> = (0..5).filter(|bone| mask >> bone & 1 == 1).map(|bone| five[bone]).collect();
        kept.sort();
        kept
    };
    (0..31).map(kept).collect()
}

fn listed_keeps(game: &KnochenMax) -> Vec<Vec<Side>> {
    let kept = |action| match action {
        Move::Keep(bones) => Some(bones.sides().collect()),
        Move::Fill { .. } => None,
    };
    game.legal_moves().into_iter().filter_map(kept).collect()
}

#[test]
fn keeps_are_the_distinct_subsets_of_all_1024_throws() {
    for code in 0..1024 {
        let five: Vec<_> = (0..5).map(|bone| Side::ALL[code >> (2 * bone) & 3]).collect();
        let mut game = KnochenMax::start(&options(json!({})), 1).unwrap();
        game.resolve(&Thrown::new(five.iter().copied()).unwrap()).unwrap();
        let keeps = listed_keeps(&game);
        assert_eq!(keeps.iter().cloned().collect::<BTreeSet<_>>(), subsets(&five));
        assert_eq!(keeps.len(), subsets(&five).len(), "each once");
    }
}
