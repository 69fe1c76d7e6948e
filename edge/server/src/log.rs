//! The log of a table, read from the store from its beginning: for records, replays and analyses.

use bonecup_referee::room::{History, Step};
use bonecup_referee::{Seq, TableId};
use bonecup_store::Store;

use crate::rooms::SubmitError;

/// Steps that are read at once.
const PAGE: u32 = 1000;

/// Everything that has happened at a table; none if there is no such table.
pub(crate) async fn history(store: &Store, table: &TableId) -> Result<Option<History>, SubmitError> {
    let steps = steps(store, table).await?;
    if steps.is_empty() { Ok(None) } else { Ok(Some(History::of(&steps)?)) }
}

/// The same step by step; nothing if there is no such table.
pub(crate) async fn steps(store: &Store, table: &TableId) -> Result<Vec<Step>, SubmitError> {
    let mut steps = Vec::new();
    loop {
        let after = steps.last().map_or(0, |step: &Step| step.seq.0);
        let rows = store.steps(table, after, PAGE).await?;
        let last = rows.len() < PAGE as usize;
        for row in rows {
            steps.push(Step::read(Seq(row.seq), &row.body)?);
        }
        if last {
            return Ok(steps);
        }
    }
}
