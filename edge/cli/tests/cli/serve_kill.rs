//! The plug is pulled again and again while people play. An auditor compares everything they were told with the log:
//! nothing is lost, nothing is done twice. `KILLS` says how often. A few faults of every other kind follow; `make faults` has more.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::Duration;

use bonecup_faults::{Kind, Place, Plan};
use serde_json::{Value, json};

use crate::client::{Client, Stream};
use crate::kit::linking::Pair;
use crate::kit::serving::Serving;

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

/// A few faults of one kind, as `make faults` inflicts them by the hundred.
fn inflict(kind: Kind, faults: u32, tools: &[&str]) {
    for tool in tools {
        assert!(bonecup_faults::has_tool(tool), "there is no {tool}: `scripts/setup test` brings it");
    }
    let folder = tempfile::tempdir().unwrap();
    // Postgres runs as a user of its own.
    std::fs::set_permissions(folder.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let place = Place { binary: env!("CARGO_BIN_EXE_bonecup").into(), folder: folder.path().to_owned() };
    let plan = Plan { faults: vec![(kind, faults)], seed: 7 };
    let report = bonecup_faults::run(&place, &plan, &mut |_| {}).unwrap();
    assert_eq!(report.violations(), 0, "{:#}", report.json());
    assert_eq!(report.faults(), faults);
    assert!(report.kinds[0].acknowledged > 0 && report.kinds[0].proven > 0, "{report}");
}

#[test]
fn a_killed_server_comes_back_with_all_that_it_answered() {
    inflict(Kind::Kill, 5, &[]);
}

#[test]
fn a_power_cut_takes_nothing_that_was_answered() {
    inflict(Kind::PowerCut, 5, &["strace"]);
}

#[test]
fn a_full_disk_stops_the_game_and_ends_nothing() {
    inflict(Kind::FullDisk, 2, &[]);
}

#[test]
fn nodes_with_bad_wires_agree() {
    inflict(Kind::Network, 4, &["nats-server"]);
}

#[test]
fn a_standby_takes_over_with_all_that_was_answered() {
    inflict(Kind::Failover, 1, &["nats-server"]);
}

/// As a laptop does whose lid is closed: for longer than anybody has for a move.
#[test]
fn a_server_that_was_stopped_gives_people_their_time_back() {
    let folder = tempfile::tempdir().unwrap();
    let serving = Serving::start(&folder.path().join("bonecup.db"), None);
    let anna = Client::guest(&serving.host, "Anna");
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let body = json!({"game": "knochenmax", "seats": seats, "scheme": "bonecup/1", "deadline": "30s"});
    let table = anna.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned();
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let mut stream = anna.stream(&table, "");
    stream.next("snapshot");
    // What is stopped before somebody measures her time takes none of it, and nothing has to be said.
    sleep(Duration::from_secs(3));
    serving.signal("-STOP");
    sleep(Duration::from_secs(33));
    serving.signal("-CONT");
    let step = stream.next("step");
    assert_eq!(step["events"][0]["type"], "clock-restarted", "{step}");
    assert!(step["play"]["left"].as_i64().unwrap() > 0, "{step}");
    let view = anna.get(&format!("/api/tables/{table}")).ok();
    assert!(view["seats"][0]["bot"].is_null(), "nobody plays for her: {view}");
    assert!(serving.logged().contains("was stopped"), "{}", serving.logged());
}
