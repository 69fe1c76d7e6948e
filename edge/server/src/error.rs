//! What goes wrong, for people and programs: a status, a code that never changes, a sentence in their language.

use std::fmt;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bonecup_bots::UnknownBot;
use bonecup_games::GameId;
use bonecup_keys::KeyError;
use bonecup_referee::{JsonFault, Seq, TextError};
use bonecup_rules::{MAX_SEATS, Reason};
use bonecup_store::StoreError;
use serde::Serialize;
use tracing::error;
use utoipa::ToSchema;

use crate::language;
use crate::low_priority::Unfinished;
use crate::push::SubscriptionFault;
use crate::random::NoRandom;
use crate::rooms::SubmitError;

/// When to ask again for what too many ask for.
const CROWDED_SECONDS: u64 = 2;

/// An answer that is no success.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    reason: Box<dyn Reason + Send + Sync>,
    seq: Option<Seq>,
    wait: Option<u64>,
}

/// The body of such an answer.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ErrorBody {
    error: ErrorView,
}

/// What went wrong.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ErrorView {
    /// A short key that never changes, such as `command-stale`.
    pub(crate) code: &'static str,
    /// What is wrong and what to do, in the asker's language.
    pub(crate) message: String,
    /// The ruling that refused, where one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) ruling: Option<&'static str>,
    /// The last step of the table, where that helps.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) seq: Option<u32>,
}

/// What the server itself refuses.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refused {
    #[error("there is nothing here")]
    NoPage,
    #[error("there is no such table")]
    NoTable,
    #[error("there is no table with this code")]
    NoCode,
    #[error("say who you are first")]
    NotSignedIn,
    #[error("this token is not valid")]
    BadToken,
    #[error("this recovery code is not valid")]
    BadRecovery,
    #[error("the request cannot be read: {0}")]
    Form(#[from] FormFault),
    #[error("the request must be JSON")]
    NotJson,
    #[error("the request is too large")]
    TooLarge,
    #[error("the method is not allowed here")]
    Method,
    #[error("the request comes from another site")]
    OtherSite,
    #[error("too many requests")]
    TooFast,
    #[error("too many connections from one address")]
    TooManyConnections,
    #[error("too many connections in all")]
    Full,
    #[error("too many ask for something that takes the server long")]
    Crowded,
    #[error("too many open tables: {0}")]
    TooManyTables(u32),
    #[error("too many new tables from one address")]
    TooManyNewTables,
    #[error("too many people watch this table")]
    TooManyWatchers,
    #[error("too many tokens: {0}")]
    TooManyTokens(u32),
    #[error("nobody is told of their turns by this server")]
    NoPush,
    #[error("the coach is not allowed at this table")]
    NoCoach,
    #[error("the game has moved on, or another has to act")]
    PositionGone,
    #[error("nobody decided anything in this step")]
    NoDecision,
    #[error("another question of the same person came meanwhile")]
    QuestionReplaced,
    #[error("only those who sit at the table may do this")]
    NotSeated,
    #[error("they were nudged a moment ago")]
    Nudged,
    #[error("there is no such roll")]
    NoThrow,
    #[error("there is no such deal")]
    NoDeal,
    #[error("{0} is not played alone")]
    NotAlone(GameId),
    #[error("all places of the deal are taken")]
    DealFull,
    #[error("the deal has ended")]
    DealEnded,
    #[error("others still play with these dice")]
    DealRuns,
    #[error("only whoever opened the deal may do this")]
    NotOpener,
    #[error("too many open deals: {0}")]
    TooManyDeals(u32),
    #[error("the game has not begun")]
    NoRecord,
    #[error("nothing is left to play there")]
    NothingLeft,
    /// What dice show follows from the throw.
    #[error("dice of {0} do not show the same as then")]
    NeverSame(GameId),
    #[error("the analysis is not ready")]
    NoAnalysis,
    #[error("the game is too long")]
    TooLong,
    #[error("others were faster every time")]
    Busy,
    #[error("the answer takes too long")]
    TooSlow,
    #[error("the server is stopping")]
    Stopping,
    #[error("something went wrong in the server")]
    Internal,
}

/// Why a request cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum FormFault {
    #[error(transparent)]
    Json(#[from] JsonFault),
    /// What follows the question mark in the address.
    #[error("{0}")]
    Query(String),
    #[error("{0}")]
    Upgrade(String),
    #[error("at most {MAX_SEATS} seats")]
    Seats,
    #[error("bonecup/3 is the scheme of deals: POST /api/deals")]
    Dealt,
    /// A deal for too few or too many, or for too long.
    #[error("a deal is for {least} to {most} {what}")]
    Deal { least: u8, most: u8, what: &'static str },
}

impl Reason for Refused {
    fn code(&self) -> &'static str {
        match self {
            Refused::NoPage => "server-no-page",
            Refused::NoTable => "server-no-table",
            Refused::NoCode => "server-no-code",
            Refused::NotSignedIn => "server-not-signed-in",
            Refused::BadToken => "server-bad-token",
            Refused::BadRecovery => "server-bad-recovery",
            Refused::Form(_) => "server-form",
            Refused::NotJson => "server-not-json",
            Refused::TooLarge => "server-too-large",
            Refused::Method => "server-method",
            Refused::OtherSite => "server-other-site",
            Refused::TooFast => "server-too-fast",
            Refused::TooManyConnections => "server-too-many-connections",
            Refused::Full => "server-full",
            Refused::Crowded => "server-crowded",
            Refused::TooManyTables(_) => "server-too-many-tables",
            Refused::TooManyNewTables => "server-too-many-new-tables",
            Refused::TooManyWatchers => "server-too-many-watchers",
            Refused::TooManyTokens(_) => "server-too-many-tokens",
            Refused::NoPush => "server-no-push",
            Refused::NoCoach => "server-no-coach",
            Refused::PositionGone => "server-position-gone",
            Refused::NoDecision => "server-no-decision",
            Refused::QuestionReplaced => "server-question-replaced",
            Refused::NotSeated => "server-not-seated",
            Refused::Nudged => "server-nudged",
            Refused::NoThrow => "server-no-throw",
            Refused::NoDeal => "server-no-deal",
            Refused::NotAlone(_) => "server-not-alone",
            Refused::DealFull => "server-deal-full",
            Refused::DealEnded => "server-deal-ended",
            Refused::DealRuns => "server-deal-runs",
            Refused::NotOpener => "server-not-opener",
            Refused::TooManyDeals(_) => "server-too-many-deals",
            Refused::NoRecord => "server-no-record",
            Refused::NothingLeft => "server-nothing-left",
            Refused::NeverSame(_) => "server-never-same",
            Refused::NoAnalysis => "server-no-analysis",
            Refused::TooLong => "server-game-too-long",
            Refused::Busy => "server-busy",
            Refused::TooSlow => "server-too-slow",
            Refused::Stopping => "server-stopping",
            Refused::Internal => "server-inside",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            Refused::Form(fault) => vec![("error", fault.to_string())],
            Refused::TooManyTables(most) => vec![("most", most.to_string())],
            Refused::TooManyTokens(most) | Refused::TooManyDeals(most) => vec![("most", most.to_string())],
            Refused::NotAlone(game) | Refused::NeverSame(game) => vec![("game", game.title().to_owned())],
            Refused::NoPage
            | Refused::NoTable
            | Refused::NoCode
            | Refused::NotSignedIn
            | Refused::BadToken
            | Refused::BadRecovery
            | Refused::NotJson
            | Refused::TooLarge
            | Refused::Method
            | Refused::OtherSite
            | Refused::TooFast
            | Refused::TooManyConnections
            | Refused::Full
            | Refused::Crowded
            | Refused::TooManyNewTables
            | Refused::TooManyWatchers
            | Refused::NoPush
            | Refused::NoCoach
            | Refused::PositionGone
            | Refused::NoDecision
            | Refused::QuestionReplaced
            | Refused::NotSeated
            | Refused::Nudged
            | Refused::NoThrow
            | Refused::NoDeal
            | Refused::DealFull
            | Refused::DealEnded
            | Refused::DealRuns
            | Refused::NotOpener
            | Refused::NoRecord
            | Refused::NothingLeft
            | Refused::NoAnalysis
            | Refused::TooLong
            | Refused::Busy
            | Refused::TooSlow
            | Refused::Stopping
            | Refused::Internal => Vec::new(),
        }
    }
}

impl Refused {
    fn status(&self) -> StatusCode {
        match self {
            Refused::NoPage
            | Refused::NoTable
            | Refused::NoCode
            | Refused::NoThrow
            | Refused::NoDeal
            | Refused::NoDecision
            | Refused::NoPush => StatusCode::NOT_FOUND,
            Refused::NotAlone(_) | Refused::NeverSame(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::NotSignedIn | Refused::BadToken => StatusCode::UNAUTHORIZED,
            Refused::BadRecovery
            | Refused::OtherSite
            | Refused::NoCoach
            | Refused::NotSeated
            | Refused::NotOpener
            | Refused::DealRuns => StatusCode::FORBIDDEN,
            Refused::Form(_) => StatusCode::BAD_REQUEST,
            Refused::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refused::TooFast
            | Refused::Nudged
            | Refused::QuestionReplaced
            | Refused::TooManyConnections
            | Refused::TooManyTables(_)
            | Refused::TooManyNewTables
            | Refused::TooManyWatchers
            | Refused::TooManyDeals(_)
            | Refused::TooManyTokens(_) => StatusCode::TOO_MANY_REQUESTS,
            Refused::PositionGone
            | Refused::NoRecord
            | Refused::NothingLeft
            | Refused::NoAnalysis
            | Refused::DealFull
            | Refused::DealEnded
            | Refused::TooLong => StatusCode::CONFLICT,
            Refused::Busy | Refused::TooSlow | Refused::Stopping | Refused::Full | Refused::Crowded => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Refused::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, reason: impl Reason + Send + Sync + 'static) -> ApiError {
        ApiError { status, reason: Box::new(reason), seq: None, wait: None }
    }

    /// Says after how many seconds to try again.
    pub(crate) fn after(mut self, seconds: u64) -> ApiError {
        self.wait = Some(seconds);
        self
    }

    /// Says which step is the last.
    pub(crate) fn at(mut self, seq: Seq) -> ApiError {
        self.seq = Some(seq);
        self
    }

    /// A request that makes no sense.
    pub(crate) fn bad(reason: impl Reason + Send + Sync + 'static) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, reason)
    }

    /// The database cannot do its work. Whoever knows has said so in the log.
    pub(crate) fn unavailable(error: StoreError) -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, error).after(1)
    }

    /// The code that never changes.
    pub(crate) fn code(&self) -> &'static str {
        self.reason.code()
    }

    /// The error for the asker, in their language.
    pub(crate) fn view(&self) -> ErrorView {
        ErrorView {
            code: self.reason.code(),
            message: language::current().reason(&*self.reason),
            ruling: self.reason.ruling(),
            seq: self.seq.map(|seq| seq.0),
        }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if self.status.is_server_error() && self.status != StatusCode::SERVICE_UNAVAILABLE {
            error!(code = self.reason.code(), reason = %self.reason, "a request failed");
        }
        let mut response = (self.status, Json(ErrorBody { error: self.view() })).into_response();
        if let Some(wait) = self.wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait));
        }
        response
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        let wait = matches!(refused, Refused::Crowded).then_some(CROWDED_SECONDS);
        ApiError { wait, ..ApiError::new(refused.status(), refused) }
    }
}

impl From<TextError> for ApiError {
    fn from(error: TextError) -> ApiError {
        ApiError::bad(error)
    }
}

impl From<UnknownBot> for ApiError {
    fn from(error: UnknownBot) -> ApiError {
        ApiError::bad(error)
    }
}

impl From<SubscriptionFault> for ApiError {
    fn from(fault: SubscriptionFault) -> ApiError {
        ApiError::bad(fault)
    }
}

impl From<NoRandom> for ApiError {
    fn from(_: NoRandom) -> ApiError {
        Refused::Internal.into()
    }
}

impl From<KeyError> for ApiError {
    fn from(_: KeyError) -> ApiError {
        Refused::Internal.into()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        error!(code = error.code(), %error, "the log cannot be used");
        ApiError::unavailable(error)
    }
}

/// Work that was broken off inside is our fault, whatever it was.
impl From<Unfinished> for ApiError {
    fn from(_: Unfinished) -> ApiError {
        Refused::Internal.into()
    }
}

impl From<SubmitError> for ApiError {
    fn from(error: SubmitError) -> ApiError {
        match error {
            SubmitError::Refused { refusal, current } => {
                let mut error = ApiError::new(StatusCode::CONFLICT, refusal);
                error.seq = Some(current);
                error
            }
            SubmitError::NoTable => Refused::NoTable.into(),
            SubmitError::Store(error) => error.into(),
            SubmitError::Log(error) => ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, error),
            SubmitError::Busy => ApiError::from(Refused::Busy).after(1),
            SubmitError::NoSeed(error) => ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, error),
            SubmitError::Broken(_) => Refused::Internal.into(),
        }
    }
}
