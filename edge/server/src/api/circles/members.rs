//! Joining a circle by its link, and leaving it.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bonecup_store::{CircleLimits, Invitation, Joined};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CircleRefusal, CircleView, Membership, seen_by};
use crate::api::body::Body;
use crate::api::people::NameBody;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::{MaybeMe, Me};
use crate::names;

/// Where a link leads.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct InvitationView {
    /// What the circle is called.
    name: String,
    /// How many members it has.
    members: u32,
    /// Its id, if you are a member.
    circle: Option<String>,
}

/// The wish to join a circle.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct JoinCircleBody {
    /// What you are called in it; your own name if left out.
    #[serde(rename = "as")]
    called: Option<String>,
}

/// To which circle a link leads. Nobody has to say who they are.
#[utoipa::path(get, path = "/api/circle-links/{link}", tag = "circles", params(("link" = String, Path)),
    responses((status = 200, body = InvitationView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn invitation(
    State(app): State<App>,
    MaybeMe(person): MaybeMe,
    link: Result<Path<String>, PathRejection>,
) -> Result<Json<InvitationView>, ApiError> {
    let (_, found) = invited(&app, link).await?;
    let member = match person {
        Some(person) => app.store.member_of(&found.id, &person.id).await?,
        None => None,
    };
    let circle = member.map(|_| found.id.to_string());
    Ok(Json(InvitationView { name: found.name.to_string(), members: found.members, circle }))
}

/// The link as it is stored, and where it leads.
async fn invited(
    app: &App,
    link: Result<Path<String>, PathRejection>,
) -> Result<(String, Invitation), ApiError> {
    let Path(link) = link.map_err(|_| CircleRefusal::NoLink)?;
    let link = names::plain_code(&link);
    let found = app.store.circle_by_link(&link).await?.ok_or(CircleRefusal::NoLink)?;
    Ok((link, found))
}

/// Joins the circle to which a link leads. Who is a member already stays as they are.
#[utoipa::path(post, path = "/api/circle-links/{link}", tag = "circles", params(("link" = String, Path)),
    request_body = JoinCircleBody,
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn join(
    State(app): State<App>,
    Me(person): Me,
    link: Result<Path<String>, PathRejection>,
    Body(body): Body<JoinCircleBody>,
) -> Result<Json<CircleView>, ApiError> {
    let called = body.called.as_deref().map_or(Ok(person.name), names::checked)?;
    let (link, found) = invited(&app, link).await?;
    let limits = CircleLimits {
        members: app.config.limits.members_per_circle,
        circles: app.config.limits.circles_per_person,
    };
    let at = app.rooms.clock.now().0;
    match app.store.join_circle(&link, &person.id, &called, at, limits).await? {
        Joined::Done | Joined::Already => seen_by(&app, &found.id, &person.id).await,
        Joined::Full => Err(CircleRefusal::Full(limits.members).into()),
        Joined::TooMany => Err(CircleRefusal::TooMany(limits.circles).into()),
        Joined::NoPerson => Err(Refused::NotSignedIn.into()),
        Joined::NoCircle => Err(CircleRefusal::NoLink.into()),
    }
}

/// Says what you are called in a circle.
#[utoipa::path(post, path = "/api/circles/{circle}/me", tag = "circles", params(("circle" = String, Path)),
    request_body = NameBody,
    responses((status = 200, body = CircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn rename_me(
    State(app): State<App>,
    Membership { circle, member, person }: Membership,
    Body(body): Body<NameBody>,
) -> Result<Json<CircleView>, ApiError> {
    app.store.call_member(&circle, member, &names::checked(&body.name)?).await?;
    seen_by(&app, &circle, &person.id).await
}

/// Leaves a circle: nothing of you is kept in it, and your games there become those of somebody who left. With the last member
/// the circle is deleted.
#[utoipa::path(delete, path = "/api/circles/{circle}/me", tag = "circles", params(("circle" = String, Path)),
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Membership { circle, member, .. }: Membership,
) -> Result<StatusCode, ApiError> {
    // Whoever is not there any more has left.
    app.store.leave_circle(&circle, member).await?;
    app.results.wake_evenings();
    Ok(StatusCode::NO_CONTENT)
}
