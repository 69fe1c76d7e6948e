//! Why a move or a landing was refused.

use bonecup_rules::Reason;

use crate::aim::AimPart;
use crate::colour::Colour;
use crate::lying::{Misfit, Which};
use crate::position::Task;

/// A move or a landing that the rules do not allow; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Something else is due.
    #[error("not now: {} is due", due.name())]
    NotNow {
        /// What is due.
        due: Task,
    },
    /// No hand throws so.
    #[error("the throw's {} of {} is out of range", part.name(), part.write(*given))]
    AimOutOfRange {
        /// Which part of the aim.
        part: AimPart,
        /// What was asked for, in the part's unit.
        given: i32,
    },
    /// Not one of the thrown dice.
    #[error("there is no thrown die {number}; there are {thrown}")]
    NoSuchDie {
        /// The die asked for.
        number: u8,
        /// How many were thrown.
        thrown: usize,
    },
    /// The chosen die is in the water or outside.
    #[error("die {number} is not on the floe")]
    DieInWater {
        /// The die asked for.
        number: u8,
    },
    /// The chosen die is neither higher nor further.
    #[error("die {number} shows no more pips than the marked die and lies no further forward")]
    DieBeatsNothing {
        /// The die asked for.
        number: u8,
    },
    /// The die would not lie wholly on the floe.
    #[error("a die there would not lie wholly on the floe")]
    SpotOffFloe,
    /// The die would touch another.
    #[error("a die there would touch another")]
    SpotTaken,
    /// Too few or too many dice were thrown.
    #[error("{given} dice were thrown instead of {expected}")]
    ThrownCount {
        /// How many the landing has.
        given: usize,
        /// How many the throw had.
        expected: u8,
    },
    /// A die that lay on the floe is not in the landing.
    #[error("the {colour} scoring die is missing")]
    ScoringMissing {
        /// Whose.
        colour: Colour,
    },
    /// A die in the landing did not lie on the floe.
    #[error("there was no {colour} scoring die on the floe")]
    ScoringUnknown {
        /// Whose.
        colour: Colour,
    },
    /// A scoring die is in the landing more than once.
    #[error("the {colour} scoring die is given twice")]
    ScoringTwice {
        /// Whose.
        colour: Colour,
    },
    /// Dice that were not read off by a person touch what the arena says.
    #[error("only where the throw was entered by hand may be told what the {colour} die touches")]
    PatchNotByHand {
        /// Whose die.
        colour: Colour,
    },
    /// An engine knows no floe but the arena's.
    #[error("a computed landing tells what the die '{die}' touches")]
    PatchComputed {
        /// Which die.
        die: Which,
    },
    /// The dice cannot lie so.
    #[error(transparent)]
    Misfit(#[from] Misfit),
}

impl Reason for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotNow { .. } => "rd-not-now",
            Refusal::AimOutOfRange { .. } => "rd-aim-out-of-range",
            Refusal::NoSuchDie { .. } => "rd-no-such-die",
            Refusal::DieInWater { .. } => "rd-die-in-water",
            Refusal::DieBeatsNothing { .. } => "rd-die-beats-nothing",
            Refusal::SpotOffFloe => "rd-spot-off-floe",
            Refusal::SpotTaken => "rd-spot-taken",
            Refusal::ThrownCount { .. } => "rd-thrown-count",
            Refusal::ScoringMissing { .. } => "rd-scoring-missing",
            Refusal::ScoringUnknown { .. } => "rd-scoring-unknown",
            Refusal::ScoringTwice { .. } => "rd-scoring-twice",
            Refusal::PatchNotByHand { .. } => "rd-patch-not-by-hand",
            Refusal::PatchComputed { .. } => "rd-patch-computed",
            Refusal::Misfit(misfit) => misfit.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Refusal::SpotOffFloe | Refusal::SpotTaken => Some("RD-10"),
            Refusal::DieBeatsNothing { .. } => Some("RD-2"),
            Refusal::Misfit(misfit) => misfit.ruling(),
            Refusal::NotNow { .. }
            | Refusal::AimOutOfRange { .. }
            | Refusal::NoSuchDie { .. }
            | Refusal::DieInWater { .. }
            | Refusal::ThrownCount { .. }
            | Refusal::ScoringMissing { .. }
            | Refusal::ScoringUnknown { .. }
            | Refusal::ScoringTwice { .. }
            | Refusal::PatchNotByHand { .. }
            | Refusal::PatchComputed { .. } => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::NotNow { due } => vec![("due", due.name().to_owned())],
            Refusal::AimOutOfRange { part, given } => aim_facts(*part, *given),
            Refusal::NoSuchDie { number, thrown } => {
                vec![("number", number.to_string()), ("thrown", thrown.to_string())]
            }
            Refusal::DieInWater { number } | Refusal::DieBeatsNothing { number } => {
                vec![("number", number.to_string())]
            }
            Refusal::SpotOffFloe | Refusal::SpotTaken => Vec::new(),
            Refusal::ThrownCount { given, expected } => {
                vec![("given", given.to_string()), ("expected", expected.to_string())]
            }
            Refusal::ScoringMissing { colour }
            | Refusal::ScoringUnknown { colour }
            | Refusal::ScoringTwice { colour }
            | Refusal::PatchNotByHand { colour } => vec![("colour", colour.to_string())],
            Refusal::PatchComputed { die } => vec![("die", die.to_string())],
            Refusal::Misfit(misfit) => misfit.facts(),
        }
    }
}

pub(crate) fn aim_facts(part: AimPart, given: i32) -> Vec<(&'static str, String)> {
    let range = part.range();
    vec![
        ("part", part.name().to_owned()),
        ("given", part.write(given)),
        ("least", part.write(*range.start())),
        ("most", part.write(*range.end())),
    ]
}
