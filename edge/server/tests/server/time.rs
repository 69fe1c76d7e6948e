//! Clocks that are set while people play, and tables that nobody touches.

use std::time::Duration;

use serde_json::{Value, json};

use crate::kit::time::{SetClock, now};
use crate::kit::{Client, House, new_table, open, play_turns, start, started, wait_until};

const HOUR: i64 = 3_600;

/// A table with half a minute for a move.
fn hasty(anna: &Client) -> String {
    let mut body = new_table("knochenmax", &["me", "me"]);
    body["deadline"] = json!("30s");
    let table = open(anna, body);
    start(anna, &table);
    table
}

fn view(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).ok()
}

/// How many seconds the server's time of day is off, as far as the deadline tells.
fn off(view: &Value) -> i64 {
    (view["play"]["due"].as_i64().unwrap() - view["play"]["left"].as_i64().unwrap() - now()) / 1_000
}

#[test]
fn a_jump_of_an_hour_takes_nobodys_time_and_gives_none() {
    for hour in [HOUR, -HOUR] {
        let time = SetClock::off_by(0);
        let house = House::with(|config| config.clock = time.clock());
        let anna = house.guest("Anna");
        let table = hasty(&anna);
        let mut there = anna.stream(&table, "");
        there.next("snapshot");
        time.jump(hour);
        let after = wait_until("the jump is noticed", || {
            Some(view(&anna, &table)).filter(|view| (off(view) - hour).abs() < 60)
        });
        let left = |view: &Value| view["play"]["left"].as_i64().unwrap();
        assert!(after["seats"][0]["bot"].is_null(), "nobody is replaced");
        assert!((1..30_000).contains(&left(&after)), "{after}");
        play_turns(&table, &[&anna], 3);
        let later = view(&anna, &table);
        assert!((1..=30_000).contains(&left(&later)), "{later}");
        let steps = anna.get(&format!("/api/tables/{table}/steps")).ok();
        let restarted = steps.to_string().contains("clock-restarted");
        assert!(!restarted, "the clocks just go on");
    }
}

#[test]
fn a_clock_that_says_next_year_closes_no_table() {
    let mut house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    house.restart_with(|config| config.clock = SetClock::off_by(400 * 24 * HOUR).clock());
    // Idle tables are looked for as soon as a server starts.
    let mine = wait_until("the server has begun", || {
        Some(anna.clone().at(&house.host()).get("/api/me/tables").ok())
    });
    assert_eq!((&mine[0]["phase"], &mine[0]["closes_in"]), (&json!("playing"), &Value::Null));
    play_turns(&table, &[&anna.at(&house.host())], 1);
}

/// Last year's table is a minute old if the clock was a year late when it was closed.
#[test]
fn a_clock_that_is_put_right_deletes_no_empty_table_before_its_time() {
    let year = 400 * 24 * HOUR;
    let mut house = House::with(|config| config.clock = SetClock::off_by(-year).clock());
    let anna = house.guest("Anna");
    let close = |client: &Client| {
        let table = open(client, new_table("knochenmax", &["me", "open"]));
        client.post(&format!("/api/tables/{table}/close"), json!({})).ok();
        table
    };
    let table = close(&anna);
    let status = |house: &House, table: &str| {
        anna.clone().at(&house.host()).get(&format!("/api/tables/{table}")).status
    };
    for off in [0, year] {
        house.restart_with(|config| config.clock = SetClock::off_by(off).clock());
        // Old tables are looked for as soon as a server starts.
        std::thread::sleep(Duration::from_millis(500));
        assert_eq!(status(&house, &table), 200);
    }
    let ran = |house: &mut House, days: i64| {
        house.stop();
        house.on_store(async |store| {
            store.beat("here").await.unwrap();
            store.count_running("here", days * 24 * HOUR * 1_000).await.unwrap();
        });
        house.restart();
    };
    ran(&mut house, 29);
    let later = close(&anna.clone().at(&house.host()));
    assert_eq!(status(&house, &table), 200);
    ran(&mut house, 1);
    wait_until("it is deleted", || (status(&house, &table) == 404).then_some(()));
    assert_eq!(status(&house, &later), 200);
}

#[test]
fn a_table_that_nobody_touches_is_told_a_week_before_and_closed_then() {
    let mut house = House::with(|config| config.idle_days = 30);
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let day = 24 * HOUR * 1_000;
    let first = anna.clone();
    let run = |house: &mut House, days: i64| {
        house.stop();
        house.on_store(async |store| {
            store.beat("here").await.unwrap();
            store.count_running("here", days * day).await.unwrap();
        });
        house.restart();
        first.clone().at(&house.host())
    };
    let anna = run(&mut house, 22);
    assert!(view(&anna, &table)["closes_in"].is_null());
    let anna = run(&mut house, 2);
    let closes_in = |view: &Value| view["closes_in"].as_i64().map(|millis| (millis + 60_000) / day);
    assert_eq!(closes_in(&view(&anna, &table)), Some(6));
    assert_eq!(closes_in(&anna.get("/api/me/tables").ok()[0]), Some(6));
    assert_eq!(closes_in(&anna.stream(&table, "").next("snapshot")["table"]), Some(6));
    let anna = run(&mut house, 7);
    wait_until("it is closed", || (view(&anna, &table)["phase"] == "closed").then_some(()));
}
