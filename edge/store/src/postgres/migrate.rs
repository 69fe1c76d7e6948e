//! From any version of the schema to the newest, also when several nodes start at once.
//!
//! No lock: the row of a version is inserted in the transaction that changes the schema, so of two nodes one waits,
//! fails, looks again, and finds the work done.

use std::time::Duration;

use deadpool_postgres::{Client, Pool};
use tokio::time::sleep;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::fault::{Trouble, pool_fault};
use super::statements;
use crate::error::StoreError;
use crate::schema::{self, Version};

/// The version of the database.
const VERSION: &str = "select max(version) from bonecup_schema";

const HISTORY: &str = "create table if not exists bonecup_schema
    (version bigint primary key, at timestamptz not null default now())";
const NOTE: &str = "insert into bonecup_schema (version) values ($1)";

/// How often a node looks again while others are at work.
const MOST_TRIES: u32 = 40;
const PAUSE: Duration = Duration::from_millis(100);

/// Goes through all versions that are missing.
pub(super) async fn to_newest(pool: &Pool) -> Result<(), StoreError> {
    let mut client = pool.get().await.map_err(pool_fault)?;
    for _ in 0..MOST_TRIES {
        match client.batch_execute(HISTORY).await {
            Ok(()) => {}
            Err(error) if lost(&error) => {
                sleep(PAUSE).await;
                continue;
            }
            Err(error) => return Err(Trouble::from(error).into()),
        }
        let found = version(&client).await?;
        if found > schema::NEWEST {
            return Err(StoreError::Newer { found, known: schema::NEWEST });
        }
        let Some(step) = schema::after(found).next() else { return Ok(()) };
        match advance(&mut client, step).await {
            Ok(()) => {}
            Err(error) if lost(&error) => sleep(PAUSE).await,
            Err(error) => return Err(Trouble::from(error).into()),
        }
    }
    Err(StoreError::Refused { detail: "the tables are there, but not as this program made them".to_owned() })
}

/// Refuses a database that is newer than this program.
pub(super) async fn check_known(pool: &Pool) -> Result<(), StoreError> {
    let client = pool.get().await.map_err(pool_fault)?;
    let found = version(&client).await?;
    if found > schema::NEWEST { Err(StoreError::Newer { found, known: schema::NEWEST }) } else { Ok(()) }
}

async fn version(client: &Client) -> Result<u32, StoreError> {
    let rows = statements::read(client, VERSION, &[]).await?;
    let found = crate::store::first(rows, |mut row| row.maybe_int())?.flatten().unwrap_or(0);
    u32::try_from(found).map_err(|_| StoreError::Damaged { detail: format!("version {found}") })
}

async fn advance(client: &mut Client, step: &Version) -> Result<(), Error> {
    let transaction = client.transaction().await?;
    transaction.execute(NOTE, &[&i64::from(step.number)]).await?;
    transaction.batch_execute(step.postgres).await?;
    transaction.commit().await
}

/// Whether another node was faster.
fn lost(error: &Error) -> bool {
    const CODES: [SqlState; 7] = [
        SqlState::UNIQUE_VIOLATION,
        SqlState::DUPLICATE_TABLE,
        SqlState::DUPLICATE_OBJECT,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        // A catalogue row changed under our feet.
        SqlState::INTERNAL_ERROR,
    ];
    error.code().is_some_and(|code| CODES.contains(code))
}
