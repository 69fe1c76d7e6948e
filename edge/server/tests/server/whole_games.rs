//! Whole games over the wire, and what is left of them.

use bonecup_arena::Arena;
use bonecup_chance::verify;
use bonecup_referee::Record;
use serde_json::json;

use crate::kit::{Client, Dice, House, play_out, started, wait_until};

fn record(client: &Client, table: &str) -> Record {
    let reply = client.get(&format!("/api/tables/{table}/record"));
    assert!(reply.header("content-disposition").contains(table));
    reply.ok();
    Record::read(reply.text.as_bytes()).unwrap()
}

/// The record of the game replays, and its dice are those that were committed to.
fn record_holds(client: &Client, table: &str) {
    let record = record(client, table);
    record.replay().unwrap();
    assert!(verify(&record, &Arena, &[]).unwrap().finished);
}

/// The result is in the lists, and luck and skill add up to it.
fn figures_add_up(client: &Client, table: &str) {
    let result = wait_until("the game is analysed", || {
        let results = client.get("/api/me/results").ok();
        results
            .as_array()
            .unwrap()
            .iter()
            .find(|row| row["table"] == table && !row["luck"].is_null())
            .cloned()
    });
    let points = client.get(&format!("/api/tables/{table}")).ok()["play"]["points"][0].as_f64().unwrap();
    assert_eq!(result["points"].as_f64(), Some(points));
    let players = result["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    assert_eq!((&players[0]["name"], players[0]["points"].as_f64()), (&json!("Anna"), Some(points)));
    assert_eq!((&players[1]["name"], players[1]["points"].is_i64()), (&json!("random"), true));
    assert!(result["decisions"].as_u64().is_some(), "{result}");
    let figures = client.get("/api/me/figures").ok();
    assert_eq!((&figures[0]["games"], &figures[0]["analysed"]), (&json!(1), &json!(1)));
    assert_eq!(figures[0]["mean_score"].as_f64(), Some(points));
    let analysis = client.get(&format!("/api/tables/{table}/analysis")).ok();
    let seat = &analysis["seats"][0];
    let number = |name: &str| seat[name].as_f64().unwrap_or_else(|| panic!("no {name}: {seat}"));
    let sum = number("start") + number("luck") - number("loss");
    assert!((sum - number("result")).abs() < 1e-6, "{seat}");
}

#[test]
fn knochenmax_over_http() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "random"]);
    assert_eq!(play_out(&table, &[&anna])["phase"], "over");
    record_holds(&anna, &table);
    figures_add_up(&anna, &table);
}

#[test]
fn rolling_bones_over_http() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "rolling-bones", &["me", "random"]);
    assert_eq!(play_out(&table, &[&anna])["phase"], "over");
    record_holds(&anna, &table);
    figures_add_up(&anna, &table);
}

#[test]
fn rolling_dice_over_the_stream() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "rolling-dice", &["me", "random"]);
    let mut stream = anna.stream(&table, "");
    let mut dice = Dice(3);
    let mut now = stream.next("snapshot")["table"].clone();
    let mut numbers = 1..;
    while now["phase"] != "over" {
        if now["play"]["turn"]["kind"] == "move" && now["play"]["turn"]["seat"] == 0 {
            stream.say(&json!({"type": "look", "id": numbers.next()}));
            let looked = stream.next("looked");
            assert_eq!((&looked["seat"], &looked["seq"]), (&json!(0), &now["seq"]));
            let chosen = &dice.pick(looked["moves"].as_array().unwrap())["move"];
            let key = format!("k{}", numbers.next().unwrap());
            stream.say(
                &json!({"type": "play", "seat": 0, "expected": now["seq"], "key": key, "moves": [chosen]}),
            );
        }
        now = stream.next("step");
    }
    record_holds(&anna, &table);
}
