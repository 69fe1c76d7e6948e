//! Every wait has an end: those who take too long are cut off.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::connection::Patience;
use super::registry::Connections;
use crate::config::Limits;

/// How often it is looked.
const INTERVAL: Duration = Duration::from_millis(500);
/// A body is as short as a few moves; a request that is not whole after this is answered with a refusal anyway.
const BODY: Duration = Duration::from_secs(30);
/// From a request to the last byte of its answer: half a minute to work it out, and time for a slow line to take it.
const ANSWER: Duration = Duration::from_secs(120);

impl Patience {
    pub(super) fn of(limits: &Limits) -> Patience {
        let seconds = |number: u32| Duration::from_secs(number.max(1).into());
        Patience {
            head: seconds(limits.header_seconds),
            body: BODY,
            answer: ANSWER,
            idle: seconds(limits.idle_seconds),
            unread: seconds(limits.unread_seconds),
        }
    }
}

/// Cuts off whoever takes too long, for as long as the server runs.
pub(super) async fn sweep(connections: Arc<Connections>, patience: Patience) {
    let mut beat = tokio::time::interval(INTERVAL);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        beat.tick().await;
        let now = Instant::now();
        connections.cut_where(|connection| connection.is_overdue(&patience, now));
    }
}
