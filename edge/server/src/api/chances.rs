//! The course of a finished game in chances of winning.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bonecup_coach::{ChancesFrom, analyse_winning};
use bonecup_games::AnyGame;
use bonecup_referee::room::Phase;
use bonecup_referee::{Record, TableId};
use bonecup_solver_cache::SolverCache;
use bonecup_store::Store;
use serde::Serialize;
use utoipa::ToSchema;

use super::body::TablePath;
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::heavy::{Done, Heavy, Key, Long, What};
use crate::log;

/// A game of more events would keep others waiting too long.
const MOST_EVENTS: usize = 5_000;

/// An answer that is being made.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MakingView {
    /// What part of it is done, from 0 to 1. It stays 0 while others have their turn.
    done: f64,
}

/// Luck and skill in a finished game in chances of winning, decision by decision, as `bonecup analyse --in winning --json` tells
/// it: exactly for two by the usual rules, else estimated. It is worked out for the first who asks, and then kept. While that
/// goes on the answer is 202 with what part is done: ask again.
#[utoipa::path(get, path = "/api/tables/{id}/chances", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 202, body = MakingView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn chances(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let key = Key::Table(table.clone(), What::Chances);
    if let Some(answer) = app.heavy.answers.final_one(&key) {
        return Ok(answer.json(&headers));
    }
    let room = app.rooms.room(&table).await?;
    let game =
        room.table().filter(|_| room.phase() == Phase::Over).ok_or(Refused::NoAnalysis)?.game().clone();
    ChancesFrom::of(&game.options(), usize::from(game.seats())).map_err(ApiError::bad)?;
    let (store, heavy) = (app.store.clone(), Arc::clone(&app.heavy));
    let make = move |done| made(store, table, heavy, done);
    match app.heavy.made_once(key, address, make).await? {
        Long::Made(answer) => Ok(answer.json(&headers)),
        Long::Making(done) => Ok((StatusCode::ACCEPTED, Json(MakingView { done })).into_response()),
    }
}

async fn made(
    store: Store,
    table: TableId,
    heavy: Arc<Heavy>,
    done: Done,
) -> Result<crate::heavy::Answer, Refused> {
    let past = log::history(&store, &table).await.map_err(|_| Refused::TooSlow)?.ok_or(Refused::NoTable)?;
    let record = past.record().filter(|record| record.events.len() <= MOST_EVENTS).ok_or(Refused::TooLong)?;
    let text = told(&record, &done)?;
    heavy.answers.pack(|packer| packer.text(&text)).map_err(|_| Refused::Crowded)
}

fn told(record: &Record, done: &Done) -> Result<String, Refused> {
    let plan = &record.plan;
    let start = AnyGame::start(&plan.options, plan.seats.len()).map_err(|_| Refused::Internal)?;
    let walk = |part: f64| done.note(part);
    let analysis = SolverCache::shared().to_win(&start, |chances| analyse_winning(record, chances, &walk));
    let analysis = analysis.and_then(|analysis| analysis).map_err(|_| Refused::Internal)?;
    Ok(analysis.written().to_string())
}
