//! Limits that are tried from many sides at once, and promises about what is gone or full.

use std::process::Command;

use serde_json::{Value, json};

use super::scene::{Scene, wait_until};
use crate::client::{Client, Reply};
use crate::kit::serving::Serving;

/// The same request many times at once.
fn at_once(client: &Client, path: &str, body: &Value, times: usize) -> Vec<Reply> {
    std::thread::scope(|scope| {
        let asked: Vec<_> = (0..times).map(|_| scope.spawn(|| client.post(path, body.clone()))).collect();
        asked.into_iter().map(|asked| asked.join().unwrap()).collect()
    })
}

fn new_table() -> Value {
    json!({"game": "knochenmax", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true})
}

fn counted(replies: &[Reply], most: usize, code: &str) {
    let done = replies.iter().filter(|reply| reply.status / 100 == 2).count();
    assert_eq!(done, most, "{code}");
    for refused in replies.iter().filter(|reply| reply.status / 100 != 2) {
        assert_eq!((refused.status, refused.code().as_str()), (429, code), "{}", refused.text);
    }
}

#[test]
fn who_asks_many_times_at_once_gets_no_more_than_one_after_the_other() {
    let scene = Scene::open(&["--limit", "tables_per_person=5,tokens_per_person=5"]);
    counted(&at_once(&scene.eve, "/api/tables", &new_table(), 30), 5, "server-too-many-tables");
    counted(&at_once(&scene.eve, "/api/me/tokens", &json!({"label": "x"}), 30), 5, "server-too-many-tokens");
}

#[test]
fn a_table_that_is_asked_for_again_is_the_same() {
    let scene = Scene::open(&[]);
    let mut body = new_table();
    body["key"] = json!("once");
    let replies = at_once(&scene.eve, "/api/tables", &body, 12);
    let mut ids: Vec<String> = replies.iter().map(|reply| reply.ok()["id"].to_string()).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 1, "{ids:?}");
}

#[test]
fn the_lobby_is_nobodys_wall() {
    let scene = Scene::open(&[]);
    for _ in 0..20 {
        scene.eve.post("/api/tables", new_table()).ok();
    }
    scene.bert.post("/api/tables", new_table()).ok();
    let lobby = scene.anna.get("/api/lobby").ok();
    let tables = lobby.as_array().or(lobby["tables"].as_array()).unwrap();
    assert!((2..=8).contains(&tables.len()), "Eve's few and Bert's: {}", tables.len());
}

#[test]
fn who_is_gone_is_gone_everywhere() {
    let scene = Scene::open(&[]);
    assert_eq!(scene.eve.delete("/api/me").status, 204);
    assert!(scene.eve.get("/api/me").ok()["name"].is_null(), "the stolen cookie is worth nothing");
    assert_eq!(scene.eve.post("/api/tables", new_table()).status, 401);
}

#[test]
fn a_server_that_cannot_write_is_not_ready() {
    let before = ["sh", "-c", r#"trap "" XFSZ; exec "$0" "$@""#];
    let scene = Scene::open_under(&before, &[]);
    let limit = |most: &str| {
        let words = ["--pid", &scene.serving.pid().to_string(), &format!("--fsize={most}:unlimited")]
            .map(str::to_owned);
        assert!(Command::new("prlimit").args(words).status().unwrap().success());
    };
    assert_eq!(scene.anna.get("/readyz").status, 200);
    limit("1");
    wait_until("it says so", || (scene.anna.get("/readyz").status == 503).then_some(()));
    limit("unlimited");
    wait_until("it says so, too", || (scene.anna.get("/readyz").status == 200).then_some(()));
}

#[test]
fn https_stays_https() {
    // A port that was free a moment ago, because a server with a public address tells no other.
    let host = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let options = ["--public-url", "https://bones.example"];
    let serving = Serving::start_with(&folder.path().join("bonecup.db"), Some(&host), &options);
    let reply = Client::new(&serving.host).get("/");
    assert!(reply.header("strict-transport-security").contains("max-age="), "{reply:?}");
}
