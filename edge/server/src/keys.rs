//! The server's keys, when it starts.

use bonecup_keys::{KeyError, KeySource, ServerKeys};
use bonecup_store::{PlainSeed, Store};
use tracing::info;

use crate::serve::ServeError;

/// Seeds that are encrypted in one go.
const BATCH: u32 = 500;

/// Opens the keys of this database, which are made if it has none yet, and encrypts what an older version left in the open.
/// A server that is stopped half-way goes on with it when it starts again.
pub(crate) async fn open(store: &Store, source: &KeySource) -> Result<ServerKeys, ServeError> {
    let kept = store.server_key().await?;
    let master = source.master(kept.is_some())?;
    let kept = match kept {
        Some(kept) => kept,
        None => store.keep_server_key(ServerKeys::make(&master)?).await?,
    };
    let keys = ServerKeys::open(&master, &kept)?;
    encrypt_plain_seeds(store, &keys).await?;
    store.forget_plain_seeds().await?;
    Ok(keys)
}

async fn encrypt_plain_seeds(store: &Store, keys: &ServerKeys) -> Result<(), ServeError> {
    loop {
        let seeds = store.plain_seeds(BATCH).await?;
        if seeds.is_empty() {
            return Ok(());
        }
        let number = seeds.len();
        let encrypted: Result<Vec<_>, KeyError> =
            seeds.into_iter().map(|seed| encrypted(keys, seed)).collect();
        store.encrypt_seeds(encrypted?).await?;
        info!(number, "seeds that were in the open are encrypted now");
    }
}

fn encrypted(keys: &ServerKeys, plain: PlainSeed) -> Result<(PlainSeed, Vec<u8>), KeyError> {
    let encrypted = keys.encrypt_seed(&plain.table, &plain.seed)?;
    Ok((plain, encrypted))
}
