//! The analysis for programs.

use bonecup_coach::{Kind, Step, Unit, What};
use serde_json::{Value, json};

use super::mistakes::Reasons;
use super::{Mistake, Report};

pub(super) fn text(report: &Report<'_>) -> String {
    let analysis = report.analysis;
    let (kind, error) = match analysis.kind {
        Kind::Exact => ("exact", None),
        Kind::Estimate { error } => ("estimate", Some(error)),
    };
    let unit = match analysis.unit {
        Unit::Points => "points",
        Unit::Winning => "winning",
    };
    let seats: Vec<Value> = (0..analysis.seats.len()).map(|seat| self::seat(report, seat)).collect();
    let steps: Vec<Value> = analysis.steps.iter().map(step).collect();
    let mistakes: Vec<Value> = report.mistakes().iter().map(|found| mistake(report, found)).collect();
    let json = json!({
        "game": report.record.plan.options.game(), "options": report.record.plan.options,
        "unit": unit, "kind": kind, "error": error, "finished": analysis.finished,
        "seats": seats, "mistakes": mistakes, "steps": steps,
    });
    format!("{json}\n")
}

fn seat(report: &Report<'_>, number: usize) -> Value {
    let seat = &report.analysis.seats[number];
    json!({
        "name": report.name(number), "start": seat.start, "luck": seat.luck, "loss": seat.loss,
        "result": seat.result, "luck_of_dice": seat.luck_of_dice, "gifts": seat.gifts,
        "others_turns": seat.others_turns, "luck_error": seat.luck_error, "points": seat.points,
        "decisions": seat.decisions, "rolls": seat.rolls, "turns": seat.turns,
    })
}

fn step(step: &Step) -> Value {
    let Step { seq, seat, turn, values, what } = step;
    let value = step.value();
    match what {
        What::Roll(roll) => json!({
            "event": seq, "seat": seat, "turn": turn, "type": "roll", "outcome": roll.outcome.to_string(),
            "before": roll.before, "luck": roll.luck, "value": value, "values": values,
        }),
        What::Decision { played, best, best_value, moves, loss } => json!({
            "event": seq, "seat": seat, "turn": turn, "type": "decision", "move": played.to_string(),
            "best": best.to_string(), "best_value": best_value, "moves": moves, "loss": loss, "value": value, "values": values,
        }),
        What::Forced { played } => json!({
            "event": seq, "seat": seat, "turn": turn, "type": "forced", "move": played.to_string(),
            "loss": 0.0, "value": value, "values": values,
        }),
    }
}

fn mistake(report: &Report<'_>, mistake: &Mistake<'_>) -> Value {
    let reasons = Reasons::of(report, mistake);
    json!({
        "event": mistake.step.seq, "seat": mistake.step.seat, "turn": mistake.step.turn,
        "move": mistake.played.to_string(), "best": mistake.best.to_string(), "loss": mistake.loss,
        "value": mistake.value(), "best_value": mistake.best_value, "standing": reasons.standing,
        "why": reasons.best, "why_played": reasons.played,
    })
}
