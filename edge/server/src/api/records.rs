//! What is left of a game: its record and its analysis.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use bonecup_referee::{TableId, Vouched};
use bonecup_store::Store;

use super::body::TablePath;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::heavy::{Key, What, of_game};
use crate::view::receipt;

/// The record of a table's game so far: the seed is in it once the table has ended.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn record(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let keys = Arc::clone(&app.keys);
    let written = of_game(&app, address, &table, What::Record, move |game, packer| {
        let mut record = game.record()?;
        let server = keys.public();
        record.vouched = record.head.map(|head| Vouched { server, receipt: receipt(&head, &keys) });
        packer.text(&record.write().map_err(|_| Refused::Internal)?)
    });
    let name = format!("attachment; filename=\"bonecup-{table}.json\"");
    let name = HeaderValue::from_str(&name).map_err(|_| Refused::Internal)?;
    let json = HeaderValue::from_static("application/json");
    Ok(written.await?.respond(&headers, [(CONTENT_TYPE, json), (CONTENT_DISPOSITION, name)]))
}

/// Luck and skill in a finished game, decision by decision, as `bonecup analyse --json` tells it.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn analysis(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let key = Key::Table(table.clone(), What::Analysis);
    if let Some(answer) = app.heavy.answers.final_one(&key) {
        return Ok(answer.json(&headers));
    }
    let store = app.store.clone();
    let read = async move { stored(&store, &table).await };
    let answer = app.heavy.read_and_pack(address, read, |text, packer| packer.text(&text)).await?;
    app.heavy.answers.keep(key, &answer, None);
    Ok(answer.json(&headers))
}

async fn stored(store: &Store, table: &TableId) -> Result<String, ApiError> {
    store.table(table).await?.ok_or(Refused::NoTable)?;
    store.analysis(table).await?.ok_or_else(|| ApiError::from(Refused::NoAnalysis).after(2))
}
