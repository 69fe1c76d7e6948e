//! Circles: people who play together. `docs/circles.md` tells how programs talk to them.

mod evening_views;
mod evenings;
mod host;
mod league;
mod members;
mod membership;
mod refusal;
mod tables;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bonecup_referee::PersonId;
use bonecup_store::{Circle, CircleId, CircleMade, CircleRow, NewCircle, Season};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[cfg(feature = "simulation")]
pub(crate) use self::evenings::{GiveUpBody, NewEveningBody, PairingBody};
#[cfg(feature = "simulation")]
pub(crate) use self::host::MemberBody;
#[cfg(feature = "simulation")]
pub(crate) use self::members::JoinCircleBody;
use self::membership::{EveningPath, MemberPath, Membership};
pub(crate) use self::refusal::CircleRefusal;
use super::body::Body;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::Me;
use crate::offload::offload;
use crate::{names, random};

/// Everything that can be asked about circles.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(mine))
        .routes(routes!(members::invitation, members::join))
        .routes(routes!(view, host::end))
        .routes(routes!(members::rename_me, members::leave))
        .routes(routes!(host::rename))
        .routes(routes!(host::new_link))
        .routes(routes!(host::hand_over))
        .routes(routes!(host::begin_season))
        .routes(routes!(host::remove))
        .routes(routes!(tables::tables))
        .routes(routes!(tables::games))
        .routes(routes!(tables::of_table))
        .routes(routes!(league::league))
        .routes(routes!(evenings::evenings, evenings::plan))
        .routes(routes!(evenings::evening, evenings::delete_evening))
        .routes(routes!(evenings::begin))
        .routes(routes!(evenings::give_up))
        .routes(routes!(evenings::again))
        .routes(routes!(evenings::end_evening))
}

/// Every body of a request or an answer.
#[cfg(test)]
pub(super) fn visit_types(types: &mut impl ts_rs::TypeVisitor) {
    types.visit::<CircleView>();
    types.visit::<OwnCircleView>();
    types.visit::<members::InvitationView>();
    types.visit::<NewCircleBody>();
    types.visit::<members::JoinCircleBody>();
    types.visit::<host::MemberBody>();
    types.visit::<host::EmptyBody>();
    types.visit::<tables::OpenTableView>();
    types.visit::<tables::CircleGameView>();
    types.visit::<tables::TableCircleView>();
    types.visit::<league::LeagueView>();
    types.visit::<evening_views::ListedEveningView>();
    types.visit::<evening_views::EveningView>();
    types.visit::<evenings::NewEveningBody>();
    types.visit::<evenings::GiveUpBody>();
    types.visit::<evenings::PairingBody>();
}

/// A circle to be made.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct NewCircleBody {
    /// What it is called: 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// What you are called in it; your own name if left out.
    #[serde(rename = "as")]
    called: Option<String>,
    /// Your name for this command: sent again, it is answered with the same circle.
    key: Option<String>,
}

/// A circle of yours in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OwnCircleView {
    /// Its id, for links.
    circle: String,
    /// What it is called.
    name: String,
    /// How many members it has.
    members: u32,
    /// Which of them you are.
    you: u32,
    /// Which of them is the host.
    host: u32,
}

/// A circle as its members see it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CircleView {
    /// Its id, for links.
    circle: String,
    /// What it is called.
    name: String,
    /// The secret by which one joins: `/c/LINK` is the page for it.
    link: String,
    /// Which member you are.
    you: u32,
    /// Which member is the host.
    host: u32,
    /// The members, those first who have been there longest.
    members: Vec<MemberView>,
    /// The season that is on.
    season: u32,
    /// All seasons, the first one first.
    seasons: Vec<SeasonView>,
}

/// A member of a circle.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MemberView {
    /// The number, which is never given again.
    member: u32,
    /// What they are called in the circle.
    name: String,
    /// Since when they are a member, in milliseconds since 1970.
    since: i64,
    /// The first member before them whose name looks the same, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    looks_like: Option<u32>,
}

/// A season of a circle.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeasonView {
    /// The number, from 1.
    season: u32,
    /// What it is called.
    name: String,
    /// When it began, in milliseconds since 1970.
    begun: i64,
    /// When the next one began; none while it is on.
    ended: Option<i64>,
}

/// Makes a circle, whose host you are. Sent again under the same `key`, it answers with the circle that is there.
#[utoipa::path(post, path = "/api/circles", tag = "circles", request_body = NewCircleBody,
    responses((status = 201, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    Body(body): Body<NewCircleBody>,
) -> Result<(StatusCode, Json<CircleView>), ApiError> {
    let new = NewCircle {
        id: random::circle_id()?,
        name: names::checked(&body.name)?,
        link: random::token()?,
        person: person.id.clone(),
        called: body.called.as_deref().map_or(Ok(person.name), names::checked)?,
        at: app.rooms.clock.now().0,
        key: body.key.as_deref().map(str::parse).transpose()?,
    };
    let place = app.rate_limits.circle(address);
    // Whoever may make none still gets the circle that is there under the key.
    let most = if place.is_ok() { app.config.limits.circles_per_person } else { 0 };
    let circle = new.id.clone();
    let made = app.store.make_circle(new, most).await;
    // What nobody waits for any more may have been made, and counts.
    if place.is_ok() && !matches!(made, Ok(CircleMade::Done)) {
        app.rate_limits.no_circle(address);
    }
    let circle = match (made?, place) {
        (CircleMade::Done, _) => circle,
        (CircleMade::Repeated(there), _) => there,
        (CircleMade::TooMany, Err(limit)) => {
            return Err(ApiError::from(CircleRefusal::TooManyNew).after(limit.seconds));
        }
        (CircleMade::TooMany, Ok(())) => return Err(CircleRefusal::TooMany(most).into()),
        (CircleMade::NoPerson, _) => return Err(Refused::NotSignedIn.into()),
        (CircleMade::Taken, _) => return Err(Refused::Busy.into()),
    };
    Ok((StatusCode::CREATED, seen_by(&app, &circle, &person.id).await?))
}

/// The circles in which you are.
#[utoipa::path(get, path = "/api/me/circles", tag = "circles",
    responses((status = 200, body = Vec<OwnCircleView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn mine(
    State(app): State<App>,
    Me(person): Me,
) -> Result<Json<Vec<OwnCircleView>>, ApiError> {
    Ok(Json(app.store.circles_of(&person.id).await?.into_iter().map(OwnCircleView::of).collect()))
}

/// A circle of yours.
#[utoipa::path(get, path = "/api/circles/{circle}", tag = "circles", params(("circle" = String, Path)),
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn view(
    State(app): State<App>,
    Membership { circle, person, .. }: Membership,
) -> Result<Json<CircleView>, ApiError> {
    seen_by(&app, &circle, &person.id).await
}

/// The circle as this person sees it, who may have left it meanwhile.
async fn seen_by(app: &App, circle: &CircleId, person: &PersonId) -> Result<Json<CircleView>, ApiError> {
    let circle = app.store.circle(circle).await?.ok_or(CircleRefusal::Unknown)?;
    let you =
        circle.members.iter().find(|member| member.person == *person).ok_or(CircleRefusal::Unknown)?.member;
    // Many names are compared with each other.
    let view = offload(move || CircleView::of(circle, you)).await;
    Ok(Json(view.map_err(|_| Refused::Internal)?))
}

impl OwnCircleView {
    fn of(row: CircleRow) -> OwnCircleView {
        OwnCircleView {
            circle: row.id.to_string(),
            name: row.name.to_string(),
            members: row.members,
            you: row.you,
            host: row.host,
        }
    }
}

impl CircleView {
    fn of(circle: Circle, you: u32) -> CircleView {
        let alike = names::alike_before(circle.members.iter().map(|member| member.name.as_str()));
        let members = circle.members.iter().zip(alike).map(|(member, alike)| MemberView {
            member: member.member,
            name: member.name.to_string(),
            since: member.since,
            looks_like: alike.and_then(|at| circle.members.get(at)).map(|other| other.member),
        });
        CircleView {
            circle: circle.id.to_string(),
            name: circle.name.to_string(),
            link: circle.link.clone(),
            you,
            host: circle.host,
            members: members.collect(),
            season: circle.seasons.last().map_or(1, |season| season.season),
            seasons: seasons(&circle.seasons),
        }
    }
}

/// Each season ends when the next one begins.
fn seasons(seasons: &[Season]) -> Vec<SeasonView> {
    let ends = seasons.iter().skip(1).map(|next| Some(next.begun)).chain([None]);
    let view = |(season, ended): (&Season, Option<i64>)| SeasonView {
        season: season.season,
        name: season.name.to_string(),
        begun: season.begun,
        ended,
    };
    seasons.iter().zip(ends).map(view).collect()
}
