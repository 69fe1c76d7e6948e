//! How dice flew over the ice, for playing it back: computed again from what the record holds, bit for bit.

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bonecup_arena::{Arena, Path as Way, Track};
use bonecup_referee::{Event, Record, RecordError, TableId};
use bonecup_rules::Turn;
use rolling_dice::{Origin, RollingDice, Throw};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::TablePath;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::log;

/// A throw, frame by frame.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ThrowView {
    /// Frames per second of the true motion.
    frames_per_second: u16,
    /// How many frames there are.
    frames: usize,
    /// The dice that moved.
    dice: Vec<TrackView>,
}

/// The way of one die.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct TrackView {
    /// Which die, such as `thrown 1` or `scoring red`.
    die: String,
    /// The frame in which it fell into the water.
    wet: Option<usize>,
    /// One entry per frame: x, y, z in millimetres and a quaternion x, y, z, w.
    poses: Vec<[f64; 7]>,
}

/// Which roll.
#[derive(Deserialize)]
pub(crate) struct RollPath {
    roll: u64,
}

/// The flight of the dice in a roll of Rolling Dice.
#[utoipa::path(get, path = "/api/tables/{id}/throws/{roll}", tag = "records",
    params(("id" = String, Path), ("roll" = u64, Path)),
    responses((status = 200, body = ThrowView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn throw(
    State(app): State<App>,
    TablePath(table): TablePath,
    path: Result<Path<RollPath>, PathRejection>,
) -> Result<Response, ApiError> {
    let Path(RollPath { roll }) = path.map_err(|_| Refused::NoThrow)?;
    let json = app.rooms.flights.json(&table, roll, computed(&app, &table, roll)).await?;
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, UNCHANGING)];
    Ok((headers, json).into_response())
}

/// A throw never changes.
const UNCHANGING: &str = "private, max-age=86400, immutable";

/// The flight of an older throw, computed again from the log.
async fn computed(app: &App, table: &TableId, roll: u64) -> Result<Way, ApiError> {
    let past = log::history(&app.store, table).await?.ok_or(Refused::NoTable)?;
    let record = past.record().ok_or(Refused::NoRecord)?;
    let way = tokio::task::spawn_blocking(move || {
        let (throw, noise) = find(&record, roll)?;
        Some(Arena.watch(&throw, noise).path)
    });
    Ok(way.await?.ok_or(Refused::NoThrow)?)
}

/// What was thrown in the roll, and the noise that was drawn for it.
fn find(record: &Record, wanted: u64) -> Option<(Throw, u64)> {
    let mut found = None;
    let replayed = record.replay_with(|table, event| {
        if let Event::Rolled { roll, outcome, .. } = event
            && *roll == wanted
            && let Turn::Chance(request) = table.game().turn()
            && let (Some(throw), Some(landing)) = (request.of::<RollingDice>(), outcome.of::<RollingDice>())
            && let Origin::Engine { engine: Arena::ENGINE, noise } = landing.origin
        {
            found = Some((throw.clone(), noise));
        }
        Ok::<(), RecordError>(())
    });
    replayed.ok().and(found)
}

impl ThrowView {
    /// The flight as it is sent.
    pub(crate) fn json(way: &Way) -> Bytes {
        // Its parts are all texts and numbers, which always become JSON.
        serde_json::to_vec(&ThrowView::of(way)).unwrap_or_default().into()
    }

    fn of(way: &Way) -> ThrowView {
        ThrowView {
            frames_per_second: Way::FRAMES_PER_SECOND,
            frames: way.len(),
            dice: way.tracks().iter().map(|track| TrackView::of(way, track)).collect(),
        }
    }
}

impl TrackView {
    fn of(way: &Way, track: &Track) -> TrackView {
        let poses = (0..way.len()).map(|frame| track.pose(frame).numbers()).collect();
        TrackView { die: track.die().to_string(), wet: track.wet(), poses }
    }
}
