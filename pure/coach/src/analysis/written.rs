//! An analysis as JSON: figures only, so that it is the same in every language.

use bonecup_referee::Seq;
use bonecup_rules::{Points, Seat};
use serde::Serialize;
use serde_json::Value;

use super::{Analysis, SeatAnalysis, Step, What};
use crate::{Kind, Unit};

/// Luck and skill of a game, as `bonecup analyse --json` and the server tell them.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct WrittenAnalysis {
    unit: WrittenUnit,
    kind: Exactness,
    /// The standard error of estimated values.
    error: Option<f64>,
    /// Whether the game was played to its end.
    finished: bool,
    /// The seats, in the order of play.
    seats: Vec<SeatSums>,
    /// Everything that happened, event by event.
    steps: Vec<WrittenStep>,
}

/// What values are counted in.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AnalysisUnit"))]
#[serde(rename_all = "lowercase")]
enum WrittenUnit {
    Points,
    Winning,
}

/// Whether values are worked out or tried out.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
enum Exactness {
    Exact,
    Estimate,
}

/// How a seat fared.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct SeatSums {
    start: f64,
    luck: f64,
    loss: f64,
    result: f64,
    luck_of_dice: f64,
    gifts: f64,
    others_turns: f64,
    luck_error: Option<f64>,
    points: Points,
    decisions: u32,
    rolls: u32,
    turns: u32,
}

/// An event of the record, and what it changed.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AnalysisStep"))]
#[serde(tag = "type", rename_all = "lowercase")]
enum WrittenStep {
    Roll(RollStep),
    Decision(DecisionStep),
    Forced(ForcedStep),
}

/// Dice were rolled.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct RollStep {
    #[serde(flatten)]
    common: StepCommon,
    outcome: String,
    /// What the position was worth to the seat before.
    before: f64,
    luck: f64,
}

/// A move with alternatives.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct DecisionStep {
    #[serde(flatten)]
    common: StepCommon,
    r#move: String,
    /// The best move.
    best: String,
    best_value: f64,
    /// What the worst move is worth: as much as the best where nothing was decided. Not known where moves are tried out.
    worst_value: Option<f64>,
    /// How many moves there were.
    moves: usize,
    /// What the move lost against the best.
    loss: f64,
}

/// The only legal move.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ForcedStep {
    #[serde(flatten)]
    common: StepCommon,
    r#move: String,
    /// Always 0.
    loss: f64,
}

/// What all steps have.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct StepCommon {
    /// The number of the event in the record, from 1.
    event: Seq,
    seat: Seat,
    /// The how-manieth turn of the seat, from 1.
    turn: u32,
    /// What the position is worth to the seat after it.
    value: f64,
    /// And to each seat.
    values: Vec<f64>,
}

impl Analysis {
    /// The unit, how exact it is, every seat's sums and every event's value.
    pub fn written(&self) -> Value {
        let (kind, error) = match self.kind {
            Kind::Exact => (Exactness::Exact, None),
            Kind::Estimate { error } => (Exactness::Estimate, Some(error)),
        };
        let unit = match self.unit {
            Unit::Points => WrittenUnit::Points,
            Unit::Winning => WrittenUnit::Winning,
        };
        let seats = self.seats.iter().map(SeatSums::of).collect();
        let steps = self.steps.iter().map(WrittenStep::of).collect();
        // Its parts are all texts and numbers, which always become JSON.
        serde_json::to_value(WrittenAnalysis { unit, kind, error, finished: self.finished, seats, steps })
            .unwrap_or_default()
    }
}

impl SeatSums {
    fn of(seat: &SeatAnalysis) -> SeatSums {
        SeatSums {
            start: seat.start,
            luck: seat.luck,
            loss: seat.loss,
            result: seat.result,
            luck_of_dice: seat.luck_of_dice,
            gifts: seat.gifts,
            others_turns: seat.others_turns,
            luck_error: seat.luck_error,
            points: seat.points,
            decisions: seat.decisions,
            rolls: seat.rolls,
            turns: seat.turns,
        }
    }
}

impl WrittenStep {
    fn of(step: &Step) -> WrittenStep {
        let Step { seq, seat, turn, values, what } = step;
        let common =
            StepCommon { event: *seq, seat: *seat, turn: *turn, value: step.value(), values: values.clone() };
        match what {
            What::Roll(roll) => WrittenStep::Roll(RollStep {
                common,
                outcome: roll.outcome.to_string(),
                before: roll.before,
                luck: roll.luck,
            }),
            What::Decision { played, best, best_value, worst_value, moves, loss } => {
                WrittenStep::Decision(DecisionStep {
                    common,
                    r#move: played.to_string(),
                    best: best.to_string(),
                    best_value: *best_value,
                    worst_value: *worst_value,
                    moves: *moves,
                    loss: *loss,
                })
            }
            What::Forced { played } => {
                WrittenStep::Forced(ForcedStep { common, r#move: played.to_string(), loss: 0.0 })
            }
        }
    }
}
