//! Those who take everything there is, so that others get nothing.

use std::time::{Duration, Instant};

use serde_json::json;

use super::scene::{Scene, table_of, wait_until};
use crate::client::Client;

#[test]
fn watchers_take_no_seat_away() {
    let scene = Scene::open(&["--limit", "watchers_per_table=5"]);
    let watchers: Vec<_> =
        (0..5).filter_map(|_| Client::new(scene.host()).try_stream(&scene.table, "").ok()).collect();
    assert_eq!(watchers.len(), 5);
    assert_eq!(Client::new(scene.host()).refused_stream(&scene.table), "server-too-many-watchers");
    for seated in [&scene.anna, &scene.bert] {
        seated.stream(&scene.table, "").next("snapshot");
    }
}

#[test]
fn nobody_who_asks_is_called_away() {
    let name = "a bot for somebody who is there by HTTP alone";
    if !super::in_earnest() {
        return;
    }
    let scene = Scene::open(&[]);
    let began = Instant::now();
    // Longer than anybody has to be away.
    while began.elapsed() < Duration::from_secs(40) {
        scene.view();
        std::thread::sleep(Duration::from_millis(500));
    }
    let reply = scene.bert.post(&format!("/api/tables/{}/mind", scene.table), json!({"seat": 0}));
    assert!(reply.status == 409, "{name}: {} {}", reply.status, reply.text);
}

#[test]
fn slow_bots_of_one_guest_slow_nobody_else() {
    let scene = Scene::open(&["--limit", "tables_per_person=50"]);
    let first_move = || {
        let seats = json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]);
        let table = table_of(&scene.anna, json!({"game": "knochenmax", "seats": seats}));
        let began = Instant::now();
        scene.anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
        wait_until("a bot moves", || {
            let steps = scene.anna.get(&format!("/api/tables/{table}/steps")).ok();
            steps.as_array().unwrap().iter().any(|step| step["events"][0]["type"] == "moved").then_some(())
        });
        began.elapsed()
    };
    let quiet = first_move();
    let tables = if super::in_earnest() { 49 } else { 12 };
    for _ in 0..tables {
        let seats = json!([{"kind": "bot", "bot": "master"}, {"kind": "bot", "bot": "master"}]);
        let table = table_of(&scene.eve, json!({"game": "rolling-dice", "seats": seats}));
        scene.eve.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    }
    let meanwhile = first_move();
    println!("a bot's first move: {quiet:?}, beside {tables} tables of slow bots {meanwhile:?}");
    if super::in_earnest() {
        assert!(meanwhile < quiet * 2 + Duration::from_secs(1), "{meanwhile:?}, quiet {quiet:?}");
    }
}
