//! Reading what is sent.

use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use bonecup_referee::{JsonFault, Key, TableId};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::{ApiError, FormFault, Refused};
use crate::random;

/// A body of JSON. Browsers send it from other sites only after asking, which is refused.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        let json = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if json.is_none_or(|kind| kind.split(';').next().map(str::trim) != Some("application/json")) {
            return Err(Refused::NotJson.into());
        }
        let bytes = axum::body::to_bytes(request.into_body(), app.config.limits.body_bytes).await;
        let bytes = bytes.map_err(|_| Refused::TooLarge)?;
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| Refused::from(FormFault::from(JsonFault::from(error))).into())
    }
}

/// The table in the path.
pub(crate) struct TablePath(pub(crate) TableId);

impl FromRequestParts<App> for TablePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TablePath, ApiError> {
        let path = Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(mut path)| path.remove("id")).unwrap_or_default();
        // Nobody sees whether a name is malformed or just not taken.
        id.parse().map(TablePath).map_err(|_| Refused::NoTable.into())
    }
}

/// What stands behind the question mark.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for QueryParams<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<QueryParams<T>, ApiError> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query
            .map(|Query(query)| QueryParams(query))
            .map_err(|error| Refused::from(FormFault::Query(error.body_text())).into())
    }
}

/// The client's name for a request, or one of ours.
pub(crate) fn key(given: Option<&str>) -> Result<Key, ApiError> {
    match given {
        Some(text) => Ok(text.parse()?),
        None => Ok(random::key()?),
    }
}
