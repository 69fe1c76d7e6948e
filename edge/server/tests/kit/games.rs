//! Opening tables and playing at them by whatever the server says is legal.

use std::time::Duration;

use serde_json::{Value, json};

use super::{Client, Reply};

/// Choices that are the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    pub(crate) fn pick<'a>(&mut self, items: &'a [Value]) -> &'a Value {
        &items[self.below(items.len())]
    }
}

/// The wish for a table: `me`, `open`, or the name of a bot per seat.
pub(crate) fn new_table(game: &str, seats: &[&str]) -> Value {
    let seat = |kind: &&str| match *kind {
        "me" | "open" => json!({"kind": kind}),
        bot => json!({"kind": "bot", "bot": bot}),
    };
    let options = if game == "rolling-bones" { json!({"target": 12}) } else { json!({}) };
    json!({"game": game, "options": options, "seats": seats.iter().map(seat).collect::<Vec<_>>()})
}

/// Opens a table; its name.
pub(crate) fn open(owner: &Client, body: Value) -> String {
    owner.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned()
}

/// Opens a table and starts it; its name.
pub(crate) fn started(owner: &Client, game: &str, seats: &[&str]) -> String {
    let table = open(owner, new_table(game, seats));
    start(owner, &table);
    table
}

/// Starts a table and rolls the first dice, if they are the owner's; the answer.
pub(crate) fn start(owner: &Client, table: &str) -> Value {
    let started = owner.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let view = &started["table"];
    match throw(owner, table, view, "first-throw") {
        Some(reply) => reply.ok(),
        None => started,
    }
}

/// Rolls the first dice of a turn, if it is the client's.
fn throw(client: &Client, table: &str, view: &Value, key: &str) -> Option<Reply> {
    let turn = &view["play"]["turn"];
    let seat = usize::try_from(turn["seat"].as_u64()?).unwrap();
    let mine = view["seats"][seat]["yours"] == true && view["seats"][seat]["bot"].is_null();
    let body = json!({"seat": seat, "expected": view["seq"], "key": key});
    (turn["kind"] == "throw" && mine).then(|| client.post(&format!("/api/tables/{table}/throw"), body))
}

/// A move in the name of the seat that has to move.
pub(crate) fn command(view: &Value, key: &str, dice: &mut Dice) -> Value {
    let moves = view["play"]["moves"].as_array().unwrap();
    json!({"seat": view["play"]["turn"]["seat"], "expected": view["seq"], "key": key, "moves": [dice.pick(moves)]})
}

/// Whatever is due of the seat that has to act, a roll or a move, and where to send it.
pub(crate) fn command_at(table: &str, view: &Value, key: &str, dice: &mut Dice) -> (String, Value) {
    let turn = &view["play"]["turn"];
    if turn["kind"] == "throw" {
        let body = json!({"seat": turn["seat"], "expected": view["seq"], "key": key});
        return (format!("/api/tables/{table}/throw"), body);
    }
    (format!("/api/tables/{table}/play"), command(view, key, dice))
}

/// Plays any legal move for the seat that has to move, if it is the client's.
pub(crate) fn any_move(
    client: &Client,
    table: &str,
    view: &Value,
    key: &str,
    dice: &mut Dice,
) -> Option<Reply> {
    let turn = &view["play"]["turn"];
    let seat = usize::try_from(turn["seat"].as_u64()?).unwrap();
    if turn["kind"] == "throw" {
        return throw(client, table, view, key);
    }
    if turn["kind"] != "move" || view["seats"][seat]["yours"] != true || !view["seats"][seat]["bot"].is_null()
    {
        return None;
    }
    Some(client.post(&format!("/api/tables/{table}/play"), command(view, key, dice)))
}

/// Plays for these clients until the table has ended; the table then.
pub(crate) fn play_out(table: &str, clients: &[&Client]) -> Value {
    play_turns(table, clients, u32::MAX)
}

/// Plays for these clients until the table has ended or they have made so many moves.
pub(crate) fn play_turns(table: &str, clients: &[&Client], most: u32) -> Value {
    let (mut made, mut dice) = (0, Dice(7));
    let mut view = clients[0].get(&format!("/api/tables/{table}")).ok();
    while made < most && view["phase"] == "playing" {
        let mover = clients.iter().find_map(|client| {
            let view = client.get(&format!("/api/tables/{table}")).ok();
            any_move(client, table, &view, &format!("auto-{made}-{}", view["seq"]), &mut dice)
        });
        view = match mover {
            Some(reply) => {
                made += 1;
                reply.ok()["table"].clone()
            }
            None => clients[0].get(&format!("/api/tables/{table}?after={}&wait=20", view["seq"])).ok(),
        };
    }
    view
}

/// Looks again until it is so.
pub(crate) fn wait_until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    for _ in 0..1500 {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(40));
    }
    panic!("in vain: {what}");
}
