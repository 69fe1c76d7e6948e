//! Who asks: a guest is a random token in a cookie, a program sends its token in a header.

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use bonecup_referee::PersonId;
use bonecup_store::{Person, TokenHash, TokenKind};
use sha2::{Digest, Sha256};

use crate::app::{App, ClientAddr};
use crate::error::{ApiError, Refused};
use crate::rate_limits::home;

/// The cookie's name.
const COOKIE_NAME: &str = "bonecup";
/// How long a browser keeps it: as long as browsers allow.
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;

/// The person who asks; refused if nobody is known.
pub(crate) struct Me(pub(crate) Person);

/// The person who asks, if it is somebody.
pub(crate) struct MaybeMe(pub(crate) Option<Person>);

/// The person who asks from their own device: what a program may not do, such as making more tokens.
pub(crate) struct MeOnDevice(pub(crate) Person);

impl FromRequestParts<App> for MaybeMe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeMe, ApiError> {
        Ok(MaybeMe(known(&parts.headers, app).await?.map(|(person, _)| person)))
    }
}

impl FromRequestParts<App> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Me, ApiError> {
        let (person, _) = known(&parts.headers, app).await?.ok_or(Refused::NotSignedIn)?;
        let ClientAddr(address) = ClientAddr::from_request_parts(parts, app).await?;
        app.rooms.workers.thinking.note_address(&person.id, home(address));
        Ok(Me(person))
    }
}

impl FromRequestParts<App> for MeOnDevice {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MeOnDevice, ApiError> {
        match known(&parts.headers, app).await? {
            Some((person, TokenKind::Device)) => Ok(MeOnDevice(person)),
            Some((_, TokenKind::Api)) | None => Err(Refused::NotSignedIn.into()),
        }
    }
}

/// The person who asks and by what, if it is somebody.
pub(crate) async fn known(headers: &HeaderMap, app: &App) -> Result<Option<(Person, TokenKind)>, ApiError> {
    if let Some(token) = bearer(headers) {
        let known = app.person(hash(token)).await?;
        return known.map(Some).ok_or_else(|| Refused::BadToken.into());
    }
    match cookie(headers) {
        Some(token) => app.person(hash(token)).await,
        None => Ok(None),
    }
}

/// Refuses whoever is not the person any more as whom they came.
pub(crate) async fn still(headers: &HeaderMap, app: &App, person: Option<&PersonId>) -> Result<(), ApiError> {
    let known = known(headers, app).await?.map(|(person, _)| person.id);
    if known.as_ref() == person { Ok(()) } else { Err(Refused::NotSignedIn.into()) }
}

/// The token in the header of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The token in the cookie.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE_NAME).map(|(_, token)| token)
}

/// Only this is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

/// The header that gives a browser its token. Scripts cannot read it, and other sites cannot send it.
pub(crate) fn cookie_header(token: &str, app: &App) -> Result<HeaderValue, ApiError> {
    let secure = if app.config.is_https() { "; Secure" } else { "" };
    let text =
        format!("{COOKIE_NAME}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).map_err(|_| Refused::Internal.into())
}

/// The header that takes the token away.
pub(crate) fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("bonecup=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}
