//! Evenings as they are stored.

use bonecup_circles::Evening;
use bonecup_referee::room::Deadline;
use bonecup_store::{EveningProgress, EveningRow};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::{ApiError, Refused};

/// What the tables of an evening are opened with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// All options of the game.
    pub(crate) options: Value,
    /// Time for a move.
    pub(crate) deadline: Deadline,
    /// Whether players may ask the coach.
    pub(crate) coach: bool,
    /// Whether people roll real dice.
    pub(crate) real_dice: bool,
}

/// What lists show of an evening.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct EveningSummary {
    /// How many rounds have begun.
    pub(crate) round: usize,
    /// How many there are in all.
    pub(crate) rounds: usize,
    /// Who has won, by their numbers in the evening.
    pub(crate) winners: Vec<usize>,
}

/// How far an evening is.
pub(crate) fn read(row: &EveningRow) -> Result<Evening, ApiError> {
    written(&row.state)
}

impl Terms {
    pub(crate) fn of(row: &EveningRow) -> Result<Terms, ApiError> {
        written(&row.terms)
    }
}

/// Only this program writes them: what it cannot read, something else has changed.
fn written<T: DeserializeOwned>(text: &str) -> Result<T, ApiError> {
    serde_json::from_str(text).map_err(|_| Refused::Internal.into())
}

/// How far an evening is, to be stored.
pub(crate) fn progress(evening: &Evening) -> Result<EveningProgress, ApiError> {
    let summary = EveningSummary {
        round: evening.rounds_begun(),
        rounds: evening.rounds_in_all(),
        winners: evening.winners(),
    };
    Ok(EveningProgress {
        phase: evening.phase().key(),
        state: serde_json::to_string(evening).map_err(|_| Refused::Internal)?,
        summary: serde_json::to_string(&summary).map_err(|_| Refused::Internal)?,
    })
}
