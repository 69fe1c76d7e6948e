//! Aims that are worth a try.

use bonecup_rules::Game;
use rolling_dice::arena::PatchKind;
use rolling_dice::{Aim, AimPart, Point, RollingDice};

use crate::slide::strength_for;
use crate::standard::standard_aim;

/// Every aim is thrown with this loft and spin, which matter little.
const LOFT: i32 = 50;
const SPIN: i32 = 120;

/// The hand lets go this far before the entrance, in millimetres.
const BEFORE: f64 = 20.0;

/// The standard throw first, then straight throws across the floe from gentle to bold, throws at each net, and
/// throws at each die that lies there.
pub(crate) fn candidates(game: &RollingDice) -> Vec<Aim> {
    let mut aims: Vec<Aim> = vec![standard_aim()];
    for strength in [900, 950, 1000, 1050] {
        let places = [700, 1100, 1500, 1900, 2300].map(|place| straight(place, strength));
        aims.extend(places.into_iter().filter(|&aim| aim != standard_aim()));
    }
    let patches = game.options().edition.patches().iter();
    for net in patches.filter(|patch| patch.kind == PatchKind::Net) {
        let strength = strength_for(net.centre.y.in_mm());
        aims.extend([net.centre.x.in_mm(), 150.0].map(|from| towards(from, net.centre, strength + 30)));
    }
    for (_, rest) in game.resting() {
        aims.extend([1000, 1150].map(|strength| towards(rest.x.in_mm(), rest.centre(), strength)));
    }
    aims
}

/// Straight forward.
pub(crate) fn straight(place: i32, strength: i32) -> Aim {
    Aim { place, direction: 0, strength, loft: LOFT, spin: SPIN }
}

/// From a place along the entrance, in millimetres, towards a point.
fn towards(from: f64, to: Point, strength: i32) -> Aim {
    let direction = libm::atan2(to.x.in_mm() - from, to.y.in_mm() + BEFORE);
    kept_in_range(Aim {
        place: nearest(from * 10.0),
        direction: nearest(direction * 1000.0),
        strength,
        loft: LOFT,
        spin: SPIN,
    })
}

/// The nearest aim that a hand can do.
pub fn kept_in_range(aim: Aim) -> Aim {
    let within = |part: AimPart| aim.part(part).clamp(*part.range().start(), *part.range().end());
    Aim {
        place: within(AimPart::Place),
        direction: within(AimPart::Direction),
        strength: within(AimPart::Strength),
        loft: within(AimPart::Loft),
        spin: within(AimPart::Spin),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "aims are far within an i32")]
fn nearest(number: f64) -> i32 {
    libm::round(number) as i32
}
