//! Which node looks after a table: runs its clocks and bots.
//!
//! A lease is a convenience, not a fence. A node that believes too long in its lease may compute a step that another
//! node has computed too; the log takes one of them. Epochs tell a holder from an earlier one.

use bonecup_referee::TableId;

use crate::error::StoreError;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::Write;

/// That the lease has run out is asked once more outside of the list: another node may have claimed the row since.
const CLAIM: &str = "update leases set node = $1, epoch = epoch + 1, until = $2
    where attended = 1 and until <= $3 and table_id in
        (select table_id from leases where attended = 1 and until <= $3 order by until limit $4)
    returning table_id, epoch";
const CLAIM_ONE: &str = "update leases
    set node = $1, epoch = case when node = $1 and until > $2 then epoch else epoch + 1 end, until = $3
    where table_id = $4 and attended = 1 and (until <= $2 or node = $1)
    returning epoch";
const RENEW: &str = "update leases set until = $1 where attended = 1 and node = $2 and until > $3
    returning table_id, epoch";
const RELEASE: &str = "update leases set until = 0 where node = $1 and until > 0";

impl Store {
    /// Claims tables that have to be looked after and that no node holds, and returns them with their epochs.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn claim(
        &self,
        node: &str,
        now: i64,
        until: i64,
        limit: u32,
    ) -> Result<Vec<(TableId, u64)>, StoreError> {
        let write = Write::default().and(CLAIM, values![node, until, now, capped(limit)]);
        each(self.write(write).await?.rows(), lease)
    }

    /// Claims one table, unless another node holds it or nobody has to look after it. A lease that the node still
    /// holds is prolonged and keeps its epoch.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn claim_one(
        &self,
        table: &TableId,
        node: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<u64>, StoreError> {
        let write = Write::default().and(CLAIM_ONE, values![node, now, until, table.as_str()]);
        first(self.write(write).await?.rows(), |mut row| row.number())
    }

    /// Prolongs all leases that the node still holds, and returns them. What is missing has run out, was claimed by
    /// another node, or need not be looked after any more.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn renew(&self, node: &str, now: i64, until: i64) -> Result<Vec<(TableId, u64)>, StoreError> {
        let write = Write::default().and(RENEW, values![until, node, now]);
        each(self.write(write).await?.rows(), lease)
    }

    /// Gives all leases of the node back, so that others need not wait for them to run out.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn release(&self, node: &str) -> Result<(), StoreError> {
        self.write(Write::default().and(RELEASE, values![node])).await.map(drop)
    }
}

fn lease(mut row: Row) -> Result<(TableId, u64), StoreError> {
    Ok((row.parsed()?, row.number()?))
}
