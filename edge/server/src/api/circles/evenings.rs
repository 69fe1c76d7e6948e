//! Evenings of a circle: planning them, and what their planner and the host may do.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use bonecup_circles::{Evening, EveningRefusal, Place, Schedule};
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::room::{Deadline, OpeningError};
use bonecup_store::{EveningLimits, EveningPlanned, NewEvening};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::evening_views::{EveningView, ListedEveningView, ScheduleView};
use super::host::EmptyBody;
use super::{EveningPath, Membership};
use crate::api::body::Body;
use crate::api::tables::no_options;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::evenings::{self, EveningRefused, Terms, Wish};
use crate::{names, random};

/// Evenings of a circle that are not over, and that are kept.
const LIMITS: EveningLimits = EveningLimits { not_over: 5, kept: 200 };

/// An evening to be planned.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewEveningBody {
    /// What it is called: 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// `rolling-bones`, `knochenmax` or `rolling-dice`.
    #[schema(value_type = String)]
    game: GameId,
    /// The game's options; those left out are the rules' own.
    #[serde(default = "no_options")]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    options: Value,
    /// The members who take part, in the order in which they are paired first.
    #[schema(min_items = 2, max_items = 32)]
    members: Vec<u32>,
    /// Who plays whom.
    schedule: ScheduleView,
    /// Time for a move: `none`, `30s`, `2min` or `1day`.
    #[serde(default)]
    #[schema(value_type = String)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    deadline: Deadline,
    /// Whether players may ask the coach.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    coach: bool,
    /// Whether people roll real dice and type in what they show.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    real_dice: bool,
}

/// What becomes of a pairing.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct GiveUpBody {
    /// The round, from 1.
    round: usize,
    /// The pairing in it, from 0.
    pairing: usize,
    /// Who of the two has won, by their number in the evening; none if both get nothing.
    won_by: Option<usize>,
}

/// Which pairing.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct PairingBody {
    /// The round, from 1.
    round: usize,
    /// The pairing in it, from 0.
    pairing: usize,
}

/// Plans an evening. Its tables count as new ones from your address.
#[utoipa::path(post, path = "/api/circles/{circle}/evenings", tag = "circles", params(("circle" = String, Path)),
    request_body = NewEveningBody,
    responses((status = 201, body = EveningView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn plan(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    me: Membership,
    Body(body): Body<NewEveningBody>,
) -> Result<(StatusCode, Json<EveningView>), ApiError> {
    let schedule = Schedule::from(body.schedule);
    let new = body.planned(&me, app.rooms.clock.now().0)?;
    let tables = u32::try_from(schedule.tables(new.players.len())).unwrap_or(u32::MAX);
    app.rate_limits.tables(address, tables)?;
    let planned = app.store.plan_evening(new, LIMITS).await;
    // What nobody waits for any more may have been planned, and counts.
    if matches!(planned, Ok(EveningPlanned::TooMany | EveningPlanned::NoMember)) {
        app.rate_limits.no_tables(address, tables);
    }
    match planned? {
        EveningPlanned::Done(evening) => {
            let row = evenings::current(&app, &me.circle, evening).await?;
            Ok((StatusCode::CREATED, Json(EveningView::of(&row)?)))
        }
        EveningPlanned::TooMany => Err(EveningRefused::TooMany(LIMITS.not_over).into()),
        EveningPlanned::NoMember => Err(EveningRefusal::Players.into()),
    }
}

impl NewEveningBody {
    fn planned(self, me: &Membership, at: i64) -> Result<NewEvening, ApiError> {
        let mut different = self.members.clone();
        different.sort_unstable();
        different.dedup();
        if different.len() < self.members.len() {
            return Err(EveningRefusal::Players.into());
        }
        let evening = Evening::plan(self.members.len(), self.schedule.into())?;
        let terms = self.terms()?;
        let name = names::checked(&self.name)?;
        // The game has to be one for two.
        let two = [(me.person.id.clone(), name.clone()), (me.person.id.clone(), name.clone())];
        evenings::opening(self.game, &terms, two, random::table_id()?).check().map_err(ApiError::bad)?;
        Ok(NewEvening {
            circle: me.circle.clone(),
            name,
            game: self.game,
            planner: me.member,
            players: self.members,
            at,
            terms: serde_json::to_string(&terms).map_err(|_| Refused::Internal)?,
            progress: evenings::progress(&evening)?,
        })
    }

    /// All options, those left out as well, so that everybody sees what is played.
    fn terms(&self) -> Result<Terms, ApiError> {
        let options = AnyOptions::from_json(self.game, self.options.clone());
        let options = options.map_err(|error| ApiError::bad(OpeningError::Options(error.into())))?;
        let options = serde_json::to_value(options).map_err(|_| Refused::Internal)?;
        Ok(Terms { options, deadline: self.deadline, coach: self.coach, real_dice: self.real_dice })
    }
}

/// The evenings of a circle, the newest first.
#[utoipa::path(get, path = "/api/circles/{circle}/evenings", tag = "circles", params(("circle" = String, Path)),
    responses((status = 200, body = Vec<ListedEveningView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn evenings(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    me: Membership,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let store = app.store.clone();
    let read = async move {
        let rows = store.evenings(&me.circle, LIMITS.kept).await?;
        Ok(rows.into_iter().filter_map(ListedEveningView::of).collect::<Vec<_>>())
    };
    Ok(app.heavy.list(address, read).await?.json(&headers))
}

/// Everything about an evening.
#[utoipa::path(get, path = "/api/circles/{circle}/evenings/{evening}", tag = "circles",
    params(("circle" = String, Path), ("evening" = u32, Path)),
    responses((status = 200, body = EveningView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn evening(
    State(app): State<App>,
    me: Membership,
    EveningPath(evening): EveningPath,
) -> Result<Json<EveningView>, ApiError> {
    let row = evenings::current(&app, &me.circle, evening).await?;
    EveningView::of(&row).map(Json)
}

/// Begins the first round of an evening; for its planner and the host.
#[utoipa::path(post, path = "/api/circles/{circle}/evenings/{evening}/begin", tag = "circles",
    params(("circle" = String, Path), ("evening" = u32, Path)), request_body = EmptyBody,
    responses((status = 200, body = EveningView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn begin(
    State(app): State<App>,
    me: Membership,
    EveningPath(evening): EveningPath,
    Body(EmptyBody {}): Body<EmptyBody>,
) -> Result<Json<EveningView>, ApiError> {
    change(&app, &me, evening, Wish::Begin).await
}

/// Decides a pairing of an evening that is not in, for one of the two or for neither; for the planner and the host. Its table is
/// closed.
#[utoipa::path(post, path = "/api/circles/{circle}/evenings/{evening}/give-up", tag = "circles",
    params(("circle" = String, Path), ("evening" = u32, Path)), request_body = GiveUpBody,
    responses((status = 200, body = EveningView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn give_up(
    State(app): State<App>,
    me: Membership,
    EveningPath(evening): EveningPath,
    Body(body): Body<GiveUpBody>,
) -> Result<Json<EveningView>, ApiError> {
    let at = place(body.round, body.pairing)?;
    change(&app, &me, evening, Wish::GiveUp { at, won_by: body.won_by }).await
}

/// Opens a new table for a pairing of an evening whose table was closed; for the planner and the host. It counts as one from your
/// address.
#[utoipa::path(post, path = "/api/circles/{circle}/evenings/{evening}/again", tag = "circles",
    params(("circle" = String, Path), ("evening" = u32, Path)), request_body = PairingBody,
    responses((status = 200, body = EveningView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn again(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    me: Membership,
    EveningPath(evening): EveningPath,
    Body(body): Body<PairingBody>,
) -> Result<Json<EveningView>, ApiError> {
    let at = place(body.round, body.pairing)?;
    app.rate_limits.table(address)?;
    let changed = change(&app, &me, evening, Wish::Again { at }).await;
    if changed.is_err() {
        app.rate_limits.no_table(address);
    }
    changed
}

/// Ends an evening early; for its planner and the host. What is not in counts nothing.
#[utoipa::path(post, path = "/api/circles/{circle}/evenings/{evening}/end", tag = "circles",
    params(("circle" = String, Path), ("evening" = u32, Path)), request_body = EmptyBody,
    responses((status = 200, body = EveningView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn end_evening(
    State(app): State<App>,
    me: Membership,
    EveningPath(evening): EveningPath,
    Body(EmptyBody {}): Body<EmptyBody>,
) -> Result<Json<EveningView>, ApiError> {
    change(&app, &me, evening, Wish::End).await
}

/// Deletes an evening that is not on; for its planner and the host. What was played stays with the circle.
#[utoipa::path(delete, path = "/api/circles/{circle}/evenings/{evening}", tag = "circles",
    params(("circle" = String, Path), ("evening" = u32, Path)),
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn delete_evening(
    State(app): State<App>,
    me: Membership,
    EveningPath(evening): EveningPath,
) -> Result<StatusCode, ApiError> {
    check_planner(&app, &me, evening).await?;
    if app.store.delete_evening(&me.circle, evening).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(EveningRefusal::Phase.into())
}

async fn change(app: &App, me: &Membership, evening: u32, wish: Wish) -> Result<Json<EveningView>, ApiError> {
    check_planner(app, me, evening).await?;
    evenings::change(app, &me.circle, evening, wish).await?;
    let row = evenings::current(app, &me.circle, evening).await?;
    EveningView::of(&row).map(Json)
}

async fn check_planner(app: &App, me: &Membership, evening: u32) -> Result<(), ApiError> {
    let row = app.store.evening(&me.circle, evening).await?.ok_or(EveningRefused::Unknown)?;
    let may = row.planner == Some(me.member) || row.host == me.member;
    if may { Ok(()) } else { Err(EveningRefused::NotPlanner.into()) }
}

/// People count rounds from 1.
fn place(round: usize, pairing: usize) -> Result<Place, EveningRefusal> {
    let round = round.checked_sub(1).ok_or(EveningRefusal::NoPairing)?;
    Ok(Place { round, pairing })
}
