//! What errors of Postgres mean for a caller.

use std::error::Error as _;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::{Committed, StoreError};

/// Something that did not work, and whether to try again.
pub(super) struct Trouble {
    error: StoreError,
    passing: bool,
    /// The server that answered may not be written any more: another one is.
    elsewhere: bool,
}

impl Trouble {
    /// Whether it is sure not to have happened and may work next time.
    pub(super) fn is_passing(&self) -> bool {
        self.passing
    }

    /// Whether another server has to be asked.
    pub(super) fn is_elsewhere(&self) -> bool {
        self.elsewhere
    }

    /// The trouble of something that may be done twice: a connection that has gone does not matter then.
    pub(super) fn harmless(mut self) -> Trouble {
        self.passing |= self.error.committed() == Committed::Unknown;
        self.before_commit()
    }

    /// The trouble of a transaction that was not to be committed yet: nothing of it has happened.
    pub(super) fn before_commit(mut self) -> Trouble {
        if let StoreError::Unavailable { committed, .. } = &mut self.error {
            *committed = Committed::No;
        }
        self
    }
}

impl From<Trouble> for StoreError {
    fn from(trouble: Trouble) -> StoreError {
        trouble.error
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        let elsewhere = error.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION);
        let passing = elsewhere || error.code().is_some_and(gave_way);
        Trouble { error: fault(&error), passing, elsewhere }
    }
}

fn fault(error: &Error) -> StoreError {
    let detail = detail(error);
    let Some(code) = error.code() else {
        return StoreError::Unavailable { committed: Committed::Unknown, detail };
    };
    let class = code.code().get(..2).unwrap_or_default();
    match (code.code(), class) {
        ("53100", _) => StoreError::Full { detail },
        (_, "XX") => StoreError::Damaged { detail },
        // The connection broke, or somebody ended it: perhaps while it was committing.
        (_, "08" | "57") => StoreError::Unavailable { committed: Committed::Unknown, detail },
        // Too many connections, not allowed in, a copy that may not be written, a lock that was not given.
        ("25006" | "55P03", _) | (_, "28" | "3D" | "40" | "53") => {
            StoreError::Unavailable { committed: Committed::No, detail }
        }
        _ => StoreError::Refused { detail },
    }
}

/// Two transactions wanted the same things, and this one was undone.
fn gave_way(code: &SqlState) -> bool {
    [SqlState::T_R_SERIALIZATION_FAILURE, SqlState::T_R_DEADLOCK_DETECTED].contains(code)
}

/// No connection: nothing was asked yet.
pub(super) fn pool_fault(error: PoolError) -> StoreError {
    let detail = match &error {
        PoolError::Backend(error) => detail(error),
        PoolError::Timeout(_)
        | PoolError::Closed
        | PoolError::NoRuntimeSpecified
        | PoolError::PostCreateHook(_) => error.to_string(),
    };
    StoreError::Unavailable { committed: Committed::No, detail }
}

/// The message with its cause, which is where Postgres says what it means.
pub(super) fn detail(error: &Error) -> String {
    match error.source() {
        Some(source) if !error.to_string().contains(&source.to_string()) => format!("{error}: {source}"),
        _ => error.to_string(),
    }
}
