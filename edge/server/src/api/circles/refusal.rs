//! What a circle refuses.

use axum::http::StatusCode;
use bonecup_rules::Reason;

use crate::error::ApiError;

/// Why something about a circle cannot be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum CircleRefusal {
    /// There is none, or the asker is no member: nobody sees which.
    #[error("there is no such circle")]
    Unknown,
    #[error("the link leads nowhere")]
    NoLink,
    #[error("there is no such member")]
    NoMember,
    #[error("there is no such season")]
    NoSeason,
    #[error("only the host of the circle may do this")]
    NotHost,
    #[error("the circle has {0} members")]
    Full(u32),
    #[error("they are in {0} circles")]
    TooMany(u32),
    #[error("too many new circles from one address")]
    TooManyNew,
    #[error("the circle has {0} seasons")]
    TooManySeasons(u32),
}

impl Reason for CircleRefusal {
    fn code(&self) -> &'static str {
        match self {
            CircleRefusal::Unknown => "circle-unknown",
            CircleRefusal::NoLink => "circle-link-unknown",
            CircleRefusal::NoMember => "circle-no-member",
            CircleRefusal::NoSeason => "circle-no-season",
            CircleRefusal::NotHost => "circle-not-host",
            CircleRefusal::Full(_) => "circle-full",
            CircleRefusal::TooMany(_) => "circle-too-many",
            CircleRefusal::TooManyNew => "circle-too-many-new",
            CircleRefusal::TooManySeasons(_) => "circle-too-many-seasons",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            CircleRefusal::Full(most)
            | CircleRefusal::TooMany(most)
            | CircleRefusal::TooManySeasons(most) => {
                vec![("most", most.to_string())]
            }
            CircleRefusal::Unknown
            | CircleRefusal::NoLink
            | CircleRefusal::NoMember
            | CircleRefusal::NoSeason
            | CircleRefusal::NotHost
            | CircleRefusal::TooManyNew => Vec::new(),
        }
    }
}

impl From<CircleRefusal> for ApiError {
    fn from(refusal: CircleRefusal) -> ApiError {
        let status = match refusal {
            CircleRefusal::Unknown
            | CircleRefusal::NoLink
            | CircleRefusal::NoMember
            | CircleRefusal::NoSeason => StatusCode::NOT_FOUND,
            CircleRefusal::NotHost => StatusCode::FORBIDDEN,
            CircleRefusal::Full(_) | CircleRefusal::TooManySeasons(_) => StatusCode::CONFLICT,
            CircleRefusal::TooMany(_) | CircleRefusal::TooManyNew => StatusCode::TOO_MANY_REQUESTS,
        };
        ApiError::new(status, refusal)
    }
}
