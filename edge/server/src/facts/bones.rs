//! Rolling Bones: what the skeleton is worth, and what the next roll costs.

use bonecup_rules::Points;
use rolling_bones::{Dice, Duty, RollingBones, score};
use serde::Serialize;
use utoipa::ToSchema;

/// What follows from a position of Rolling Bones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BonesFacts {
    /// What burying the skeleton would score now, also when no gravestone shows.
    #[schema(value_type = i32)]
    #[cfg_attr(test, ts(type = "number"))]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Sections {
    left_arm: bool,
    right_arm: bool,
    left_leg: bool,
    right_leg: bool,
    /// Skull, rib cage, spine and pelvis.
    trunk: bool,
}

impl BonesFacts {
    pub(super) fn of(game: &RollingBones) -> BonesFacts {
        let turn = game.current_turn();
        let skeleton = turn.skeleton();
        let [left_arm, right_arm, left_leg, right_leg, trunk] =
            score::SECTIONS.map(|section| skeleton.filled().contains_all(section));
        BonesFacts {
            score: score::burial(skeleton),
            price: price(game),
            duty: turn.duty() == Duty::Open && matches!(turn.dice(), Dice::Rolled(_)),
            sections: Sections { left_arm, right_arm, left_leg, right_leg, trunk },
            places: skeleton.open_places().into_iter().map(|place| place.to_string()).collect(),
        }
    }
}

/// What the next roll costs, if that leaves a die to roll. A die that is still owed is gone then, and a hat that is worn
/// could come off.
fn price(game: &RollingBones) -> Option<u8> {
    let turn = game.current_turn();
    let there = match turn.dice() {
        Dice::InCup(dice) => dice.total(),
        Dice::Rolled(unlaid) => unlaid.count().total(),
    };
    let owed = u8::from(turn.duty() == Duty::Open);
    let left = (there + u8::from(turn.skeleton().hat())).saturating_sub(owed);
    (left > turn.price()).then(|| turn.price())
}
