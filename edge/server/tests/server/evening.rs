//! An evening at one table: people on one device, others on theirs, bots, watchers; leaving, returning, playing again.

use serde_json::{Value, json};

use crate::kit::{Client, House, new_table, open, play_out, play_turns, start, started, wait_until};

#[test]
fn two_people_on_one_device_a_third_on_his_own_and_a_bot_play_together() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let seats = json!([
        {"kind": "me"}, {"kind": "me", "name": "Oma"}, {"kind": "open"}, {"kind": "bot", "bot": "random"},
    ]);
    let table = open(&anna, json!({"game": "knochenmax", "seats": seats}));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    let over = play_out(&table, &[&anna, &bert]);
    assert_eq!(over["phase"], "over");
    assert_eq!(over["play"]["points"].as_array().unwrap().len(), 4);
}

#[test]
fn a_watcher_sees_everything_and_plays_nothing() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut watcher = house.nobody().stream(&table, "");
    assert_eq!(watcher.next("snapshot")["table"]["yours"], false);
    play_turns(&table, &[&anna], 1);
    assert_eq!(watcher.next("step")["events"][0]["type"], "moved");
    watcher.say(&json!({"type": "play", "seat": 0, "expected": 3, "key": "k", "moves": ["keep"]}));
    assert_eq!(watcher.next("refused")["error"]["code"], "server-not-signed-in");
}

#[test]
fn a_bot_plays_for_whoever_leaves_and_the_seat_is_taken_back() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    anna.post(&format!("/api/tables/{table}/leave"), json!({"seat": 0})).ok();
    // The bot plays anna's turn, then it is bert's.
    let view = wait_until("the bot plays", || {
        let view = bert.get(&format!("/api/tables/{table}")).ok();
        (view["play"]["turn"]["seat"] == 1).then_some(view)
    });
    assert_eq!(view["seats"][0]["bot"], "steady");
    assert_eq!(view["seats"][0]["name"], "Anna");
    let back = anna.post(&format!("/api/tables/{table}/return"), json!({"seat": 0})).ok();
    assert!(back["table"]["seats"][0]["bot"].is_null());
    assert_eq!(play_out(&table, &[&anna, &bert])["phase"], "over");
}

#[test]
fn the_owner_lets_a_bot_play_only_for_those_who_are_away() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    let mut there = bert.stream(&table, "");
    there.next("snapshot");
    let mind = || anna.post(&format!("/api/tables/{table}/mind"), json!({"seat": 1, "bot": "random"}));
    assert_eq!(mind().code(), "room-present");
    drop(there);
    let minded = wait_until("bert is gone", || Some(mind()).filter(|reply| reply.status == 200));
    assert_eq!(minded.ok()["table"]["seats"][1]["bot"], "random");
}

#[test]
fn who_is_away_is_told_with_the_time_and_not_replaced_by_others_at_once() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = open(&anna, new_table("knochenmax", &["me", "open", "steady"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    let mut at_bert = bert.stream(&table, "");
    at_bert.next("snapshot");
    let there = anna.stream(&table, "");
    wait_until("Anna is there", || {
        at_bert.next("presence")["seats"][0]["present"].as_bool().filter(|there| *there)
    });
    let mind = |who: &Client| who.post(&format!("/api/tables/{table}/mind"), json!({"seat": 0}));
    assert_eq!(mind(&bert).code(), "room-present");
    let before = now();
    drop(there);
    let seats = wait_until("Anna is gone", || {
        Some(at_bert.next("presence")["seats"].clone()).filter(|seats| seats[0]["present"] == false)
    });
    let since = seats[0]["away_since"].as_i64().unwrap();
    // It is told as long ago, in whole milliseconds.
    assert!((before - 10..=now() + 10).contains(&since), "{before} {since}");
    assert!(seats[1]["away_since"].is_null() && seats[2]["away_since"].is_null(), "{seats}");
    assert_eq!(mind(&bert).code(), "room-not-long-away");
    assert_eq!(mind(&house.guest("Carl")).code(), "room-not-owner");
}

/// Bert has no stream; he asks for steps again and again, as programs do.
#[test]
fn whoever_asks_for_anything_of_the_table_is_there() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    let away_since =
        || anna.get(&format!("/api/tables/{table}")).ok()["seats"][1]["away_since"].as_i64().unwrap();
    let before = away_since();
    wait_until("he is heard of", || {
        bert.get(&format!("/api/tables/{table}/steps")).ok();
        (away_since() > before).then_some(())
    });
    let mind = anna.post(&format!("/api/tables/{table}/mind"), json!({"seat": 1}));
    assert_eq!(mind.code(), "room-not-long-away", "the owner waits too");
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

#[test]
fn real_dice_are_typed_in() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("knochenmax", &["me", "me"]);
    body["real_dice"] = json!(true);
    let table = open(&anna, body);
    let view = start(&anna, &table)["table"].clone();
    assert!(view["commitment"].is_null(), "real dice are not committed to");
    assert_eq!(view["play"]["turn"]["kind"], "enter");
    let enter = |key: &str, outcome: &str| {
        let body = json!({"seat": 0, "expected": view["seq"], "key": key, "outcome": outcome});
        anna.post(&format!("/api/tables/{table}/enter"), body)
    };
    assert!(enter("a", "2 2 2 2 2").status == 422, "no side of a bone shows 2");
    assert!(enter("b", "1 3").status >= 400, "five bones were rolled");
    let entered = enter("c", "1 3 3 4 6").ok();
    assert_eq!(entered["table"]["play"]["turn"]["kind"], "move");
    let steps = anna.get(&format!("/api/tables/{table}/steps?after={}", view["seq"])).ok();
    assert_eq!(steps[0]["events"][0]["by"], "hand");
}

#[test]
fn the_owner_closes_the_table_and_the_seed_is_out() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let closed = anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    assert_eq!(closed["table"]["phase"], "closed");
    assert_eq!(closed["table"]["seed"].as_str().unwrap().len(), 64);
    let late = json!({"seat": 0, "expected": closed["seq"], "key": "late", "moves": ["keep"]});
    assert_eq!(anna.post(&format!("/api/tables/{table}/play"), late).code(), "room-ended");
}

#[test]
fn the_same_people_meet_again_at_one_table() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    let again = |who: &crate::kit::Client| who.post(&format!("/api/tables/{table}/rematch"), json!({}));
    assert_eq!(again(&anna).code(), "room-not-ended");
    anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    assert_eq!(again(&house.guest("Carl")).code(), "room-not-owner");
    let next = again(&bert).ok()["table"].as_str().unwrap().to_owned();
    assert_eq!(again(&anna).ok()["table"], next.as_str(), "whoever asks second finds the same table");
    let view = anna.get(&format!("/api/tables/{next}")).ok();
    let kinds: Vec<(&Value, &Value)> =
        view["seats"].as_array().unwrap().iter().map(|seat| (&seat["kind"], &seat["name"])).collect();
    assert_eq!(kinds, [(&json!("person"), &json!("Bert")), (&json!("reserved"), &json!("Anna"))]);
    assert_ne!(view["commitment"], anna.get(&format!("/api/tables/{table}")).ok()["commitment"]);
    let carl = house.guest("Carl").post(&format!("/api/tables/{next}/join"), json!({}));
    assert_eq!(carl.code(), "room-full");
    anna.post(&format!("/api/tables/{next}/join"), json!({})).ok();
    start(&bert, &next);
}

#[test]
fn many_who_ask_for_a_rematch_at_once_get_one_table() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    let asked: Vec<_> = (0..8)
        .map(|_| {
            let (anna, path) = (anna.clone(), format!("/api/tables/{table}/rematch"));
            std::thread::spawn(move || anna.post(&path, json!({})).ok()["table"].clone())
        })
        .collect();
    let tables: Vec<Value> = asked.into_iter().map(|asked| asked.join().unwrap()).collect();
    assert!(tables.iter().all(|found| *found == tables[0]), "{tables:?}");
    let mine = anna.get("/api/me/tables").ok();
    let open = mine.as_array().unwrap().iter().filter(|table| table["phase"] == "gathering").count();
    assert_eq!(open, 1, "those that came too late left no table behind");
}
