//! The plug is pulled again and again while people play. An auditor compares everything they were told with the log:
//! nothing is lost, nothing is done twice. `KILLS` says how often.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

#[allow(dead_code, reason = "not every test needs everything")]
#[path = "../../server/tests/kit/client.rs"]
mod client;
#[allow(dead_code, reason = "not every test needs everything")]
#[path = "kit/linking.rs"]
mod linking;
#[allow(dead_code, reason = "not every test needs everything")]
#[path = "kit/serving.rs"]
mod serving;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use client::{Client, Stream};
use linking::Pair;
use serde_json::{Value, json};
use serving::Serving;

/// What a player was told: under each key, which step did what.
type Told = BTreeMap<String, (u64, Value)>;

/// Somebody who plays against a bot and does not give up.
struct Player {
    client: Client,
    table: String,
    /// Plays over the stream instead of over HTTP.
    streams: bool,
    told: Told,
}

impl Player {
    fn sit_down(host: &str, streams: bool) -> Player {
        let client = Client::guest(host, "Anna");
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
        // Six sheets, so that the game outlives all kills.
        let options = json!({"sheets": 6});
        let body = json!({"game": "knochenmax", "options": options, "seats": seats, "scheme": "bonecup/1"});
        let view = client.post("/api/tables", body).ok();
        let table = view["id"].as_str().unwrap().to_owned();
        client.post(&format!("/api/tables/{table}/start"), json!({})).ok();
        Player { client, table, streams, told: Told::new() }
    }

    /// Plays slowly while the server is killed, then to the end; what was told.
    fn play(mut self, calm: &AtomicBool) -> (Client, String, Told) {
        let mut stream = None;
        loop {
            let Some(view) = self.look() else { continue };
            if view["phase"] == "over" {
                return (self.client, self.table, self.told);
            }
            if view["play"]["turn"]["seat"] == 0 {
                self.move_once(&view, &mut stream);
            }
            if !calm.load(Ordering::Relaxed) {
                sleep(Duration::from_millis(40));
            }
        }
    }

    /// The table, if there is a server now.
    fn look(&self) -> Option<Value> {
        let reply = self.client.send("GET", &format!("/api/tables/{}", self.table), None);
        reply.ok().filter(|reply| reply.status == 200).map(|reply| reply.json())
    }

    /// Sends a move under one key until it is answered.
    fn move_once(&mut self, view: &Value, stream: &mut Option<Stream>) {
        let key = format!("k{}", self.told.len());
        let moves = view["play"]["moves"].as_array().unwrap();
        let chosen = &moves[self.told.len() * 7 % moves.len()];
        let body = json!({"seat": 0, "expected": view["seq"], "key": key, "moves": [chosen]});
        let seq = loop {
            let answer = if self.streams { self.say(&body, stream) } else { self.post(&body) };
            match answer {
                Some(seq) => break seq,
                None => sleep(Duration::from_millis(20)),
            }
        };
        self.told.insert(key, (seq, chosen.clone()));
    }

    fn post(&self, body: &Value) -> Option<u64> {
        let path = format!("/api/tables/{}/play", self.table);
        let reply = self.client.send("POST", &path, Some(body.to_string())).ok()?;
        assert!(reply.status == 200 || reply.status == 503, "{} {}", reply.status, reply.text);
        (reply.status == 200).then(|| reply.json()["seq"].as_u64().unwrap())
    }

    fn say(&self, body: &Value, stream: &mut Option<Stream>) -> Option<u64> {
        if stream.is_none() {
            *stream = self.client.try_stream(&self.table, "").ok();
        }
        let mut message = body.clone();
        message["type"] = json!("play");
        let open = stream.as_mut()?;
        open.say(&message);
        loop {
            match open.hear() {
                Ok(told) if told["type"] == "done" => return told["seq"].as_u64(),
                Ok(told) => assert_ne!(told["type"], "refused", "{told}"),
                Err(_) => {
                    *stream = None;
                    return None;
                }
            }
        }
    }
}

/// The log has every move that was acknowledged, where it was said to be, and no other.
fn audit(client: &Client, table: &str, told: &Told) {
    let mut steps: Vec<Value> = Vec::new();
    loop {
        let after = steps.len();
        let more = client.get(&format!("/api/tables/{table}/steps?after={after}")).ok();
        steps.extend(more.as_array().unwrap().iter().cloned());
        if steps.len() == after {
            break;
        }
    }
    for (number, step) in (1..).zip(&steps) {
        assert_eq!(step["seq"], number, "no gap");
    }
    let moves_of = |step: &Value| -> Vec<Value> {
        let events = step["events"].as_array().unwrap().iter();
        events
            .filter(|event| event["type"] == "moved" && event["seat"] == 0)
            .map(|event| event["move"].clone())
            .collect()
    };
    for (key, (seq, chosen)) in told {
        let step = &steps[usize::try_from(*seq).unwrap() - 1];
        assert_eq!(moves_of(step), std::slice::from_ref(chosen), "{key} at {seq}");
    }
    let moves: usize = steps.iter().map(|step| moves_of(step).len()).sum();
    assert_eq!(moves, told.len(), "each move once");
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let kills: u64 = std::env::var("KILLS").map_or(20, |text| text.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let mut serving = Serving::start(&data, None);
    let host = serving.host.clone();
    let calm = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = [false, true, false, true]
        .into_iter()
        .map(|streams| {
            let (player, calm) = (Player::sit_down(&host, streams), Arc::clone(&calm));
            std::thread::spawn(move || player.play(&calm))
        })
        .collect();
    let pairs: Vec<_> = (0..2)
        .map(|number| {
            let (pair, calm) = (Pair::sit_down(&host, number), Arc::clone(&calm));
            std::thread::spawn(move || pair.play(&calm))
        })
        .collect();
    for kill in 0..kills {
        // Times that do not fall into step with anything.
        sleep(Duration::from_millis(30 + kill * 97 % 250));
        serving.kill();
        serving = Serving::start(&data, Some(&host));
    }
    calm.store(true, Ordering::Relaxed);
    for player in players {
        let (client, table, told) = player.join().unwrap();
        assert!(!told.is_empty());
        audit(&client, &table, &told);
    }
    for pair in pairs {
        pair.join().unwrap().audit(folder.path());
    }
    assert!(serving.terminate().success());
}
