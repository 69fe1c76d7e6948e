//! What the host of a circle may do.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{CircleRefusal, CircleView, MemberPath, Membership, seen_by};
use crate::api::body::Body;
use crate::api::people::NameBody;
use crate::app::App;
use crate::error::{ApiError, ErrorBody};
use crate::{names, random};

/// Seasons of a circle at most.
const MOST_SEASONS: u32 = 100;

/// A member.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct MemberBody {
    /// The number.
    member: u32,
}

/// Nothing more has to be said.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct EmptyBody {}

/// Calls a circle otherwise; for its host.
#[utoipa::path(post, path = "/api/circles/{circle}/name", tag = "circles", params(("circle" = String, Path)),
    request_body = NameBody,
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn rename(
    State(app): State<App>,
    me: Membership,
    Body(body): Body<NameBody>,
) -> Result<Json<CircleView>, ApiError> {
    let done = app.store.rename_circle(&me.circle, me.member, &names::checked(&body.name)?).await?;
    answer(&app, &me, done, CircleRefusal::NotHost).await
}

/// Makes a new link, by which others can join; the one before leads nowhere from now on. For the host.
#[utoipa::path(post, path = "/api/circles/{circle}/link", tag = "circles", params(("circle" = String, Path)),
    request_body = EmptyBody,
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn new_link(
    State(app): State<App>,
    me: Membership,
    Body(EmptyBody {}): Body<EmptyBody>,
) -> Result<Json<CircleView>, ApiError> {
    let done = app.store.set_circle_link(&me.circle, me.member, &random::token()?).await?;
    answer(&app, &me, done, CircleRefusal::NotHost).await
}

/// Makes another member the host; for the host.
#[utoipa::path(post, path = "/api/circles/{circle}/host", tag = "circles", params(("circle" = String, Path)),
    request_body = MemberBody,
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn hand_over(
    State(app): State<App>,
    me: Membership,
    Body(body): Body<MemberBody>,
) -> Result<Json<CircleView>, ApiError> {
    let done = app.store.hand_over_circle(&me.circle, me.member, body.member).await?;
    answer(&app, &me, done, CircleRefusal::NoMember).await
}

/// Begins a season, which ends the one before; for the host.
#[utoipa::path(post, path = "/api/circles/{circle}/seasons", tag = "circles", params(("circle" = String, Path)),
    request_body = NameBody,
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn begin_season(
    State(app): State<App>,
    me: Membership,
    Body(body): Body<NameBody>,
) -> Result<Json<CircleView>, ApiError> {
    let (name, at) = (names::checked(&body.name)?, app.rooms.clock.now().0);
    let done = app.store.begin_season(&me.circle, me.member, &name, at, MOST_SEASONS).await?;
    answer(&app, &me, done, CircleRefusal::TooManySeasons(MOST_SEASONS)).await
}

/// Removes another member, of whom nothing is kept in the circle; for the host.
#[utoipa::path(delete, path = "/api/circles/{circle}/members/{member}", tag = "circles",
    params(("circle" = String, Path), ("member" = u32, Path)),
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn remove(
    State(app): State<App>,
    me: Membership,
    MemberPath(member): MemberPath,
) -> Result<Json<CircleView>, ApiError> {
    // A host who wants to go leaves.
    let done = member != me.member && app.store.remove_member(&me.circle, me.member, member).await?;
    app.results.wake_evenings();
    answer(&app, &me, done, CircleRefusal::NoMember).await
}

/// Ends a circle, which deletes it; for the host. Its tables stay, as tables of no circle.
#[utoipa::path(delete, path = "/api/circles/{circle}", tag = "circles", params(("circle" = String, Path)),
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn end(State(app): State<App>, me: Membership) -> Result<StatusCode, ApiError> {
    if app.store.end_circle(&me.circle, me.member).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(CircleRefusal::NotHost.into())
}

/// The circle, if it was done; otherwise why not, if it is not for the reason that the asker is not the host.
async fn answer(
    app: &App,
    me: &Membership,
    done: bool,
    otherwise: CircleRefusal,
) -> Result<Json<CircleView>, ApiError> {
    let seen = seen_by(app, &me.circle, &me.person.id).await?;
    if done {
        return Ok(seen);
    }
    let is_host = seen.host == me.member;
    Err(if is_host { otherwise } else { CircleRefusal::NotHost }.into())
}
