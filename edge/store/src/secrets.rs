//! What is encrypted before it comes here. The store has bytes; whoever has the master key can read them.

use bonecup_referee::TableId;

use crate::error::StoreError;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::Write;

/// A seed that an older version of the program has left in the open.
pub struct PlainSeed {
    /// The table whose dice it is for.
    pub table: TableId,
    /// The seed.
    pub seed: [u8; 32],
}

const SEED: &str = "select seed from tables where id = $1";
pub(crate) const SERVER_KEY: &str = "select body from secrets where name = 'server key'";
const KEEP_SERVER_KEY: &str =
    "insert into secrets (name, body) values ('server key', $1) on conflict do nothing";
/// A seed has 32 bytes; encrypted it has more.
const PLAIN_SEEDS: &str = "select id, seed from tables where length(seed) = 32 order by id limit $1";
const ENCRYPT: &str = "update tables set seed = $2 where id = $1 and seed = $3";
const IS_LEFT: &str = "select name from chores where name = 'forget plain seeds'";
const DONE: &str = "delete from chores where name = 'forget plain seeds'";

impl Store {
    /// The seed of a table's dice, encrypted. It is in no other answer: whoever asks wants to roll, or the game is over.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn seed(&self, id: &TableId) -> Result<Option<Vec<u8>>, StoreError> {
        let seeds = first(self.read(SEED, values![id.as_str()]).await?, |mut row| row.maybe_bytes())?;
        Ok(seeds.flatten())
    }

    /// The key with which the server signs, encrypted.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn server_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        first(self.read(SERVER_KEY, values![]).await?, |mut row| row.bytes())
    }

    /// Keeps the key with which the server signs, encrypted. If there is one already, of another node perhaps, that stays;
    /// the answer is the one that is kept.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn keep_server_key(&self, key: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.write(Write::default().and(KEEP_SERVER_KEY, values![key])).await?;
        let kept = self.server_key().await?;
        kept.ok_or_else(|| StoreError::Damaged { detail: "the server's key is gone".to_owned() })
    }

    /// Some of the seeds that are still in the open.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn plain_seeds(&self, limit: u32) -> Result<Vec<PlainSeed>, StoreError> {
        each(self.read(PLAIN_SEEDS, values![capped(limit)]).await?, plain_seed)
    }

    /// Puts encrypted seeds in the place of open ones: all of them or none. What another node has encrypted already stays.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn encrypt_seeds(&self, seeds: Vec<(PlainSeed, Vec<u8>)>) -> Result<(), StoreError> {
        let write = seeds.into_iter().fold(Write::default(), |write, (plain, encrypted)| {
            write.and(ENCRYPT, values![plain.table.as_str(), encrypted, plain.seed])
        });
        self.write(write).await.map(drop)
    }

    /// Sees to it that seeds that were in the open are on no page of the file and not in the log beside it. It is done once,
    /// after all of them were encrypted. Postgres keeps what was overwritten in places that are its host's own business.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn forget_plain_seeds(&self) -> Result<(), StoreError> {
        if self.read(IS_LEFT, values![]).await?.is_empty() {
            return Ok(());
        }
        self.rewrite_file().await?;
        self.write(Write::default().and(DONE, values![])).await.map(drop)
    }
}

fn plain_seed(mut row: Row) -> Result<PlainSeed, StoreError> {
    let (table, bytes) = (row.parsed()?, row.bytes()?);
    let damaged = |_| StoreError::Damaged { detail: "a seed has not 32 bytes".to_owned() };
    Ok(PlainSeed { table, seed: bytes.try_into().map_err(damaged)? })
}
