//! What everybody made of the same dice, turn by turn.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_referee::fair::dealt_table;
use bonecup_referee::{Event, Record, RecordError, Table, TableId};
use bonecup_rules::Points;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::DealPath;
use crate::app::{App, ClientAddr};
use crate::deals;
use crate::error::{ApiError, ErrorBody, Refused};
use crate::log;

/// What everybody made of the same dice.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ComparisonView {
    /// The turn in which not everybody did the same for the first time, from 0; none if all did the same as far as they came.
    parted: Option<usize>,
    /// Those who have played, in the order in which they came.
    lines: Vec<DealtLine>,
}

/// What somebody made of them.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct DealtLine {
    /// The number of the place.
    number: u16,
    /// What a loss is counted in, once the game is analysed: `points` or `winning`.
    unit: Option<String>,
    /// Turn by turn.
    turns: Vec<DealtTurn>,
}

/// What somebody did in a turn.
#[derive(Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct DealtTurn {
    /// Rolls and moves, in the game's notation.
    events: Vec<DealtEvent>,
    /// The points after it.
    #[schema(value_type = i32)]
    points: Points,
    /// What its moves lost against the best ones, once the game is analysed.
    loss: Option<f64>,
}

/// A roll or a move.
#[derive(PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct DealtEvent {
    /// Whether dice rolled; otherwise it is a move.
    rolled: bool,
    /// What they showed, or what was played.
    text: String,
}

/// Turn by turn what everybody made of the same dice, once the deal has ended.
#[utoipa::path(get, path = "/api/deals/{id}/comparison", tag = "deals", params(("id" = String, Path)),
    responses((status = 200, body = ComparisonView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn comparison(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    DealPath(deal): DealPath,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (row, dealt) = deals::current(&app, &deal).await?;
    if row.ended.is_none() {
        return Err(Refused::DealRuns.into());
    }
    let numbers = dealt.into_iter().map(|dealt| dealt.number);
    let (reading, numbers) = (app.clone(), numbers.collect::<Vec<_>>());
    let read = async move {
        let mut games = Vec::new();
        for number in numbers {
            let table = dealt_table(&deal, number);
            if let Some(game) = PlayedGame::read(&reading, number, &table).await? {
                games.push(game);
            }
        }
        Ok(games)
    };
    let answer = app.heavy.read_and_pack(address, read, |games, packer| {
        let lines: Vec<DealtLine> = games.iter().map(DealtLine::of).collect::<Result<_, _>>()?;
        packer.json(&ComparisonView { parted: parted(&lines), lines })
    });
    Ok(answer.await?.json(&headers))
}

/// A game with its analysis, if there is one.
struct PlayedGame {
    number: u16,
    record: Record,
    analysis: Option<Analysed>,
}

impl PlayedGame {
    async fn read(app: &App, number: u16, table: &TableId) -> Result<Option<PlayedGame>, ApiError> {
        let record = log::history(&app.store, table).await?.and_then(|past| past.record());
        let Some(record) = record else { return Ok(None) };
        // Of a game that could not be analysed there is nothing to read.
        let analysis = app.store.analysis(table).await?;
        let analysis = analysis.and_then(|text| serde_json::from_str(&text).ok());
        Ok(Some(PlayedGame { number, record, analysis }))
    }
}

/// What is needed of an analysis.
#[derive(Deserialize)]
struct Analysed {
    unit: String,
    steps: Vec<AnalysedStep>,
}

#[derive(Deserialize)]
struct AnalysedStep {
    /// From 1.
    turn: usize,
    #[serde(default)]
    loss: f64,
}

impl DealtLine {
    fn of(game: &PlayedGame) -> Result<DealtLine, ApiError> {
        let mut turns = turns(&game.record)?;
        if let Some(analysis) = &game.analysis {
            turns.iter_mut().for_each(|turn| turn.loss = Some(0.0));
            for step in &analysis.steps {
                let turn = step.turn.checked_sub(1).and_then(|turn| turns.get_mut(turn));
                if let Some(loss) = turn.and_then(|turn| turn.loss.as_mut()) {
                    *loss += step.loss;
                }
            }
        }
        let unit = game.analysis.as_ref().map(|analysis| analysis.unit.clone());
        Ok(DealtLine { number: game.number, unit, turns })
    }
}

/// A turn begins with the roll that no move has called for.
fn turns(record: &Record) -> Result<Vec<DealtTurn>, ApiError> {
    let mut turns: Vec<DealtTurn> = Vec::new();
    let points = |table: &Table| table.game().standings().points().first().copied().unwrap_or(Points(0));
    let last = record.replay_with(|table, event| {
        if let Some(turn) = turns.last_mut() {
            turn.points = points(table);
        }
        let event = match event {
            Event::Rolled { outcome, .. } => {
                if table.roll_place().in_turn == 0 {
                    turns.push(DealtTurn::default());
                }
                DealtEvent { rolled: true, text: outcome.to_string() }
            }
            Event::Moved { action, .. } => DealtEvent { rolled: false, text: action.to_string() },
            Event::Cast { .. } | Event::Chained { .. } => return Ok(()),
        };
        if let Some(turn) = turns.last_mut() {
            turn.events.push(event);
        }
        Ok::<(), RecordError>(())
    });
    let last = last.map_err(|_| Refused::Internal)?;
    if let Some(turn) = turns.last_mut() {
        turn.points = points(&last);
    }
    Ok(turns)
}

/// The first turn in which somebody did something else than another one who got as far.
fn parted(lines: &[DealtLine]) -> Option<usize> {
    let longest = lines.iter().map(|line| line.turns.len()).max()?;
    (0..longest).find(|&at| {
        let mut here = lines.iter().filter_map(|line| line.turns.get(at));
        let first = here.next();
        here.any(|turn| first.is_some_and(|first| first.events != turn.events))
    })
}
