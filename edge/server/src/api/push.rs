//! Which browsers are told of turns at slow tables while nobody looks.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use bonecup_store::{Subscription, TokenHash};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::Body;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::{self, MeOnDevice};
use crate::push::{BrowserKeys, Endpoint, MOST_BROWSERS};
use crate::{clock, language};

/// Whether this server tells people of their turns when their browser is closed, and whether it tells this browser.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PushView {
    /// What a browser subscribes with, in Base64 for addresses; none if the server tells nobody.
    key: Option<String>,
    /// Whether this browser is told.
    on: bool,
}

/// Where a browser can be told something, as its `PushSubscription` says it.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct PushBody {
    /// The address at its push service: https, on the usual port.
    #[schema(max_length = 1000)]
    endpoint: String,
    /// Its public key, in Base64 for addresses.
    #[schema(max_length = 100)]
    p256dh: String,
    /// The secret that it shares with the server, in Base64 for addresses.
    #[schema(max_length = 100)]
    auth: String,
}

/// What this server offers in telling people of their turns, and whether this browser is told.
#[utoipa::path(get, path = "/api/push", tag = "people",
    responses((status = 200, body = PushView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn push(State(app): State<App>, headers: HeaderMap) -> Result<Json<PushView>, ApiError> {
    let key = app.push.as_ref().map(|push| push.public_key().to_owned());
    let on = match device(&headers).filter(|_| key.is_some()) {
        Some(device) => app.store.is_subscribed(&device).await?,
        None => false,
    };
    Ok(Json(PushView { key, on }))
}

/// Has this browser told when it is your turn at a table where people play when they find the time, and you are not there: one
/// message for each table until you are back. It ends when you sign out on this device. Of more than five browsers the one
/// that subscribed first is not told any more.
#[utoipa::path(post, path = "/api/push", tag = "people", request_body = PushBody,
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn subscribe(
    State(app): State<App>,
    MeOnDevice(person): MeOnDevice,
    headers: HeaderMap,
    Body(body): Body<PushBody>,
) -> Result<StatusCode, ApiError> {
    let push = app.push.as_ref().ok_or(Refused::NoPush)?;
    let device = device(&headers).ok_or(Refused::NotSignedIn)?;
    Endpoint::read(&body.endpoint, push.settings.reach)?;
    let keys = BrowserKeys::read(&body.p256dh, &body.auth)?;
    let new = Subscription {
        endpoint: body.endpoint,
        key: keys.key_bytes(),
        secret: keys.secret_bytes(),
        language: language::current().language().key().to_owned(),
    };
    let done = app.store.subscribe(&person.id, &device, new, MOST_BROWSERS, clock::now().0).await?;
    // Whoever has no device any more has gone meanwhile.
    if done { Ok(StatusCode::NO_CONTENT) } else { Err(Refused::NotSignedIn.into()) }
}

/// Does not have this browser told any more.
#[utoipa::path(delete, path = "/api/push", tag = "people",
    responses((status = 204), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn unsubscribe(State(app): State<App>, headers: HeaderMap) -> Result<StatusCode, ApiError> {
    if let Some(device) = device(&headers) {
        app.store.unsubscribe(&device).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The token of the device that asks.
fn device(headers: &HeaderMap) -> Option<TokenHash> {
    identity::bearer(headers).or_else(|| identity::cookie(headers)).map(identity::hash)
}
