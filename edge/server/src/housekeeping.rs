//! Deletes tables that were closed before anything happened there, after some time.

use std::time::Duration;

use bonecup_store::{ClosedTable, StoreError};
use tracing::info;

use crate::app::App;
use crate::background::{every, note};
use crate::clock;

/// How often tables are looked for that can be deleted.
const PERIOD: Duration = Duration::from_secs(600);
/// Tables that are looked at in one go.
const PAGE: u32 = 200;
const DAY: i64 = 86_400_000;

/// Deletes again and again what is due.
pub(crate) async fn run(app: App) {
    let mut beat = every(PERIOD);
    let mut seen = None;
    loop {
        beat.tick().await;
        note("old tables", delete_due(&app, &mut seen).await);
    }
}

/// Goes on after the table that was looked at last: those that were played stay, and are not looked at again.
async fn delete_due(app: &App, seen: &mut Option<ClosedTable>) -> Result<(), StoreError> {
    let before = clock::now().0 - i64::from(app.config.keep_days) * DAY;
    let mut deleted = 0;
    loop {
        let page = app.store.closed_tables(before, seen.as_ref(), PAGE).await?;
        for table in page.iter().filter(|table| !table.was_played) {
            if app.store.delete_closed(&table.id, before).await? {
                app.rooms.forget(&table.id);
                deleted += 1;
            }
        }
        let is_last = page.len() < PAGE as usize;
        *seen = page.into_iter().next_back().or(seen.take());
        if is_last {
            break;
        }
    }
    if deleted > 0 {
        info!(deleted, "deleted tables that were closed before anything happened there");
    }
    Ok(())
}
