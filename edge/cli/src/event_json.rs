//! Tables and events for programs, the same wherever a game is told as JSON.

use bonecup_games::AnyGame;
use bonecup_referee::{Entry, Event, Plan, Player, RecordedResult};
use bonecup_rules::Standings;
use bonecup_views::{Teller, view};
use serde_json::{Value, json};

/// What was agreed.
pub(crate) fn table(plan: &Plan) -> Value {
    let seats: Vec<Value> = plan
        .seats
        .iter()
        .enumerate()
        .map(|(number, seat)| {
            let bot = match &seat.player {
                Player::Human => None,
                Player::Bot(bot) => Some(bot.to_string()),
            };
            json!({
                "seat": number, "name": seat.name, "bot": bot, "dice": seat.dice,
                "contribution": seat.contribution,
            })
        })
        .collect();
    let options: serde_json::Map<String, Value> =
        plan.options.values().into_iter().map(|(key, value)| (key.to_owned(), value.into())).collect();
    json!({
        "type": "table", "table": plan.table, "game": plan.options.game(), "options": options,
        "seats": seats, "commitment": plan.commitment,
    })
}

/// What happened, with the sentences for it.
pub(crate) fn event(entry: &Entry, teller: &Teller<'_>, before: &AnyGame, after: &AnyGame) -> Value {
    let text = view(before.id()).speak(teller, before, &entry.event, after);
    let mut json = json!({"type": "event", "seq": entry.seq, "text": text});
    match &entry.event {
        Event::Moved { seat, action, .. } => {
            json["kind"] = "move".into();
            json["seat"] = json!(seat);
            json["move"] = action.to_string().into();
        }
        Event::Rolled { roll, by, outcome, .. } => {
            json["kind"] = "roll".into();
            json["seat"] = json!(before.roller());
            json["roll"] = json!(roll);
            json["by"] = by.key().into();
            json["outcome"] = outcome.to_string().into();
        }
        Event::Cast { .. } => json["kind"] = "cast".into(),
        Event::Chained { .. } => json["kind"] = "chain".into(),
    }
    json
}

/// How it ended.
pub(crate) fn result(standings: &Standings) -> Value {
    json!(RecordedResult::new(standings))
}
