//! What the list of games asks of KnochenMAX.

use bonecup_rules::{Seat, TableGame};

use crate::KnochenMax;

impl TableGame for KnochenMax {
    const TITLE: &'static str = "KnochenMAX";

    fn roller(&self) -> Seat {
        self.to_move()
    }
}
