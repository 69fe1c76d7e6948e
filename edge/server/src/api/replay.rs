//! A whole game position by position, for going back and forth in it.

use axum::Json;
use axum::extract::State;
use bonecup_games::GameId;
use bonecup_referee::room::{History, Room, RoomEvent, Step};
use bonecup_referee::{Event, Record, RecordError, Table};
use bonecup_rules::{Points, Seat};
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
    game: GameId,
    /// Its options.
    #[cfg_attr(test, ts(type = "Options"))]
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
    event: Option<RoomEvent>,
    /// The seat that moved, or whose dice rolled.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The position after it.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Position"))]
    position: Box<RawValue>,
    /// What follows from it, so that views need no rules.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Facts"))]
    facts: Option<Box<RawValue>>,
    /// The points of each seat after it.
    #[schema(value_type = Vec<i32>)]
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
        let mut frames = Vec::new();
        let mut seat = None;
        let replayed = record.replay_with(|table, event| {
            frames.extend(told.next().map(|told| Frame::of(told, seat, table)));
            seat = Some(actor(table, event));
            Ok::<(), RecordError>(())
        });
        let last = replayed.map_err(|_| Refused::Internal)?;
        frames.extend(told.next().map(|told| Frame::of(told, seat, &last)));
        Ok(ReplayView {
            game: room.game(),
            options: room.opening().options_of_today(),
            seats: record.plan.seats.iter().map(|seat| seat.name.to_string()).collect(),
            frames,
        })
    }
}

/// The seat that moves, or whose dice roll on the table as it is before the event.
fn actor(table: &Table, event: &Event) -> Seat {
    match event {
        Event::Moved { seat, .. } | Event::Chained { seat, .. } => *seat,
        Event::Cast { cast, .. } => cast.seat,
        Event::Rolled { .. } => table.game().roller(),
    }
}

/// What has happened in the game: that it began, then moves and rolls.
fn told(steps: &[Step]) -> Vec<(&Step, Option<RoomEvent>)> {
    let events = steps.iter().flat_map(|step| step.events.iter().map(move |event| (step, event)));
    let in_game = events.filter_map(|(step, event)| match event {
        RoomEvent::Started => Some((step, None)),
        RoomEvent::Moved { .. } | RoomEvent::Rolled { .. } => Some((step, Some(event.for_all()))),
        RoomEvent::Cast { .. } | RoomEvent::Chained { .. } => Some((step, Some(event.for_all()))),
        RoomEvent::Opened(_)
        | RoomEvent::Offered { .. }
        | RoomEvent::Seated { .. }
        | RoomEvent::Unseated { .. }
        | RoomEvent::Contributed { .. }
        | RoomEvent::Sealed { .. }
        | RoomEvent::Settled
        | RoomEvent::Revealed { .. }
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
    fn of((step, event): (&Step, Option<RoomEvent>), seat: Option<Seat>, table: &Table) -> Frame {
        let game = table.game();
        Frame {
            seq: step.seq.0,
            at: step.at.0,
            event,
            seat,
            position: view::position(game),
            facts: view::facts(game),
            points: game.standings().points().to_vec(),
            turn: TurnView::of(&table.next(), None),
        }
    }
}
