//! What the list of games asks of KnochenMAX.

use bonecup_rules::{Seat, TableGame};

use crate::{KnochenMax, KnochenMaxOptions, THROWS};

impl TableGame for KnochenMax {
    const TITLE: &'static str = "KnochenMAX";

    fn weights(options: &KnochenMaxOptions) -> Option<[u64; 4]> {
        Some(options.bones.weights())
    }

    fn roller(&self) -> Seat {
        self.to_move()
    }

    fn begins_turn(&self) -> bool {
        self.throws_left() == THROWS
    }
}
