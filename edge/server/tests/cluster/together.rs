//! Nodes that work: people on different ones sit at one table.

use std::time::Duration;

use serde_json::{Value, json};

use crate::kit::client::Stream;
use crate::kit::push_service::{Browser, PushService, telling};
use crate::kit::{
    Client, Dice, House, command_at, new_table, open, play_out, play_turns, start, started, wait_until,
};
use crate::place::Place;

fn view(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).ok()
}

#[test]
fn people_on_different_nodes_see_each_others_moves() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let (anna, bert) = (one.guest("Anna"), two.guest("Bert"));
    let table = open(&anna, new_table("knochenmax", &["me", "open", "random"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    let mut at_two = bert.stream(&table, "");
    at_two.next("snapshot");
    start(&anna, &table);
    assert_eq!(at_two.next("step")["events"][0]["type"], "settled");
    let over = play_out(&table, &[&anna, &bert]);
    assert_eq!(over["phase"], "over");
    let steps = |client: &Client| client.get(&format!("/api/tables/{table}/steps")).ok();
    assert_eq!(steps(&anna), steps(&bert));
    at_two.reach(over["seq"].as_u64().unwrap());
}

#[test]
fn the_same_key_sent_to_both_nodes_is_done_once() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let anna = one.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    for round in 0..10 {
        let now = view(&anna, &table);
        let (path, body) = command_at(&table, &now, &format!("round-{round}"), &mut Dice(round));
        let asked = [anna.clone(), anna.clone().at(&two.host())].map(|client| {
            let (path, body) = (path.clone(), body.clone());
            std::thread::spawn(move || client.post(&path, body).ok())
        });
        let [first, second] = asked.map(|asked| asked.join().unwrap());
        assert_eq!(first["seq"], second["seq"]);
        assert_ne!(first["repeated"], second["repeated"], "one of them did it");
        assert_eq!(view(&anna, &table)["seq"].as_u64(), now["seq"].as_u64().map(|seq| seq + 1));
    }
}

#[test]
fn people_are_known_on_every_node_and_a_dropped_token_soon_on_none() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let anna = one.guest("Anna");
    let token = anna.post("/api/me/tokens", json!({"label": "bot"})).ok()["token"].clone();
    let program = two.nobody().with("Authorization", &format!("Bearer {}", token.as_str().unwrap()));
    assert_eq!(program.get("/api/me").ok()["name"], "Anna");
    let tokens = anna.get("/api/me/tokens").ok();
    let id = &tokens.as_array().unwrap().iter().find(|token| token["kind"] == "api").unwrap()["id"];
    anna.delete(&format!("/api/me/tokens/{id}"));
    wait_until("the other node refuses the token", || (program.get("/api/me").status == 401).then_some(()));
}

/// Anna on the first node and Bert on the second at one table, each seen by the other, so that the bus is known to work.
fn across(nodes: [&House; 2], seats: &[&str]) -> (String, Client, [Stream; 2]) {
    let (anna, bert) = (nodes[0].guest("Anna"), nodes[1].guest("Bert"));
    let table = open(&anna, new_table("knochenmax", seats));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    let streams = [anna.stream(&table, ""), bert.stream(&table, "")];
    for (client, other) in [(&anna, 1), (&bert, 0)] {
        wait_until("each is seen from the other node", || {
            (view(client, &table)["seats"][other]["present"] == true).then_some(())
        });
    }
    (table, anna, streams)
}

#[test]
fn without_a_bus_people_on_other_nodes_are_there_all_the_same() {
    let place = Place::new();
    let (one, two) = (place.node_without_bus(), place.node_without_bus());
    let (table, anna, [_, bert]) = across([&one, &two], &["me", "open"]);
    let mind = || anna.post(&format!("/api/tables/{table}/mind"), json!({"seat": 1})).code();
    assert_eq!(mind(), "room-present");
    drop(bert);
    wait_until("the other node says that he went", || (mind() == "room-not-long-away").then_some(()));
}

#[test]
fn what_is_said_on_one_node_is_heard_on_another() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let (_, _, [mut anna, mut bert]) = across([&one, &two], &["me", "open"]);
    bert.say(&json!({"type": "talk", "seat": 1, "what": "clap"}));
    for stream in [&mut anna, &mut bert] {
        assert_eq!(stream.next("said"), json!({"type": "said", "seat": 1, "what": "clap"}));
    }
    // It is Anna's turn: Bert may nudge her, once, and both nodes know that he did.
    bert.say(&json!({"type": "nudge", "seat": 0}));
    for stream in [&mut anna, &mut bert] {
        assert_eq!(stream.next("nudged"), json!({"type": "nudged", "by": 1, "seat": 0}));
    }
    bert.say(&json!({"type": "nudge", "seat": 0}));
    assert_eq!(bert.next("refused")["error"]["code"], "server-nudged");
}

#[test]
fn whoever_is_on_another_node_is_there() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let (anna, bert) = (one.guest("Anna"), two.guest("Bert"));
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    let _at_one = anna.stream(&table, "");
    let _at_two = bert.stream(&table, "");
    wait_until("bert is seen from the first node", || {
        (view(&anna, &table)["seats"][1]["present"] == true).then_some(())
    });
}

#[test]
fn nodes_that_start_at_once_on_an_empty_database_agree() {
    let place = Place::new();
    let nodes = std::thread::scope(|scope| {
        let starting: Vec<_> = (0..3).map(|_| scope.spawn(|| place.node())).collect();
        starting.into_iter().map(|node| node.join().unwrap()).collect::<Vec<_>>()
    });
    let anna = nodes[0].guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    for node in &nodes {
        let here = anna.clone().at(&node.host());
        play_turns(&table, &[&here], 1);
    }
    assert_eq!(view(&anna, &table)["seq"], 6);
}

/// Whoever has gone is nobody on the other node too, and their stream there ends: by a hint, or without one.
#[test]
fn whoever_goes_on_one_node_has_gone_on_all() {
    for bus in [true, false] {
        let place = Place::new();
        let wire = place.wire_to_nats();
        let nats = (!bus).then_some(&wire);
        let (one, two) = (place.node_through(None, nats), place.node_through(None, nats));
        if !bus {
            wire.cut();
        }
        let anna = one.guest("Anna");
        let there = anna.clone().at(&two.host());
        let table = started(&anna, "knochenmax", &["me", "random"]);
        let mut stream = there.stream(&table, "");
        stream.next("snapshot");
        assert_eq!(there.get("/api/me").ok()["name"], "Anna");
        assert_eq!(anna.delete("/api/me").status, 204);
        assert_eq!(stream.closed_with(), Some(4401));
        assert!(there.get("/api/me").ok()["name"].is_null());
    }
}

/// What is done on one node is so on the other at once, and a game that ends is written once.
#[test]
fn a_circle_is_the_same_on_every_node() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let (anna, bert) = (one.guest("Anna"), two.guest("Bert"));
    let circle = anna.post("/api/circles", json!({"name": "Family"})).ok();
    let path = |what: &str| format!("/api/circles/{}{what}", circle["circle"].as_str().unwrap());
    let link = format!("/api/circle-links/{}", circle["link"].as_str().unwrap());
    assert_eq!(bert.post(&link, json!({})).ok()["you"], 2);
    let mut wish = new_table("knochenmax", &["me", "open"]);
    wish["circle"] = circle["circle"].clone();
    let table = open(&anna, wish);
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    assert_eq!(bert.get(&path("/tables")).ok()[0]["members"], json!([1, 2]));
    start(&anna, &table);
    play_out(&table, &[&anna, &bert]);
    for client in [&anna, &bert] {
        let games = client.get(&path("/games")).ok();
        assert_eq!((games.as_array().unwrap().len(), &games[0]["counts"]), (1, &json!(true)));
    }
    assert_eq!(anna.delete("/api/me").status, 204);
    let left = bert.get(&path("")).ok();
    assert_eq!((&left["host"], left["members"].as_array().unwrap().len()), (&json!(2), 1));
}

#[test]
fn one_of_the_nodes_tells_whose_turn_it_is_to_whoever_is_at_none_of_them() {
    let place = Place::new();
    let nodes = [place.node(), place.node()].map(|mut node| {
        node.restart_with(telling);
        node
    });
    let (anna, bert) = (nodes[0].guest("Anna"), nodes[1].guest("Bert"));
    let key = |client: &Client| client.get("/api/push").ok()["key"].clone();
    assert_eq!(key(&anna), key(&bert));
    let (service, browser) = (PushService::open(), Browser::new(1));
    bert.post("/api/push", browser.at(&service, "/bert")).ok();
    let table = open(&anna, new_table("knochenmax", &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    let turn_of = |client: &Client| {
        let seat = view(client, &table)["play"]["turn"]["seat"].clone();
        while view(client, &table)["play"]["turn"]["seat"] == seat {
            play_turns(&table, &[client], 1);
        }
    };
    let mut there = bert.stream(&table, "");
    there.next("snapshot");
    wait_until("Anna's node hears that Bert is there", || {
        Some(()).filter(|()| view(&anna, &table)["seats"][1]["present"] == true)
    });
    turn_of(&anna);
    service.is_silent_for(Duration::from_millis(700));
    turn_of(&bert);
    drop(there);
    wait_until("Anna's node hears that Bert has gone", || {
        Some(()).filter(|()| view(&anna, &table)["seats"][1]["present"] == false)
    });
    turn_of(&anna);
    assert_eq!(browser.read(&service.next())["table"], *table);
    service.is_silent_for(Duration::from_millis(700));
}

/// Whoever begins a round, however often and wherever: its tables are there once, and the next one follows from any node.
#[test]
fn nodes_that_begin_a_round_at_once_open_its_tables_once() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let people = [one.guest("Anna"), two.guest("Bert"), one.guest("Carl"), two.guest("Dora")];
    let circle = people[0].post("/api/circles", json!({"name": "Family"})).ok();
    for person in &people[1..] {
        let link = format!("/api/circle-links/{}", circle["link"].as_str().unwrap());
        person.post(&link, json!({})).ok();
    }
    let at = |what: &str| format!("/api/circles/{}{what}", circle["circle"].as_str().unwrap());
    let schedule = json!({"kind": "round_robin", "games": 1});
    let wish = json!({"name": "Friday", "game": "knochenmax", "members": [1, 2, 3, 4], "schedule": schedule});
    people[0].post(&at("/evenings"), wish).ok();
    let begin = |number: usize| {
        let host = [&one, &two][number % 2].host();
        let (anna, path) = (people[0].clone().at(&host), at("/evenings/1/begin"));
        std::thread::spawn(move || anna.post(&path, json!({})).status)
    };
    let asked: Vec<_> = (0..8).map(begin).collect();
    let begun = asked.into_iter().map(|asked| asked.join().unwrap());
    assert_eq!(begun.filter(|status| *status == 200).count(), 1);
    let tables = |person: &Client| person.get(&at("/tables")).ok().as_array().unwrap().len();
    assert_eq!((tables(&people[0]), tables(&people[1])), (2, 2));
    // Both games are given up at the same time, one on each node: the last of them begins the next round.
    let decided = [0, 1].map(|pairing| {
        let host = [&one, &two][pairing].host();
        let (anna, path) = (people[0].clone().at(&host), at("/evenings/1/give-up"));
        let body = json!({"round": 1, "pairing": pairing, "won_by": null});
        std::thread::spawn(move || anna.post(&path, body).ok())
    });
    for decided in decided {
        decided.join().unwrap();
    }
    let view = people[3].get(&at("/evenings/1")).ok();
    assert_eq!(view["rounds"][1]["phase"], "playing");
    wait_until("those of the first round are closed", || (tables(&people[1]) == 2).then_some(()));
}
