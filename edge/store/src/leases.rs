//! Which node looks after a table: runs its clocks and bots.
//!
//! A lease is a convenience, not a fence. A node that believes too long in its lease may compute a step that another
//! node has computed too; the log takes one of them. Epochs tell a holder from an earlier one.
//!
//! No clock is compared with another. A node that runs counts its number up ([`Store::beat`]); one that sees another's
//! number stand still for long enough, by its own measure, [buries](Store::bury) it. What a node holds that is not
//! among the running ones is free.

use bonecup_referee::TableId;

use crate::error::StoreError;
use crate::store::{Store, capped, each, first};
use crate::value::{Row, values};
use crate::write::Write;

/// That nobody holds the table is asked once more outside of the list: another node may have claimed the row since.
const CLAIM: &str = "update leases set node = $1, epoch = epoch + 1
    where attended = 1 and node not in (select name from nodes) and table_id in
        (select table_id from leases where attended = 1 and node not in (select name from nodes)
            order by table_id limit $2)
    returning table_id, epoch";
const CLAIM_ONE: &str =
    "update leases set node = $1, epoch = case when node = $1 then epoch else epoch + 1 end
    where table_id = $2 and attended = 1 and (node = $1 or node not in (select name from nodes))
    returning epoch";
const HELD: &str = "select table_id, epoch from leases where attended = 1 and node = $1";
const BEAT: &str = "insert into nodes (name, beat, present) values ($1, 1, '')
    on conflict (name) do update set beat = nodes.beat + 1";
const NODES: &str = "select name, beat from nodes";
const REPORT: &str = "update nodes set present = $2 where name = $1 and present <> $2";
const REPORTS: &str = "select present from nodes where name <> $1 and present <> ''";
const BURY: &str = "delete from nodes where name = $1 and beat = $2";
const RELEASE: &str = "delete from nodes where name = $1";
/// A node that comes back under the same name must not take what it held before for its own; nor what nobody looks after
/// just now, and has to be looked after later.
const FREE: &str = "update leases set node = '' where node = $1";

/// Of all nodes that run, one counts: the first by name.
const COUNT_RUNNING: &str =
    "update running set millis = millis + $1 where $2 = (select min(name) from nodes)";

impl Store {
    /// Says that the node runs.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn beat(&self, node: &str) -> Result<(), StoreError> {
        self.write(Write::default().and(BEAT, values![node])).await.map(drop)
    }

    /// The nodes that are taken to run, with the numbers that they count up.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn nodes(&self) -> Result<Vec<(String, u64)>, StoreError> {
        each(self.read(NODES, values![]).await?, |mut row| Ok((row.text()?, row.number()?)))
    }

    /// Says who is at the tables of a node that runs.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn report(&self, node: &str, present: &str) -> Result<(), StoreError> {
        self.write(Write::default().and(REPORT, values![node, present])).await.map(drop)
    }

    /// What the other nodes said last.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn reports(&self, node: &str) -> Result<Vec<String>, StoreError> {
        each(self.read(REPORTS, values![node]).await?, |mut row| row.text())
    }

    /// A node whose number has stood still is gone, unless it has counted on meanwhile: its tables are free.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn bury(&self, node: &str, beat: u64) -> Result<(), StoreError> {
        let beat = i64::try_from(beat).unwrap_or(i64::MAX);
        self.write(Write::default().and(BURY, values![node, beat])).await.map(drop)
    }

    /// Claims tables that have to be looked after and that no running node holds, and returns them with their epochs.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn claim(&self, node: &str, limit: u32) -> Result<Vec<(TableId, u64)>, StoreError> {
        let write = Write::default().and(CLAIM, values![node, capped(limit)]);
        each(self.write(write).await?.rows(), lease)
    }

    /// Claims one table, unless another running node holds it or nobody has to look after it. What the node holds
    /// already keeps its epoch.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn claim_one(&self, table: &TableId, node: &str) -> Result<Option<u64>, StoreError> {
        let write = Write::default().and(CLAIM_ONE, values![node, table.as_str()]);
        first(self.write(write).await?.rows(), |mut row| row.number())
    }

    /// All tables that the node holds. What is missing was claimed by another node, or need not be looked after any
    /// more.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn held(&self, node: &str) -> Result<Vec<(TableId, u64)>, StoreError> {
        each(self.read(HELD, values![node]).await?, lease)
    }

    /// Says that the node does not run any more: what it held is free at once.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn release(&self, node: &str) -> Result<(), StoreError> {
        self.write(Write::default().and(RELEASE, values![node]).and(FREE, values![node])).await.map(drop)
    }

    /// Adds to the time that servers have run. However many nodes say so, the time of one is added.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn count_running(&self, node: &str, millis: i64) -> Result<(), StoreError> {
        self.write(Write::default().and(COUNT_RUNNING, values![millis, node])).await.map(drop)
    }
}

fn lease(mut row: Row) -> Result<(TableId, u64), StoreError> {
    Ok((row.parsed()?, row.number()?))
}
