//! `bonecup serve` as those who run it meet it: stopping, clocks after a pause, backup and restore.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

#[allow(dead_code, reason = "not every test needs everything")]
#[path = "../../server/tests/kit/client.rs"]
mod client;
mod kit;
#[allow(dead_code, reason = "not every test needs everything")]
#[path = "kit/serving.rs"]
mod serving;

use client::Client;
use serde_json::{Value, json};
use serving::Serving;

/// A running game of two seats of one person.
fn table(anna: &Client, deadline: &str) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let body = json!({"game": "knochenmax", "seats": seats, "deadline": deadline});
    let table = anna.post("/api/tables", body).ok()["id"].as_str().unwrap().to_owned();
    let begun = anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    let throw = json!({"seat": 0, "expected": begun["seq"], "key": "first"});
    anna.post(&format!("/api/tables/{table}/throw"), throw).ok();
    table
}

fn view(anna: &Client, table: &str) -> Value {
    anna.get(&format!("/api/tables/{table}")).ok()
}

/// Plays any move.
fn play(anna: &Client, table: &str) -> u64 {
    let now = view(anna, table);
    let body = json!({"seat": now["play"]["turn"]["seat"], "expected": now["seq"],
        "key": format!("k{}", now["seq"]), "moves": [now["play"]["moves"][0]]});
    anna.post(&format!("/api/tables/{table}/play"), body).ok()["seq"].as_u64().unwrap()
}

#[test]
fn a_server_that_is_told_to_stop_says_goodbye_and_clocks_begin_anew_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let serving = Serving::start(&data, None);
    let anna = Client::guest(&serving.host, "Anna");
    let table = table(&anna, "2min");
    let before = view(&anna, &table);
    let mut stream = anna.stream(&table, "");
    stream.next("snapshot");
    assert!(serving.terminate().success());
    assert_eq!(stream.closed_with(), Some(1012));

    let serving = Serving::start(&data, None);
    let anna = anna.at(&serving.host);
    let mut stream = anna.stream(&table, &format!("?after={}", before["seq"]));
    assert_eq!(stream.next("step")["events"][0]["type"], "clock-restarted");
    let after = view(&anna, &table);
    assert!(after["play"]["due"].as_i64() > before["play"]["due"].as_i64());
    assert_eq!(after["play"]["position"], before["play"]["position"]);
    // A move that was thought of before the pause is still good.
    let body =
        json!({"seat": 0, "expected": before["seq"], "key": "k", "moves": [before["play"]["moves"][0]]});
    anna.post(&format!("/api/tables/{table}/play"), body).ok();
}

#[test]
fn a_running_server_is_backed_up_and_only_a_stopped_one_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("bonecup.db"), folder.path().join("copy.db"));
    let (data_text, copy_text) = (data.to_str().unwrap(), copy.to_str().unwrap());
    let serving = Serving::start(&data, None);
    let anna = Client::guest(&serving.host, "Anna");
    let table = table(&anna, "none");
    let kept = play(&anna, &table);
    assert!(kit::bonecup(&["backup", copy_text, "--data", data_text]).status.success());
    let lost = play(&anna, &table);
    let restore = ["restore", copy_text, "--data", data_text, "--force"];
    let refused = kit::bonecup(&restore);
    assert!(!refused.status.success());
    assert!(String::from_utf8(refused.stderr).unwrap().contains("is in use"));
    assert_eq!(view(&anna, &table)["seq"], lost, "the server does not notice");
    assert!(serving.terminate().success());
    let careful = kit::bonecup(&["restore", copy_text, "--data", data_text]);
    assert!(!careful.status.success(), "there is a database already");
    assert!(kit::bonecup(&restore).status.success());
    let serving = Serving::start(&data, None);
    let anna = anna.at(&serving.host);
    assert_eq!(view(&anna, &table)["seq"], kept);
    assert_eq!(play(&anna, &table), lost, "the table goes on from the backup");
}

#[test]
fn one_file_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("bonecup.db");
    let _serving = Serving::start(&data, None);
    let second = kit::bonecup(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    assert!(!second.status.success());
    assert!(String::from_utf8(second.stderr).unwrap().contains("is in use"));
}

/// Whoever starts the server can see to it, if told what it is; the password is nobody else's business.
#[test]
fn a_database_that_is_not_there_is_named() {
    let started = kit::bonecup(&["serve", "--database-url", "postgres://anna:secret@127.0.0.1:1/bonecup"]);
    assert!(!started.status.success());
    let said = String::from_utf8(started.stderr).unwrap();
    assert!(said.contains("Connection refused"), "{said}");
    assert!(!said.contains("secret"), "{said}");
}
