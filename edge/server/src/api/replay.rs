//! A whole game position by position, for going back and forth in it.

use axum::Json;
use axum::extract::State;
use bonecup_games::GameId;
use bonecup_referee::room::{History, Room, RoomEvent, Step};
use bonecup_referee::{Record, RecordError, Table};
use bonecup_rules::Points;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::body::TablePath;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::log;
use crate::rooms::SubmitError;
use crate::view::{self, TurnView};

/// A game so far, position by position.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReplayView {
    /// Which game.
    #[schema(value_type = String)]
    #[cfg_attr(test, ts(as = "crate::typescript::mirrors::GameId"))]
    game: GameId,
    /// Its options.
    #[cfg_attr(test, ts(as = "crate::typescript::mirrors::Options"))]
    options: Value,
    /// What the seats are called, in the order of play.
    seats: Vec<String>,
    /// The position before the first event, and the one after each.
    frames: Vec<Frame>,
}

/// A position, and what led to it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct Frame {
    /// The step of the table in which it happened.
    seq: u32,
    /// When, in milliseconds since 1970.
    at: i64,
    /// A move or a roll, as in the events of a step; none at the beginning.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(as = "Option<crate::typescript::mirrors::RoomEvent>"))]
    event: Option<RoomEvent>,
    /// The position after it.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(as = "crate::typescript::mirrors::Position"))]
    position: Box<RawValue>,
    /// The points of each seat after it.
    #[schema(value_type = Vec<i32>)]
    #[cfg_attr(test, ts(type = "Array<number>"))]
    points: Vec<Points>,
    /// Who has to act after it; none while drawn dice roll.
    turn: Option<TurnView>,
}

/// The game of a table so far, position by position.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = ReplayView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn replay(
    State(app): State<App>,
    TablePath(table): TablePath,
) -> Result<Json<ReplayView>, ApiError> {
    let steps = log::steps(&app.store, &table).await?;
    if steps.is_empty() {
        return Err(Refused::NoTable.into());
    }
    let past = History::of(&steps).map_err(SubmitError::from)?;
    let record = past.record().ok_or(Refused::NoRecord)?;
    let replayed = tokio::task::spawn_blocking(move || ReplayView::of(past.room(), &record, &steps)).await;
    Ok(Json(replayed.map_err(|_| Refused::Internal)??))
}

impl ReplayView {
    fn of(room: &Room, record: &Record, steps: &[Step]) -> Result<ReplayView, ApiError> {
        let mut told = told(steps).into_iter();
        let mut before = told.next();
        let mut frames = Vec::new();
        let mut take = |table: &Table| {
            frames.extend(before.take().map(|told| Frame::of(told, table)));
            before = told.next();
        };
        let replayed = record.replay_with(|table, _| {
            take(table);
            Ok::<(), RecordError>(())
        });
        take(&replayed.map_err(|_| Refused::Internal)?);
        Ok(ReplayView {
            game: room.game(),
            options: room.opening().options_of_today(),
            seats: record.plan.seats.iter().map(|seat| seat.name.to_string()).collect(),
            frames,
        })
    }
}

/// What has happened in the game: that it began, then moves and rolls.
fn told(steps: &[Step]) -> Vec<(&Step, Option<RoomEvent>)> {
    let events = steps.iter().flat_map(|step| step.events.iter().map(move |event| (step, event)));
    let in_game = events.filter_map(|(step, event)| match event {
        RoomEvent::Started => Some((step, None)),
        RoomEvent::Moved { .. } | RoomEvent::Rolled { .. } => Some((step, Some(event.for_all()))),
        RoomEvent::Opened(_)
        | RoomEvent::Offered { .. }
        | RoomEvent::Seated { .. }
        | RoomEvent::Unseated { .. }
        | RoomEvent::Contributed { .. }
        | RoomEvent::ColoursChosen { .. }
        | RoomEvent::BeginnerNamed { .. }
        | RoomEvent::Minded { .. }
        | RoomEvent::Returned { .. }
        | RoomEvent::ClockRestarted
        | RoomEvent::Ended { .. }
        | RoomEvent::Closed { .. }
        | RoomEvent::Rematched { .. } => None,
    });
    in_game.collect()
}

impl Frame {
    fn of((step, event): (&Step, Option<RoomEvent>), table: &Table) -> Frame {
        let game = table.game();
        Frame {
            seq: step.seq.0,
            at: step.at.0,
            event,
            position: view::position(game),
            points: game.standings().points().to_vec(),
            turn: TurnView::of(&table.next()),
        }
    }
}
