//! What an engine is willing to throw.

use bonecup_rules::Reason;
use rolling_dice::{Colour, DICE, Misfit, Refusal, Throw, Which, check_lying};

/// A throw that no position asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThrowError {
    /// None, or more than a colour has.
    #[error("{given} dice cannot be thrown, only 1 to {DICE}")]
    Dice {
        /// How many were asked for.
        given: u8,
    },
    /// More than one scoring die per colour.
    #[error("{given} dice cannot lie on the floe before a throw, at most {}", Colour::ALL.len())]
    Resting {
        /// How many are said to lie there.
        given: usize,
    },
    /// A die that is said to lie elsewhere than on the floe.
    #[error("the {colour} die does not lie on the floe before the throw")]
    NotOnFloe {
        /// Whose.
        colour: Colour,
    },
    /// What the rules refuse too: an aim out of range, a colour twice, dice in one another.
    #[error(transparent)]
    Refusal(#[from] Refusal),
}

impl From<Misfit> for ThrowError {
    fn from(misfit: Misfit) -> ThrowError {
        Refusal::Misfit(misfit).into()
    }
}

impl Reason for ThrowError {
    fn code(&self) -> &'static str {
        match self {
            ThrowError::Dice { .. } => "arena-dice",
            ThrowError::Resting { .. } => "arena-resting",
            ThrowError::NotOnFloe { .. } => "arena-not-on-floe",
            ThrowError::Refusal(refusal) => refusal.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            ThrowError::Refusal(refusal) => refusal.ruling(),
            ThrowError::Dice { .. } | ThrowError::Resting { .. } | ThrowError::NotOnFloe { .. } => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            ThrowError::Dice { given } => vec![("given", given.to_string()), ("most", DICE.to_string())],
            ThrowError::Resting { given } => {
                vec![("given", given.to_string()), ("most", Colour::ALL.len().to_string())]
            }
            ThrowError::NotOnFloe { colour } => vec![("colour", colour.to_string())],
            ThrowError::Refusal(refusal) => refusal.facts(),
        }
    }
}

/// Whether a position could ask for the throw. An engine that is given any other throws nothing: the dice stay in the
/// hand, which is outside.
pub fn check(throw: &Throw) -> Result<(), ThrowError> {
    if !(1..=DICE).contains(&throw.dice) {
        return Err(ThrowError::Dice { given: throw.dice });
    }
    if let Some(part) = throw.aim.out_of_range() {
        return Err(Refusal::AimOutOfRange { part, given: throw.aim.part(part) }.into());
    }
    check_resting(&throw.resting)?;
    check_lying(throw.resting.iter().map(|&(colour, rest)| (Which::Scoring(colour), rest)))?;
    Ok(())
}

fn check_resting(resting: &[(Colour, rolling_dice::Rest)]) -> Result<(), ThrowError> {
    if resting.len() > Colour::ALL.len() {
        return Err(ThrowError::Resting { given: resting.len() });
    }
    for (i, &(colour, rest)) in resting.iter().enumerate() {
        if resting[..i].iter().any(|(other, _)| *other == colour) {
            return Err(Refusal::ScoringTwice { colour }.into());
        }
        if !rest.on_floe() {
            return Err(ThrowError::NotOnFloe { colour });
        }
    }
    Ok(())
}
