//! Choosing colours at a table of Rolling Dice, and who begins (RD-17).

use serde_json::{Value, json};

use crate::kit::{Client, House, new_table, open, play_out};

fn send(who: &Client, table: &str, what: &str, body: Value) -> crate::kit::Reply {
    who.post(&format!("/api/tables/{table}/{what}"), body)
}

fn colours(view: &Value) -> Vec<Value> {
    view["seats"].as_array().unwrap().iter().map(|seat| seat["colours"].clone()).collect()
}

#[test]
fn people_choose_colours_and_the_owner_says_who_begins() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = open(&anna, new_table("rolling-dice", &["me", "open", "random"]));
    let view = bert.get(&format!("/api/tables/{table}")).ok();
    assert_eq!(
        view["choice"],
        json!({"each": 1, "colours": ["orange", "green", "purple", "red", "blue", "yellow"], "begins": 0})
    );
    send(&anna, &table, "colours", json!({"seat": 0, "colours": ["red"]})).ok();
    let taken = send(&bert, &table, "join", json!({"colours": ["red"]}));
    assert_eq!((taken.status, taken.code().as_str()), (409, "rd-colour-taken"));
    assert_eq!(taken.json()["error"]["ruling"], "RD-17");
    assert_eq!(bert.get(&format!("/api/tables/{table}")).ok()["seats"][1]["kind"], "open");
    send(&bert, &table, "join", json!({"colours": ["blue"]})).ok();
    assert_eq!(send(&bert, &table, "beginner", json!({"seat": 1})).code(), "room-not-owner");
    assert_eq!(
        send(&bert, &table, "colours", json!({"seat": 2, "colours": ["green"]})).code(),
        "room-not-your-seat"
    );
    send(&anna, &table, "colours", json!({"seat": 2, "colours": ["yellow"]})).ok();
    let view = send(&anna, &table, "beginner", json!({"seat": 1})).ok()["table"].clone();
    assert_eq!(view["choice"]["begins"], 1);
    assert_eq!(colours(&view), [json!(["red"]), json!(["blue"]), json!(["yellow"])]);
    let view = send(&anna, &table, "start", json!({})).ok()["table"].clone();
    let position = &view["play"]["position"];
    assert_eq!(
        (&position["colours"], &position["starter"]),
        (&json!(["red", "blue", "yellow"]), &json!("blue"))
    );
    assert_eq!(view["play"]["turn"]["seat"], 1);
    assert_eq!(send(&bert, &table, "colours", json!({"seat": 1, "colours": ["green"]})).code(), "room-begun");
}

#[test]
fn two_players_have_two_colours_each_and_keep_them() {
    let house = House::open();
    let anna = house.guest("Anna");
    let seats = json!([
        {"kind": "me", "colours": ["red", "blue"]}, {"kind": "me", "name": "Oma", "colours": ["yellow"]},
    ]);
    let table = open(&anna, json!({"game": "rolling-dice", "seats": seats, "options": {"begins": 1}}));
    let view = send(&anna, &table, "start", json!({})).ok()["table"].clone();
    assert_eq!(view["choice"]["each"], 2);
    assert_eq!(colours(&view), [json!(["red", "blue"]), json!(["yellow", "orange"])]);
    assert_eq!(view["play"]["position"]["starter"], "yellow");
    let end = play_out(&table, &[&anna]);
    assert_eq!(end["phase"], "over");
    let record = anna.get(&format!("/api/tables/{table}/record")).ok();
    assert_eq!(record["options"], json!({"colours": ["red", "yellow", "blue", "orange"], "begins": 1}));
    let next = send(&anna, &table, "rematch", json!({})).ok()["table"].as_str().unwrap().to_owned();
    let again = anna.get(&format!("/api/tables/{next}")).ok();
    assert_eq!(again["seats"][0]["name"], "Oma");
    assert_eq!(colours(&again), [json!(["yellow", "orange"]), json!(["red", "blue"])]);
    assert_eq!(again["choice"]["begins"], 0);
}

#[test]
fn a_table_that_makes_no_sense_is_not_opened() {
    let house = House::open();
    let anna = house.guest("Anna");
    let opened = |options: Value, seats: Value| {
        anna.post("/api/tables", json!({"game": "rolling-dice", "options": options, "seats": seats}))
    };
    let three = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let refused = |options: Value, seats: Value| {
        let reply = opened(options, seats);
        (reply.status, reply.code())
    };
    let four = json!({"colours": ["red", "blue", "green", "yellow"]});
    assert_eq!(refused(four, three.clone()), (422, "option-too-many".to_owned()));
    assert_eq!(refused(json!({"begins": 3}), three.clone()), (422, "option-value".to_owned()));
    let twice = opened(json!({"colours": ["red", "red"]}), three.clone());
    assert_eq!((twice.status, twice.code().as_str()), (422, "opening-options"));
    assert!(twice.text.contains("free: orange, green, purple, blue, yellow"), "{}", twice.text);
    assert_eq!(refused(json!({"colours": ["pink"]}), three).1, "opening-options");
    let same =
        json!([{"kind": "me", "colours": ["red"]}, {"kind": "bot", "bot": "random", "colours": ["red"]}]);
    assert_eq!(refused(json!({}), same.clone()), (422, "rd-colour-taken".to_owned()));
    let bones = anna.post("/api/tables", json!({"game": "knochenmax", "seats": same}));
    assert_eq!(bones.code(), "room-no-colours");
}

#[test]
fn a_round_of_any_colours_is_scored() {
    let house = House::open();
    let floe = json!({"yellow": {"face": 6, "x": 60, "y": 60}, "red": {"face": 3, "x": 150, "y": 90}});
    let position = json!({"seats": 3, "floe": floe, "blocks": [{"colour": "blue", "face": 4}]});
    let score = |body: Value| house.nobody().post("/api/score", body);
    let refused = score(json!({"game": "rolling-dice", "position": position}));
    assert_eq!(refused.code(), "rd-colour-not-in-play");
    let colours = json!({"colours": ["red", "blue", "yellow"]});
    let scored = score(json!({"game": "rolling-dice", "options": colours, "position": position})).ok();
    assert_eq!((&scored["lines"][0]["colour"], &scored["next_starter"]), (&json!("red"), &json!("blue")));
    let mut named = position;
    named["colours"] = colours["colours"].clone();
    assert_eq!(score(json!({"game": "rolling-dice", "position": named})).ok(), scored);
}
