//! A whole game position by position, for going back and forth in it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_games::GameId;
use bonecup_referee::room::{Room, RoomEvent, Step};
use bonecup_referee::{Event, Record, RecordError, Table};
use bonecup_rules::{Points, Seat};
use serde::ser::{Error as _, SerializeSeq as _};
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::body::TablePath;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody};
use crate::heavy::{What, of_game};
use crate::view::{self, TurnView};

/// A game so far, position by position.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReplayView<'a> {
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// Its options.
    #[cfg_attr(test, ts(type = "Options"))]
    options: Value,
    /// What the seats are called, in the order of play.
    seats: Vec<String>,
    /// The position before the first event, and the one after each.
    #[schema(value_type = Vec<Frame>)]
    #[cfg_attr(test, ts(as = "Vec<Frame>"))]
    frames: Frames<'a>,
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
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let replayed = of_game(&app, address, &table, What::Replay, |game, packer| {
        let record = game.record()?;
        packer.json(&ReplayView::of(game.past.room(), &record, &game.steps))
    });
    Ok(replayed.await?.json(&headers))
}

impl<'a> ReplayView<'a> {
    fn of(room: &Room, record: &'a Record, steps: &'a [Step]) -> ReplayView<'a> {
        ReplayView {
            game: room.game(),
            options: room.opening().options_of_today(),
            seats: record.plan.seats.iter().map(|seat| seat.name.to_string()).collect(),
            frames: Frames { record, steps },
        }
    }
}

/// The frames of a game. A long game has thousands, megabytes of them: each is made when it is written, and then forgotten.
struct Frames<'a> {
    record: &'a Record,
    steps: &'a [Step],
}

/// Why frames are not written to the end.
enum Fault<E> {
    Rules(RecordError),
    Write(E),
}

impl<E> From<RecordError> for Fault<E> {
    fn from(error: RecordError) -> Fault<E> {
        Fault::Rules(error)
    }
}

impl Serialize for Frames<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut frames = serializer.serialize_seq(None)?;
        let mut told = told(self.steps);
        let mut seat = None;
        let mut write = |seat: Option<Seat>, table: &Table| match told.next() {
            Some(told) => frames.serialize_element(&Frame::of(told, seat, table)),
            None => Ok(()),
        };
        let replayed = self.record.replay_with(|table, event| {
            write(seat, table).map_err(Fault::Write)?;
            seat = Some(actor(table, event));
            Ok::<(), Fault<S::Error>>(())
        });
        let last = replayed.map_err(|fault| match fault {
            Fault::Rules(error) => S::Error::custom(error),
            Fault::Write(error) => error,
        })?;
        write(seat, &last)?;
        frames.end()
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
fn told(steps: &[Step]) -> impl Iterator<Item = (&Step, Option<RoomEvent>)> {
    let events = steps.iter().flat_map(|step| step.events.iter().map(move |event| (step, event)));
    events.filter_map(|(step, event)| match event {
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
        | RoomEvent::Published { .. }
        | RoomEvent::Rematched { .. } => None,
    })
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
