//! Reactions, nudges and hurry: what people say at a table besides their moves.

use std::time::Duration;

use serde_json::{Value, json};

use crate::kit::client::Stream;
use crate::kit::{Client, House, new_table, open, play_turns, start, wait_until};

fn join(person: &Client, table: &str) {
    person.post(&format!("/api/tables/{table}/join"), json!({})).ok();
}

/// Anna and Bert at a table, with their streams.
fn together(house: &House, game: &str) -> (String, Stream, Stream) {
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = open(&anna, new_table(game, &["me", "open"]));
    join(&bert, &table);
    start(&anna, &table);
    let (mut at_anna, mut at_bert) = (anna.stream(&table, ""), bert.stream(&table, ""));
    at_anna.next("snapshot");
    at_bert.next("snapshot");
    (table, at_anna, at_bert)
}

fn talk(seat: u8, what: &str) -> Value {
    json!({"type": "talk", "seat": seat, "what": what})
}

fn refused(stream: &mut Stream) -> String {
    stream.next("refused")["error"]["code"].as_str().unwrap().to_owned()
}

#[test]
fn everybody_hears_what_is_said_and_the_log_does_not_know_it() {
    let mut house = House::open();
    let (table, mut anna, mut bert) = together(&house, "knochenmax");
    let mut watcher = house.nobody().stream(&table, "");
    let before = house.nobody().get(&format!("/api/tables/{table}/steps")).ok();
    bert.say(&talk(1, "well-played"));
    for stream in [&mut anna, &mut bert, &mut watcher] {
        assert_eq!(stream.next("said"), json!({"type": "said", "seat": 1, "what": "well-played"}));
    }
    let whole = house.nobody();
    assert_eq!(whole.get(&format!("/api/tables/{table}/steps")).ok(), before);
    house.stop();
    assert!(house.files().iter().all(|file| !file.windows(11).any(|bytes| bytes == b"well-played")));
}

#[test]
fn nobody_speaks_for_another_or_in_words_of_their_own() {
    let house = House::open();
    let (table, _anna, mut bert) = together(&house, "knochenmax");
    for (message, code) in [
        (talk(0, "clap"), "room-not-your-seat"),
        (talk(9, "clap"), "room-not-your-seat"),
        (talk(1, "you all lose"), "server-form"),
        (json!({"type": "talk", "seat": 1}), "server-form"),
        (json!({"type": "talk", "seat": 1, "what": {"text": "hello"}}), "server-form"),
    ] {
        bert.say(&message);
        assert_eq!(refused(&mut bert), code, "{message}");
    }
    let carl = house.guest("Carl");
    let (mut watcher, mut nobody) = (carl.stream(&table, ""), house.nobody().stream(&table, ""));
    for message in [json!({"type": "nudge", "seat": 0}), json!({"type": "hurry"})] {
        watcher.say(&message);
        assert_eq!(refused(&mut watcher), "server-not-seated");
        nobody.say(&message);
        assert_eq!(refused(&mut nobody), "server-not-signed-in");
    }
    watcher.say(&talk(0, "clap"));
    assert_eq!(refused(&mut watcher), "room-not-your-seat");
}

#[test]
fn whoever_talks_on_and_on_is_heard_a_few_times_on_all_connections_together() {
    let house = House::open();
    let bert = house.guest("Bert");
    let table = open(&bert, new_table("knochenmax", &["me", "me"]));
    start(&bert, &table);
    let mut watcher = house.nobody().stream(&table, "");
    let mut streams: Vec<Stream> = (0..4).map(|_| bert.stream(&table, "")).collect();
    for round in 0..10 {
        streams.iter_mut().for_each(|stream| stream.say(&talk(round % 2, "laugh")));
    }
    assert_eq!(refused(&mut streams[0]), "server-too-fast");
    streams[1].say(&json!({"type": "ping"}));
    streams[1].next("pong");
    play_turns(&table, &[&bert], 1);
    let mut heard = 0;
    while watcher.hear().unwrap()["type"] != "step" {
        heard += 1;
    }
    assert!(heard < 15, "forty were sent, {heard} messages came, those of who came and went included");
}

#[test]
fn the_one_who_is_waited_for_is_nudged_once_and_nobody_else_is() {
    let house = House::open();
    let (_, mut anna, mut bert) = together(&house, "knochenmax");
    bert.say(&json!({"type": "nudge", "seat": 0}));
    for stream in [&mut anna, &mut bert] {
        assert_eq!(stream.next("nudged"), json!({"type": "nudged", "by": 1, "seat": 0}));
    }
    bert.say(&json!({"type": "nudge", "seat": 0}));
    assert_eq!(refused(&mut bert), "server-nudged");
    for seat in [1, 7] {
        bert.say(&json!({"type": "nudge", "seat": seat}));
        assert_eq!(refused(&mut bert), "server-position-gone");
    }
    anna.say(&json!({"type": "nudge", "seat": 0}));
    assert_eq!(refused(&mut anna), "server-position-gone", "she is waited for herself");
}

#[test]
fn bots_need_no_nudge() {
    let house = House::with(|config| config.bot_pace = Duration::from_secs(60));
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("knochenmax", &["steady", "me"]));
    let mut stream = anna.stream(&table, "");
    start(&anna, &table);
    stream.say(&json!({"type": "nudge", "seat": 0}));
    assert_eq!(refused(&mut stream), "server-position-gone");
}

#[test]
fn bots_in_a_hurry_play_without_a_pause_until_a_person_has_to_act() {
    let house = House::with(|config| config.bot_pace = Duration::from_secs(600));
    let anna = house.guest("Anna");
    let table = open(&anna, new_table("knochenmax", &["steady", "steady", "me"]));
    let mut stream = anna.stream(&table, "");
    start(&anna, &table);
    let view = |client: &Client| client.get(&format!("/api/tables/{table}")).ok();
    wait_until("the game has begun", || (view(&anna)["phase"] == "playing").then_some(()));
    let seq = view(&anna)["seq"].clone();
    stream.say(&json!({"type": "hurry"}));
    wait_until("it is Anna's turn", || (view(&anna)["play"]["turn"]["seat"] == 2).then_some(()));
    assert!(view(&anna)["seq"].as_u64() > seq.as_u64());
    // The next round has its pauses again.
    play_turns(&table, &[&anna], 1);
    while view(&anna)["play"]["turn"]["seat"] == 2 {
        play_turns(&table, &[&anna], 1);
    }
    let seq = view(&anna)["seq"].clone();
    std::thread::sleep(Duration::from_millis(300));
    assert_eq!(view(&anna)["seq"], seq);
}
