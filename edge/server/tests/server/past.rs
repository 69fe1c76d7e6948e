//! What happened before one came: the steps of a table with how each left it.

use serde_json::{Value, json};

use crate::kit::{Client, House, new_table, open, play_out, play_turns, start};

fn past(client: &Client, table: &str, query: &str) -> Vec<Value> {
    client.get(&format!("/api/tables/{table}/past{query}")).ok().as_array().unwrap().clone()
}

/// What somebody who listened was told, in the form of the past.
fn told(step: &Value) -> Value {
    let turn = &step["play"]["turn"];
    let acting = if turn["kind"] == "over" { &Value::Null } else { &turn["seat"] };
    json!({
        "seq": step["seq"], "at": step["at"], "events": step["events"],
        "points": step["play"]["points"], "acting": acting,
    })
}

#[test]
fn whoever_comes_later_reads_what_those_who_listened_were_told() {
    for game in ["rolling-bones", "knochenmax", "rolling-dice"] {
        let mut house = House::open();
        let anna = house.guest("Anna");
        let table = open(&anna, new_table(game, &["me", "me"]));
        let mut stream = anna.stream(&table, "");
        stream.next("snapshot");
        start(&anna, &table);
        let end = play_turns(&table, &[&anna], 40)["seq"].as_u64().unwrap();
        let heard: Vec<Value> = (2..=end).map(|_| told(&stream.next("step"))).collect();
        let known = past(&house.nobody(), &table, "");
        assert_eq!(known[0]["points"], Value::Null, "before the game");
        assert_eq!(known[1..], heard, "{game}");
        drop(stream);
        house.restart();
        assert_eq!(past(&house.nobody(), &table, ""), known, "also from the log alone");
    }
}

#[test]
fn nobody_gets_more_of_the_past_than_two_hundred_steps() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("knochenmax", &["me", "me", "me", "me"]);
    body["options"] = json!({"sheets": 6});
    let table = open(&anna, body);
    start(&anna, &table);
    let end = play_turns(&table, &[&anna], 210)["seq"].as_u64().unwrap();
    for query in ["", "?last=100000"] {
        let known = past(&anna, &table, query);
        assert_eq!(known.len(), 200);
        assert_eq!(known[0]["seq"], end - 199);
        assert_eq!(known[199]["seq"], end);
    }
    assert_eq!(past(&anna, &table, "?last=3"), past(&anna, &table, "")[197..]);
    assert!(past(&anna, &table, "?last=0").is_empty());
    assert_eq!(anna.get(&format!("/api/tables/{table}/past?last=-1")).code(), "server-form");
    assert_eq!(anna.get("/api/tables/nowhere/past").code(), "server-no-table");
}

#[test]
fn after_the_end_nobody_has_to_act_and_the_points_stay() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("rolling-bones", &["me", "me"]));
    start(&anna, &table);
    let points = play_out(&table, &[&anna])["play"]["points"].clone();
    let last = past(&anna, &table, "?last=1").remove(0);
    assert_eq!((&last["acting"], &last["points"]), (&Value::Null, &points));
}
