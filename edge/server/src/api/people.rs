//! People without accounts: a name, a cookie, a code to come back with.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bonecup_referee::{Name, PersonId};
use bonecup_store::{NewPerson, Person, TokenAdded, TokenKind, TokenRow};
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
    pub(super) name: String,
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
    /// When it was last used, to a day, in milliseconds since 1970.
    used: i64,
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

/// Lets you go for good: every device, every program's token and your recovery code are void at once, on every server, and
/// streams that were opened as you end. Your name stays at the tables where you played; no circle knows you any more.
#[utoipa::path(delete, path = "/api/me", tag = "people",
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn leave(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    match identity::known(&headers, &app).await? {
        Some((person, TokenKind::Device)) => {
            app.store.let_go(&person.id).await?;
            app.results.wake_evenings();
            app.end_sessions(&person.id).await;
        }
        // A program may not end the person for whom it plays.
        Some((_, TokenKind::Api)) => return Err(Refused::NotSignedIn.into()),
        None => {}
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, identity::no_cookie())]).into_response())
}

/// Forgets you on this device: its cookie is void. With your recovery code you can come back, and your other devices stay yours.
#[utoipa::path(delete, path = "/api/me/device", tag = "people",
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn leave_device(
    State(app): State<App>,
    MaybeMe(person): MaybeMe,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if let (Some(person), Some(token)) = (person, identity::cookie(&headers)) {
        app.store.drop_token_by_hash(&identity::hash(token)).await?;
        app.end_sessions(&person.id).await;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, identity::no_cookie())]).into_response())
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

/// Makes this device yours again. The code stays valid. If you have as many devices as you may, the one that was longest unused
/// is signed out.
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
    add_token(&app, &person.id, &token, TokenKind::Device, String::new()).await?;
    // A device that gave way is nobody from now on.
    app.end_sessions(&person.id).await;
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
        used: token.used,
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
    let token = random::token()?;
    add_token(&app, &person.id, &token, TokenKind::Api, body.label).await?;
    Ok(Json(NewToken { token }))
}

async fn add_token(
    app: &App,
    person: &PersonId,
    token: &str,
    kind: TokenKind,
    label: String,
) -> Result<(), ApiError> {
    let most = match kind {
        TokenKind::Device => app.config.limits.devices_per_person,
        TokenKind::Api => app.config.limits.tokens_per_person,
    };
    let new = bonecup_store::NewToken { hash: identity::hash(token), kind, label, at: clock::now().0 };
    match app.store.add_token(person, new, most).await? {
        TokenAdded::Done => Ok(()),
        TokenAdded::TooMany => Err(Refused::TooManyTokens(most).into()),
        // Tokens are not taken by chance: the person has gone meanwhile.
        TokenAdded::Refused => Err(Refused::NotSignedIn.into()),
    }
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
    app.end_sessions(&person.id).await;
    Ok(StatusCode::NO_CONTENT)
}
