//! People without accounts: a name, a cookie, a code to come back with.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use bonecup_referee::Name;
use bonecup_store::{NewPerson, Person, TokenKind, TokenRow};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::Body;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::{self, MaybeMe, Me, MeOnDevice};
use crate::{clock, names, random};

/// Who you are.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MeView {
    /// What you are called; none if you have not said it yet.
    name: Option<String>,
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct NameBody {
    /// 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// A code to come back with.
#[derive(Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct RecoveryCode {
    /// Letters and digits; write it down.
    #[schema(max_length = 64)]
    code: String,
}

/// A token of yours.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TokenView {
    /// What to call it when dropping it.
    id: i64,
    /// `device` or `api`.
    kind: &'static str,
    /// What you called it.
    label: String,
    /// Since when it is there, in milliseconds since 1970.
    since: i64,
}

/// A wish for a token.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct LabelBody {
    /// What to call it.
    #[schema(max_length = 80)]
    label: String,
}

/// A new token. It is shown only once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NewToken {
    /// For the header `Authorization: Bearer …`.
    token: String,
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = MeView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn me(MaybeMe(person): MaybeMe) -> Json<MeView> {
    Json(MeView { name: person.map(|person| person.name.to_string()) })
}

/// Says what you are called. Whoever was not known gets a cookie.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = NameBody,
    responses((status = 200, body = MeView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn enter(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    MaybeMe(person): MaybeMe,
    Body(body): Body<NameBody>,
) -> Result<Response, ApiError> {
    let name = names::checked(&body.name)?;
    let view = Json(MeView { name: Some(name.to_string()) });
    if let Some(person) = person {
        app.store.rename(&person.id, &name).await?;
        app.forget(&person.id);
        return Ok(view.into_response());
    }
    app.rate_limits.person(address)?;
    let token = new_person(&app, name).await?;
    Ok(([(SET_COOKIE, identity::cookie_header(&token, &app)?)], view).into_response())
}

async fn new_person(app: &App, name: Name) -> Result<String, ApiError> {
    let token = random::token()?;
    let person = NewPerson {
        id: random::person_id()?,
        name,
        token: identity::hash(&token),
        label: String::new(),
        at: clock::now().0,
    };
    if app.store.add_person(person).await? { Ok(token) } else { Err(Refused::Internal.into()) }
}

/// Forgets you on this device.
#[utoipa::path(delete, path = "/api/me", tag = "people",
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn leave() -> Response {
    (StatusCode::NO_CONTENT, [(SET_COOKIE, identity::no_cookie())]).into_response()
}

/// Makes a code with which you can be yourself on another device. The one before is void.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people",
    responses((status = 200, body = RecoveryCode), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn recovery(
    State(app): State<App>,
    MeOnDevice(person): MeOnDevice,
) -> Result<Json<RecoveryCode>, ApiError> {
    let letters = random::letters::<20>()?;
    app.store.set_recovery(&person.id, &identity::hash(&letters)).await?;
    let groups: Vec<&str> = (0..20).step_by(5).map(|start| &letters[start..start + 5]).collect();
    Ok(Json(RecoveryCode { code: groups.join("-") }))
}

/// Makes this device yours again. The code stays valid.
#[utoipa::path(post, path = "/api/me/recover", tag = "people", request_body = RecoveryCode,
    responses((status = 200, body = MeView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn recover(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Body(body): Body<RecoveryCode>,
) -> Result<Response, ApiError> {
    app.rate_limits.code(address)?;
    let hash = identity::hash(&names::plain_code(&body.code));
    let person: Person = app.store.person_by_recovery(&hash).await?.ok_or(Refused::BadRecovery)?;
    let token = random::token()?;
    let hash = identity::hash(&token);
    if !app.store.add_token(&person.id, &hash, TokenKind::Device, "", clock::now().0).await? {
        return Err(Refused::Internal.into());
    }
    let view = Json(MeView { name: Some(person.name.to_string()) });
    Ok(([(SET_COOKIE, identity::cookie_header(&token, &app)?)], view).into_response())
}

/// Your tokens.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, body = Vec<TokenView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn tokens(State(app): State<App>, Me(person): Me) -> Result<Json<Vec<TokenView>>, ApiError> {
    let view = |token: TokenRow| TokenView {
        id: token.id,
        kind: token.kind.key(),
        label: token.label,
        since: token.since,
    };
    Ok(Json(app.store.tokens(&person.id).await?.into_iter().map(view).collect()))
}

/// Makes a token for a program that plays in your name.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = LabelBody,
    responses((status = 200, body = NewToken), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn new_token(
    State(app): State<App>,
    MeOnDevice(person): MeOnDevice,
    Body(body): Body<LabelBody>,
) -> Result<Json<NewToken>, ApiError> {
    let most = app.config.limits.tokens_per_person;
    let api = app.store.tokens(&person.id).await?.iter().filter(|token| token.kind == TokenKind::Api).count();
    if api >= most {
        return Err(Refused::TooManyTokens(most).into());
    }
    let token = random::token()?;
    let hash = identity::hash(&token);
    if !app.store.add_token(&person.id, &hash, TokenKind::Api, &body.label, clock::now().0).await? {
        return Err(Refused::Internal.into());
    }
    Ok(Json(NewToken { token }))
}

/// Drops a token. Whatever holds it is nobody from now on.
#[utoipa::path(delete, path = "/api/me/tokens/{token}", tag = "people", params(("token" = i64, Path)),
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn drop_token(
    State(app): State<App>,
    MeOnDevice(person): MeOnDevice,
    token: Result<Path<i64>, PathRejection>,
) -> Result<StatusCode, ApiError> {
    let Path(id) = token.map_err(|_| Refused::NoPage)?;
    if !app.store.drop_token(&person.id, id).await? {
        return Err(Refused::NoPage.into());
    }
    app.forget(&person.id);
    Ok(StatusCode::NO_CONTENT)
}
