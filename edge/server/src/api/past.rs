//! What has happened at a table lately, for whoever comes to it or comes back.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_referee::Seq;
use bonecup_referee::room::{RoomEvent, Step};
use bonecup_rules::{Points, Seat};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{QueryParams, TablePath};
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody};
use crate::rooms::{MOST_PAST, Outcome, SubmitError};

/// How far to look back.
#[derive(Deserialize, IntoParams)]
pub(crate) struct PastQuery {
    /// How many steps, at most 200; as many as that if left out.
    last: Option<usize>,
}

/// A step, and how it left the table.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PastStep {
    /// Its number.
    seq: u32,
    /// When it happened, in milliseconds since 1970.
    at: i64,
    /// What happened, in order.
    #[schema(value_type = Vec<Object>)]
    events: Vec<RoomEvent>,
    /// The points of each seat after it; none before the game.
    #[schema(value_type = Option<Vec<i32>>)]
    points: Option<Vec<Points>>,
    /// The seat that has to act after it; none before and after the game.
    #[schema(value_type = Option<u8>)]
    acting: Option<Seat>,
}

/// What has happened at a table lately, the newest step last. All that ever happened is in `steps`.
#[utoipa::path(get, path = "/api/tables/{id}/past", tag = "tables", params(("id" = String, Path), PastQuery),
    responses((status = 200, body = Vec<PastStep>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn past(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    QueryParams(query): QueryParams<PastQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let live = app.rooms.live(&table);
    // A table that was not in memory is read now, and has a past.
    app.rooms.room(&table).await?;
    let (after, outcomes) = live.past().latest(query.last.unwrap_or(MOST_PAST));
    let count = u32::try_from(outcomes.len()).unwrap_or(u32::MAX);
    let store = app.store.clone();
    let read = async move { Ok(store.steps(&table, after.0, count).await?) };
    let told = app.heavy.read_and_pack(address, read, move |rows, packer| {
        let told = rows.iter().zip(outcomes).map(|(row, outcome)| {
            let step = Step::read(Seq(row.seq), &row.body).map_err(SubmitError::from)?;
            Ok(PastStep::of(&step, outcome))
        });
        packer.json(&told.collect::<Result<Vec<_>, ApiError>>()?)
    });
    Ok(told.await?.json(&headers))
}

impl PastStep {
    fn of(step: &Step, outcome: Outcome) -> PastStep {
        PastStep {
            seq: step.seq.0,
            at: step.at.0,
            events: step.events.iter().map(RoomEvent::for_all).collect(),
            points: outcome.points.map(|points| points.to_vec()),
            acting: outcome.acting,
        }
    }
}
