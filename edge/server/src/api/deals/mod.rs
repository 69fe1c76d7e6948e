//! Deals: opening them, playing in them, and comparing what everybody made of the same dice.

pub(crate) mod comparison;

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use bonecup_games::{AnyGame, AnyOptions, GameId, RULES_VERSION};
use bonecup_referee::fair::{deal_id_of, dealt_table};
use bonecup_referee::room::{Offer, OpeningError, Phase, Room};
use bonecup_referee::{Hex32, PersonId, Scheme, TableId};
use bonecup_rules::Points;
use bonecup_store::{DealRow, Dealt, DealtPlayer, NewDeal, Place};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Body, TablePath};
use super::play::known_bot;
use crate::app::{App, ClientAddr};
use crate::deals;
use crate::error::{ApiError, ErrorBody, FormFault, Refused};
use crate::identity::{MaybeMe, Me};
use crate::rooms::SubmitError;
use crate::{names, random};

/// What is asked of deals.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(view))
        .routes(routes!(join))
        .routes(routes!(add_bot))
        .routes(routes!(end))
        .routes(routes!(comparison::comparison))
}

/// Names all types of deals that clients know.
#[cfg(test)]
pub(super) fn visit_types(types: &mut impl ts_rs::TypeVisitor) {
    types.visit::<NewDealBody>();
    types.visit::<JoinDealBody>();
    types.visit::<DealBotBody>();
    types.visit::<DealView>();
    types.visit::<comparison::ComparisonView>();
}

/// Open deals that one person may have.
const MOST_DEALS: u32 = 20;
/// People in a deal.
const PLAYERS: RangeInclusive<u8> = 2..=24;
/// Days that a deal goes on at most.
const DAYS: RangeInclusive<u8> = 1..=30;
/// Bots that play it afterwards.
const MOST_BOTS: u32 = 3;

const DAY: i64 = 24 * 3600 * 1000;

/// A deal to be opened.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct NewDealBody {
    /// `rolling-bones` or `knochenmax`.
    #[schema(value_type = String)]
    game: GameId,
    /// The game's options; those left out are the rules' own.
    #[serde(default = "no_options")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    options: Value,
    /// For how many people it is, 2 to 24.
    #[serde(default = "two")]
    #[schema(minimum = 2, maximum = 24)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    players: u8,
    /// After how many days it ends at the latest, 1 to 30.
    #[serde(default = "week")]
    #[schema(minimum = 1, maximum = 30)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    days: u8,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

fn two() -> u8 {
    2
}

fn week() -> u8 {
    7
}

/// A wish to play in a deal.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct JoinDealBody {
    /// What you are called there; your own name if left out.
    name: Option<String>,
}

/// A bot that shall play with the same dice.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct DealBotBody {
    /// Its name, such as `champion`.
    bot: String,
}

/// A deal as you see it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DealView {
    /// Its name, for links.
    #[schema(value_type = String)]
    id: TableId,
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// The game's options.
    #[cfg_attr(test, ts(type = "Options"))]
    options: Value,
    /// For how many people it is.
    players: u8,
    /// What its dice are committed to.
    #[schema(value_type = String)]
    commitment: Hex32,
    /// How its dice follow from the seed: `bonecup/3`.
    #[schema(value_type = String)]
    scheme: Scheme,
    /// When it was opened, in milliseconds since 1970.
    opened: i64,
    /// When it ends at the latest.
    closes: i64,
    /// When it ended; none while it goes on.
    ended: Option<i64>,
    /// The seed, once it has ended.
    #[schema(value_type = Option<String>)]
    seed: Option<Hex32>,
    /// Whether you opened it, and may end it.
    yours: bool,
    /// Your table in it.
    #[schema(value_type = Option<String>)]
    table: Option<TableId>,
    /// Who plays: in the order in which they came, after the end the best first.
    places: Vec<PlaceView>,
}

/// Somebody in a deal.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct PlaceView {
    /// The number of the place.
    number: u16,
    /// What they are called; of a bot its name among bots.
    name: String,
    /// Whether it is a bot, which plays once the deal has ended.
    bot: bool,
    /// Whether it is you.
    you: bool,
    /// Whether they are through.
    through: bool,
    /// Their table, once the deal has ended.
    #[schema(value_type = Option<String>)]
    table: Option<TableId>,
    /// How they did, once the deal has ended.
    result: Option<DealResult>,
}

/// How somebody did with the dice of a deal.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct DealResult {
    /// Whether the game was played to its end.
    finished: bool,
    /// The place, from 1, which several may share; none without a game that was played to its end.
    rank: Option<u16>,
    /// How many turns it took.
    turns: u32,
    /// The points.
    #[schema(value_type = i32)]
    points: Points,
}

/// Opens a deal: a game in which everybody has the same dice, each at a table of their own. Its dice are committed to in the answer,
/// before anybody plays. Fewer turns are better, then more points.
#[utoipa::path(post, path = "/api/deals", tag = "deals", request_body = NewDealBody,
    responses((status = 201, body = DealView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    Body(body): Body<NewDealBody>,
) -> Result<(StatusCode, Json<DealView>), ApiError> {
    let options = body.checked()?;
    app.rate_limits.table(address)?;
    let seed = random::seed()?;
    let commitment = seed.commitment(Scheme::Three);
    let (id, now) = (deal_id_of(&commitment), app.rooms.clock.now().0);
    let row = DealRow {
        game: body.game,
        options: options.to_string(),
        rules: RULES_VERSION,
        opener: person.id.clone(),
        players: body.players,
        commitment,
        opened: now,
        closes: now + i64::from(body.days) * DAY,
        ended: None,
        settled: false,
        id: id.clone(),
    };
    let encrypted = app.keys.encrypt_seed(&id, &seed.publish().0)?;
    if !app.store.open_deal(NewDeal { row, seed: encrypted }, MOST_DEALS).await? {
        return Err(Refused::TooManyDeals(MOST_DEALS).into());
    }
    Ok((StatusCode::CREATED, Json(view_of(&app, &id, Some(&person.id)).await?)))
}

impl NewDealBody {
    /// All options, those left out as well, if one can play the game alone with them.
    fn checked(&self) -> Result<Value, ApiError> {
        let out = |range: &RangeInclusive<u8>, what| FormFault::Deal {
            least: *range.start(),
            most: *range.end(),
            what,
        };
        if !PLAYERS.contains(&self.players) {
            return Err(Refused::from(out(&PLAYERS, "people")).into());
        }
        if !DAYS.contains(&self.days) {
            return Err(Refused::from(out(&DAYS, "days")).into());
        }
        let options = AnyOptions::from_json(self.game, self.options.clone());
        let options = options.map_err(|error| ApiError::bad(OpeningError::Options(error.into())))?;
        AnyGame::start(&options, 1).map_err(|_| Refused::NotAlone(self.game))?;
        Ok(serde_json::to_value(options).map_err(|_| Refused::Internal)?)
    }
}

/// A deal. Until it has ended nobody learns more of the others than who is through: their dice are yours.
#[utoipa::path(get, path = "/api/deals/{id}", tag = "deals", params(("id" = String, Path)),
    responses((status = 200, body = DealView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn view(
    State(app): State<App>,
    MaybeMe(person): MaybeMe,
    DealPath(deal): DealPath,
) -> Result<Json<DealView>, ApiError> {
    view_of(&app, &deal, person.map(|person| person.id).as_ref()).await.map(Json)
}

/// Takes a place and begins to play. Asked again, it answers with the table that is there.
#[utoipa::path(post, path = "/api/deals/{id}/join", tag = "deals", params(("id" = String, Path)),
    request_body = JoinDealBody, responses((status = 200, body = DealView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn join(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    DealPath(deal): DealPath,
    Body(body): Body<JoinDealBody>,
) -> Result<Json<DealView>, ApiError> {
    let (row, dealt) = deals::current(&app, &deal).await?;
    let name = body.name.as_deref().map_or_else(|| Ok(person.name.clone()), names::checked)?;
    let was_there = dealt.iter().any(|dealt| dealt.player == DealtPlayer::Person(person.id.clone()));
    if row.ended.is_some() && !was_there {
        return Err(Refused::DealEnded.into());
    }
    let Place::Taken(number) = app.store.take_place(&deal, &person.id, name.as_str()).await? else {
        return Err(Refused::DealFull.into());
    };
    if row.ended.is_none() {
        let offer = Offer::Person { person: person.id.clone(), name };
        deals::seat(&app, (&person.id, address), &row, number, offer).await?;
        deals::stop_if_ended(&app, &deal).await?;
    }
    view_of(&app, &deal, Some(&person.id)).await.map(Json)
}

/// Lets a bot play with the same dice, once the deal has ended. Anybody who played may ask.
#[utoipa::path(post, path = "/api/deals/{id}/bots", tag = "deals", params(("id" = String, Path)),
    request_body = DealBotBody, responses((status = 200, body = DealView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn add_bot(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    DealPath(deal): DealPath,
    Body(body): Body<DealBotBody>,
) -> Result<Json<DealView>, ApiError> {
    let (row, dealt) = deals::current(&app, &deal).await?;
    if row.ended.is_none() {
        return Err(Refused::DealRuns.into());
    }
    let played = dealt.iter().any(|dealt| dealt.player == DealtPlayer::Person(person.id.clone()));
    if !played && row.opener != person.id {
        return Err(Refused::NotSeated.into());
    }
    let bot = known_bot(row.game, &body.bot)?;
    let Place::Taken(number) = app.store.take_place_for_bot(&deal, &bot, MOST_BOTS).await? else {
        return Err(Refused::DealFull.into());
    };
    let table = deals::seat(&app, (&person.id, address), &row, number, Offer::Bot(bot)).await?;
    app.rooms.hurry(&app.rooms.live(&table)).await;
    view_of(&app, &deal, Some(&person.id)).await.map(Json)
}

/// Ends your deal now. Whoever still plays has to stop.
#[utoipa::path(post, path = "/api/deals/{id}/end", tag = "deals", params(("id" = String, Path)),
    responses((status = 200, body = DealView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn end(
    State(app): State<App>,
    Me(person): Me,
    DealPath(deal): DealPath,
    // Nothing is asked of it, but a connection whose body nobody reads is closed under the next request.
    _: Bytes,
) -> Result<Json<DealView>, ApiError> {
    let row = app.store.deal(&deal).await?.ok_or(Refused::NoDeal)?;
    if row.opener != person.id {
        return Err(Refused::NotOpener.into());
    }
    app.store.end_deal(&deal, app.rooms.clock.now().0).await?;
    view_of(&app, &deal, Some(&person.id)).await.map(Json)
}

/// The deal in the path.
pub(crate) struct DealPath(pub(super) TableId);

impl FromRequestParts<App> for DealPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<DealPath, ApiError> {
        let path = TablePath::from_request_parts(parts, app).await;
        path.map(|TablePath(id)| DealPath(id)).map_err(|_| Refused::NoDeal.into())
    }
}

/// The deal as a person sees it.
async fn view_of(app: &App, deal: &TableId, person: Option<&PersonId>) -> Result<DealView, ApiError> {
    let (row, dealt) = deals::current(app, deal).await?;
    let is_own = |dealt: &Dealt| matches!(&dealt.player, DealtPlayer::Person(who) if Some(who) == person);
    let table = dealt.iter().find(|dealt| is_own(dealt)).map(|own| dealt_table(deal, own.number));
    let seed = match row.ended {
        Some(_) => Some(deals::seed(app, &row).await?.publish()),
        None => None,
    };
    let mut places = Vec::new();
    for dealt in dealt {
        let result =
            if row.ended.is_some() { result_at(app, &dealt_table(deal, dealt.number)).await? } else { None };
        places.push(PlaceView {
            number: dealt.number,
            bot: matches!(dealt.player, DealtPlayer::Bot(_)),
            you: is_own(&dealt),
            through: deals::is_through(&dealt),
            table: row.ended.and(dealt.phase).map(|_| dealt_table(deal, dealt.number)),
            result,
            name: dealt.name,
        });
    }
    rank(&mut places);
    Ok(DealView {
        game: row.game,
        options: serde_json::from_str(&row.options).map_err(|_| Refused::Internal)?,
        players: row.players,
        commitment: row.commitment,
        scheme: Scheme::Three,
        opened: row.opened,
        closes: row.closes,
        ended: row.ended,
        seed,
        yours: person == Some(&row.opener),
        table,
        places,
        id: row.id,
    })
}

/// How somebody has done at a table; none where nobody has played.
async fn result_at(app: &App, table: &TableId) -> Result<Option<DealResult>, ApiError> {
    match app.rooms.read(table, result_in).await {
        Ok(result) => Ok(result),
        Err(SubmitError::NoTable) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn result_in(room: &Room) -> Option<DealResult> {
    let table = room.table()?;
    let points = table.game().standings().points().first().copied().unwrap_or(Points(0));
    let finished = room.phase() == Phase::Over;
    Some(DealResult { finished, rank: None, turns: u32::try_from(table.turns()).unwrap_or(u32::MAX), points })
}

/// The best first: whoever came to the end in fewer turns, then with more points; then those who did not.
fn rank(places: &mut [PlaceView]) {
    let order = |place: &PlaceView| {
        let result = place.result.filter(|result| result.finished);
        (result.is_none(), result.map(|result| (result.turns, Reverse(result.points))))
    };
    if places.iter().any(|place| place.result.is_some()) {
        places.sort_by_key(order);
    }
    let mut before = None;
    for (place, rank) in places.iter_mut().zip(1_u16..) {
        let own = order(place);
        let rank = before.filter(|(order, _)| *order == own).map_or(rank, |(_, shared)| shared);
        before = Some((own, rank));
        if let Some(result) = place.result.as_mut().filter(|result| result.finished) {
            result.rank = Some(rank);
        }
    }
}
