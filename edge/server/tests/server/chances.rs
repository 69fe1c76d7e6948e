//! Chances of winning: what the coach says in them, and the course of a finished game.

use serde_json::{Value, json};

use crate::kit::{Client, House, new_table, open, play_out, start, started, wait_until};

/// The whole course of a finished game, as soon as it is made.
fn course(client: &Client, table: &str) -> Value {
    wait_until("the chances are worked out", || {
        let reply = client.get(&format!("/api/tables/{table}/chances"));
        if reply.status == 202 {
            let done = reply.ok()["done"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&done));
            return None;
        }
        Some(reply.ok())
    })
}

#[test]
fn a_game_of_two_is_told_in_chances_exactly_and_adds_up() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let end = play_out(&table, &[&anna]);
    let told = course(&anna, &table);
    assert_eq!(
        (&told["unit"], &told["kind"], &told["error"]),
        (&json!("winning"), &json!("exact"), &json!(null))
    );
    let seats = told["seats"].as_array().unwrap();
    let of = |seat: &Value, name: &str| seat[name].as_f64().unwrap();
    for seat in seats {
        let sum = of(seat, "start") + of(seat, "luck") - of(seat, "loss");
        assert!((sum - of(seat, "result")).abs() < 1e-9, "{seat}");
    }
    assert!((seats.iter().map(|seat| of(seat, "start")).sum::<f64>() - 1.0).abs() < 1e-9);
    let winners = end["play"]["turn"]["winners"].as_array().unwrap();
    for (number, seat) in seats.iter().enumerate() {
        let share = if winners.contains(&json!(number)) { 1.0 / winners.len() as f64 } else { 0.0 };
        assert!((of(seat, "result") - share).abs() < 1e-9);
    }
    for step in told["steps"].as_array().unwrap() {
        let values = step["values"].as_array().unwrap();
        assert!((values.iter().map(|value| value.as_f64().unwrap()).sum::<f64>() - 1.0).abs() < 1e-9);
    }
    let nobody = house.nobody().get(&format!("/api/tables/{table}/chances"));
    assert_eq!(nobody.ok(), told, "whoever may see the table may see it, and it is kept");
}

#[test]
fn a_game_of_three_is_estimated_and_says_so() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "rolling-bones", &["me", "me", "me"]);
    play_out(&table, &[&anna]);
    let told = course(&anna, &table);
    assert_eq!((&told["unit"], &told["kind"]), (&json!("winning"), &json!("estimate")));
    assert!(told["error"].as_f64().unwrap() > 0.0);
}

#[test]
fn where_there_are_no_chances_it_is_said_why() {
    let house = House::open();
    let anna = house.guest("Anna");
    let ask = |table: &str| anna.get(&format!("/api/tables/{table}/chances"));
    let alone = started(&anna, "knochenmax", &["me"]);
    assert_eq!(ask(&alone).code(), "server-no-analysis", "it is not over");
    play_out(&alone, &[&anna]);
    let refused = ask(&alone);
    assert_eq!((refused.status, refused.code().as_str()), (422, "coach-won-alone"));
    let mut body = new_table("knochenmax", &["me", "me"]);
    body["options"] = json!({"sheets": 2});
    let sheets = open(&anna, body);
    start(&anna, &sheets);
    play_out(&sheets, &[&anna]);
    assert_eq!(ask(&sheets).code(), "coach-won-on-sheets");
    assert_eq!(ask("AAAAAAAAAAAAAAAAAAAA").code(), "server-no-table");
}

fn advice(client: &Client, table: &str, body: Value) -> Value {
    client.post(&format!("/api/tables/{table}/advice"), body).ok()
}

#[test]
fn the_coach_counts_in_what_is_asked_for_and_names_it() {
    let house = House::open();
    let anna = house.guest("Anna").with("Accept-Language", "en");
    for game in ["knochenmax", "rolling-bones"] {
        let mut body = new_table(game, &["me", "me"]);
        body["coach"] = json!(true);
        let table = open(&anna, body);
        start(&anna, &table);
        let points = advice(&anna, &table, json!({}));
        let winning = advice(&anna, &table, json!({"in": "winning"}));
        assert_eq!((&points["unit"], &winning["unit"]), (&json!("points"), &json!("winning")), "{game}");
        assert_eq!(points["chances"], winning["chances"]);
        let chances: Vec<f64> = winning["chances"]["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|chance| chance.as_f64().unwrap())
            .collect();
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-9);
        assert!((chances[0] - winning["value"].as_f64().unwrap()).abs() < 1e-9, "the first seat is to move");
        assert!(!winning["moves"][0]["why"].as_array().unwrap().is_empty());
        assert!(!winning["plan"].as_array().unwrap().is_empty());
        let wrong = anna.post(&format!("/api/tables/{table}/advice"), json!({"in": "money"}));
        assert_eq!(wrong.status, 400);
    }
}

#[test]
fn where_the_coach_has_no_chances_it_counts_points_and_says_why_if_one_could_wonder() {
    let house = House::open();
    let anna = house.guest("Anna").with("Accept-Language", "en");
    for (seats, sheets, wonders) in [(&["me"][..], 1, false), (&["me", "me"], 2, true)] {
        let mut body = new_table("knochenmax", seats);
        (body["coach"], body["options"]) = (json!(true), json!({"sheets": sheets}));
        let table = open(&anna, body);
        start(&anna, &table);
        let told = advice(&anna, &table, json!({"in": "winning"}));
        assert_eq!((&told["unit"], &told["chances"]), (&json!("points"), &Value::Null));
        assert_eq!(told["no_chances"].is_string(), wonders, "{told}");
    }
}
