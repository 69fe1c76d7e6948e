//! The coach, where the table allows it.

use axum::Json;
use axum::extract::State;
use bonecup_arena::Lean;
use bonecup_coach::{CoachRefusal, Question, SeatChances, Unit};
use bonecup_games::{AnyGame, Listed};
use bonecup_referee::Seq;
use bonecup_solver_cache::SolverCache;
use bonecup_views::{parting, sentence};
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
    /// What values are to count: points, or chances of winning where the game has them.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    r#in: AdviceUnit,
}

/// What values count.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum AdviceUnit {
    /// Points on average.
    #[default]
    Points,
    /// The chance of winning, ties shared.
    Winning,
}

/// What the coach thinks of a position.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AdviceView {
    /// What the values count: what was asked for, unless the game has no chances of winning.
    unit: AdviceUnit,
    /// What the position is worth with the best moves: points on average, or the chance of winning.
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
    /// Each seat's chance of winning now, if chances are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    chances: Option<ChancesView>,
    /// Why no chances are known, in the asker's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    no_chances: Option<String>,
    /// What one would do for points and what to win, where that is not the same, in the asker's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    parting: Option<String>,
}

/// The chances of all seats, which make one win together.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct ChancesView {
    /// `exact` or `estimate`.
    #[cfg_attr(test, ts(type = "'exact' | 'estimate'"))]
    kind: &'static str,
    /// The standard error of an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    error: Option<f64>,
    /// In the order of the seats.
    seats: Vec<f64>,
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
    turn.think(move || AdviceView::of(&game, aim, body.r#in.into(), words)).await?.map(Json)
}

impl From<AdviceUnit> for Unit {
    fn from(unit: AdviceUnit) -> Unit {
        match unit {
            AdviceUnit::Points => Unit::Points,
            AdviceUnit::Winning => Unit::Winning,
        }
    }
}

impl From<Unit> for AdviceUnit {
    fn from(unit: Unit) -> AdviceUnit {
        match unit {
            Unit::Points => AdviceUnit::Points,
            Unit::Winning => AdviceUnit::Winning,
        }
    }
}

impl ChancesView {
    fn of(chances: SeatChances) -> ChancesView {
        let (kind, error) = chances.kind.written();
        ChancesView { kind, error, seats: chances.of }
    }
}

/// Where nobody would look for chances, nobody is told why there are none.
fn why_not(refusal: CoachRefusal, words: &Words) -> Option<String> {
    (refusal == CoachRefusal::WonOnSheets).then(|| words.say("coach-only-points", &[]))
}

impl AdviceView {
    fn of(game: &AnyGame, aim: Option<Aim>, unit: Unit, words: &Words) -> Result<AdviceView, ApiError> {
        let asked = aim.map(|aim| RollingDice::into_move(Move::Throw(aim)));
        let question = Question { game, asked: asked.as_ref(), reasons: true, thrower: &Lean::default() };
        let counsel = SolverCache::shared().counsel(&question, unit);
        let (counsel, no_chances) = counsel.map_err(ApiError::bad)?;
        let advice = &counsel.advice;
        let (kind, error) = advice.kind.written();
        let moves = advice.moves.iter().map(|advised| AdvisedMove {
            r#move: advised.action.to_string(),
            value: advised.value,
            error: advised.error,
            best: advised.is_best,
            why: advised.why.iter().map(|reason| sentence(reason, game, words)).collect(),
        });
        Ok(AdviceView {
            unit: counsel.unit.into(),
            value: advice.value,
            kind,
            error,
            moves: moves.collect(),
            plan: counsel.plan.iter().map(ToString::to_string).collect(),
            chances: counsel.seats.map(ChancesView::of),
            no_chances: no_chances.and_then(|refusal| why_not(refusal, words)),
            parting: counsel.parting.as_ref().map(|parts| parting(parts, game, words)),
        })
    }
}
