//! The agreement: what everybody at a table knows before anybody reveals anything.

use std::fmt::Display;

use serde_json::Value;

use super::sha;
use crate::{DiceSource, Hex32, Plan, Player, SeatPlan};

/// The text of what was agreed.
pub fn agreement(plan: &Plan) -> String {
    let head = [
        "bonecup/2 agreed".to_owned(),
        format!("table {}", plan.table),
        format!("commitment {}", or_dash(plan.commitment.as_ref())),
        format!("game {}", plan.options.game()),
        format!("rules {}", plan.options.rules()),
        format!("options {}", canonical(&plan.written_options())),
        format!("engine {}", or_dash(plan.engine.as_ref())),
    ];
    let seats = plan.seats.iter().enumerate().map(|(number, seat)| seat_line(number, seat));
    head.into_iter().chain(seats).collect::<Vec<_>>().join("\n")
}

impl Plan {
    /// The hash of what was agreed.
    pub fn agreed(&self) -> Hex32 {
        sha(&[agreement(self).as_bytes()])
    }
}

fn seat_line(number: usize, seat: &SeatPlan) -> String {
    let player = match &seat.player {
        Player::Human => "human".to_owned(),
        Player::Bot(bot) => format!("bot:{bot}"),
    };
    let dice = match seat.dice {
        DiceSource::Drawn => "drawn",
        DiceSource::Hand => "hand",
    };
    let (device, seal) = (or_dash(seat.device.as_ref()), or_dash(seat.seal.as_ref()));
    let key = or_dash(seat.key.as_ref());
    format!("seat {number} {player} {dice} {device} {seal} {key} {}", seat.name)
}

pub(super) fn or_dash<T: Display>(value: Option<&T>) -> String {
    value.map_or_else(|| "-".to_owned(), ToString::to_string)
}

/// JSON without spaces, the fields of every object sorted.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            let written = fields
                .iter()
                .map(|(name, value)| format!("{}:{}", Value::String((*name).clone()), canonical(value)));
            format!("{{{}}}", written.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(","))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}
