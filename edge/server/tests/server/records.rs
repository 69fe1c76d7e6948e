//! What is left of games that are not over, and of those that were broken off.

use bonecup_arena::Arena;
use bonecup_chance::verify;
use bonecup_referee::Record;
use serde_json::json;

use crate::kit::{House, new_table, open, play_turns, started};

#[test]
fn a_running_game_has_a_record_without_a_seed() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    play_turns(&table, &[&anna], 3);
    let record = Record::read(anna.get(&format!("/api/tables/{table}/record")).text.as_bytes()).unwrap();
    assert_eq!(record.seed, None);
    record.replay().unwrap();
    assert_eq!(anna.get(&format!("/api/tables/{table}/analysis")).code(), "server-no-analysis");
}

#[test]
fn a_game_that_was_broken_off_can_be_verified_too() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    play_turns(&table, &[&anna], 3);
    anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    let record = Record::read(anna.get(&format!("/api/tables/{table}/record")).text.as_bytes()).unwrap();
    let proof = verify(&record, &Arena, &[]).unwrap();
    assert!(!proof.finished && proof.drawn > 0);
}

#[test]
fn a_table_that_has_not_begun_has_no_record() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("knochenmax", &["me", "me"]));
    let reply = anna.get(&format!("/api/tables/{table}/record"));
    assert_eq!((reply.status, reply.code().as_str()), (409, "server-no-record"));
}

#[test]
fn a_game_can_be_gone_through_position_by_position() {
    let house = House::open();
    let anna = house.guest("Anna");
    for game in ["rolling-bones", "knochenmax", "rolling-dice"] {
        let table = started(&anna, game, &["me", "me"]);
        let end = play_turns(&table, &[&anna], 20);
        let replay = anna.get(&format!("/api/tables/{table}/replay")).ok();
        let frames = replay["frames"].as_array().unwrap();
        let steps = anna.get(&format!("/api/tables/{table}/steps")).ok();
        let events = steps.as_array().unwrap().iter().flat_map(|step| step["events"].as_array().unwrap());
        let played: Vec<_> = events
            .filter(|event| ["moved", "cast", "rolled"].contains(&event["type"].as_str().unwrap()))
            .collect();
        let told: Vec<_> = frames.iter().skip(1).map(|frame| &frame["event"]).collect();
        assert_eq!(told, played);
        assert!(frames[0]["event"].is_null());
        let last = frames.last().unwrap();
        assert_eq!((&last["position"], &last["points"]), (&end["play"]["position"], &end["play"]["points"]));
        assert_eq!((&last["turn"], &last["seq"]), (&end["play"]["turn"], &end["seq"]));
        assert_eq!(replay["seats"], json!(["Anna", "Anna"]));
    }
    let gathering = open(&anna, new_table("knochenmax", &["me", "me"]));
    assert_eq!(anna.get(&format!("/api/tables/{gathering}/replay")).code(), "server-no-record");
    assert_eq!(anna.get("/api/tables/nothing/replay").code(), "server-no-table");
}
