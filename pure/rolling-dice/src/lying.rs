//! Dice lying together: what is possible, and what happens to a die when the one beneath it leaves.

use std::fmt;

use bonecup_rules::{Points, Reason};

use crate::arena;
use crate::colour::Colour;
use crate::dice::{Place, Rest};
use crate::geometry::Footprint;
use crate::spot::{Length, Point};

/// How far two resting dice may stick in one another, in hundredths of a millimetre: half a millimetre, for
/// rounded corners, rounded numbers and soft contacts.
const TOLERANCE: f64 = 50.0;

/// No tower is higher than all dice that can lie on the floe at once: six scoring dice and four thrown ones.
const HIGHEST: u8 = 9;

/// Which of the lying dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Which {
    /// A die of the throw, counted from one.
    Thrown(u8),
    /// The scoring die of a colour.
    Scoring(Colour),
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Which::Thrown(number) => write!(f, "thrown {number}"),
            Which::Scoring(colour) => colour.fmt(f),
        }
    }
}

/// Dice that cannot lie as they are said to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// Too far away to be found.
    #[error("the die '{0}' lies too far from the box")]
    OffTable(Which),
    /// On more dice than there are.
    #[error("the die '{0}' stands too high")]
    TooHigh(Which),
    /// Said to be on the floe.
    #[error("the die '{0}' is said to be on the floe, but its centre is not")]
    OffFloe(Which),
    /// Said to be outside.
    #[error("the die '{0}' is said to be outside the box, but lies in it")]
    InBox(Which),
    /// Two dice in one place.
    #[error("the dice '{0}' and '{1}' lie in one another")]
    Overlap(Which, Which),
    /// On a higher level, with no die beneath.
    #[error("the die '{0}' is said to stand on another, but there is none beneath it")]
    InTheAir(Which),
    /// No net gives and no hole takes so much.
    #[error(
        "the die '{0}' is said to touch a patch of {1}; nets and holes are worth {least} to {most}",
        least = Rest::PATCHES.start(),
        most = Rest::PATCHES.end()
    )]
    PatchRange(Which, Points),
    /// Only a die that lies on the ice itself touches a net or a hole.
    #[error("the die '{0}' is said to touch a net or a hole, but it does not lie on the ice itself")]
    PatchOffIce(Which),
}

impl Reason for Misfit {
    fn code(&self) -> &'static str {
        match self {
            Misfit::OffTable(_) => "rd-die-off-table",
            Misfit::TooHigh(_) => "rd-die-too-high",
            Misfit::OffFloe(_) => "rd-die-off-floe",
            Misfit::InBox(_) => "rd-die-in-box",
            Misfit::Overlap(..) => "rd-dice-overlap",
            Misfit::InTheAir(_) => "rd-die-in-the-air",
            Misfit::PatchRange(..) => "rd-patch-range",
            Misfit::PatchOffIce(_) => "rd-patch-off-ice",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Misfit::OffFloe(_) | Misfit::InTheAir(_) => Some("RD-13"),
            Misfit::PatchOffIce(_) => Some("RD-5"),
            Misfit::OffTable(_)
            | Misfit::TooHigh(_)
            | Misfit::InBox(_)
            | Misfit::Overlap(..)
            | Misfit::PatchRange(..) => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Misfit::OffTable(die)
            | Misfit::TooHigh(die)
            | Misfit::OffFloe(die)
            | Misfit::InBox(die)
            | Misfit::InTheAir(die)
            | Misfit::PatchOffIce(die) => vec![("die", die.to_string())],
            Misfit::PatchRange(die, given) => {
                let (least, most) = (Rest::PATCHES.start().to_string(), Rest::PATCHES.end().to_string());
                let given = given.to_string();
                vec![("die", die.to_string()), ("given", given), ("least", least), ("most", most)]
            }
            Misfit::Overlap(die, other) => vec![("die", die.to_string()), ("other", other.to_string())],
        }
    }
}

/// A die on the floe.
struct Lying {
    which: Which,
    level: u8,
    footprint: Footprint,
}

/// Whether the dice can lie so, each by itself and all together.
pub fn check_lying(dice: impl Iterator<Item = (Which, Rest)>) -> Result<(), Misfit> {
    let mut on_floe = Vec::new();
    for (which, rest) in dice {
        check_alone(which, &rest)?;
        if rest.on_floe() {
            on_floe.push(Lying { which, level: rest.level, footprint: Footprint::of(rest.spot()) });
        }
    }
    check_together(&on_floe)
}

fn check_alone(which: Which, rest: &Rest) -> Result<(), Misfit> {
    let centre = rest.centre();
    if !arena::on_table(centre) {
        return Err(Misfit::OffTable(which));
    }
    if rest.level > HIGHEST {
        return Err(Misfit::TooHigh(which));
    }
    check_patch(which, rest)?;
    match rest.place {
        // A die that stands on another is where that one is (RD-13).
        Place::Floe if rest.level == 0 && !arena::on_floe(centre) => Err(Misfit::OffFloe(which)),
        Place::Outside if arena::in_box(centre) => Err(Misfit::InBox(which)),
        // A die that touched the water may have rolled on to anywhere.
        Place::Floe | Place::Outside | Place::Water => Ok(()),
    }
}

/// Whether the die can touch what it is told to touch (RD-5).
pub(crate) fn check_patch(which: Which, rest: &Rest) -> Result<(), Misfit> {
    let touched = rest.patch.unwrap_or_default();
    let lies_on_ice = rest.on_floe() && rest.level == 0;
    if !Rest::PATCHES.contains(&touched) {
        Err(Misfit::PatchRange(which, touched))
    } else if touched != Points(0) && !lies_on_ice {
        Err(Misfit::PatchOffIce(which))
    } else {
        Ok(())
    }
}

fn check_together(dice: &[Lying]) -> Result<(), Misfit> {
    for (i, die) in dice.iter().enumerate() {
        let meets = |other: &Lying| overlap(&die.footprint, &other.footprint);
        if let Some(other) = dice[..i].iter().find(|other| other.level == die.level && meets(other)) {
            return Err(Misfit::Overlap(other.which, die.which));
        }
        let stands = dice.iter().any(|other| other.level + 1 == die.level && meets(other));
        if die.level > 0 && !stands {
            return Err(Misfit::InTheAir(die.which));
        }
    }
    Ok(())
}

fn overlap(a: &Footprint, b: &Footprint) -> bool {
    a.touches(b) && a.depth(b) > TOLERANCE
}

/// Puts down the dice that stood on a die which has left, each straight below where it stood, or if there is only water,
/// on the rim of the floe: it has not been knocked off.
///
/// Levels may also be the mere order from below, all different: then each die gets the level that it has on those that
/// it lies upon.
pub fn settle(mut dice: Vec<&mut Rest>) {
    if dice.iter().all(|die| die.level == 0) {
        return;
    }
    dice.sort_by_key(|die| die.level);
    let mut settled: Vec<(u8, Footprint)> = Vec::new();
    for die in dice {
        die.level = level_upon(&settled, die);
        if die.level == 0 {
            move_onto_floe(die);
            die.level = level_upon(&settled, die);
        }
        settled.push((die.level, Footprint::of(die.spot())));
    }
}

/// The level that a die has on those that it covers.
fn level_upon(settled: &[(u8, Footprint)], die: &Rest) -> u8 {
    let footprint = Footprint::of(die.spot());
    let beneath = settled.iter().filter(|(_, below)| overlap(&footprint, below));
    beneath.map(|(level, _)| level + 1).max().unwrap_or(0)
}

/// Moves a die whose centre is beside the floe straight towards the middle of the floe until it is on it.
fn move_onto_floe(die: &mut Rest) {
    const STEPS: i32 = 400;
    let part = |from: Length, to: Length, step: i32| {
        Length::hundredths(from.in_hundredths() + (to - from).in_hundredths() / STEPS * step)
    };
    let (from, middle) = (die.centre(), Point::mm(150, 200));
    let mut way =
        (0..=STEPS).map(|step| Point { x: part(from.x, middle.x, step), y: part(from.y, middle.y, step) });
    if let Some(Point { x, y }) = way.find(|point| arena::on_floe(*point)) {
        (die.x, die.y) = (x, y);
    }
}
