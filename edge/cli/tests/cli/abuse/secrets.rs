//! What nobody may learn before the end: the seed, in no kind of answer and in no log, however much is logged.

use serde_json::json;

use super::scene::{Scene, table_of, wait_until};
use crate::client::Client;

/// Everything that can be asked about a table, and what else there is to read.
const READINGS: [&str; 22] = [
    "/api/tables/{id}",
    "/api/tables/{id}?after=1&wait=1",
    "/api/tables/{id}/steps",
    "/api/tables/{id}/past?last=50",
    "/api/tables/{id}/record",
    "/api/tables/{id}/analysis",
    "/api/tables/{id}/replay",
    "/api/tables/{id}/rounds",
    "/api/tables/{id}/throws/0",
    "/api/tables/{id}/steps/5/why",
    "/api/tables/{id}/owner",
    "/api/codes/{code}",
    "/api/lobby",
    "/api/me",
    "/api/me/tables",
    "/api/me/results",
    "/api/me/figures",
    "/api/me/tokens",
    "/api/games",
    "/api/key",
    "/metrics",
    "/readyz",
];

/// The seed in every way in which programs write bytes.
fn spellings(seed: &str) -> Vec<String> {
    let bytes: Vec<u8> =
        (0..seed.len() / 2).map(|at| u8::from_str_radix(&seed[2 * at..2 * at + 2], 16).unwrap()).collect();
    assert_eq!(bytes.len(), 32, "{seed}");
    let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
    let spaced: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    vec![
        seed.to_lowercase(),
        seed.to_uppercase(),
        numbers.join(", "),
        numbers.join(","),
        spaced.join(" "),
        base64(&bytes),
    ]
}

/// Without the end, which may be padded or not.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let group = |three: &[u8]| {
        let number = three.iter().fold(0_usize, |number, byte| number << 8 | usize::from(*byte));
        [18, 12, 6, 0].map(|shift| char::from(LETTERS[number >> shift & 63]))
    };
    bytes.chunks_exact(3).flat_map(group).collect()
}

/// Asks for everything; what is told is in what the client has heard.
fn read_everything(client: &Client, table: &str, code: &str) {
    for path in READINGS {
        client.get(&path.replace("{id}", table).replace("{code}", code));
    }
    for (what, body) in
        [("look", json!({"moves": []})), ("advice", json!({})), ("join", json!({})), ("start", json!({}))]
    {
        client.post(&format!("/api/tables/{table}/{what}"), body);
    }
}

#[test]
fn no_answer_and_no_log_has_the_seed_before_the_end() {
    let scene = Scene::open(&["--log", "trace"]);
    let (anna, watcher) = (&scene.anna, Client::new(scene.host()));
    for scheme in ["bonecup/1", "bonecup/2"] {
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let body =
            json!({"game": "knochenmax", "seats": seats, "scheme": scheme, "public": true, "coach": true});
        let table = table_of(anna, body);
        anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
        let path = format!("/api/tables/{table}");
        let view =
            wait_until("it plays", || Some(anna.get(&path).ok()).filter(|view| view["phase"] == "playing"));
        let mut stream = watcher.stream(&table, "");
        stream.next("snapshot");
        if view["play"]["turn"]["kind"] == "throw" {
            anna.post(&format!("{path}/throw"), json!({"seat": 0, "expected": view["seq"], "key": "t"})).ok();
        }
        let view = anna.get(&path).ok();
        let command = json!({"seat": 0, "expected": view["seq"], "key": "k", "moves": ["keep"]});
        anna.post(&format!("{path}/play"), command).ok();
        stream.next("step");
        let code = view["code"].as_str().unwrap().to_owned();
        for client in [anna, &scene.bert, &watcher] {
            read_everything(client, &table, &code);
        }
        let heard = |client: &Client| client.heard.lock().unwrap().clone();
        let told: Vec<String> = [anna, &scene.bert, &watcher].into_iter().flat_map(heard).collect();
        let log = scene.serving.logged();
        assert!(log.contains("TRACE"), "the log has everything that there is");
        anna.post(&format!("{path}/close"), json!({})).ok();
        let seed = anna.get(&path).ok()["seed"].as_str().unwrap().to_owned();
        for spelling in spellings(&seed) {
            assert!(told.iter().all(|text| !text.contains(&spelling)), "{scheme}: told as {spelling}");
            assert!(!log.contains(&spelling), "{scheme}: logged as {spelling}");
        }
        let after: Vec<String> = heard(anna);
        assert!(
            after.iter().any(|text| text.contains(&seed)),
            "the end tells it, so the test would have seen it"
        );
    }
}
