//! What SQLite's errors mean for a caller.

use rusqlite::ErrorCode;

use crate::error::{Committed, StoreError};

/// An error of a statement: what it was to do has not happened.
pub(super) fn fault(error: rusqlite::Error) -> StoreError {
    let detail = error.to_string();
    let Some(code) = error.sqlite_error_code() else { return StoreError::Refused { detail } };
    if code == ErrorCode::DiskFull {
        StoreError::Full { detail }
    } else if [ErrorCode::DatabaseCorrupt, ErrorCode::NotADatabase].contains(&code) {
        StoreError::Damaged { detail }
    } else if ENVIRONMENT.contains(&code) {
        StoreError::Unavailable { committed: Committed::No, detail }
    } else {
        StoreError::Refused { detail }
    }
}

/// An error of a commit: what was to be committed may be there after all.
pub(super) fn commit_fault(error: rusqlite::Error) -> StoreError {
    match fault(error) {
        StoreError::Unavailable { detail, .. } | StoreError::Refused { detail } => {
            StoreError::Unavailable { committed: Committed::Unknown, detail }
        }
        other @ (StoreError::Full { .. }
        | StoreError::Damaged { .. }
        | StoreError::InUse { .. }
        | StoreError::Newer { .. }
        | StoreError::Foreign(_)
        | StoreError::Missing(_)
        | StoreError::Exists(_)
        | StoreError::Files { .. }
        | StoreError::Address { .. }
        | StoreError::TooLarge { .. }
        | StoreError::BackupElsewhere) => other,
    }
}

/// Failures of the machine, not of the statement.
const ENVIRONMENT: [ErrorCode; 9] = [
    ErrorCode::DatabaseBusy,
    ErrorCode::DatabaseLocked,
    ErrorCode::OutOfMemory,
    ErrorCode::ReadOnly,
    ErrorCode::PermissionDenied,
    ErrorCode::SystemIoFailure,
    ErrorCode::CannotOpen,
    ErrorCode::FileLockingProtocolFailed,
    ErrorCode::OperationInterrupted,
];
