//! An analysis as JSON: figures only, so that it is the same in every language.

use serde_json::{Value, json};

use super::{Analysis, SeatAnalysis, Step, Unit, What};

impl Analysis {
    /// The unit, how exact it is, every seat's sums and every event's value, as `bonecup analyse --json` and the server
    /// tell them.
    pub fn written(&self) -> Value {
        let (kind, error) = self.kind.written();
        let unit = match self.unit {
            Unit::Points => "points",
            Unit::Winning => "winning",
        };
        json!({
            "unit": unit, "kind": kind, "error": error, "finished": self.finished,
            "seats": self.seats.iter().map(seat).collect::<Vec<_>>(),
            "steps": self.steps.iter().map(step).collect::<Vec<_>>(),
        })
    }
}

fn seat(seat: &SeatAnalysis) -> Value {
    json!({
        "start": seat.start, "luck": seat.luck, "loss": seat.loss,
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
