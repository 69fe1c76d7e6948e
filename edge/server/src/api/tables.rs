//! Opening and finding tables.

use std::net::IpAddr;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use bonecup_arena::Arena;
use bonecup_chance::Seed;
use bonecup_games::{AnyOptions, Colour, GameId, RULES_VERSION};
use bonecup_referee::fair::table_id_of;
use bonecup_referee::room::{
    Deadline, Offer, Opening, OpeningError, PersonAction, PersonRequest, Phase, Room, RoomEvent, RoomRefusal,
    SeatOffer, Step,
};
use bonecup_referee::{DiceSource, Key, PersonId, Scheme, TableId};
use bonecup_rules::{MAX_SEATS, Seat};
use bonecup_store::{CircleId, CircleTable, NewTable, OpenedTable, OpeningTerms, Person};
use rolling_dice::Thrower as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::body::{Body, QueryParams, TablePath, key};
use super::circles::CircleRefusal;
use super::play;
use crate::admission::admit;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, FormFault, Refused};
use crate::identity::{MaybeMe, Me};
use crate::rooms::SubmitError;
use crate::view::TableView;
use crate::{names, random, summary};

/// How often a new table is given another name when the first is taken.
const TRIES: usize = 5;
/// Steps that are read at once.
const MOST_STEPS: u32 = 500;
/// Seconds that somebody waits for a step at most; requests end after 30.
const MOST_WAIT: u64 = 25;

/// A table to be opened.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct NewTableBody {
    /// `rolling-bones`, `knochenmax` or `rolling-dice`.
    #[schema(value_type = String)]
    game: GameId,
    /// The game's options; those left out are the rules' own.
    #[serde(default = "no_options")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    options: Value,
    /// The seats, in the order of play.
    #[schema(min_items = 1, max_items = 12)]
    seats: Vec<SeatBody>,
    /// Whether everybody finds it in the lobby.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    public: bool,
    /// Time for a move: `none`, `30s`, `2min` or `1day`.
    #[serde(default)]
    #[schema(value_type = String)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    deadline: Deadline,
    /// Whether players may ask the coach.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    coach: bool,
    /// Whether people roll real dice and type in what they show; a seat may say otherwise.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    real_dice: bool,
    /// How drawn dice follow from the seed: `bonecup/2`, or `bonecup/1`, which needs less of its clients and hides less
    /// from the host.
    #[serde(default = "newest_scheme")]
    #[schema(value_type = String)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    scheme: Scheme,
    /// The circle for which it is opened, if you are a member of one; nobody else is told.
    circle: Option<String>,
    /// Your name for this command: sent again, it is answered with the same table.
    key: Option<String>,
}

fn newest_scheme() -> Scheme {
    Scheme::Two
}

/// A seat of a table to be opened.
#[derive(Clone, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum SeatBody {
    /// You, or another person on your device.
    Me {
        /// What the seat is called; your own name if left out.
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
        /// `drawn` or `hand`.
        #[schema(value_type = Option<String>)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        dice: Option<DiceSource>,
        /// The colours that it plays, in a game that has them; free ones if left out.
        #[serde(default)]
        #[schema(value_type = Vec<String>, max_items = 2)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        colours: Vec<Colour>,
    },
    /// Whoever comes by the link or the code.
    Open {
        /// `drawn` or `hand`.
        #[schema(value_type = Option<String>)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        dice: Option<DiceSource>,
    },
    /// A bot.
    Bot {
        /// Its name, such as `steady`.
        bot: String,
        /// `drawn` or `hand`.
        #[schema(value_type = Option<String>)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        dice: Option<DiceSource>,
        /// The colours that it plays, in a game that has them; free ones if left out.
        #[serde(default)]
        #[schema(value_type = Vec<String>, max_items = 2)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        colours: Vec<Colour>,
    },
}

pub(super) fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// Where a table is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Found {
    /// Its name, for links.
    #[schema(value_type = String)]
    table: TableId,
}

/// Which steps to read.
#[derive(Deserialize, IntoParams)]
pub(crate) struct StepsQuery {
    /// The last step that is known already.
    #[serde(default)]
    after: u32,
    /// How many, at most 500.
    limit: Option<u32>,
}

/// Opens a table. Its dice are committed to in the answer; contribute to them before you start. Sent again under the same `key`,
/// it answers with the table that is there.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTableBody,
    responses((status = 201, body = TableView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    Body(body): Body<NewTableBody>,
) -> Result<(StatusCode, Json<TableView>), ApiError> {
    if body.scheme == Scheme::Three {
        return Err(Refused::from(FormFault::Dealt).into());
    }
    let seats = body.offers(&person)?;
    let options = body.options()?;
    let opening = |table: TableId| Opening {
        table,
        game: body.game,
        rules: RULES_VERSION,
        options: options.clone(),
        owner: person.id.clone(),
        public: body.public,
        deadline: body.deadline,
        coach: body.coach,
        commitment: None,
        scheme: body.scheme,
        engine: None,
        from: None,
        ahead: Vec::new(),
        seats: seats.clone(),
    };
    let terms = TableTerms {
        key: body.key.as_deref().map(str::parse).transpose()?,
        circle: body.circle.as_deref().map(circle_named).transpose()?,
    };
    let table = open(&app, (&person.id, address), terms, opening).await?;
    let view = play::find(&app, &table, Some(&person.id)).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

impl NewTableBody {
    /// All options, those left out as well, so that everybody sees what is played.
    pub(crate) fn options(&self) -> Result<Value, ApiError> {
        let options = AnyOptions::from_json(self.game, self.options.clone());
        let options = options.map_err(|error| ApiError::bad(OpeningError::Options(error.into())))?;
        Ok(serde_json::to_value(self.with_colours(options)?).map_err(|_| Refused::Internal)?)
    }

    /// The options with the colours that the seats name.
    fn with_colours(&self, options: AnyOptions) -> Result<AnyOptions, ApiError> {
        let chosen = || (0..).map(Seat).zip(&self.seats).filter(|(_, seat)| !seat.colours().is_empty());
        if chosen().next().is_none() {
            return Ok(options);
        }
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let seating = options.seating(seats).ok_or(RoomRefusal::NoColours(self.game));
        let mut seating = seating.map_err(ApiError::bad)?;
        for (seat, body) in chosen() {
            seating.choose(seat, body.colours()).map_err(ApiError::bad)?;
        }
        let begins = options.begins().unwrap_or_default();
        Ok(options.seated(&seating, begins))
    }

    fn offers(&self, person: &Person) -> Result<Vec<SeatOffer>, ApiError> {
        if self.seats.len() > usize::from(MAX_SEATS) {
            return Err(Refused::from(FormFault::Seats).into());
        }
        self.seats.iter().map(|seat| seat.offer(self, person)).collect()
    }
}

impl SeatBody {
    fn colours(&self) -> &[Colour] {
        match self {
            SeatBody::Me { colours, .. } | SeatBody::Bot { colours, .. } => colours,
            SeatBody::Open { .. } => &[],
        }
    }

    fn offer(&self, table: &NewTableBody, person: &Person) -> Result<SeatOffer, ApiError> {
        let usual = if table.real_dice { DiceSource::Hand } else { DiceSource::Drawn };
        let (offer, dice) = match self {
            SeatBody::Me { name, dice, .. } => {
                let name = name.as_deref().map_or_else(|| Ok(person.name.clone()), names::checked)?;
                (Offer::Person { person: person.id.clone(), name }, dice)
            }
            SeatBody::Open { dice } => (Offer::Open, dice),
            SeatBody::Bot { bot, dice, .. } => (Offer::Bot(play::known_bot(table.game, bot)?), dice),
        };
        Ok(SeatOffer { offer, dice: dice.unwrap_or(usual) })
    }
}

/// What a person says of a table beside what it is.
pub(super) struct TableTerms {
    /// Their name for the command.
    pub(super) key: Option<Key>,
    /// For which circle they open it.
    pub(super) circle: Option<CircleId>,
}

/// Nobody sees whether a name is malformed or just not taken.
fn circle_named(text: &str) -> Result<CircleId, CircleRefusal> {
    text.parse().map_err(|_| CircleRefusal::Unknown)
}

/// Opens a table for a person at an address.
pub(super) async fn open(
    app: &App,
    (person, address): (&PersonId, IpAddr),
    terms: TableTerms,
    opening: impl Fn(TableId) -> Opening,
) -> Result<TableId, ApiError> {
    let place = app.rate_limits.table(address);
    // Whoever may open none still gets the table that is there under the key.
    let most = if place.is_ok() { app.config.limits.tables_per_person } else { 0 };
    let circle = terms.circle.map(|circle| CircleTable { circle, evening: None });
    let opened = open_on(app, person, OpeningTerms { key: terms.key, most, circle }, opening).await;
    // What nobody waits for any more may have been opened, and counts.
    if place.is_ok() && !matches!(opened, Ok((_, OpenedTable::Done))) {
        app.rate_limits.no_table(address);
    }
    let (table, opened) = opened?;
    match opened {
        OpenedTable::Done => {
            app.rooms.note_list_change();
            Ok(table)
        }
        OpenedTable::Repeated(table) => Ok(table),
        OpenedTable::TooMany => Err(place.err().unwrap_or_else(|| Refused::TooManyTables(most).into())),
        OpenedTable::NoOwner => Err(Refused::NotSignedIn.into()),
        OpenedTable::NoCircle => Err(CircleRefusal::Unknown.into()),
        OpenedTable::Taken => Err(Refused::Busy.into()),
    }
}

/// Opens a table on these terms, under a name that nobody has.
async fn open_on(
    app: &App,
    person: &PersonId,
    terms: OpeningTerms,
    opening: impl Fn(TableId) -> Opening,
) -> Result<(TableId, OpenedTable), ApiError> {
    for _ in 0..TRIES {
        let new = new_table(app, person, &opening)?;
        let table = new.id.clone();
        let opened = app.store.open_table(new, terms.clone()).await?;
        if opened != OpenedTable::Taken {
            return Ok((table, opened));
        }
    }
    Err(Refused::Busy.into())
}

/// A table that a person opens, with dice of its own and a name that probably nobody has.
pub(crate) fn new_table(
    app: &App,
    person: &PersonId,
    opening: impl Fn(TableId) -> Opening,
) -> Result<NewTable, ApiError> {
    let seed = random::seed()?;
    let opening = with_dice(opening(random::table_id()?), &seed);
    prepared(app, person, opening, &seed)
}

/// A table as the store takes it.
fn prepared(app: &App, person: &PersonId, opening: Opening, seed: &Seed) -> Result<NewTable, ApiError> {
    let (table, draws) = (opening.table.clone(), opening.draws());
    let at = app.rooms.clock.now();
    let first = Room::open(opening, person.clone(), random::key()?, at).map_err(ApiError::bad)?;
    let room = Room::opened(&first).map_err(|error| ApiError::from(SubmitError::from(error)))?;
    Ok(NewTable {
        code: random::code()?,
        game: room.game(),
        public: room.opening().public,
        owner: person.clone(),
        phase: Phase::Gathering,
        attended: false,
        seed: draws.then(|| app.keys.encrypt_seed(&table, &seed.publish().0)).transpose()?,
        id: table,
        summary: summary::write(&room),
        at: at.0,
        first: first.write().map_err(|_| Refused::Internal)?,
        seated: summary::people(&room),
    })
}

/// Opens a table of a deal, whose name and dice are given; one that is there already stays as it is.
pub(crate) async fn open_dealt(
    app: &App,
    (person, address): (&PersonId, IpAddr),
    opening: Opening,
    seed: &Seed,
) -> Result<(), ApiError> {
    app.rate_limits.table(address)?;
    let most = app.config.limits.tables_per_person;
    let new = prepared(app, person, opening, seed)?;
    match app.store.open_table(new, OpeningTerms { key: None, most, circle: None }).await? {
        OpenedTable::Done => {
            app.rooms.note_list_change();
            Ok(())
        }
        OpenedTable::Repeated(_) | OpenedTable::Taken => Ok(()),
        OpenedTable::TooMany => Err(Refused::TooManyTables(most).into()),
        OpenedTable::NoOwner => Err(Refused::NotSignedIn.into()),
        OpenedTable::NoCircle => Err(CircleRefusal::Unknown.into()),
    }
}

/// The table with its dice: what they are committed to, and with version 2 the id that follows from that, and the engine.
fn with_dice(mut opening: Opening, seed: &Seed) -> Opening {
    if !opening.draws() {
        return Opening { scheme: Scheme::One, ..opening };
    }
    let commitment = seed.commitment(opening.scheme);
    opening.commitment = Some(commitment);
    if opening.scheme == Scheme::Two {
        opening.table = table_id_of(&commitment);
        let engine = opening.game.has_physics().then(|| Arena.engine().to_string().parse().ok());
        opening.engine = engine.flatten();
    }
    opening
}

/// Finds a table by its code.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = Found), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn by_code(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    code: Result<Path<String>, PathRejection>,
) -> Result<Json<Found>, ApiError> {
    app.rate_limits.code(address)?;
    let Path(code) = code.map_err(|_| Refused::NoCode)?;
    let row = app.store.table_by_code(&names::plain_code(&code)).await?.ok_or(Refused::NoCode)?;
    Ok(Json(Found { table: row.id }))
}

/// For what to wait.
#[derive(Deserialize, IntoParams)]
pub(crate) struct ViewQuery {
    /// With `wait`: answer as soon as the table is further than this step.
    after: Option<u32>,
    /// How many seconds to wait for that, at most 25.
    wait: Option<u64>,
}

/// A table as you see it. Whoever knows its name may look. Programs without WebSockets can wait here for the next step.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), ViewQuery),
    responses((status = 200, body = TableView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn view(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    MaybeMe(person): MaybeMe,
    TablePath(table): TablePath,
    QueryParams(query): QueryParams<ViewQuery>,
) -> Result<Json<TableView>, ApiError> {
    let person = person.map(|person| person.id);
    let view = play::find(&app, &table, person.as_ref()).await?;
    let (Some(after), Some(wait)) = (query.after, query.wait) else { return Ok(Json(view)) };
    if view.seq > after || view.phase.has_ended() {
        return Ok(Json(view));
    }
    // Whoever waits takes a connection, and is there.
    let (subscription, stay) = admit(&app, address, &table, person.as_ref()).await?;
    let wait = Duration::from_secs(wait.min(MOST_WAIT));
    tokio::select! {
        biased;
        _ = tokio::time::timeout(wait, subscription.until_after(after)) => {}
        () = stay.given_up() => {}
    }
    play::view(&app, &table, person.as_ref(), &view.code).await.map(Json)
}

/// What happened at a table, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/steps", tag = "tables", params(("id" = String, Path), StepsQuery),
    responses((status = 200, body = Vec<StepView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn steps(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    QueryParams(query): QueryParams<StepsQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    app.store.table(&table).await?.ok_or(Refused::NoTable)?;
    let limit = query.limit.unwrap_or(MOST_STEPS).min(MOST_STEPS);
    let store = app.store.clone();
    let read = async move { Ok(store.steps(&table, query.after, limit).await?) };
    let steps = app.heavy.read_and_pack(address, read, |rows, packer| {
        let views = rows.iter().map(|row| {
            let step = Step::read(bonecup_referee::Seq(row.seq), &row.body).map_err(SubmitError::from)?;
            Ok(StepView::of(&step))
        });
        packer.json(&views.collect::<Result<Vec<_>, ApiError>>()?)
    });
    Ok(steps.await?.json(&headers))
}

/// A step without the position after it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StepView {
    /// Its number.
    seq: u32,
    /// When it happened, in milliseconds since 1970.
    at: i64,
    /// What happened, in order.
    #[schema(value_type = Vec<Object>)]
    events: Vec<RoomEvent>,
}

impl StepView {
    fn of(step: &Step) -> StepView {
        StepView {
            seq: step.seq.0,
            at: step.at.0,
            events: step.events.iter().map(RoomEvent::for_all).collect(),
        }
    }
}

/// Opens a table where the same people can play again; the others find it through this one. If this one is of a circle of yours,
/// so is that.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Found), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    TablePath(table): TablePath,
    // Nothing is asked of it, but a connection whose body nobody reads is closed under the next request.
    _: Bytes,
) -> Result<Json<Found>, ApiError> {
    let (old, made, may) = app
        .rooms
        .read(&table, |room| (room.clone(), room.rematch().cloned(), room.belongs_to(&person.id)))
        .await?;
    if let Some(table) = made {
        return Ok(Json(Found { table }));
    }
    // Whether it may be asked for is decided before anything is made.
    if !may {
        return Err(ApiError::from(SubmitError::Refused {
            refusal: RoomRefusal::NotOwner,
            current: old.seq(),
        }));
    }
    if old.is_dealt() {
        return Err(ApiError::from(SubmitError::Refused {
            refusal: RoomRefusal::OtherScheme(Scheme::Three),
            current: old.seq(),
        }));
    }
    if !old.phase().has_ended() {
        return Err(ApiError::from(SubmitError::Refused {
            refusal: RoomRefusal::NotEnded,
            current: old.seq(),
        }));
    }
    let circle = app.store.own_circle_of_table(&table, &person.id).await?.map(|of| of.circle);
    let terms = TableTerms { key: None, circle };
    let next = open(&app, (&person.id, address), terms, |table| again(&old, &person.id, table)).await?;
    let request = |action: PersonAction| {
        Ok::<_, ApiError>(PersonRequest {
            person: person.id.clone(),
            key: key(None)?,
            expected: None,
            action,
        })
    };
    let rematch = request(PersonAction::Rematch { table: next.clone() })?;
    match app.submit(table.clone(), rematch).await {
        Ok(_) => Ok(Json(Found { table: next })),
        Err(error) => {
            // Somebody was faster: the table that nobody will come to is not left behind.
            app.submit(next, request(PersonAction::Close)?).await?;
            match app.rooms.read(&table, |room| room.rematch().cloned()).await? {
                Some(table) => Ok(Json(Found { table })),
                None => Err(error),
            }
        }
    }
}

/// The same table again: the asker sits, the others' seats are kept for them, and whoever was first is last.
fn again(old: &Room, person: &PersonId, table: TableId) -> Opening {
    use bonecup_referee::room::Holder;
    let mut seats: Vec<SeatOffer> = old
        .seats()
        .iter()
        .map(|seat| {
            let offer = match &seat.holder {
                Holder::Person(who, name) if who == person => {
                    Offer::Person { person: who.clone(), name: name.clone() }
                }
                Holder::Person(who, name) | Holder::Reserved(who, name) => {
                    Offer::Reserved { person: who.clone(), name: name.clone() }
                }
                Holder::Bot(bot) => Offer::Bot(bot.clone()),
                Holder::Open => Offer::Open,
            };
            SeatOffer { offer, dice: seat.dice }
        })
        .collect();
    seats.rotate_left(1);
    Opening {
        table,
        owner: person.clone(),
        commitment: None,
        engine: None,
        from: None,
        ahead: Vec::new(),
        seats,
        rules: RULES_VERSION,
        options: options_again(old).unwrap_or_else(|| old.opening().options_of_today()),
        ..old.opening().clone()
    }
}

/// The options of a game with colours: everybody keeps theirs, and the first seat begins, which is another one now.
fn options_again(old: &Room) -> Option<Value> {
    let options = old.opening().options().ok()?;
    let mut colours: Vec<Vec<Colour>> = old.numbered().map(|(seat, _)| old.colours_of(seat)).collect();
    colours.rotate_left(1);
    let seats = u8::try_from(colours.len()).ok()?;
    let mut seating = AnyOptions::new(old.game()).seating(seats)?;
    // They were all different before, so nothing is refused.
    let _ = (0..).map(Seat).zip(&colours).try_for_each(|(seat, own)| seating.choose(seat, own));
    serde_json::to_value(options.seated(&seating, Seat::default())).ok()
}
