//! What would be: legal moves and previews after moves that are not sent yet. Views hold no rules.

use axum::Json;
use axum::extract::State;
use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::{CommandRefusal, MOST_MOVES, Table};
use bonecup_rules::{Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::body::{Body, TablePath};
use super::play::read_moves;
use crate::app::App;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::view;

/// Moves that are only thought of.
#[derive(Default, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct LookBody {
    /// In the game's notation, played one after the other.
    #[serde(default)]
    #[schema(max_items = 40)]
    #[cfg_attr(test, ts(as = "Option<_>", optional))]
    pub(crate) moves: Vec<String>,
}

/// What would be after them.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Looked {
    /// The last step that was taken into account.
    seq: u32,
    /// The position, in the form that `bonecup advise` reads.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Position"))]
    position: Box<RawValue>,
    /// The seat that would have to move; none if dice would roll or the game be over.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// The legal moves, each with what it would earn.
    moves: Vec<PreviewedMove>,
    /// What follows from the position, so that views need no rules.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "Facts"))]
    facts: Option<Box<RawValue>>,
}

/// A legal move and what it would earn.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PreviewedMove {
    /// In the game's notation.
    r#move: String,
    /// By how much the seat's points would grow at once.
    gain: i32,
    /// Whether dice roll or another seat acts after it, so that it cannot be taken back.
    ends: bool,
    /// What is special about it: `bonus` or `joker` in KnochenMAX.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    note: Option<&'static str>,
}

/// What would be after these moves. Nothing is sent or kept.
#[utoipa::path(post, path = "/api/tables/{id}/look", tag = "commands", params(("id" = String, Path)),
    request_body = LookBody, responses((status = 200, body = Looked), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn look(
    State(app): State<App>,
    TablePath(table): TablePath,
    Body(body): Body<LookBody>,
) -> Result<Json<Looked>, ApiError> {
    let room = app.rooms.room(&table).await?;
    Ok(Json(Looked::after(room.table().ok_or(Refused::NoRecord)?, room.seq().0, &body.moves)?))
}

impl Looked {
    /// What would be after these moves.
    pub(crate) fn after(table: &Table, seq: u32, moves: &[String]) -> Result<Looked, ApiError> {
        let game = staged(table, moves)?;
        let (position, seat) = (view::position(&game), mover(&game));
        Ok(Looked { seq, position, seat, moves: previews(&game), facts: view::facts(&game) })
    }
}

/// The legal moves, each with what it would earn; none where no seat has to move.
pub(crate) fn previews(game: &AnyGame) -> Vec<PreviewedMove> {
    let legal = if mover(game).is_some() { game.legal_moves() } else { Vec::new() };
    legal.iter().map(|action| PreviewedMove::of(game, action)).collect()
}

/// The game after moves that are not sent yet.
pub(crate) fn staged(table: &Table, moves: &[String]) -> Result<AnyGame, ApiError> {
    if moves.len() > MOST_MOVES {
        return Err(ApiError::bad(CommandRefusal::TooManyMoves(moves.len())));
    }
    let mut game = table.game().clone();
    let turn = mover(&game);
    for (number, action) in (1..).zip(read_moves(game.id(), moves)?) {
        if turn.is_none() || mover(&game) != turn {
            return Err(ApiError::bad(CommandRefusal::BeyondTurn(number)));
        }
        game.play(&action).map_err(|refusal| ApiError::bad(CommandRefusal::Rules { number, refusal }))?;
    }
    Ok(game)
}

fn mover(game: &AnyGame) -> Option<Seat> {
    match game.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance(_) | Turn::Over(_) => None,
    }
}

impl PreviewedMove {
    fn of(game: &AnyGame, action: &AnyMove) -> PreviewedMove {
        let mut after = game.clone();
        let played = after.play(action).is_ok();
        let seat = mover(game).map_or(0, Seat::index);
        let points = |game: &AnyGame| game.standings().points().get(seat).map_or(0, |points| points.0);
        PreviewedMove {
            r#move: action.to_string(),
            gain: if played { points(&after) - points(game) } else { 0 },
            ends: mover(&after) != mover(game),
            note: bonecup_views::view(game.id()).note(game, action),
        }
    }
}
