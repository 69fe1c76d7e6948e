//! What if: playing on from a position of a game that is over.

use bonecup_arena::Arena;
use bonecup_chance::verify;
use bonecup_ratings::{NotRated, RatedGame};
use bonecup_referee::{By, Event, Record};
use serde_json::{Value, json};

use crate::kit::{Client, House, play_out, play_turns, started, wait_until};

fn record(person: &Client, table: &str) -> Record {
    Record::read(person.get(&format!("/api/tables/{table}/record")).text.as_bytes()).unwrap()
}

fn frames(person: &Client, table: &str) -> Vec<Value> {
    let replay = person.get(&format!("/api/tables/{table}/replay")).ok();
    replay["frames"].as_array().unwrap().clone()
}

/// A game that was closed after some turns.
fn broken_off(owner: &Client, game: &str) -> String {
    let table = started(owner, game, &["me", "me"]);
    play_turns(&table, &[owner], 6);
    owner.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    table
}

/// What was played before it, as moves and rolls without anything else.
fn played(record: &Record) -> Vec<String> {
    let told = record.events.iter().filter_map(|event| match event {
        Event::Moved { action, .. } => Some(action.to_string()),
        Event::Rolled { outcome, .. } => Some(outcome.to_string()),
        Event::Cast { .. } | Event::Chained { .. } => None,
    });
    told.collect()
}

#[test]
fn any_position_is_played_on_from_against_bots() {
    let house = House::open();
    for game in ["rolling-bones", "knochenmax", "rolling-dice"] {
        let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
        let table = broken_off(&anna, game);
        let before = record(&anna, &table);
        let old = frames(&anna, &table);
        for event in [0, old.len() / 2, old.len() - 1] {
            let body = json!({"event": event, "seat": 1, "bot": "random"});
            let view = bert.post(&format!("/api/tables/{table}/practice"), body).ok();
            let id = view["id"].as_str().unwrap();
            assert_eq!((&view["from"]["table"], &view["from"]["event"]), (&json!(table), &json!(event)));
            assert_eq!((view["public"].as_bool(), view["scheme"].as_str()), (Some(false), Some("bonecup/1")));
            assert_eq!(
                (&view["seats"][0]["kind"], &view["seats"][1]["yours"]),
                (&json!("bot"), &json!(true))
            );
            let record = record(&bert, id);
            let given = record.plan.from.as_ref().unwrap().given as usize;
            assert_eq!(played(&record)[..given], played(&before)[..given]);
            let frame = frames(&bert, id).swap_remove(given);
            assert_eq!(frame["position"], old[event]["position"], "{game} {event}");
            assert_eq!(Record::read(record.write().unwrap().as_bytes()).unwrap(), record);
        }
    }
}

#[test]
fn a_practice_is_played_to_its_end_and_counts_nowhere() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = broken_off(&anna, "knochenmax");
    let figures = anna.get("/api/me/figures").ok();
    let at = frames(&anna, &table).len() - 1;
    let body = json!({"event": at, "seat": 0, "bot": "random", "key": "again"});
    let view = anna.post(&format!("/api/tables/{table}/practice"), body.clone()).ok();
    let id = view["id"].as_str().unwrap();
    let again = anna.post(&format!("/api/tables/{table}/practice"), body).ok();
    assert_eq!(again["id"], view["id"], "under the same key the table is the same");
    play_out(id, &[&anna]);
    let over = anna.get(&format!("/api/tables/{id}")).ok();
    assert_eq!((over["phase"].as_str(), over["may_rematch"].as_bool()), (Some("over"), Some(false)));
    assert_eq!(anna.post(&format!("/api/tables/{id}/rematch"), json!({})).code(), "room-practice");
    let record = record(&anna, id);
    let proof = verify(&record, &Arena, &[]).unwrap();
    assert!(proof.finished && proof.given > 0 && proof.drawn > 0);
    assert!(matches!(RatedGame::analysed(&record, None), Err(NotRated::Practice)));
    wait_until("the game is analysed", || {
        (anna.get(&format!("/api/tables/{id}/analysis")).status == 200).then_some(())
    });
    assert_eq!(anna.get("/api/me/figures").ok(), figures);
    assert_eq!(anna.get("/api/me/results").ok(), json!([]));
}

#[test]
fn the_same_dice_fall_as_they_fell_then() {
    let house = House::open();
    let anna = house.guest("Anna");
    let body = json!({"event": 0, "seat": 0, "bot": "random", "dice": "same"});
    for game in ["rolling-bones", "knochenmax"] {
        let table = broken_off(&anna, game);
        let view = anna.post(&format!("/api/tables/{table}/practice"), body.clone()).ok();
        let id = view["id"].as_str().unwrap();
        play_turns(id, &[&anna], 3);
        anna.post(&format!("/api/tables/{id}/close"), json!({})).ok();
        let record = record(&anna, id);
        let first = |event: &&Event| matches!(event, Event::Rolled { by: By::Taken, roll: 0, .. });
        assert!(record.events.iter().any(|event| first(&event)), "{game}");
        let fell = |record: &Record| played(record).swap_remove(0);
        assert_eq!(fell(&record), fell(&self::record(&anna, &table)));
        let proof = verify(&record, &Arena, &[]).unwrap();
        assert!(proof.taken > 0 && proof.given == 0);
    }
    let table = broken_off(&anna, "rolling-dice");
    assert_eq!(anna.post(&format!("/api/tables/{table}/practice"), body).code(), "server-never-same");
}

#[test]
fn a_practice_does_not_pass_for_a_game_of_its_own() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = broken_off(&anna, "knochenmax");
    let body = json!({"event": 3, "seat": 0, "bot": "random"});
    let view = anna.post(&format!("/api/tables/{table}/practice"), body).ok();
    let id = view["id"].as_str().unwrap();
    play_turns(id, &[&anna], 2);
    anna.post(&format!("/api/tables/{id}/close"), json!({})).ok();
    let mut record = record(&anna, id);
    verify(&record, &Arena, &[]).unwrap();
    record.plan.from = None;
    assert!(verify(&record, &Arena, &[]).is_err(), "what was taken over has other dice");
}

#[test]
fn what_cannot_be_played_on_is_refused() {
    let house = House::open();
    let anna = house.guest("Anna");
    let body = |event: usize, seat: u8, bot: &str| json!({"event": event, "seat": seat, "bot": bot});
    let running = started(&anna, "knochenmax", &["me", "me"]);
    let ask = |table: &str, body: Value| anna.post(&format!("/api/tables/{table}/practice"), body).code();
    assert_eq!(ask(&running, body(0, 0, "random")), "room-not-ended");
    assert_eq!(ask("nothing", body(0, 0, "random")), "server-no-table");
    play_out(&running, &[&anna]);
    let last = frames(&anna, &running).len() - 1;
    assert_eq!(ask(&running, body(last, 0, "random")), "server-nothing-left");
    assert_eq!(ask(&running, body(last + 1, 0, "random")), "server-nothing-left");
    assert_eq!(ask(&running, body(1, 2, "random")), "room-no-such-seat");
    assert_eq!(ask(&running, body(1, 0, "nobody")), "unknown-bot");
    let path = format!("/api/tables/{running}/practice");
    assert_eq!(house.nobody().post(&path, body(1, 0, "random")).code(), "server-not-signed-in");
}
