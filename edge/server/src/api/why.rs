//! Why somebody may have played what they played, where the table allows the coach: above all what bots had in mind.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use bonecup_arena::Lean;
use bonecup_coach::{Question, consult};
use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::room::{Room, Step};
use bonecup_referee::{Event, Seq};
use bonecup_rules::Seat;
use bonecup_solver_cache::SolverCache;
use bonecup_views::sentence;
use bonecup_words::Words;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::TablePath;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::Me;
use crate::rooms::SubmitError;
use crate::thinking::Kind;
use crate::{language, log};

/// Who thinks about what was played.
const JUDGE: &str = "judge";

/// What the coach thinks of a move that was played.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayedView {
    /// The seat that played it, from 0.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The move, in the game's notation.
    r#move: String,
    /// What the position was worth after it; none if the coach does not know.
    value: Option<f64>,
    /// Whether none was better.
    best: bool,
    /// The best move, and what the position was worth with it.
    better: String,
    most: f64,
    /// `exact` or `estimate`.
    #[cfg_attr(test, ts(type = "'exact' | 'estimate'"))]
    kind: &'static str,
    /// The standard error of an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    error: Option<f64>,
    /// What speaks for it and against it, in the asker's language.
    why: Vec<String>,
}

/// Which step.
#[derive(Deserialize)]
pub(crate) struct StepPath {
    seq: u32,
}

/// What the coach thinks of the moves of a step. Only those who play may ask, at a table that allows it.
#[utoipa::path(get, path = "/api/tables/{id}/steps/{seq}/why", tag = "commands",
    params(("id" = String, Path), ("seq" = u32, Path)),
    responses((status = 200, body = Vec<PlayedView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn why(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    path: Result<Path<StepPath>, PathRejection>,
) -> Result<Json<Vec<PlayedView>>, ApiError> {
    let Path(StepPath { seq }) = path.map_err(|_| Refused::NoDecision)?;
    let room = app.rooms.room(&table).await?;
    if !room.opening().coach {
        return Err(Refused::NoCoach.into());
    }
    if room.seats_of(&person.id).next().is_none() {
        return Err(Refused::NotSeated.into());
    }
    if seq > room.seq().0 {
        return Err(Refused::NoDecision.into());
    }
    let words = language::current();
    let kind = Kind::of(JUDGE, room.table().ok_or(Refused::NoDecision)?.game());
    // Whoever asks waits for the coach before the log is read: many questions take no more memory than few.
    let mut turn = app.rooms.workers.thinking.question(&person.id, kind)?;
    turn.granted().await?;
    let steps = log::steps(&app.store, &table).await?;
    turn.think(move || judge(&steps, Seq(seq), words)).await?.map(Json)
}

/// What the coach thinks of the moves of one of these steps.
fn judge(steps: &[Step], wanted: Seq, words: &Words) -> Result<Vec<PlayedView>, ApiError> {
    let (step, room) = before(steps, wanted)?;
    let mut game = room.table().ok_or(Refused::NoDecision)?.game().clone();
    let mut played = Vec::new();
    for event in &step.events {
        match event.in_game(game.id()).map_err(|_| Refused::Internal)? {
            Some(Event::Moved { seat, action, .. }) => {
                played.push(PlayedView::of(&game, seat, &action, words)?);
                game.play(&action).map_err(|_| Refused::Internal)?;
            }
            Some(Event::Rolled { outcome, .. }) => game.resolve(&outcome).map_err(|_| Refused::Internal)?,
            Some(Event::Cast { .. } | Event::Chained { .. }) | None => {}
        }
    }
    if played.is_empty() { Err(Refused::NoDecision.into()) } else { Ok(played) }
}

/// The step, and the room before it.
fn before(steps: &[Step], wanted: Seq) -> Result<(&Step, Room), ApiError> {
    let (first, others) = steps.split_first().ok_or(Refused::NoTable)?;
    let mut room = Room::opened(first).map_err(SubmitError::from)?;
    for step in others {
        if step.seq == wanted {
            return Ok((step, room));
        }
        room.evolve(step).map_err(SubmitError::from)?;
    }
    Err(Refused::NoDecision.into())
}

impl PlayedView {
    fn of(game: &AnyGame, seat: Seat, action: &AnyMove, words: &Words) -> Result<PlayedView, ApiError> {
        let book = SolverCache::shared().book(&game.options()).map_err(ApiError::bad)?;
        let question = Question { game, asked: Some(action), reasons: true, thrower: &Lean::default() };
        let advice = consult(&question, &book).map_err(ApiError::bad)?;
        let (kind, error) = advice.kind.written();
        let best = advice.moves.first().ok_or(Refused::NoDecision)?;
        let asked = advice.moves.iter().find(|advised| advised.is_asked);
        let why = asked.iter().flat_map(|asked| &asked.why);
        Ok(PlayedView {
            seat,
            r#move: action.to_string(),
            value: asked.map(|asked| asked.value),
            best: asked.is_some_and(|asked| asked.is_best),
            better: best.action.to_string(),
            most: best.value,
            kind,
            error,
            why: why.map(|reason| sentence(reason, game, words)).collect(),
        })
    }
}
