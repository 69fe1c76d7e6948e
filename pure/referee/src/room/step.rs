//! A step: a request with everything that it caused, numbered without a gap.

use bonecup_rules::{NotationError, Reason};
use serde::{Deserialize, Serialize};

use super::{Millis, RoomEvent, RoomRefusal};
use crate::{JsonFault, Key, PersonId, Seq};

/// What one request caused. Steps are stored whole or not at all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its number; the first has 1.
    pub seq: Seq,
    /// When it happened.
    pub at: Millis,
    /// Who asked for it and under which key; none for what the table did by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// What happened.
    pub events: Vec<RoomEvent>,
}

/// Who asked for a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// The person.
    pub by: PersonId,
    /// The person's name for the request.
    pub key: Key,
    /// What tells this request from another under the same key.
    #[serde(rename = "print")]
    pub fingerprint: u64,
}

/// Why a stored step cannot be taken in: the log is damaged, or written by a newer version.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// It is not of the right form.
    #[error("step {seq} cannot be read: {error}")]
    Form {
        /// Which step.
        seq: Seq,
        /// What is wrong.
        error: JsonFault,
    },
    /// It is not the one that follows.
    #[error("step {given} does not follow step {current}")]
    Gap {
        /// The step that was given.
        given: Seq,
        /// The last step.
        current: Seq,
    },
    /// It cannot have happened.
    #[error("step {seq} cannot have happened: {error}")]
    Impossible {
        /// Which step.
        seq: Seq,
        /// Why.
        error: StepFault,
    },
}

/// Why a step cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepFault {
    /// The first step must open the table.
    #[error("it opens no table")]
    NotOpened,
    /// Only the first step may open the table.
    #[error("the table is open already")]
    OpenedAgain,
    /// A move or an outcome is not in the notation of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The room or the rules refuse it.
    #[error(transparent)]
    Refused(#[from] RoomRefusal),
}

impl Step {
    /// Reads a stored step.
    pub fn read(seq: Seq, text: &str) -> Result<Step, StepError> {
        let step = serde_json::from_str::<Step>(text);
        let step = step.map_err(|error| StepError::Form { seq, error: error.into() })?;
        if step.seq == seq { Ok(step) } else { Err(StepError::Gap { given: step.seq, current: seq }) }
    }

    /// Writes the step for the store.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}

impl Reason for StepError {
    fn code(&self) -> &'static str {
        match self {
            StepError::Form { .. } => "step-form",
            StepError::Gap { .. } => "step-gap",
            StepError::Impossible { .. } => "step-impossible",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            StepError::Form { seq, error } => vec![("seq", seq.to_string()), ("error", error.to_string())],
            StepError::Impossible { seq, error } => {
                vec![("seq", seq.to_string()), ("error", error.to_string())]
            }
            StepError::Gap { given, current } => {
                vec![("given", given.to_string()), ("current", current.to_string())]
            }
        }
    }
}
