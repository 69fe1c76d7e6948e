//! Why a move or a roll was refused.

use bonecup_rules::Reason;

/// A move that is not legal now, or a roll that nobody asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Somebody has the target.
    #[error("the game is over")]
    GameOver,
    /// The die is in the air.
    #[error("the die rolls: wait for it")]
    DieRolls,
    /// Whoever holds must have rolled (PIG-1).
    #[error("there is nothing to hold: roll first")]
    NothingToHold,
    /// No die was thrown.
    #[error("no roll is due")]
    NoRollDue,
    /// A die has six faces.
    #[error("a die shows 1 to 6, not {pips}")]
    NoSuchFace {
        /// What it is said to show.
        pips: u8,
    },
}

impl Reason for Refusal {
    fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver => "pig-game-over",
            Refusal::DieRolls => "pig-die-rolls",
            Refusal::NothingToHold => "pig-nothing-to-hold",
            Refusal::NoRollDue => "pig-no-roll-due",
            Refusal::NoSuchFace { .. } => "pig-no-such-face",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        matches!(self, Refusal::NothingToHold).then_some("PIG-1")
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Refusal::NoSuchFace { pips } => vec![("pips", pips.to_string())],
            Refusal::GameOver | Refusal::DieRolls | Refusal::NothingToHold | Refusal::NoRollDue => Vec::new(),
        }
    }
}
