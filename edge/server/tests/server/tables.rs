//! Opening tables with every option, and finding them.

use serde_json::{Value, json};

use crate::kit::{House, new_table, open, start};

#[test]
fn a_table_is_opened_with_every_option() {
    let house = House::open();
    let anna = house.guest("Anna");
    let body = json!({
        "game": "rolling-bones",
        "options": {"target": 33, "hat_duty": "never", "hat_off": "after_duty", "finish_round": true},
        "seats": [{"kind": "me", "name": "Mama"}, {"kind": "open", "dice": "drawn"}, {"kind": "bot", "bot": "novice"}],
        "public": true, "deadline": "2min", "coach": true, "real_dice": true,
    });
    let reply = anna.post("/api/tables", body);
    assert_eq!(reply.status, 201);
    let view = reply.json();
    assert_eq!(view["options"]["target"], 33);
    assert_eq!(
        (&view["public"], &view["coach"], &view["deadline"]),
        (&json!(true), &json!(true), &json!("2min"))
    );
    let kinds: Vec<&Value> = view["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["person", "open", "bot"]);
    let dice: Vec<&Value> = view["seats"].as_array().unwrap().iter().map(|seat| &seat["dice"]).collect();
    assert_eq!(dice, ["hand", "drawn", "hand"]);
    assert_eq!(view["seats"][0]["name"], "Mama");
    assert_eq!(view["commitment"].as_str().unwrap().len(), 64);
    assert!(view["seed"].is_null());
}

#[test]
fn every_game_is_listed_with_options_and_bots_that_can_be_used() {
    let house = House::open();
    let anna = house.guest("Anna");
    let games = anna.get("/api/games").ok();
    for game in games.as_array().unwrap() {
        for bot in game["bots"].as_array().unwrap() {
            let least = game["least_seats"].as_u64().unwrap().max(2);
            let mut seats = vec![json!({"kind": "me"})];
            seats.extend((1..least).map(|_| json!({"kind": "bot", "bot": bot["name"]})));
            anna.post("/api/tables", json!({"game": game["game"], "seats": seats})).ok();
        }
    }
    assert_eq!(games.as_array().unwrap().len(), 3);
}

#[test]
fn people_come_by_code_and_by_link() {
    let house = House::open();
    let (anna, bert, carl) = (house.guest("Anna"), house.guest("Bert"), house.guest("Carl"));
    let mut body = new_table("knochenmax", &["me", "open", "open"]);
    body["scheme"] = json!("bonecup/1");
    let table = open(&anna, body);
    let code = anna.get(&format!("/api/tables/{table}")).ok()["code"].as_str().unwrap().to_owned();
    let found = bert.get(&format!("/api/codes/{}", code.to_lowercase())).ok()["table"].clone();
    assert_eq!(found, table.as_str());
    let joined = bert.post(&format!("/api/tables/{table}/join"), json!({"contribution": "luck"})).ok();
    assert_eq!(joined["table"]["seats"][1]["name"], "Bert");
    assert_eq!(joined["table"]["seats"][1]["contribution"], "luck");
    let joined = carl.post(&format!("/api/tables/{table}/join"), json!({"seat": 2, "name": "Karl"})).ok();
    assert_eq!(joined["table"]["seats"][2]["name"], "Karl");
    assert_eq!(joined["table"]["yours"], false);
}

#[test]
fn the_owner_changes_seats_before_the_game() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    let offer = |offer: Value| {
        anna.post(&format!("/api/tables/{table}/offer"), json!({"seat": 1, "offer": offer})).ok()
    };
    assert_eq!(offer(json!({"kind": "bot", "bot": "steady"}))["table"]["seats"][1]["bot"], "steady");
    assert_eq!(offer(json!({"kind": "me", "name": "Otto"}))["table"]["seats"][1]["name"], "Otto");
    assert_eq!(offer(json!({"kind": "open"}))["table"]["seats"][1]["kind"], "open");
}

#[test]
fn a_contribution_comes_after_the_commitment_and_before_the_game() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("knochenmax", &["me", "random"]);
    body["scheme"] = json!("bonecup/1");
    let table = open(&anna, body);
    let path = format!("/api/tables/{table}/contribute");
    assert_eq!(
        anna.post(&path, json!({"seat": 0, "contribution": "x"})).ok()["table"]["seats"][0]["contribution"],
        "x"
    );
    start(&anna, &table);
    assert_eq!(anna.post(&path, json!({"seat": 0, "contribution": "y"})).code(), "room-begun");
}

#[test]
fn names_that_look_like_anothers_are_marked() {
    let house = House::open();
    let (anna, other, carl) = (house.guest("Anna"), house.guest("\u{410}nn\u{430}"), house.guest("Carl"));
    let table = open(
        &anna,
        json!({"game": "knochenmax", "seats": [
        {"kind": "me"}, {"kind": "me", "name": "anna"}, {"kind": "open"}, {"kind": "open"}]}),
    );
    let marks = || {
        let seats = carl.get(&format!("/api/tables/{table}")).ok()["seats"].clone();
        seats.as_array().unwrap().iter().map(|seat| seat["looks_like"].as_u64()).collect::<Vec<_>>()
    };
    assert_eq!(marks(), [None; 4], "one's own seats may be called alike");
    carl.post(&format!("/api/tables/{table}/join"), json!({"seat": 3})).ok();
    other.post(&format!("/api/tables/{table}/join"), json!({"seat": 2})).ok();
    assert_eq!(marks(), [Some(2), Some(2), Some(0), None]);
}
