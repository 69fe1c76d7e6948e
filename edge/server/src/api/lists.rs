//! Lists: the lobby, a person's tables, their results and figures.

use axum::Json;
use axum::extract::State;
use bonecup_games::GameId;
use bonecup_referee::TableId;
use bonecup_store::{Figures, ResultRow, TableRow};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::QueryParams;
use crate::app::App;
use crate::error::{ApiError, ErrorBody};
use crate::identity::Me;
use crate::summary::{self, Summary};

/// Entries of a list at most.
const MOST: u32 = 100;

/// A table in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ListedTable {
    /// Its name, for links.
    #[schema(value_type = String)]
    table: TableId,
    /// When it was last touched, in milliseconds since 1970.
    touched: i64,
    /// What it is about.
    #[serde(flatten)]
    summary: Summary,
}

/// A result of yours.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ResultView {
    /// At which table.
    #[schema(value_type = String)]
    table: TableId,
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// On which seat, from 0.
    seat: u8,
    /// Of how many.
    seats: u8,
    /// When, in milliseconds since 1970.
    at: i64,
    /// Your points.
    points: f64,
    /// Your part of the win: 1 alone, less if shared, 0 if lost.
    won: f64,
    /// Luck of your dice in points, once analysed.
    luck: Option<f64>,
    /// What your moves lost against the best ones in points, once analysed.
    loss: Option<f64>,
}

/// Your figures in one game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FiguresView {
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// Games played to the end.
    games: u32,
    /// Wins; a shared one counts in part.
    wins: f64,
    /// Mean score.
    mean_score: f64,
    /// How many of the games were analysed.
    analysed: u32,
    /// Mean luck of the dice in points.
    mean_luck: Option<f64>,
    /// Mean loss against the best moves in points.
    mean_loss: Option<f64>,
}

/// Which part of a list.
#[derive(Deserialize, IntoParams)]
pub(crate) struct PageQuery {
    /// Entries older than this, in milliseconds since 1970.
    before: Option<i64>,
    /// How many, at most 100.
    limit: Option<u32>,
}

/// Public tables that wait for players or can be watched, those touched last first.
#[utoipa::path(get, path = "/api/lobby", tag = "tables",
    responses((status = 200, body = Vec<ListedTable>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn lobby(State(app): State<App>) -> Result<Json<Vec<ListedTable>>, ApiError> {
    Ok(Json(listed(app.store.lobby(MOST).await?)))
}

/// Your tables, those touched last first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", params(PageQuery),
    responses((status = 200, body = Vec<ListedTable>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn mine(
    State(app): State<App>,
    Me(person): Me,
    QueryParams(page): QueryParams<PageQuery>,
) -> Result<Json<Vec<ListedTable>>, ApiError> {
    Ok(Json(listed(app.store.tables_of(&person.id, page.before, page.limit()).await?)))
}

/// Your results, the newest first.
#[utoipa::path(get, path = "/api/me/results", tag = "people", params(PageQuery),
    responses((status = 200, body = Vec<ResultView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn results(
    State(app): State<App>,
    Me(person): Me,
    QueryParams(page): QueryParams<PageQuery>,
) -> Result<Json<Vec<ResultView>>, ApiError> {
    let rows = app.store.results_of(&person.id, page.before, page.limit()).await?;
    Ok(Json(rows.into_iter().map(ResultView::of).collect()))
}

/// Your figures, game by game.
#[utoipa::path(get, path = "/api/me/figures", tag = "people",
    responses((status = 200, body = Vec<FiguresView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn figures(
    State(app): State<App>,
    Me(person): Me,
) -> Result<Json<Vec<FiguresView>>, ApiError> {
    Ok(Json(app.store.figures(&person.id).await?.into_iter().map(FiguresView::of).collect()))
}

impl PageQuery {
    fn limit(&self) -> u32 {
        self.limit.unwrap_or(MOST).min(MOST)
    }
}

fn listed(rows: Vec<TableRow>) -> Vec<ListedTable> {
    let table = |row: TableRow| {
        let summary = summary::read(&row.summary)?;
        Some(ListedTable { table: row.id, touched: row.touched, summary })
    };
    rows.into_iter().filter_map(table).collect()
}

impl ResultView {
    fn of(row: ResultRow) -> ResultView {
        ResultView {
            table: row.table,
            game: row.game,
            seat: row.seat,
            seats: row.seats,
            at: row.at,
            points: row.score,
            won: row.won,
            luck: row.luck,
            loss: row.loss,
        }
    }
}

impl FiguresView {
    fn of(figures: Figures) -> FiguresView {
        FiguresView {
            game: figures.game,
            games: figures.games,
            wins: figures.wins,
            mean_score: figures.mean_score,
            analysed: figures.analysed,
            mean_luck: figures.mean_luck,
            mean_loss: figures.mean_loss,
        }
    }
}
