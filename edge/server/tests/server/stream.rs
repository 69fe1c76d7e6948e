//! The stream of a table: resuming, gaps, repeated commands, nonsense, slow clients, the end of the server.

use serde_json::{Value, json};
use tungstenite::Message;

use crate::kit::{Client, Dice, House, command, new_table, open, play_turns, start, started, wait_until};

fn view(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).ok()
}

#[test]
fn everybody_at_the_table_hears_of_a_move() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let (mut one, mut other) = (anna.stream(&table, ""), house.nobody().stream(&table, ""));
    one.next("snapshot");
    other.next("snapshot");
    let mut play = command(&view(&anna, &table), "k1", &mut Dice(1));
    play["type"] = json!("play");
    one.say(&play);
    let (mut mine, theirs) = (one.next("step"), other.next("step"));
    mine["play"].as_object_mut().unwrap().remove("previews");
    assert_eq!(mine, theirs);
    let done = one.next("done");
    assert_eq!((&done["key"], &done["seq"], &done["repeated"]), (&json!("k1"), &mine["seq"], &json!(false)));
}

#[test]
fn a_step_brings_what_each_viewer_needs() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let streams = [(&anna, ""), (&house.nobody(), ""), (&anna, "?facts=false")];
    let mut streams = streams.map(|(person, query)| person.stream(&table, query));
    streams.iter_mut().for_each(|stream| drop(stream.next("snapshot")));
    let mut play = command(&view(&anna, &table), "k1", &mut Dice(1));
    play["moves"] = json!(["keep"]);
    play["type"] = json!("play");
    streams[0].say(&play);
    let [mover, watcher, plain] = streams.each_mut().map(|stream| stream.next("step")["play"].take());
    assert!(mover["previews"][0]["move"].is_string() && watcher.get("previews").is_none());
    assert_eq!((&mover["facts"]["game"], &watcher["facts"]), (&json!("knochenmax"), &mover["facts"]));
    assert!(plain.get("facts").is_none() && plain.get("previews").is_none());
    assert_eq!(plain["position"], mover["position"]);
    // The same, asked for.
    streams[1].say(&json!({"type": "look", "id": 7}));
    let looked = streams[1].next("looked");
    assert_eq!((&looked["facts"], &looked["moves"]), (&mover["facts"], &mover["previews"]));
}

#[test]
fn a_client_that_comes_back_gets_what_it_missed() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let seen = view(&anna, &table)["seq"].as_u64().unwrap();
    play_turns(&table, &[&anna], 4);
    let mut stream = anna.stream(&table, &format!("?after={seen}"));
    let missed: Vec<u64> = (0..4).map(|_| stream.next("step")["seq"].as_u64().unwrap()).collect();
    assert_eq!(missed, [seen + 1, seen + 2, seen + 3, seen + 4]);
    play_turns(&table, &[&anna], 1);
    assert_eq!(stream.next("step")["seq"], seen + 5);
}

#[test]
fn a_client_that_is_far_behind_or_ahead_gets_the_table_as_it_is() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("knochenmax", &["me", "me", "me", "me"]);
    body["options"] = json!({"sheets": 6});
    let table = open(&anna, body);
    start(&anna, &table);
    let now = play_turns(&table, &[&anna], 210)["seq"].clone();
    for after in ["?after=1", "?after=0", "?after=4000000000"] {
        let told = anna.stream(&table, after).hear().unwrap();
        assert_eq!((&told["type"], &told["table"]["seq"]), (&json!("snapshot"), &now), "{after}");
    }
}

#[test]
fn a_repeated_command_answers_the_same_over_the_stream_and_over_http() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let play = command(&view(&anna, &table), "once", &mut Dice(1));
    let first = anna.post(&format!("/api/tables/{table}/play"), play.clone()).ok();
    assert_eq!(first["repeated"], false);
    let again = anna.post(&format!("/api/tables/{table}/play"), play.clone()).ok();
    assert_eq!((&again["seq"], &again["repeated"]), (&first["seq"], &json!(true)));
    let mut stream = anna.stream(&table, "");
    let mut said = play.clone();
    said["type"] = json!("play");
    stream.say(&said);
    let done = stream.next("done");
    assert_eq!((&done["seq"], &done["repeated"]), (&first["seq"], &json!(true)));
    let mut other = play;
    other["seat"] = json!(1);
    assert_eq!(anna.post(&format!("/api/tables/{table}/play"), other).code(), "command-key-reused");
    assert_eq!(view(&anna, &table)["seq"], first["seq"], "it was done once");
}

#[test]
fn a_stale_command_is_told_where_the_table_is() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let old = command(&view(&anna, &table), "late", &mut Dice(1));
    let now = play_turns(&table, &[&anna], 1)["seq"].clone();
    let reply = anna.post(&format!("/api/tables/{table}/play"), old.clone());
    assert_eq!((reply.status, reply.code().as_str()), (409, "command-stale"));
    assert_eq!(reply.json()["error"]["seq"], now);
    let mut stream = anna.stream(&table, "");
    let mut said = old;
    said["type"] = json!("play");
    stream.say(&said);
    let refused = stream.next("refused");
    assert_eq!((&refused["key"], &refused["error"]["seq"]), (&json!("late"), &now));
}

#[test]
fn a_client_asks_whether_we_are_there() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut stream = anna.stream(&table, "");
    stream.say(&json!({"type": "ping"}));
    stream.next("pong");
}

#[test]
fn everybody_sees_who_comes_and_goes() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "random"]);
    let mut watcher = house.nobody().stream(&table, "");
    watcher.next("snapshot");
    let at_table = anna.stream(&table, "");
    while watcher.next("presence")["seats"][0]["present"] != true {}
    drop(at_table);
    while watcher.next("presence")["seats"][0]["present"] != false {}
}

#[test]
fn nonsense_is_refused_and_too_much_of_it_ends_the_connection() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut stream = anna.stream(&table, "");
    for text in ["", "nonsense", "{}", "[]", r#"{"type":"dance"}"#, r#"{"type":"play"}"#, "\u{0}", "null"] {
        stream.say_text(text);
        assert_eq!(stream.next("refused")["error"]["code"], "server-form", "{text:?}");
    }
    for _ in 0..60 {
        stream.say_text("nonsense");
    }
    assert_eq!(stream.closed_with(), Some(1008));
}

#[test]
fn binary_frames_and_endless_messages_end_the_connection() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut binary = anna.stream(&table, "");
    binary.socket.send(Message::binary(vec![1, 2, 3])).unwrap();
    assert_eq!(binary.closed_with(), Some(1008));
    let mut endless = anna.stream(&table, "");
    endless.say_text(&"x".repeat(1 << 20));
    endless.closed_with();
    let mut fine = anna.stream(&table, "");
    fine.next("snapshot");
}

#[test]
fn a_client_that_does_not_read_is_dropped_while_others_go_on() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "rolling-bones", &["me", "me"]);
    let mut slow = anna.stream(&table, "");
    slow.next("snapshot");
    let dropped = || {
        let figures = house.nobody().get("/metrics").text;
        figures.contains("bonecup_dropped_sockets_total 1")
    };
    // It asks and asks and never reads the answers, so that they pile up.
    slow.socket.get_ref().set_write_timeout(Some(std::time::Duration::from_millis(200))).unwrap();
    let question = json!({"type": "look", "id": 1}).to_string();
    while slow.socket.send(Message::text(question.as_str())).is_ok() {}
    let before = view(&anna, &table)["seq"].as_u64().unwrap();
    assert!(play_turns(&table, &[&anna], 2)["seq"].as_u64().unwrap() > before, "others go on");
    wait_until("the slow client is dropped", || dropped().then_some(()));
}

#[test]
fn when_the_server_stops_clients_are_told_to_come_back() {
    let mut house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut stream = anna.stream(&table, "");
    stream.next("snapshot");
    let listening = std::thread::spawn(move || stream.closed_with());
    house.restart();
    assert_eq!(listening.join().unwrap(), Some(1012));
    let back = anna.at(&house.host());
    assert_eq!(view(&back, &table)["phase"], "playing");
}
