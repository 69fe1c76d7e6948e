//! How a request becomes an outcome.

use bonecup_rules::{Cup, Shake};
use rolling_dice::Thrower;

use crate::{AnyOutcome, AnyRequest};

/// Answers a request with what the cup gives: a face per die, or noise for the thrower of real-looking dice.
/// The same cup and thrower give the same outcome.
pub fn draw<C: Cup + ?Sized>(request: &AnyRequest, cup: &mut C, thrower: &dyn Thrower) -> AnyOutcome {
    match request {
        AnyRequest::RollingBones(dice) => AnyOutcome::RollingBones(dice.shake(cup)),
        AnyRequest::KnochenMax(bones) => AnyOutcome::KnochenMax(bones.shake(cup)),
        AnyRequest::RollingDice(throw) => AnyOutcome::RollingDice(thrower.throw(throw, cup.noise())),
    }
}
