//! How dice flew over the ice, for playing it back: computed again from what the record holds, bit for bit.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use bonecup_arena::{Arena, Path as Way, Track};
use bonecup_referee::{Event, Record, RecordError, TableId};
use bonecup_rules::Turn;
use rolling_dice::{Origin, RollingDice, Throw};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::TablePath;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::heavy::{Answer, Key, What, of_game};

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
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    path: Result<Path<RollPath>, PathRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Path(RollPath { roll }) = path.map_err(|_| Refused::NoThrow)?;
    let flight = match known(&app, &table, roll) {
        Known::Answer(answer) => answer,
        Known::Path(path) => {
            let answer = app.heavy.pack(address, move |packer| packer.json(&ThrowView::of(&path))).await?;
            app.heavy.answers.keep(key(&table, roll), &answer, None);
            answer
        }
        Known::Nothing => {
            of_game(&app, address, &table, What::Throw(roll), move |game, packer| {
                let (throw, noise) = find(&game.record()?, roll).ok_or(Refused::NoThrow)?;
                packer.json(&ThrowView::of(&Arena.watch(&throw, noise).path))
            })
            .await?
        }
    };
    let json = HeaderValue::from_static("application/json");
    let unchanging = HeaderValue::from_static(UNCHANGING);
    Ok(flight.respond(&headers, [(CONTENT_TYPE, json), (CACHE_CONTROL, unchanging)]))
}

/// A throw never changes.
const UNCHANGING: &str = "private, max-age=86400, immutable";

/// What is in memory of a flight.
enum Known {
    /// All, as it is sent.
    Answer(Answer),
    /// How the dice flew: it was thrown a moment ago.
    Path(Arc<Way>),
    /// An older throw is computed again from the log.
    Nothing,
}

fn known(app: &App, table: &TableId, roll: u64) -> Known {
    match (app.heavy.answers.final_one(&key(table, roll)), app.rooms.flights.path(table, roll)) {
        (Some(answer), _) => Known::Answer(answer),
        (None, Some(path)) => Known::Path(path),
        (None, None) => Known::Nothing,
    }
}

fn key(table: &TableId, roll: u64) -> Key {
    Key::Table(table.clone(), What::Throw(roll))
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
