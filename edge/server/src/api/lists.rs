//! Lists: the lobby, a person's tables, their results and figures.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_games::GameId;
use bonecup_ratings::{Decisions, RatedGame};
use bonecup_referee::TableId;
use bonecup_referee::room::Phase;
use bonecup_store::{Begun, Figures, ListedResult, TableRow};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{QueryParams, TablePath};
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::heavy::Key;
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
    /// In how many milliseconds it will be closed because nobody touches it; only in the last week before. Time in which no
    /// server runs does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    closes_in: Option<i64>,
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
    /// How many of your decisions were real ones, where moves differ in value; none before that is known, and in a game without values.
    decisions: Option<u32>,
    /// Everybody who sat there at the end, in the order of the seats.
    players: Vec<ResultPlayer>,
}

/// Somebody at a table whose game is over, as the table showed them.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ResultPlayer {
    /// What they were called; a bot by its kind.
    name: Option<String>,
    /// Their points.
    points: Option<i32>,
}

/// Your figures in one game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FiguresView {
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// Tables where you were when a game began.
    begun: u32,
    /// At how many of them it was played to the end.
    finished: u32,
    /// How many of them you closed yourself, as the one who had opened the table.
    closed: u32,
    /// Games played to the end, counted for each seat that was yours.
    games: u32,
    /// Wins; a shared one counts in part.
    wins: f64,
    /// Mean score; none before the first game is played to the end.
    mean_score: Option<f64>,
    /// How many of the games were analysed.
    analysed: u32,
    /// Mean luck of the dice in points.
    mean_luck: Option<f64>,
    /// Mean loss against the best moves in points.
    mean_loss: Option<f64>,
}

/// What became of the games at the tables of one person.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OwnerView {
    /// Games that were begun at tables that they opened.
    begun: u32,
    /// How many of them were played to the end.
    finished: u32,
    /// How many of them they closed before.
    closed: u32,
}

/// Which part of a list.
#[derive(Deserialize, IntoParams)]
pub(crate) struct PageQuery {
    /// Entries older than this, in milliseconds since 1970.
    before: Option<i64>,
    /// How many, at most 100.
    limit: Option<u32>,
}

/// Which of your tables.
#[derive(Deserialize, IntoParams)]
pub(crate) struct PhaseQuery {
    /// Only those that are so far: `gathering`, `playing`, `over` or `closed`.
    #[param(value_type = Option<String>)]
    phase: Option<Phase>,
}

/// Public tables that wait for players or can be watched, those touched last first. Of one owner only a few are shown.
#[utoipa::path(get, path = "/api/lobby", tag = "tables",
    responses((status = 200, body = Vec<ListedTable>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn lobby(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (rooms, each) = (Arc::clone(&app.rooms), app.config.limits.lobby_tables_per_person);
    let heavy = Arc::clone(&app.heavy);
    let read = async move { Ok(listed(&app, app.store.lobby(MOST, each).await?)) };
    Ok(heavy.shared_list(address, Key::Lobby, move || rooms.listed(), read).await?.json(&headers))
}

/// Your tables, those touched last first: where you sit, what you opened, and where you played and left.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", params(PageQuery, PhaseQuery),
    responses((status = 200, body = Vec<ListedTable>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn mine(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    QueryParams(page): QueryParams<PageQuery>,
    QueryParams(of): QueryParams<PhaseQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let heavy = Arc::clone(&app.heavy);
    let read = async move {
        let rows = app.store.tables_of(&person.id, of.phase, page.before, page.limit()).await?;
        Ok(listed(&app, rows))
    };
    Ok(heavy.list(address, read).await?.json(&headers))
}

/// Your results, the newest first.
#[utoipa::path(get, path = "/api/me/results", tag = "people", params(PageQuery),
    responses((status = 200, body = Vec<ResultView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn results(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    QueryParams(page): QueryParams<PageQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let store = app.store.clone();
    let read = async move {
        let rows = store.results_of(&person.id, page.before, page.limit()).await?;
        Ok(rows.into_iter().map(ResultView::of).collect::<Vec<_>>())
    };
    Ok(app.heavy.list(address, read).await?.json(&headers))
}

/// Your figures, game by game.
#[utoipa::path(get, path = "/api/me/figures", tag = "people",
    responses((status = 200, body = Vec<FiguresView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn figures(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let store = app.store.clone();
    let read = async move {
        let (begun, played) = (store.begun_by(&person.id).await?, store.figures(&person.id).await?);
        let of = |game: GameId| played.iter().find(|figures| figures.game == game);
        let figures = begun.into_iter().map(|(game, begun)| FiguresView::of(game, begun, of(game)));
        Ok(figures.collect::<Vec<_>>())
    };
    Ok(app.heavy.list(address, read).await?.json(&headers))
}

/// What became of the games at tables that the owner of this one opened: whoever closes tables when the dice do not suit is
/// known by it.
#[utoipa::path(get, path = "/api/tables/{id}/owner", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = OwnerView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn owner(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let store = app.store.clone();
    let read = async move {
        let row = store.table(&table).await?.ok_or(Refused::NoTable)?;
        let Begun { begun, finished, closed } = store.begun_at_tables_of(&row.owner).await?;
        Ok(OwnerView { begun, finished, closed })
    };
    Ok(app.heavy.list(address, read).await?.json(&headers))
}

impl PageQuery {
    fn limit(&self) -> u32 {
        self.limit.unwrap_or(MOST).min(MOST)
    }
}

fn listed(app: &App, rows: Vec<TableRow>) -> Vec<ListedTable> {
    let table = |row: TableRow| {
        let summary = summary::read(&row.summary)?;
        let closes_in = app.config.closes_in(&row);
        Some(ListedTable { table: row.id, touched: row.touched, closes_in, summary })
    };
    rows.into_iter().filter_map(table).collect()
}

impl ResultView {
    fn of(listed: ListedResult) -> ResultView {
        let row = listed.result;
        ResultView {
            decisions: listed
                .rated
                .as_deref()
                .and_then(|rated| decisions(rated, row.seat))
                .map(|own| own.real),
            players: summary::read(&listed.summary).map(players).unwrap_or_default(),
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

/// The decisions of a seat, as they were found.
fn decisions(rated: &str, seat: u8) -> Option<Decisions> {
    let game: RatedGame = serde_json::from_str(rated).ok()?;
    game.seats.get(usize::from(seat))?.decisions
}

fn players(summary: Summary) -> Vec<ResultPlayer> {
    let points = summary.points.unwrap_or_default();
    let points = points.into_iter().map(Some).chain(std::iter::repeat(None));
    summary.seats.into_iter().zip(points).map(|(name, points)| ResultPlayer { name, points }).collect()
}

impl FiguresView {
    fn of(game: GameId, begun: Begun, played: Option<&Figures>) -> FiguresView {
        FiguresView {
            game,
            begun: begun.begun,
            finished: begun.finished,
            closed: begun.closed,
            games: played.map_or(0, |figures| figures.games),
            wins: played.map_or(0.0, |figures| figures.wins),
            mean_score: played.map(|figures| figures.mean_score),
            analysed: played.map_or(0, |figures| figures.analysed),
            mean_luck: played.and_then(|figures| figures.mean_luck),
            mean_loss: played.and_then(|figures| figures.mean_loss),
        }
    }
}
