//! People who have gone, on whichever node: their tokens are void in the database, and here they have to be forgotten.
//!
//! A hint says so at once. While no hints come, the database is asked.

use bonecup_store::StoreError;
use tokio::time::sleep;

use crate::app::App;
use crate::background::{POLL_ALONE, POLL_WITH_BUS, note};

/// Numbers are given by transactions that may be committed in another order. So many may be on their way at once.
const OVERLAP: i64 = 100;

/// Asks again and again who has gone.
pub(crate) async fn run(app: App) {
    let mut seen = None;
    loop {
        note("people who have gone", look(&app, &mut seen).await);
        sleep(if app.rooms.bus.is_up() { POLL_WITH_BUS } else { POLL_ALONE }).await;
    }
}

/// Whoever had gone before this node started is known to nobody here.
async fn look(app: &App, seen: &mut Option<i64>) -> Result<(), StoreError> {
    let Some(last) = seen else {
        *seen = Some(app.store.last_gone().await?);
        return Ok(());
    };
    for (number, person) in app.store.gone_after(last.saturating_sub(OVERLAP)).await? {
        // Nobody comes back under this name: to forget them twice does no harm.
        app.end_sessions_here(&person);
        *last = number.max(*last);
    }
    Ok(())
}
