//! What the list of games asks of Rolling Bones.

use bonecup_rules::{OLDEST_RULES, Seat, TableGame};
use serde::{Deserialize, Deserializer};

use crate::{BonesOptions, BonesTurn, FirstOptions, RollingBones};

impl TableGame for RollingBones {
    const TITLE: &'static str = "Rolling Bones";

    fn roller(&self) -> Seat {
        self.to_move()
    }

    fn begins_turn(&self) -> bool {
        *self.current_turn() == BonesTurn::new()
    }

    fn read_options<'de, D: Deserializer<'de>>(rules: u64, written: D) -> Result<BonesOptions, D::Error> {
        if rules == OLDEST_RULES {
            return FirstOptions::deserialize(written).map(BonesOptions::from);
        }
        BonesOptions::deserialize(written)
    }
}
