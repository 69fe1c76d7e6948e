//! Deleting what nobody will look for: tables that were closed before anything happened there.

use bonecup_referee::TableId;

use crate::error::StoreError;
use crate::store::{Store, capped, each};
use crate::value::{Row, values};
use crate::write::Write;

/// A table that was closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClosedTable {
    /// Its id.
    pub id: TableId,
    /// How long servers had [run](Store::count_running) when something last happened there, in milliseconds.
    pub idle_from: i64,
    /// Whether a die was rolled or a move made there. If not, nothing is lost with it.
    pub was_played: bool,
}

/// In the log a quotation mark of a text has a stroke before it, so that no name of a player looks like an event.
const CLOSED: &str = "select id, idle_from, cast(case when begun = 1 and exists (select 1 from events where table_id = id and
        (body like '%\"type\":\"moved\"%' or body like '%\"type\":\"rolled\"%' or body like '%\"type\":\"cast\"%'))
        then 1 else 0 end as bigint)
    from tables where phase = 'closed' and idle_from <= (select millis from running) - $1
        and (idle_from > $2 or (idle_from = $2 and id > $3))
    order by idle_from, id limit $4";

/// Whoever changes the row at the same time waits, and then finds nothing.
const STILL_CLOSED: &str = "update tables set touched = touched where id = $1 and phase = 'closed'
    and idle_from <= (select millis from running) - $2";
/// What refers to a table, and then the table.
const DELETIONS: [&str; 11] = [
    "delete from events where table_id = $1",
    "delete from seats where table_id = $1",
    "delete from players where table_id = $1",
    "delete from leases where table_id = $1",
    "delete from openings where table_id = $1",
    "delete from circle_tables where table_id = $1",
    "delete from results where table_id = $1",
    "delete from analyses where table_id = $1",
    "delete from findings where table_id = $1",
    "delete from awaited where table_id = $1",
    "delete from tables where id = $1",
];

impl Store {
    /// Tables that were closed and not touched since for so many milliseconds in which servers [ran](Store::count_running),
    /// the longest idle first. No clock has a say in it. To read on, pass the last one as `after`.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn closed_tables(
        &self,
        idle: i64,
        after: Option<&ClosedTable>,
        limit: u32,
    ) -> Result<Vec<ClosedTable>, StoreError> {
        let (idle_from, id) = after.map_or((i64::MIN, ""), |last| (last.idle_from, last.id.as_str()));
        each(self.read(CLOSED, values![idle, idle_from, id, capped(limit)]).await?, closed_table)
    }

    /// Deletes a table that was closed and not touched for so many milliseconds in which servers ran, with its log and everything that refers to it; `false` if there is
    /// none. It does not ask whether anything happened there.
    ///
    /// # Errors
    /// If the database cannot.
    pub async fn delete_closed(&self, id: &TableId, idle: i64) -> Result<bool, StoreError> {
        let write = Write::default().only_if(STILL_CLOSED, values![id.as_str(), idle]);
        let write = DELETIONS.into_iter().fold(write, |write, sql| write.and(sql, values![id.as_str()]));
        self.happened(write).await
    }
}

fn closed_table(mut row: Row) -> Result<ClosedTable, StoreError> {
    Ok(ClosedTable { id: row.parsed()?, idle_from: row.int()?, was_played: row.truth()? })
}
