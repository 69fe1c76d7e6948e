//! Postgres: a pool of connections, and a task that puts appends of the same moment into one statement.

mod appender;
mod connect;
mod fault;
mod hosts;
mod migrate;
mod statements;

use std::future::Future;
use std::time::Duration;

use deadpool_postgres::{Client, Pool};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use self::appender::Message;
use self::fault::{Trouble, pool_fault};
use crate::error::StoreError;
use crate::steps::{Appended, NewStep};
use crate::value::{Row, Value};
use crate::write::{Write, Written};

/// How many appends may wait before callers have to wait to hand theirs over.
const LONGEST_QUEUE: usize = 4_096;

/// How long anything may take. Postgres gives up by itself before this; what is left is a network that swallows.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often something is tried that got into the way of another node, or met a connection that had gone.
const MOST_TRIES: u32 = 5;

/// A database of Postgres. Clones share it.
#[derive(Clone)]
pub(crate) struct Postgres {
    pool: Pool,
    appends: mpsc::Sender<Message>,
}

impl Postgres {
    pub(crate) async fn open(url: &str) -> Result<Postgres, StoreError> {
        let pool = connect::pool(url)?;
        patiently(&pool, migrate::to_newest(&pool)).await?;
        Ok(Postgres::start(pool))
    }

    /// A database as it is.
    pub(crate) async fn look_at(url: &str) -> Result<Postgres, StoreError> {
        let pool = connect::pool(url)?;
        patiently(&pool, migrate::check_known(&pool)).await?;
        Ok(Postgres::start(pool))
    }

    fn start(pool: Pool) -> Postgres {
        let (appends, queue) = mpsc::channel(LONGEST_QUEUE);
        tokio::spawn(appender::run(pool.clone(), queue));
        Postgres { pool, appends }
    }

    pub(crate) async fn append(&self, step: NewStep) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.appends.send(Message::Append(step, answer)).await.map_err(|_| StoreError::closed())?;
        answered.await.map_err(|_| StoreError::unanswered())?
    }

    pub(crate) async fn write(&self, write: &Write) -> Result<Written, StoreError> {
        patiently(&self.pool, again(&self.pool, |client| statements::write(client, write))).await
    }

    pub(crate) async fn read(&self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        let reading = again(&self.pool, |client| async move {
            // Reading twice does no harm.
            statements::read(&client, sql, values).await.map_err(Trouble::harmless)
        });
        patiently(&self.pool, reading).await
    }

    pub(crate) async fn close(self) {
        let (answer, answered) = oneshot::channel();
        if self.appends.send(Message::Close(answer)).await.is_ok() {
            // The answer fails if somebody else closed the store at the same time: then it is closed, too.
            answered.await.unwrap_or_default();
        }
        self.pool.close();
    }
}

/// Does something on a connection, and again if it is sure not to have happened and may succeed next time.
async fn again<T, F>(pool: &Pool, mut work: impl FnMut(Client) -> F) -> Result<T, StoreError>
where
    F: Future<Output = Result<T, Trouble>>,
{
    let mut tries = 1;
    loop {
        let client = pool.get().await.map_err(pool_fault)?;
        match work(client).await {
            Ok(done) => return Ok(done),
            Err(trouble) => {
                if trouble.is_elsewhere() {
                    forget_idle(pool);
                }
                if !trouble.is_passing() || tries >= MOST_TRIES {
                    return Err(trouble.into());
                }
                tries += 1;
            }
        }
    }
}

/// Does something, but not for ever. What did not answer is not asked again: a connection that hangs would hold up the next
/// one who gets it, and whoever connects anew may find another server.
async fn patiently<T>(
    pool: &Pool,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let answered = timeout(PATIENCE, work).await;
    answered.unwrap_or_else(|_| {
        forget_idle(pool);
        Err(StoreError::unanswered())
    })
}

/// Those that are in use are looked at when they are given back.
fn forget_idle(pool: &Pool) {
    drop(pool.retain(|_, _| false));
}
