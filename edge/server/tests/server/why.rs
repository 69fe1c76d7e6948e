//! Why a bot did what it did, told to those who play with it.

use serde_json::{Value, json};

use crate::kit::{Client, House, Reply, new_table, open, start, wait_until};

fn with_coach(owner: &Client, game: &str, seats: &[&str]) -> String {
    let mut body = new_table(game, seats);
    body["coach"] = json!(true);
    let table = open(owner, body);
    start(owner, &table);
    table
}

fn why(client: &Client, table: &str, seq: &Value) -> Reply {
    client.get(&format!("/api/tables/{table}/steps/{seq}/why"))
}

/// The first step in which seat 0 moved.
fn first_move(client: &Client, table: &str) -> Value {
    wait_until("the bot has moved", || {
        let past = client.get(&format!("/api/tables/{table}/past")).ok();
        let moved = |event: &Value| event["type"] == "moved" && event["seat"] == 0;
        past.as_array()
            .unwrap()
            .iter()
            .find(|step| step["events"].as_array().unwrap().iter().any(moved))
            .cloned()
    })
}

#[test]
fn what_a_bot_played_is_judged_beside_the_best_with_reasons() {
    for (game, kind) in [("rolling-bones", "exact"), ("knochenmax", "exact"), ("rolling-dice", "estimate")] {
        let house = House::open();
        let anna = house.guest("Anna").with("Accept-Language", "de");
        let table = with_coach(&anna, game, &["steady", "me"]);
        let step = first_move(&anna, &table);
        let judged = why(&anna, &table, &step["seq"]).ok();
        let judged = &judged[0];
        assert_eq!((&judged["seat"], &judged["kind"]), (&json!(0), &json!(kind)), "{game}");
        let moved = step["events"].as_array().unwrap().iter().find(|event| event["type"] == "moved").unwrap();
        assert_eq!(judged["move"], moved["move"]);
        assert!(judged["value"].as_f64().unwrap() <= judged["most"].as_f64().unwrap() + 1e-9, "{judged}");
        assert!(!judged["why"].as_array().unwrap().is_empty(), "{judged}");
        assert!(judged["better"].is_string());
    }
}

#[test]
fn a_step_without_a_move_has_no_reasons_and_neither_has_one_that_is_not() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = with_coach(&anna, "knochenmax", &["me", "me"]);
    for seq in [json!(0), json!(1), json!(2), json!(1_000_000), json!(-1), json!("x")] {
        assert_eq!(why(&anna, &table, &seq).code(), "server-no-decision", "{seq}");
    }
}

#[test]
fn only_those_who_sit_at_a_table_with_the_coach_are_told() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = with_coach(&anna, "knochenmax", &["steady", "me"]);
    let seq = first_move(&anna, &table)["seq"].clone();
    why(&anna, &table, &seq).ok();
    assert_eq!(why(&bert, &table, &seq).code(), "server-not-seated");
    assert_eq!(why(&house.nobody(), &table, &seq).code(), "server-not-signed-in");
    let strict = open(&anna, new_table("knochenmax", &["steady", "me"]));
    start(&anna, &strict);
    let seq = first_move(&anna, &strict)["seq"].clone();
    assert_eq!(why(&anna, &strict, &seq).code(), "server-no-coach");
}
