//! What is refused about an evening.

use axum::http::StatusCode;
use bonecup_circles::EveningRefusal;
use bonecup_rules::Reason;

use crate::error::ApiError;

/// Why something about an evening cannot be done, beside what the evening itself refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum EveningRefused {
    #[error("there is no such evening")]
    Unknown,
    #[error("only who planned the evening and the host of the circle may do this")]
    NotPlanner,
    #[error("{0} evenings are not over")]
    TooMany(u32),
}

impl Reason for EveningRefused {
    fn code(&self) -> &'static str {
        match self {
            EveningRefused::Unknown => "evening-unknown",
            EveningRefused::NotPlanner => "evening-not-planner",
            EveningRefused::TooMany(_) => "evening-too-many",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            EveningRefused::TooMany(most) => vec![("most", most.to_string())],
            EveningRefused::Unknown | EveningRefused::NotPlanner => Vec::new(),
        }
    }
}

impl From<EveningRefused> for ApiError {
    fn from(refused: EveningRefused) -> ApiError {
        let status = match refused {
            EveningRefused::Unknown => StatusCode::NOT_FOUND,
            EveningRefused::NotPlanner => StatusCode::FORBIDDEN,
            EveningRefused::TooMany(_) => StatusCode::CONFLICT,
        };
        ApiError::new(status, refused)
    }
}

impl From<EveningRefusal> for ApiError {
    fn from(refusal: EveningRefusal) -> ApiError {
        let status = match refusal {
            EveningRefusal::Players | EveningRefusal::Schedule => StatusCode::UNPROCESSABLE_ENTITY,
            EveningRefusal::NoPairing => StatusCode::NOT_FOUND,
            EveningRefusal::Phase | EveningRefusal::PairingIn => StatusCode::CONFLICT,
        };
        ApiError::new(status, refusal)
    }
}
