//! Rolling Bones: what the skeleton is worth, and what the next roll costs.

use bonecup_rules::Points;
use rolling_bones::{Dice, Duty, RollingBones, score};
use serde::Serialize;

/// What follows from a position of Rolling Bones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RollingBonesFacts {
    /// What burying the skeleton would score now, also when no gravestone shows.
    score: Points,
    /// How many dice the next roll costs; none if it could not be paid.
    price: Option<u8>,
    /// Whether a die must still be laid after this roll.
    duty: bool,
    /// Which sections of the body are complete.
    sections: Sections,
    /// The free places where a bone could lie without a gap, such as `LA2`.
    places: Vec<String>,
}

/// Which sections of the body are complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Sections {
    left_arm: bool,
    right_arm: bool,
    left_leg: bool,
    right_leg: bool,
    /// Skull, rib cage, spine and pelvis.
    trunk: bool,
}

impl RollingBonesFacts {
    pub(super) fn of(game: &RollingBones) -> RollingBonesFacts {
        let turn = game.current_turn();
        let skeleton = turn.skeleton();
        let [left_arm, right_arm, left_leg, right_leg, trunk] =
            score::SECTIONS.map(|section| skeleton.filled().contains_all(section));
        RollingBonesFacts {
            score: score::burial(skeleton),
            price: turn.payable_price(),
            duty: turn.duty() == Duty::Open && matches!(turn.dice(), Dice::Rolled(_)),
            sections: Sections { left_arm, right_arm, left_leg, right_leg, trunk },
            places: skeleton.open_places().into_iter().map(|place| place.to_string()).collect(),
        }
    }
}
