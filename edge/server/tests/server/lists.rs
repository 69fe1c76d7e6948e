//! The lobby and a person's own lists.

use serde_json::{Value, json};

use crate::kit::{Client, House, new_table, open, play_out};

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect()
}

fn public(owner: &Client) -> String {
    let mut body = new_table("knochenmax", &["me", "open"]);
    body["public"] = json!(true);
    open(owner, body)
}

#[test]
fn the_lobby_shows_public_tables_that_have_not_ended() {
    let house = House::open();
    let anna = house.guest("Anna");
    let (private, shown) = (open(&anna, new_table("knochenmax", &["me", "open"])), public(&anna));
    let lobby = house.nobody().get("/api/lobby").ok();
    assert_eq!(names(&lobby), [shown.as_str()], "not {private}");
    assert_eq!((&lobby[0]["open"], &lobby[0]["seats"][0]), (&json!(1), &json!("Anna")));
    anna.post(&format!("/api/tables/{shown}/close"), json!({})).ok();
    assert!(names(&house.nobody().get("/api/lobby").ok()).is_empty());
}

#[test]
fn a_person_finds_the_tables_where_they_sit() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = public(&anna);
    assert!(names(&bert.get("/api/me/tables").ok()).is_empty());
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    assert_eq!(names(&bert.get("/api/me/tables").ok()), [table.as_str()]);
    bert.post(&format!("/api/tables/{table}/leave"), json!({"seat": 1})).ok();
    assert!(names(&bert.get("/api/me/tables").ok()).is_empty());
    assert!(bert.get("/api/me/results").ok().as_array().unwrap().is_empty());
    assert!(bert.get("/api/me/figures").ok().as_array().unwrap().is_empty());
}

#[test]
fn lists_come_in_parts() {
    let house = House::open();
    let anna = house.guest("Anna");
    let tables: Vec<String> = (0..3)
        .map(|_| {
            // Tables are listed by when they were touched, in milliseconds.
            std::thread::sleep(std::time::Duration::from_millis(5));
            public(&anna)
        })
        .collect();
    let first = anna.get("/api/me/tables?limit=2").ok();
    assert_eq!(names(&first), [tables[2].as_str(), tables[1].as_str()]);
    let rest = anna.get(&format!("/api/me/tables?limit=2&before={}", first[1]["touched"])).ok();
    assert_eq!(names(&rest), [tables[0].as_str()]);
}

fn act(client: &Client, table: &str, action: &str) {
    client.post(&format!("/api/tables/{table}/{action}"), json!({})).ok();
}

#[test]
fn a_closed_table_stays_with_everybody_who_sat_there() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = public(&anna);
    act(&bert, &table, "join");
    act(&anna, &table, "start");
    let points = anna.get(&format!("/api/tables/{table}")).ok()["play"]["points"].clone();
    act(&anna, &table, "close");
    // A table that never began has no score.
    let never = public(&anna);
    act(&anna, &never, "close");
    let closed = bert.get("/api/me/tables?phase=closed").ok();
    assert_eq!(names(&closed), [table.as_str()]);
    assert_eq!(closed[0]["closed"], json!({"why": "owner", "by": "Anna"}));
    assert_eq!(closed[0]["points"], points);
    assert!(points.is_array());
    let closed = anna.get("/api/me/tables?phase=closed").ok();
    assert_eq!(closed.as_array().unwrap().len(), 2);
    let never = closed.as_array().unwrap().iter().find(|row| row["table"] == never.as_str()).unwrap();
    assert!(never["points"].is_null());
    assert!(names(&anna.get("/api/me/tables?phase=playing").ok()).is_empty());
    assert_eq!(anna.get("/api/me/tables?phase=lost").status, 400);
    // Playing again changes the row, but not how it ended.
    act(&bert, &table, "rematch");
    let closed = bert.get("/api/me/tables?phase=closed").ok();
    assert_eq!(closed[0]["closed"]["by"], "Anna");
}

#[test]
fn whoever_closes_games_is_known_by_it() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    for finish in [false, true, false] {
        let body = if finish {
            new_table("knochenmax", &["me", "random"])
        } else {
            new_table("knochenmax", &["me", "open"])
        };
        let table = open(&anna, body);
        if finish {
            act(&anna, &table, "start");
            play_out(&table, &[&anna]);
        } else {
            act(&bert, &table, "join");
            act(&anna, &table, "start");
            act(&anna, &table, "close");
        }
    }
    let counts = |view: &Value| ["begun", "finished", "closed"].map(|name| view[name].as_u64().unwrap());
    assert_eq!(counts(&anna.get("/api/me/figures").ok()[0]), [3, 1, 2]);
    let berts = bert.get("/api/me/figures").ok();
    assert_eq!(counts(&berts[0]), [2, 0, 0]);
    assert!(berts[0]["mean_score"].is_null() && berts[0]["games"] == 0);
    let next = public(&anna);
    assert_eq!(counts(&bert.get(&format!("/api/tables/{next}/owner")).ok()), [3, 1, 2]);
    assert_eq!(bert.get("/api/tables/nowhere/owner").code(), "server-no-table");
}
