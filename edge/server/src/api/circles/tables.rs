//! The tables of a circle, and the games that were played there.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_games::GameId;
use bonecup_referee::TableId;
use bonecup_referee::room::{Deadline, Phase};
use bonecup_store::{CircleGame, CircleSeat, OpenCircleTable};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{CircleRefusal, Membership};
use crate::api::body::{QueryParams, TablePath};
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody};
use crate::identity::Me;
use crate::summary;

/// Entries of a list at most.
const MOST: u32 = 100;

/// A table of a circle that gathers or plays.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenTableView {
    /// Its name, for links.
    #[schema(value_type = String)]
    table: TableId,
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// `gathering`, `settled` or `playing`.
    #[schema(value_type = String)]
    phase: Phase,
    /// When it was last touched, in milliseconds since 1970.
    touched: i64,
    /// The members who sit there or for whom a seat is kept, without order.
    members: Vec<u32>,
    /// How many seats there are.
    seats: usize,
    /// How many of them are free.
    open: usize,
    /// Time for a move.
    #[schema(value_type = String)]
    deadline: Deadline,
    /// Whether somebody plays with real dice.
    real_dice: bool,
    /// The evening to which it belongs.
    evening: Option<u32>,
}

/// A game of a circle that was played to its end.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CircleGameView {
    /// At which table.
    #[schema(value_type = String)]
    table: TableId,
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// The season that was on when it ended.
    season: u32,
    /// When it ended, in milliseconds since 1970.
    at: i64,
    /// Whether two members or more had a seat each.
    counts: bool,
    /// The evening to which it belongs.
    evening: Option<u32>,
    /// The seats of people.
    seats: Vec<CircleSeatView>,
}

/// How somebody did in a game of a circle.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CircleSeatView {
    /// Which seat, from 0.
    seat: u8,
    /// Which member; none for somebody who left or was none, and for who held several seats.
    member: Option<u32>,
    /// The points.
    points: f64,
    /// The part of the win: 1 alone, less if shared, 0 if lost.
    won: f64,
    /// Luck of the dice in points, once analysed.
    luck: Option<f64>,
    /// What moves lost against the best ones in points, once analysed.
    loss: Option<f64>,
}

/// To which circle a table belongs.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableCircleView {
    /// The circle's id.
    circle: String,
    /// What it is called.
    name: String,
    /// The evening to which the table belongs.
    evening: Option<u32>,
}

/// Which games of a circle.
#[derive(Deserialize, IntoParams)]
pub(crate) struct GamesQuery {
    /// Those of this season; all if left out.
    season: Option<u32>,
    /// Games that ended before this, in milliseconds since 1970.
    before: Option<i64>,
    /// How many, at most 100.
    limit: Option<u32>,
}

/// The tables of a circle that gather or play, those touched last first; at most 100.
#[utoipa::path(get, path = "/api/circles/{circle}/tables", tag = "circles", params(("circle" = String, Path)),
    responses((status = 200, body = Vec<OpenTableView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn tables(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Membership { circle, .. }: Membership,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let store = app.store.clone();
    let read = async move {
        let rows = store.open_circle_tables(&circle, MOST).await?;
        Ok(rows.into_iter().filter_map(OpenTableView::of).collect::<Vec<_>>())
    };
    Ok(app.heavy.list(address, read).await?.json(&headers))
}

/// The games of a circle that were played to their end, the newest first.
#[utoipa::path(get, path = "/api/circles/{circle}/games", tag = "circles",
    params(("circle" = String, Path), GamesQuery),
    responses((status = 200, body = Vec<CircleGameView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn games(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Membership { circle, .. }: Membership,
    QueryParams(query): QueryParams<GamesQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let store = app.store.clone();
    let read = async move {
        if let Some(season) = query.season
            && !store.has_season(&circle, season).await?
        {
            return Err(CircleRefusal::NoSeason.into());
        }
        let limit = query.limit.unwrap_or(MOST).min(MOST);
        let rows = store.circle_games(&circle, query.season, query.before, limit).await?;
        Ok(rows.into_iter().map(CircleGameView::of).collect::<Vec<_>>())
    };
    Ok(app.heavy.list(address, read).await?.json(&headers))
}

/// To which circle of yours a table belongs. Everybody else is told that there is none, as for a table of no circle.
#[utoipa::path(get, path = "/api/tables/{id}/circle", tag = "circles", params(("id" = String, Path)),
    responses((status = 200, body = TableCircleView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn of_table(
    State(app): State<App>,
    Me(person): Me,
    table: Result<TablePath, ApiError>,
) -> Result<Json<TableCircleView>, ApiError> {
    let Ok(TablePath(table)) = table else { return Err(CircleRefusal::Unknown.into()) };
    let of = app.store.own_circle_of_table(&table, &person.id).await?.ok_or(CircleRefusal::Unknown)?;
    let circle = app.store.circle(&of.circle).await?.ok_or(CircleRefusal::Unknown)?;
    Ok(Json(TableCircleView {
        circle: circle.id.to_string(),
        name: circle.name.to_string(),
        evening: of.evening,
    }))
}

impl OpenTableView {
    fn of(row: OpenCircleTable) -> Option<OpenTableView> {
        let summary = summary::read(&row.summary)?;
        Some(OpenTableView {
            table: row.table,
            game: summary.game,
            phase: summary.phase,
            touched: row.touched,
            members: row.members,
            seats: summary.seats.len(),
            open: summary.open,
            deadline: summary.deadline,
            real_dice: summary.real_dice,
            evening: row.evening,
        })
    }
}

impl CircleGameView {
    fn of(game: CircleGame) -> CircleGameView {
        CircleGameView {
            table: game.table,
            game: game.game,
            season: game.season,
            at: game.at,
            counts: game.counts,
            evening: game.evening,
            seats: game.seats.into_iter().map(CircleSeatView::of).collect(),
        }
    }
}

impl CircleSeatView {
    fn of(seat: CircleSeat) -> CircleSeatView {
        CircleSeatView {
            seat: seat.seat,
            member: seat.member,
            points: seat.score,
            won: seat.won,
            luck: seat.luck,
            loss: seat.loss,
        }
    }
}
