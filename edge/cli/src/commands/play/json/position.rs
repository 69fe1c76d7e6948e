//! How a game stands, for a program that knows no rules.

use bonecup_games::WrittenPosition;
use bonecup_referee::{Next, Table};
use bonecup_views::rolling_dice::aiming;
use bonecup_views::{Cast, deed, view};
use bonecup_words::Words;
use rolling_dice::{AimPart, RollingDice, Task};
use serde_json::{Map, Value, json};

use crate::event_json;

/// Legal moves that are listed at most: of the spots on the floe there are thousands, and more between them.
const MOST_MOVES: usize = 500;

/// The state: who is due and for what, the position, what follows from it, and the legal moves.
pub(super) fn state(table: &Table, cast: &Cast, words: &Words) -> Value {
    let game = table.game();
    let raw =
        |raw: &serde_json::value::RawValue| serde_json::from_str::<Value>(raw.get()).unwrap_or_default();
    let position = WrittenPosition::raw(game).map(|position| raw(&position)).unwrap_or_default();
    let facts = view(game.id()).facts(game).map(|facts| raw(&facts));
    let mut json = json!({
        "type": "state", "seq": table.seq(), "position": position, "facts": facts,
        "points": game.standings().points(), "text": view(game.id()).state(game, cast, words),
    });
    match table.next() {
        Next::Move(seat) => {
            json["turn"] = json!({"kind": "move", "seat": seat});
            list_moves(&mut json, table, words);
        }
        Next::Enter(seat, request) => {
            let wanted = view(game.id()).wanted(seat, &request, cast, words);
            json["turn"] =
                json!({"kind": "enter", "seat": seat, "request": request.to_string(), "text": wanted});
        }
        Next::Throw(seat, _) => json["turn"] = json!({"kind": "throw", "seat": seat}),
        Next::Link(_) | Next::Draw(_) => json["turn"] = json!({"kind": "wait"}),
        Next::Over(standings) => {
            json["turn"] = json!({"kind": "over", "result": event_json::result(&standings)});
        }
    }
    json
}

/// The legal moves, each in notation and in words. A throw is aimed instead: its parts have ranges.
fn list_moves(json: &mut Value, table: &Table, words: &Words) {
    let game = table.game();
    let is_aimed = game.of::<RollingDice>().is_some_and(|game| matches!(game.task(), Task::Aim { .. }));
    if is_aimed {
        json["aim"] = aim_ranges();
    }
    let moves = game.legal_moves();
    let listed = moves.iter().take(MOST_MOVES).map(|action| {
        let text = view(game.id()).brief(action, game, false, words);
        let text = if text.is_empty() { deed(action, game, words) } else { text };
        json!({"move": action.to_string(), "text": text})
    });
    json["moves"] = listed.collect();
    json["all_moves"] = (!is_aimed && moves.len() <= MOST_MOVES).into();
}

/// What a hand can do, part by part.
fn aim_ranges() -> Value {
    let parts = AimPart::ALL.into_iter().map(|part| {
        let (least, most) = part.range().into_inner();
        let number = |value: i32| part.write(value).parse::<f64>().unwrap_or_default();
        let usual = aiming::USUAL.part(part);
        let range = json!({"least": number(least), "most": number(most), "usual": number(usual)});
        (part.name().to_owned(), range)
    });
    Value::Object(parts.collect::<Map<_, _>>())
}
