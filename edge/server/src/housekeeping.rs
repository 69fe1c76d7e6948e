//! Deletes tables that were closed before anything happened there, after some time in which the server ran: no clock
//! that jumps, and no server that was off, makes them old. And forgets where to tell people who have not come for long.

use std::time::Duration;

use bonecup_store::{ClosedTable, StoreError};
use tracing::info;

use crate::app::App;
use crate::background::{every, note};

/// How often tables are looked for that can be deleted.
const PERIOD: Duration = Duration::from_secs(600);
/// Whose device was not used for so many milliseconds is not told of turns any more: 90 days.
const UNUSED: i64 = 90 * 86_400_000;
/// Tables that are looked at in one go.
const PAGE: u32 = 200;

/// Deletes again and again what is due.
pub(crate) async fn run(app: App) {
    let mut beat = every(PERIOD);
    let mut seen = None;
    loop {
        beat.tick().await;
        note("old tables", delete_due(&app, &mut seen).await);
        if app.push.is_some() {
            let before = app.rooms.clock.now().plus(-UNUSED);
            note("old subscriptions", app.store.tidy_subscriptions(before.0).await);
        }
    }
}

/// Goes on after the table that was looked at last: those that were played stay, and are not looked at again.
async fn delete_due(app: &App, seen: &mut Option<ClosedTable>) -> Result<(), StoreError> {
    let idle = app.config.keep_millis();
    let mut deleted = 0;
    loop {
        let page = app.store.closed_tables(idle, seen.as_ref(), PAGE).await?;
        for table in page.iter().filter(|table| !table.was_played) {
            if app.store.delete_closed(&table.id, idle).await? {
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
