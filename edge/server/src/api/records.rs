//! What is left of a game: its record and its analysis.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bonecup_referee::{TableId, Vouched};

use super::body::TablePath;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::log;
use crate::view::receipt;

/// The record of a table's game so far: the seed is in it once the table has ended.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn record(
    State(app): State<App>,
    TablePath(table): TablePath,
) -> Result<Response, ApiError> {
    let past = log::history(&app.store, &table).await?.ok_or(Refused::NoTable)?;
    let mut record = past.record().ok_or(Refused::NoRecord)?;
    let server = app.keys.public();
    record.vouched = record.head.map(|head| Vouched { server, receipt: receipt(&head, &app.keys) });
    let text = record.write().map_err(|_| Refused::Internal)?;
    let name = format!("attachment; filename=\"bonecup-{table}.json\"");
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

/// Luck and skill in a finished game, decision by decision, as `bonecup analyse --json` tells it.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn analysis(
    State(app): State<App>,
    TablePath(table): TablePath,
) -> Result<Response, ApiError> {
    let text = stored(&app, &table).await?;
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

async fn stored(app: &App, table: &TableId) -> Result<String, ApiError> {
    app.store.table(table).await?.ok_or(Refused::NoTable)?;
    app.store.analysis(table).await?.ok_or_else(|| ApiError::from(Refused::NoAnalysis).after(2))
}
