//! Positions to think about: that of the day, and where a person erred.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use bonecup_coach::{AdvisedMove, Measure};
use bonecup_games::{AnyGame, AnyMove, GameId, UnknownGame};
use bonecup_ratings::RatedGame;
use bonecup_referee::{Name, Seq, TableId};
use bonecup_rules::Seat;
use bonecup_solver_cache::SolverCache;
use bonecup_store::MistakesRow;
use bonecup_training::{BadDay, Day, Mistake, Position, Puzzle, Solution, TrainingRefusal, solve};
use bonecup_views::{deed, sentence};
use bonecup_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::{IntoParams, ToSchema};

use super::body::{Body, QueryParams};
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::Me;
use crate::{clock, language, view};

/// Games whose mistakes are told at once, at most.
const MOST_GAMES: u32 = 20;

/// A position to think about. Nothing in it says which move is best.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleView {
    /// Which game.
    #[schema(value_type = String)]
    game: GameId,
    /// Its options.
    #[cfg_attr(test, ts(type = "Options"))]
    options: serde_json::Value,
    /// The version of the rules.
    rules: u64,
    /// The position.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Position"))]
    position: Box<RawValue>,
    /// What follows from it, so that views need no rules.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Facts"))]
    facts: Option<Box<RawValue>>,
    /// What the seats are called; none where nobody is meant.
    #[schema(value_type = Vec<String>)]
    names: Vec<Name>,
    /// How many seats play.
    seats: u8,
    /// The seat that decides, from 0.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The moves to choose from.
    choices: Vec<OfferedMove>,
}

/// A move to choose.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OfferedMove {
    /// In the game's notation.
    r#move: String,
    /// In the asker's language.
    text: String,
}

/// The position of a day.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct DailyView {
    /// Which day, such as `2026-11-18`.
    #[schema(value_type = String)]
    #[cfg_attr(test, ts(type = "string"))]
    date: Day,
    /// The position.
    puzzle: PuzzleView,
}

/// A decision of yours that lost something.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MistakeView {
    /// At which table.
    #[schema(value_type = String)]
    table: TableId,
    /// The event of its record.
    #[schema(value_type = u32)]
    event: Seq,
    /// Which of your turns it was, from 1.
    turn: u32,
    /// When the game ended, in milliseconds since 1970.
    at: i64,
    /// The position before it.
    puzzle: PuzzleView,
}

/// Your mistakes in some games.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MistakesView {
    /// The positions, those of the newest game first.
    mistakes: Vec<MistakeView>,
    /// What to ask for as `before` to read on; none at the end.
    next: Option<i64>,
}

/// What the coach says to an answer.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SolutionView {
    /// Whether nothing is better.
    right: bool,
    /// What the answer loses against the best move, in points.
    loss: f64,
    /// What values count: points of this `turn`, of the `rest` of the game, or the `lead` over the others.
    #[cfg_attr(test, ts(type = "'turn' | 'rest' | 'lead' | 'winning'"))]
    measure: &'static str,
    /// `exact` or `estimate`.
    #[cfg_attr(test, ts(type = "'exact' | 'estimate'"))]
    kind: &'static str,
    /// The answer.
    answer: JudgedView,
    /// The best move.
    best: JudgedView,
    /// What was played, where it was a mistake.
    played: Option<OfferedMove>,
    /// All moves that there were to choose from, the best first.
    choices: Vec<JudgedView>,
}

/// A move that was judged.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct JudgedView {
    /// In the game's notation.
    r#move: String,
    /// In the asker's language.
    text: String,
    /// What the position is worth with it.
    value: f64,
    /// The standard error of an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    error: Option<f64>,
    /// Why, in the asker's language; only of the answer and the best move.
    why: Vec<String>,
}

/// Which day.
#[derive(Deserialize, IntoParams)]
pub(crate) struct DayQuery {
    /// Such as `2026-11-18`; today in UTC if left out.
    date: Option<String>,
}

/// An answer to the position of a day.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct DailyBody {
    /// Which day, such as `2026-11-18`.
    date: String,
    /// The move, in the game's notation.
    #[schema(max_length = 100)]
    r#move: String,
}

/// An answer to a position of yours.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct MistakeBody {
    /// At which table.
    #[schema(value_type = String)]
    table: TableId,
    /// The event of its record.
    #[schema(value_type = u32)]
    event: Seq,
    /// The move, in the game's notation.
    #[schema(max_length = 100)]
    r#move: String,
}

/// Which games.
#[derive(Deserialize, IntoParams)]
pub(crate) struct MistakesQuery {
    /// Games that ended before, in milliseconds since 1970.
    before: Option<i64>,
    /// How many games, at most 20.
    limit: Option<u32>,
}

/// The position of the day of a game: the same for everybody, from the date alone.
#[utoipa::path(get, path = "/api/daily/{game}", tag = "training", params(("game" = String, Path), DayQuery),
    responses((status = 200, body = DailyView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn daily(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    game: Result<Path<String>, PathRejection>,
    QueryParams(asked): QueryParams<DayQuery>,
) -> Result<Json<DailyView>, ApiError> {
    let game = read_game(game)?;
    let date = match asked.date {
        Some(text) => read_day(&text)?,
        None => Day::at(clock::now().0).map_err(ApiError::bad)?,
    };
    let words = language::current();
    let owned = app.clone();
    let work = async move {
        let puzzle = owned.daily.puzzle(game, date).map_err(ApiError::bad)?;
        let position = puzzle.read().map_err(ApiError::bad)?;
        Ok(DailyView { date, puzzle: PuzzleView::of(&puzzle, &position, Vec::new(), words) })
    };
    app.heavy.run(address, work).await.map(Json)
}

/// What the coach says to an answer to the position of a day.
#[utoipa::path(post, path = "/api/daily/{game}", tag = "training", params(("game" = String, Path)),
    request_body = DailyBody,
    responses((status = 200, body = SolutionView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn answer_daily(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    game: Result<Path<String>, PathRejection>,
    Body(body): Body<DailyBody>,
) -> Result<Json<SolutionView>, ApiError> {
    let game = read_game(game)?;
    let date = read_day(&body.date)?;
    let words = language::current();
    let owned = app.clone();
    let work = async move {
        let puzzle = owned.daily.puzzle(game, date).map_err(ApiError::bad)?;
        SolutionView::of(&puzzle, &body.r#move, words)
    };
    app.heavy.run(address, work).await.map(Json)
}

/// Positions of your finished games where you erred: the worst of each game, those of the newest game first.
#[utoipa::path(get, path = "/api/me/mistakes", tag = "training", params(MistakesQuery),
    responses((status = 200, body = MistakesView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn mistakes(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    QueryParams(page): QueryParams<MistakesQuery>,
) -> Result<Json<MistakesView>, ApiError> {
    let limit = page.limit.unwrap_or(MOST_GAMES).clamp(1, MOST_GAMES);
    let words = language::current();
    let store = app.store.clone();
    let work = async move {
        let rows = store.games_with_mistakes(&person.id, page.before, limit).await?;
        let is_full = rows.len() >= usize::try_from(limit).unwrap_or(usize::MAX);
        let next = rows.last().map(|row| row.game.at).filter(|_| is_full);
        Ok(MistakesView { mistakes: rows.iter().flat_map(|row| told(row, words)).collect(), next })
    };
    app.heavy.run(address, work).await.map(Json)
}

/// What the coach says to an answer to one of these positions.
#[utoipa::path(post, path = "/api/me/mistakes", tag = "training", request_body = MistakeBody,
    responses((status = 200, body = SolutionView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn answer_mistake(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    Me(person): Me,
    Body(body): Body<MistakeBody>,
) -> Result<Json<SolutionView>, ApiError> {
    let words = language::current();
    let store = app.store.clone();
    let work = async move {
        let row = store.mistakes_at(&person.id, &body.table).await?.ok_or(Refused::NoTable)?;
        let mistake = stored(&row).into_iter().find(|mistake| mistake.event == body.event);
        SolutionView::of(&mistake.ok_or(Refused::NoDecision)?.puzzle, &body.r#move, words)
    };
    app.heavy.run(address, work).await.map(Json)
}

fn read_game(path: Result<Path<String>, PathRejection>) -> Result<GameId, ApiError> {
    let Path(text) = path.map_err(|_| Refused::NoPage)?;
    text.parse().map_err(|error: UnknownGame| ApiError::bad(error))
}

fn read_day(text: &str) -> Result<Day, ApiError> {
    text.parse().map_err(|error: BadDay| ApiError::bad(error))
}

/// The positions of a game, as they were stored.
fn stored(row: &MistakesRow) -> Vec<Mistake> {
    serde_json::from_str(&row.mistakes).unwrap_or_default()
}

/// Those of the person's seat.
fn told(row: &MistakesRow, words: &Words) -> Vec<MistakeView> {
    let names = serde_json::from_str(&row.game.rated).map(|rated: RatedGame| rated.seats);
    let names: Vec<Name> = names.unwrap_or_default().into_iter().map(|seat| seat.name).collect();
    let own = stored(row).into_iter().filter(|mistake| mistake.seat == Seat(row.game.seat));
    own.filter_map(|mistake| {
        let position = mistake.puzzle.read().ok()?;
        Some(MistakeView {
            table: row.game.table.clone(),
            event: mistake.event,
            turn: mistake.turn,
            at: row.game.at,
            puzzle: PuzzleView::of(&mistake.puzzle, &position, names.clone(), words),
        })
    })
    .collect()
}

impl PuzzleView {
    fn of(puzzle: &Puzzle, position: &Position, names: Vec<Name>, words: &Words) -> PuzzleView {
        let game = &position.game;
        let choices = position.choices.iter().map(|action| OfferedMove::of(action, game, words));
        PuzzleView {
            game: game.id(),
            options: puzzle.position.options.clone(),
            rules: game.options().rules(),
            position: view::position(game),
            facts: view::facts(game),
            names,
            seats: game.seats(),
            seat: game.roller(),
            choices: choices.collect(),
        }
    }
}

impl OfferedMove {
    fn of(action: &AnyMove, game: &AnyGame, words: &Words) -> OfferedMove {
        OfferedMove { r#move: action.to_string(), text: deed(action, game, words) }
    }
}

impl SolutionView {
    fn of(puzzle: &Puzzle, answer: &str, words: &Words) -> Result<SolutionView, ApiError> {
        let position = puzzle.read().map_err(ApiError::bad)?;
        let game = &position.game;
        let answer =
            AnyMove::read(game.id(), answer).map_err(|error| ApiError::bad(TrainingRefusal::from(error)))?;
        let book = SolverCache::shared().book(&game.options()).map_err(ApiError::bad)?;
        let solution = solve(&position, &answer, &book).map_err(ApiError::bad)?;
        let Solution { measure, kind, answer, best, choices, loss, is_right } = solution;
        let judged = choices.iter().map(|(action, value)| JudgedView {
            r#move: action.to_string(),
            text: deed(action, game, words),
            value: *value,
            error: None,
            why: Vec::new(),
        });
        Ok(SolutionView {
            right: is_right,
            loss,
            measure: measured(measure),
            kind: kind.written().0,
            answer: JudgedView::of(&answer, game, words),
            best: JudgedView::of(&best, game, words),
            played: position.played.as_ref().map(|played| OfferedMove::of(played, game, words)),
            choices: judged.collect(),
        })
    }
}

impl JudgedView {
    fn of(advised: &AdvisedMove, game: &AnyGame, words: &Words) -> JudgedView {
        JudgedView {
            r#move: advised.action.to_string(),
            text: deed(&advised.action, game, words),
            value: advised.value,
            error: advised.error,
            why: advised.why.iter().map(|reason| sentence(reason, game, words)).collect(),
        }
    }
}

fn measured(measure: Measure) -> &'static str {
    match measure {
        Measure::Turn => "turn",
        Measure::Rest => "rest",
        Measure::Lead => "lead",
        Measure::Winning => "winning",
    }
}
