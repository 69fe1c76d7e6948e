//! What if: from any position of a game that is over, play on against bots. It is a practice: it counts nowhere.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bonecup_games::AnyOptions;
use bonecup_referee::room::{
    Ahead, Deadline, History, Offer, Opening, Phase, RoomRefusal, SeatOffer, TableRequest,
};
use bonecup_referee::{By, DiceSource, Event, Origin, Record, Scheme, TableId};
use bonecup_rules::Seat;
use bonecup_store::Person;
use serde::Deserialize;
use utoipa::ToSchema;

use super::body::{Body, TablePath};
use super::play;
use super::tables::{TableTerms, open};
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::Me;
use crate::log;
use crate::offload::offload;
use crate::rooms::SubmitError;
use crate::view::TableView;

/// Longer games are not played on: a practice begins with everything that was played before it, in one step.
const MOST_GIVEN: usize = 2000;

/// From where to play on, and how.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct PracticeBody {
    /// How many events of the game have happened: the number of its frame in `replay`, from 0.
    event: u32,
    /// The seat that you play, from 0.
    seat: u8,
    /// The bot that plays all others, such as `steady`.
    bot: String,
    /// The dice from there on; left out, they are fresh.
    dice: Option<PracticeDice>,
    /// Your name for this command: sent again, it is answered with the same table.
    key: Option<String>,
}

/// How dice fall in a practice.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum PracticeDice {
    /// By its own dice.
    Fresh,
    /// Where the same dice are rolled at the same place – the same turn of the game, the same roll within the turn –, as they fell
    /// then; otherwise by its own dice. Not in Rolling Dice, where the throw decides how dice fall.
    Same,
}

/// Opens a practice: a table that goes on from a position of a game that is over, with fresh dice or the same as then. You play one
/// seat and bots all others. It is listed for nobody else and counts nowhere, and its record says where it comes from. Sent again under the same `key`,
/// it answers with the table that is there.
#[utoipa::path(post, path = "/api/tables/{id}/practice", tag = "tables", params(("id" = String, Path)),
    request_body = PracticeBody,
    responses((status = 201, body = TableView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn practice(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<PracticeBody>,
) -> Result<(StatusCode, Json<TableView>), ApiError> {
    let record = finished(&app, &table).await?;
    let same = body.dice == Some(PracticeDice::Same);
    let position = offload(move || Position::of(record, body.event, same)).await;
    let position = position.map_err(|_| Refused::Internal)??;
    let opening = position.opening(&person, &body)?;
    let terms = TableTerms { key: body.key.as_deref().map(str::parse).transpose()?, circle: None };
    let opened =
        open(&app, (&person.id, address), terms, |table| Opening { table, ..opening.clone() }).await?;
    begin(&app, &opened, position.given).await?;
    let view = play::find(&app, &opened, Some(&person.id)).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// The record of a game that nobody plays any more.
async fn finished(app: &App, table: &TableId) -> Result<Record, ApiError> {
    let steps = log::steps(&app.store, table).await?;
    if steps.is_empty() {
        return Err(Refused::NoTable.into());
    }
    let history = offload(move || History::of(&steps)).await;
    let history = history.map_err(|_| Refused::Internal)?.map_err(SubmitError::from)?;
    if !history.room().phase().has_ended() {
        return Err(ApiError::new(StatusCode::CONFLICT, RoomRefusal::NotEnded));
    }
    // Others will roll the same dice, and a practice would show them.
    if history.room().is_dealt() && history.room().seed().is_none() {
        return Err(Refused::DealRuns.into());
    }
    Ok(history.record().ok_or(Refused::NoRecord)?)
}

/// Begins, unless that is done: whoever was interrupted just asks again.
async fn begin(app: &App, table: &TableId, given: Vec<Event>) -> Result<(), ApiError> {
    if app.rooms.read(table, |room| room.phase()).await? != Phase::Gathering {
        return Ok(());
    }
    match app.rooms.submit(table, TableRequest::PlayOn { given }).await {
        // Another request under the same key was faster.
        Ok(_) | Err(SubmitError::Refused { refusal: RoomRefusal::Begun, .. }) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// A position of a game that is over.
struct Position {
    origin: Origin,
    options: AnyOptions,
    seats: usize,
    /// The moves and rolls that led to it, as they are at tables with dice of version 1.
    given: Vec<Event>,
    /// The rolls that will fall as they fell then.
    ahead: Vec<Ahead>,
}

impl Position {
    fn of(record: Record, event: u32, same_dice: bool) -> Result<Position, ApiError> {
        let happened = event as usize;
        // After the last event of a finished game nothing is left to play.
        if happened > record.events.len() || happened == record.events.len() && record.result.is_some() {
            return Err(Refused::NothingLeft.into());
        }
        let game = record.plan.options.game();
        if same_dice && game.has_physics() {
            return Err(Refused::NeverSame(game).into());
        }
        let ahead = if same_dice { Ahead::after(&record, happened) } else { Ok(Vec::new()) };
        let ahead = ahead.map_err(|_| Refused::Internal)?;
        let given: Vec<Event> = record.events.into_iter().take(happened).filter_map(plain).collect();
        if given.len() > MOST_GIVEN {
            return Err(Refused::TooLong.into());
        }
        let taken = u32::try_from(given.len()).unwrap_or(u32::MAX);
        let origin = Origin { table: record.plan.table, event, given: taken };
        Ok(Position { origin, options: record.plan.options, seats: record.plan.seats.len(), given, ahead })
    }

    /// The table, but for its name and its dice.
    fn opening(&self, person: &Person, body: &PracticeBody) -> Result<Opening, ApiError> {
        if usize::from(body.seat) >= self.seats {
            return Err(ApiError::bad(RoomRefusal::NoSuchSeat(Seat(body.seat))));
        }
        let bot = play::known_bot(self.options.game(), &body.bot)?;
        let offer = |seat: usize| {
            if seat == usize::from(body.seat) {
                Offer::Person { person: person.id.clone(), name: person.name.clone() }
            } else {
                Offer::Bot(bot.clone())
            }
        };
        Ok(Opening {
            table: self.origin.table.clone(),
            game: self.options.game(),
            rules: self.options.rules(),
            options: serde_json::to_value(&self.options).map_err(|_| Refused::Internal)?,
            owner: person.id.clone(),
            public: false,
            deadline: Deadline::None,
            coach: true,
            commitment: None,
            scheme: Scheme::One,
            engine: None,
            from: Some(self.origin.clone()),
            ahead: self.ahead.clone(),
            seats: (0..self.seats)
                .map(|seat| SeatOffer { offer: offer(seat), dice: DiceSource::Drawn })
                .collect(),
        })
    }
}

/// A move or a roll without what other versions of the dice add to it; nothing of whatever only they have.
fn plain(event: Event) -> Option<Event> {
    match event {
        Event::Moved { seat, action, .. } => Some(Event::Moved { seat, action, signed: None }),
        Event::Rolled { roll, outcome, .. } => {
            Some(Event::Rolled { roll, by: By::Drawn, outcome, link: None, signed: None })
        }
        Event::Cast { .. } | Event::Chained { .. } => None,
    }
}
