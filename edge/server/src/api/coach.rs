//! The coach, where the table allows it.

use axum::Json;
use axum::extract::State;
use bonecup_arena::Lean;
use bonecup_coach::{Question, consult, plan};
use bonecup_games::{AnyGame, Listed};
use bonecup_referee::Seq;
use bonecup_solver_cache::SolverCache;
use bonecup_views::sentence;
use bonecup_words::Words;
use rolling_dice::{Aim, Move, RollingDice};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Body, TablePath};
use super::look::staged;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::Me;
use crate::language;
use crate::thinking::Kind;

/// Who thinks about questions of what to play.
const COACH: &str = "coach";

/// A question to the coach.
#[derive(Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct AdviceBody {
    /// Moves that are only thought of, in the game's notation.
    #[serde(default)]
    #[schema(max_items = 40)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    moves: Vec<String>,
    /// The last step that you have seen: if the game has moved on since, there is no answer.
    expected: Option<u32>,
    /// An aim of Rolling Dice that somebody thinks of, such as `at 150.0 direction 0 strength 900 loft 50 spin 12.0`.
    #[schema(max_length = 100)]
    aim: Option<String>,
}

/// What the coach thinks of a position.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AdviceView {
    /// What the position is worth in points, with the best moves.
    value: f64,
    /// `exact` or `estimate`.
    #[cfg_attr(test, ts(type = "'exact' | 'estimate'"))]
    kind: &'static str,
    /// The standard error of an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    error: Option<f64>,
    /// The moves, the best first.
    moves: Vec<AdvisedMove>,
    /// What the coach would play from here on, up to the move after which dice roll or another acts.
    plan: Vec<String>,
}

/// What the coach thinks of a move.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct AdvisedMove {
    /// In the game's notation.
    r#move: String,
    /// What the position would be worth after it.
    value: f64,
    /// The standard error of that, if it is an estimate of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    error: Option<f64>,
    /// Whether none is better.
    best: bool,
    /// Why, in the asker's language.
    why: Vec<String>,
}

/// What the coach would do after moves that are not sent yet. Only the seat that has to move may ask. Rolling Bones and
/// KnochenMAX are worked out; Rolling Dice is tried out in the coach's head, and of aims only the best are told.
#[utoipa::path(post, path = "/api/tables/{id}/advice", tag = "commands", params(("id" = String, Path)),
    request_body = AdviceBody, responses((status = 200, body = AdviceView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn advice(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<AdviceBody>,
) -> Result<Json<AdviceView>, ApiError> {
    let room = app.rooms.room(&table).await?;
    if !room.opening().coach {
        return Err(Refused::NoCoach.into());
    }
    let own = room.waited_for().is_some_and(|seat| room.seats_of(&person.id).any(|held| held == seat));
    let seen = body.expected.is_none_or(|expected| room.is_as_after(Seq(expected)));
    // A question may be overtaken by the asker's own move.
    if !own || !seen {
        return Err(ApiError::from(Refused::PositionGone).at(room.seq()));
    }
    let game = staged(room.table().ok_or(Refused::NoRecord)?, &body.moves)?;
    let aim: Option<Aim> = body.aim.as_deref().map(str::parse).transpose().map_err(ApiError::bad)?;
    let words = language::current();
    let mut turn = app.rooms.workers.thinking.question(&person.id, Kind::of(COACH, &game))?;
    turn.granted().await?;
    // While the question waited, the asker may have moved.
    let now = app.rooms.room(&table).await?;
    if !now.is_as_after(room.seq()) {
        return Err(ApiError::from(Refused::PositionGone).at(now.seq()));
    }
    turn.think(move || AdviceView::of(&game, aim, words)).await?.map(Json)
}

impl AdviceView {
    fn of(game: &AnyGame, aim: Option<Aim>, words: &Words) -> Result<AdviceView, ApiError> {
        let book = SolverCache::shared().book(&game.options()).map_err(ApiError::bad)?;
        let asked = aim.map(|aim| RollingDice::into_move(Move::Throw(aim)));
        let question = Question { game, asked: asked.as_ref(), reasons: true, thrower: &Lean::default() };
        let advice = consult(&question, &book).map_err(ApiError::bad)?;
        let (kind, error) = advice.kind.written();
        let moves = advice.moves.iter().map(|advised| AdvisedMove {
            r#move: advised.action.to_string(),
            value: advised.value,
            error: advised.error,
            best: advised.is_best,
            why: advised.why.iter().map(|reason| sentence(reason, game, words)).collect(),
        });
        let plan = plan(game, &advice, &book).iter().map(ToString::to_string).collect();
        Ok(AdviceView { value: advice.value, kind, error, moves: moves.collect(), plan })
    }
}
