//! Whether the server can do its work now: the database is written to, not only asked.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use bonecup_store::StoreError;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tracing::{error, info};

use crate::app::App;
use crate::clock;
use crate::error::{ApiError, Refused};

/// How long an answer is believed, so that asking costs the database next to nothing however often it is done.
const LIFETIME: Duration = Duration::from_secs(1);
/// Whoever asks gives up soon.
const PATIENCE: Duration = Duration::from_secs(2);

/// What was found when it was last tried.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<Found>>);

struct Found {
    at: Instant,
    outcome: Outcome,
}

type Outcome = Result<(), Unready>;

#[derive(Clone, PartialEq, Eq, Debug)]
enum Unready {
    Store(StoreError),
    Silent,
}

/// Whether requests can be answered now.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return ApiError::from(Refused::Stopping).into_response();
    }
    match app.readiness.look(&app).await {
        Ok(()) => "ready\n".into_response(),
        Err(Unready::Store(error)) => ApiError::unavailable(error).into_response(),
        Err(Unready::Silent) => ApiError::from(Refused::Busy).after(1).into_response(),
    }
}

impl Readiness {
    /// Those who ask at the same time wait for one answer.
    async fn look(&self, app: &App) -> Outcome {
        let mut last = self.0.lock().await;
        if let Some(found) = last.as_ref().filter(|found| found.at.elapsed() < LIFETIME) {
            return found.outcome.clone();
        }
        let outcome = write(app).await;
        let before = last.as_ref().map(|found| &found.outcome);
        tell(before, &outcome);
        *last = Some(Found { at: Instant::now(), outcome: outcome.clone() });
        outcome
    }
}

async fn write(app: &App) -> Outcome {
    match timeout(PATIENCE, app.store.ready(app.rooms.workers.node(), clock::now().0)).await {
        Ok(written) => written.map_err(Unready::Store),
        Err(_) => Err(Unready::Silent),
    }
}

/// Says why when it begins and when it is over, not every second.
fn tell(before: Option<&Outcome>, now: &Outcome) {
    match (before, now) {
        (Some(Err(_)), Ok(())) => info!("ready again: the database can be written"),
        (Some(before), now) if before == now => {}
        (_, Ok(())) => {}
        (_, Err(Unready::Store(error))) => error!(%error, "not ready: the database cannot be written"),
        (_, Err(Unready::Silent)) => error!("not ready: the database does not answer"),
    }
}
