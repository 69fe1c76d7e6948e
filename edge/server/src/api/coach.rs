//! The coach, where the table allows it.

use axum::Json;
use axum::extract::State;
use bonecup_coach::{Book, Kind, TIE, advise};
use bonecup_games::AnyGame;
use bonecup_telling::sentence;
use bonecup_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use super::body::{Body, TablePath};
use super::look::{LookBody, staged};
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::identity::Me;
use crate::language;

/// What the coach thinks of a position.
#[derive(Serialize, ToSchema)]
pub(crate) struct AdviceView {
    /// What the position is worth in points, with the best moves.
    value: f64,
    /// `exact` or `estimate`.
    kind: &'static str,
    /// The standard error of an estimate.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    /// The moves, the best first.
    moves: Vec<AdvisedMove>,
}

/// What the coach thinks of a move.
#[derive(Serialize, ToSchema)]
struct AdvisedMove {
    /// In the game's notation.
    r#move: String,
    /// What the position would be worth after it.
    value: f64,
    /// Whether none is better.
    best: bool,
    /// Why, in the asker's language.
    why: Vec<String>,
}

/// What the coach would do after moves that are not sent yet. Only the seat that has to move may ask.
#[utoipa::path(post, path = "/api/tables/{id}/advice", tag = "commands", params(("id" = String, Path)),
    request_body = LookBody, responses((status = 200, body = AdviceView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn advice(
    State(app): State<App>,
    Me(person): Me,
    TablePath(table): TablePath,
    Body(body): Body<LookBody>,
) -> Result<Json<AdviceView>, ApiError> {
    let (playing, allowed) = app
        .rooms
        .look(&table, |room| {
            let own =
                room.waited_for().is_some_and(|seat| room.seats_of(&person.id).any(|held| held == seat));
            (room.table().cloned(), room.opening().coach && own)
        })
        .await?;
    if !allowed {
        return Err(Refused::NoCoach.into());
    }
    let game = staged(&playing.ok_or(Refused::NoRecord)?, &body.moves)?;
    let words = language::current();
    let advised = tokio::task::spawn_blocking(move || AdviceView::of(&game, words)).await;
    advised.map_err(|_| Refused::Inside)?.map(Json)
}

impl AdviceView {
    fn of(game: &AnyGame, words: &Words) -> Result<AdviceView, ApiError> {
        let book = Book::solve(&game.options()).map_err(ApiError::bad)?;
        let advice = advise(game, &book).map_err(ApiError::bad)?;
        let most = advice.best().next().map_or(f64::INFINITY, |found| found.value) - TIE;
        let (kind, error) = match advice.kind {
            Kind::Exact => ("exact", None),
            Kind::Estimate { error } => ("estimate", Some(error)),
        };
        let mut moves: Vec<AdvisedMove> = advice
            .moves
            .iter()
            .map(|found| {
                let best = found.value >= most;
                let why = if best { book.why(game, &advice, &found.action) } else { Vec::new() };
                AdvisedMove {
                    r#move: found.action.to_string(),
                    value: found.value,
                    best,
                    why: why.iter().map(|reason| sentence(reason, game, words)).collect(),
                }
            })
            .collect();
        moves.sort_by(|one, other| other.value.total_cmp(&one.value));
        Ok(AdviceView { value: advice.value, kind, error, moves })
    }
}
