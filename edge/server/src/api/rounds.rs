//! Rounds of Rolling Dice: how those of a table were scored, and what a round is worth that people played on a table of
//! their own.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_referee::{Event, Record, RecordError};
use bonecup_rules::{Points, Seat};
use bonecup_views::rolling_dice::ScoreStep;
use rolling_dice::{
    Colour, Contender, DiceOptions, Face, Gain, KeptRound, Line, NextThrow, Rest, RollingDice, Scored,
    ScoringDie, Setup, score_written,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Body, TablePath};
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorBody, Refused};
use crate::heavy::{What, of_game};

/// A round that was scored.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RoundView {
    /// Which round, from 1.
    round: usize,
    /// How many events of the game had happened when it was scored.
    events: usize,
    /// The scoring, in its order.
    #[schema(value_type = Vec<Object>)]
    steps: Vec<ScoreStep>,
    /// The scoring dice as they lay, in the turn order of the round.
    dice: Vec<LyingDie>,
    /// The colour that started the next round; none if the game was over.
    #[schema(value_type = Option<String>)]
    starter_next: Option<Colour>,
}

/// A scoring die at the end of a round.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct LyingDie {
    /// Whose.
    #[schema(value_type = String)]
    colour: Colour,
    /// The seat that plays the colour, from 0.
    #[schema(value_type = u8)]
    seat: Seat,
    /// What it showed.
    #[schema(value_type = u8)]
    face: Face,
    /// How it lay, if it was on the floe.
    #[schema(value_type = Option<Object>)]
    rest: Option<Rest>,
    /// On which ice block it was, from 1, if it was on one.
    block: Option<u8>,
}

/// A finished round, as `bonecup score` reads it.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct ScoreBody {
    /// `rolling-dice`.
    #[serde(rename = "game")]
    _game: ScoredGame,
    /// Those of the table, such as its colours in the order of play.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>", optional))]
    options: DiceOptions,
    /// A position in which everyone has thrown, before it is scored; or else `round`.
    #[schema(value_type = Option<Object>)]
    position: Option<Setup>,
    /// The same round as a list: `seats`, `starter`, `seals`, the dice on the floe from front to back as `floe`
    /// (`colour`, `face`, `level` with the one before, `patch` for the net or hole that it touches) and those on ice
    /// `blocks`.
    #[schema(value_type = Option<Object>)]
    round: Option<KeptRound>,
}

/// The game whose rounds are scored.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
enum ScoredGame {
    /// Rolling Dice.
    #[serde(rename = "rolling-dice")]
    RollingDice,
}

/// What a finished round is worth.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ScoreView {
    /// The colours in the order of scoring, and after them those who earn nothing.
    lines: Vec<LineView>,
    /// Whether the game is over.
    over: bool,
    /// Who reaches so many points ends the game.
    #[schema(value_type = i32)]
    goal: Points,
    /// Who starts the next round; none if there is none.
    #[schema(value_type = Option<String>)]
    next_starter: Option<Colour>,
    /// The throws of the next round in their order; none if the game is over.
    #[schema(value_type = Vec<Object>)]
    next_round: Vec<NextThrow>,
    /// The points of each seat, its colours together, from the first seat on.
    #[schema(value_type = Vec<i32>)]
    totals: Vec<Points>,
    /// The seats that have won, from 0; none while the game goes on.
    #[schema(value_type = Vec<u8>)]
    winners: Vec<Seat>,
}

/// A colour's part in it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct LineView {
    /// Which.
    #[schema(value_type = String)]
    colour: Colour,
    /// What its die is worth, part by part: `own`, `behind`, `blocks`, `patch`; none if it is on a block.
    #[schema(value_type = Option<Object>)]
    gain: Option<Gain>,
    /// How many fields its seal earns.
    #[schema(value_type = i32)]
    earned: Points,
    /// Where its seal was.
    #[schema(value_type = i32)]
    from: Points,
    /// Where it goes: further than earned where fields are occupied.
    #[schema(value_type = i32)]
    to: Points,
}

/// Every round of a table's Rolling Dice that was scored so far, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/rounds", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Vec<RoundView>), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn rounds(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    TablePath(table): TablePath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let found =
        of_game(&app, address, &table, What::Rounds, |game, packer| packer.json(&replayed(&game.record()?)?));
    Ok(found.await?.json(&headers))
}

/// Scores a finished round of Rolling Dice, as `bonecup score` does. Nothing is kept.
#[utoipa::path(post, path = "/api/score", tag = "games", request_body = ScoreBody,
    responses((status = 200, body = ScoreView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn score(Body(body): Body<ScoreBody>) -> Result<Json<ScoreView>, ApiError> {
    let scored = score_written(&body.options, body.position.as_ref(), body.round.as_ref());
    let Scored { lines, over, goal, next_starter, next_round, totals, winners } =
        scored.map_err(ApiError::bad)?;
    let lines = lines.iter().map(LineView::of).collect();
    Ok(Json(ScoreView { lines, over, goal, next_starter, next_round, totals, winners }))
}

/// The rounds in the order in which they were scored; none for other games.
fn replayed(record: &Record) -> Result<Vec<RoundView>, ApiError> {
    let (mut rounds, mut events) = (Vec::new(), 0);
    let replayed = record.replay_with(|table, event| {
        events += 1;
        if let Some(game) = table.game().of::<RollingDice>()
            && let Some(contenders) = ended_by(game, event)
        {
            rounds.push(RoundView::of(rounds.len() + 1, events, &contenders, game));
        }
        Ok::<(), RecordError>(())
    });
    replayed.map(|_| rounds).map_err(|_| Refused::Internal.into())
}

/// The contenders of the round, if the event ends it.
fn ended_by(game: &RollingDice, event: &Event) -> Option<Vec<Contender>> {
    match event {
        Event::Moved { action, .. } => game.round_end_by(action.of::<RollingDice>()?),
        Event::Rolled { outcome, .. } => game.round_end_after(outcome.of::<RollingDice>()?),
        Event::Cast { .. } | Event::Chained { .. } => None,
    }
}

impl RoundView {
    fn of(round: usize, events: usize, contenders: &[Contender], game: &RollingDice) -> RoundView {
        let scored = Scored::of(contenders, game);
        RoundView {
            round,
            events,
            steps: ScoreStep::all(&scored.lines, game),
            dice: contenders.iter().filter_map(|own| LyingDie::of(own, game.seat_of(own.colour))).collect(),
            starter_next: scored.next_starter,
        }
    }
}

impl LyingDie {
    fn of(own: &Contender, seat: Seat) -> Option<LyingDie> {
        let (face, rest, block) = match own.die {
            ScoringDie::Floe(rest) => (rest.face, Some(rest), None),
            ScoringDie::Block { number, face } => (face, None, Some(number)),
            ScoringDie::None | ScoringDie::Adrift(_) => return None,
        };
        Some(LyingDie { colour: own.colour, seat, face, rest, block })
    }
}

impl LineView {
    fn of(line: &Line) -> LineView {
        let earned = line.gain.map_or(Points(0), |gain| gain.earned());
        LineView { colour: line.colour, gain: line.gain, earned, from: line.from, to: line.to }
    }
}
