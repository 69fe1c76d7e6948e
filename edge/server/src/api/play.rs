//! Commands at a table. The same commands go over the table's WebSocket.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use bonecup_games::{AnyMove, AnyOutcome, Colour, GameId};
use bonecup_referee::room::{NewOffer, PersonAction, PersonRequest, Room, STAND_IN, Sealed};
use bonecup_referee::{
    Action, BotName, CommandRefusal, Hex32, MOST_MOVES, PersonId, Seq, Signature, TableId,
};
use bonecup_rules::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Body, TablePath, key};
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::Me;
use crate::names;
use crate::rooms::LiveRoom;
use crate::view::{SeatView, TableView, ViewContext};

/// What came of a command. It is durable.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AnswerView {
    /// The step that answered the command.
    seq: u32,
    /// Whether the same command had been answered before.
    repeated: bool,
    /// The table afterwards.
    table: TableView,
}

/// A wish to sit down.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct JoinBody {
    /// Which seat, from 0; any if left out.
    seat: Option<u8>,
    /// What the seat is called; your own name if left out.
    name: Option<String>,
    /// What you add to dice of version 1, after you have seen what they are committed to.
    #[serde(default)]
    #[schema(max_length = 256)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    contribution: String,
    /// The seal of what you add to dice of version 2.
    #[schema(value_type = Option<String>)]
    seal: Option<Hex32>,
    /// The public Ed25519 key that your device signs with, with a seal.
    #[schema(value_type = Option<String>)]
    signing_key: Option<Hex32>,
    /// The colours that you choose, in a game that has them; free ones if left out.
    #[serde(default)]
    #[schema(value_type = Vec<String>, max_items = 2)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    colours: Vec<Colour>,
    /// Your name for this command, so that sending it twice does not do it twice.
    key: Option<String>,
}

/// Colours for a seat.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct ColoursBody {
    /// Which seat, from 0: yours, or a bot's at your table.
    seat: u8,
    /// The colours, in the order in which the seat throws them; none to get free ones.
    #[schema(value_type = Vec<String>, max_items = 2)]
    colours: Vec<Colour>,
    /// Your name for this command.
    key: Option<String>,
}

/// Something added to the dice.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct ContributeBody {
    /// For which seat of yours, from 0.
    seat: u8,
    /// What.
    #[schema(max_length = 256)]
    contribution: String,
    /// Your name for this command.
    key: Option<String>,
}

/// A seat offered anew.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct OfferBody {
    /// Which seat, from 0.
    seat: u8,
    /// To whom.
    offer: OfferChoice,
    /// Your name for this command.
    key: Option<String>,
}

/// Who gets a seat.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum OfferChoice {
    /// Whoever comes.
    Open,
    /// Another person on your device.
    Me {
        /// What the seat is called.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its name.
        bot: String,
    },
}

/// A command without more to say.
#[derive(Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct PlainBody {
    /// Your name for this command.
    key: Option<String>,
}

/// A command about a seat.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct SeatOnlyBody {
    /// Which seat, from 0.
    seat: u8,
    /// Your name for this command.
    key: Option<String>,
}

/// A bot in somebody's place.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct MindBody {
    /// Which seat, from 0.
    seat: u8,
    /// Which bot; a steady one if left out.
    bot: Option<String>,
    /// Your name for this command.
    key: Option<String>,
}

/// Moves.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct PlayBody {
    /// Your seat, from 0.
    pub(crate) seat: u8,
    /// The last step that you have seen.
    pub(crate) expected: u32,
    /// Your name for this command.
    pub(crate) key: String,
    /// The moves, in the game's notation, all or none.
    #[schema(min_items = 1, max_items = 40)]
    pub(crate) moves: Vec<String>,
    /// Your link, if the last move rolls dice of version 2.
    #[schema(value_type = Option<String>)]
    pub(crate) link: Option<Hex32>,
    /// Your device's signature of the command.
    #[schema(value_type = Option<String>)]
    pub(crate) signature: Option<Signature>,
}

/// What real dice showed.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct EnterBody {
    /// Your seat, from 0.
    pub(crate) seat: u8,
    /// The last step that you have seen.
    pub(crate) expected: u32,
    /// Your name for this command.
    pub(crate) key: String,
    /// What the dice show, in the game's notation.
    #[schema(max_length = 4096)]
    pub(crate) outcome: String,
    /// Your device's signature of the command.
    #[schema(value_type = Option<String>)]
    pub(crate) signature: Option<Signature>,
}

/// Sits down on a free seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "commands", params(("id" = String, Path)),
    request_body = JoinBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn join(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<JoinBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let name = body.name.as_deref().map_or_else(|| Ok(person.name.clone()), names::checked)?;
    let (seat, contribution) = (body.seat.map(Seat), body.contribution.parse()?);
    let sealed = body.seal.map(|seal| Sealed { seal, signing_key: body.signing_key });
    let action = PersonAction::Join { seat, name, contribution, sealed, colours: body.colours };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Chooses colours for your seat, or for a bot at your table, before the game.
#[utoipa::path(post, path = "/api/tables/{id}/colours", tag = "commands", params(("id" = String, Path)),
    request_body = ColoursBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn colours(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<ColoursBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let action = PersonAction::ChooseColours { seat: Seat(body.seat), colours: body.colours };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Says who begins at your table, before the game.
#[utoipa::path(post, path = "/api/tables/{id}/beginner", tag = "commands", params(("id" = String, Path)),
    request_body = SeatOnlyBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn beginner(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<SeatOnlyBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let action = PersonAction::NameBeginner { seat: Seat(body.seat) };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Adds to the dice before the game.
#[utoipa::path(post, path = "/api/tables/{id}/contribute", tag = "commands", params(("id" = String, Path)),
    request_body = ContributeBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn contribute(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<ContributeBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let action = PersonAction::Contribute { seat: Seat(body.seat), contribution: body.contribution.parse()? };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Offers a seat of your table anew, before the game. Whoever sits there, a person or a bot, has to get up.
#[utoipa::path(post, path = "/api/tables/{id}/offer", tag = "commands", params(("id" = String, Path)),
    request_body = OfferBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn offer(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<OfferBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let offer = match &body.offer {
        OfferChoice::Open => NewOffer::Open,
        OfferChoice::Me { name } => NewOffer::Mine(names::checked(name)?),
        OfferChoice::Bot { bot } => NewOffer::Bot(known_bot(game_of(&app, &table).await?, bot)?),
    };
    let action = PersonAction::Offer { seat: Seat(body.seat), offer };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Begins the game at your table.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "commands", params(("id" = String, Path)),
    request_body = PlainBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn start(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<PlainBody>,
) -> Result<Json<AnswerView>, ApiError> {
    submit(&app, table, &person.id, body.key.as_deref(), PersonAction::Start).await
}

/// Plays moves, all or none.
#[utoipa::path(post, path = "/api/tables/{id}/play", tag = "commands", params(("id" = String, Path)),
    request_body = PlayBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn play(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<PlayBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let action = body.action(game_of(&app, &table).await?)?;
    let (key, expected) = (body.key.parse()?, Some(Seq(body.expected)));
    answer(&app, table, PersonRequest { person: person.id, key, expected, action }).await
}

/// Enters what real dice showed.
#[utoipa::path(post, path = "/api/tables/{id}/enter", tag = "commands", params(("id" = String, Path)),
    request_body = EnterBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn enter(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<EnterBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let action = body.action(game_of(&app, &table).await?)?;
    let (key, expected) = (body.key.parse()?, Some(Seq(body.expected)));
    answer(&app, table, PersonRequest { person: person.id, key, expected, action }).await
}

/// Gets up, or says no to a seat kept for you. Before the game the seat is free again; later a bot plays on until you return.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "commands", params(("id" = String, Path)),
    request_body = SeatOnlyBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<SeatOnlyBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let action = PersonAction::Leave { seat: Seat(body.seat) };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Lets a bot play on for somebody who is away: at your own table after ten seconds, at another where you sit after half a minute,
/// in which they were not connected and asked for nothing.
#[utoipa::path(post, path = "/api/tables/{id}/mind", tag = "commands", params(("id" = String, Path)),
    request_body = MindBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn mind(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<MindBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let seat = Seat(body.seat);
    let live = app.rooms.live(&table);
    let (game, holder) = app
        .rooms
        .read(&table, |room| {
            (room.game(), room.seats().get(seat.index()).and_then(|seat| seat.person().cloned()))
        })
        .await?;
    let bot = known_bot(game, body.bot.as_deref().unwrap_or(STAND_IN))?;
    let away = holder.and_then(|holder| live.presence().away_for(&holder));
    submit(&app, table, &person.id, body.key.as_deref(), PersonAction::Mind { seat, bot, away }).await
}

/// Takes your seat back from the bot that played on.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "commands", params(("id" = String, Path)),
    request_body = SeatOnlyBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn come_back(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<SeatOnlyBody>,
) -> Result<Json<AnswerView>, ApiError> {
    let action = PersonAction::Return { seat: Seat(body.seat) };
    submit(&app, table, &person.id, body.key.as_deref(), action).await
}

/// Closes your table for good.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "commands", params(("id" = String, Path)),
    request_body = PlainBody, responses((status = 200, body = AnswerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn close(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<PlainBody>,
) -> Result<Json<AnswerView>, ApiError> {
    submit(&app, table, &person.id, body.key.as_deref(), PersonAction::Close).await
}

impl PlayBody {
    /// What is asked of the room.
    pub(crate) fn action(&self, game: GameId) -> Result<PersonAction, ApiError> {
        if self.moves.len() > MOST_MOVES {
            return Err(ApiError::bad(CommandRefusal::TooManyMoves(self.moves.len())));
        }
        let action = Action::Play(read_moves(game, &self.moves)?);
        let (link, signature) = (self.link, self.signature);
        Ok(PersonAction::Act { seat: Seat(self.seat), action, link, signature })
    }
}

impl EnterBody {
    /// What is asked of the room.
    pub(crate) fn action(&self, game: GameId) -> Result<PersonAction, ApiError> {
        let outcome = AnyOutcome::read(game, &self.outcome).map_err(ApiError::bad)?;
        let action = Action::Enter(outcome);
        Ok(PersonAction::Act { seat: Seat(self.seat), action, link: None, signature: self.signature })
    }
}

/// Moves as they are written.
pub(crate) fn read_moves(game: GameId, moves: &[String]) -> Result<Vec<AnyMove>, ApiError> {
    moves.iter().map(|text| AnyMove::read(game, text)).collect::<Result<_, _>>().map_err(ApiError::bad)
}

/// The name of a bot that plays the game.
pub(crate) fn known_bot(game: GameId, name: &str) -> Result<BotName, ApiError> {
    bonecup_bots::make(game, name, 0)?;
    Ok(name.parse()?)
}

/// Which game the table plays.
pub(crate) async fn game_of(app: &App, table: &TableId) -> Result<GameId, ApiError> {
    Ok(app.rooms.read(table, |room| room.game()).await?)
}

pub(super) async fn submit(
    app: &App,
    table: TableId,
    person: &PersonId,
    given: Option<&str>,
    action: PersonAction,
) -> Result<Json<AnswerView>, ApiError> {
    let request = PersonRequest { person: person.clone(), key: key(given)?, expected: None, action };
    answer(app, table, request).await
}

pub(super) async fn answer(
    app: &App,
    table: TableId,
    request: PersonRequest,
) -> Result<Json<AnswerView>, ApiError> {
    let person = request.person.clone();
    let answer = app.submit(table.clone(), request).await?;
    let table = find(app, &table, Some(&person)).await?;
    Ok(Json(AnswerView { seq: answer.seq.0, repeated: answer.repeated, table }))
}

/// The table as a person sees it.
pub(crate) async fn view(
    app: &App,
    table: &TableId,
    person: Option<&PersonId>,
    code: &str,
) -> Result<TableView, ApiError> {
    let live = app.rooms.live(table);
    let room = app.rooms.room(table).await?;
    let away_for = |person: &PersonId| live.presence().away_for(person);
    let context = context(app, &live, &room, person, &away_for);
    Ok(TableView::of(&room, code, &context).with_moves(&room))
}

/// The seats as a person sees them, and how many are connected.
pub(crate) async fn presence(
    app: &App,
    table: &TableId,
    person: Option<&PersonId>,
) -> Result<(Vec<SeatView>, usize), ApiError> {
    let live = app.rooms.live(table);
    let room = app.rooms.room(table).await?;
    let away_for = |person: &PersonId| live.presence().away_for(person);
    let context = context(app, &live, &room, person, &away_for);
    Ok((SeatView::all(&room, &context), context.connected))
}

fn context<'a>(
    app: &'a App,
    live: &LiveRoom,
    room: &Room,
    person: Option<&'a PersonId>,
    away_for: &'a (dyn Fn(&PersonId) -> Option<Duration> + Sync),
) -> ViewContext<'a> {
    ViewContext {
        person,
        away_for,
        connected: live.presence().connections(),
        now: app.rooms.clock.now(),
        remaining: app.rooms.remaining(live, room),
        keys: &app.keys,
    }
}

/// The same where the code is not known.
pub(crate) async fn find(
    app: &App,
    table: &TableId,
    person: Option<&PersonId>,
) -> Result<TableView, ApiError> {
    let row = app.store.table(table).await?.ok_or(Refused::NoTable)?;
    let view = view(app, table, person, &row.code).await?;
    Ok(TableView { closes_in: app.config.closes_in(&row), ..view })
}
