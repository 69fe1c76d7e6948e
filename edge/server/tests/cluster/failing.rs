//! Nodes that fail, and wires that are cut: it takes longer, but nothing is lost or done twice.

use serde_json::{Value, json};

use crate::kit::{Client, Dice, command_at, play_turns, start, started, wait_until};
use crate::place::Place;

fn view(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).ok()
}

fn seq(client: &Client, table: &str) -> u64 {
    view(client, table)["seq"].as_u64().unwrap()
}

#[test]
fn without_the_bus_moves_of_other_nodes_are_found_in_the_log() {
    let place = Place::new();
    let wire = place.wire_to_nats();
    let (one, two) = (place.node(), place.node_through(None, Some(&wire)));
    let anna = one.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut at_two = two.nobody().stream(&table, "");
    let mut seen = at_two.next("snapshot")["table"]["seq"].as_u64().unwrap();
    let figures = || two.nobody().get("/metrics").text;
    wait_until("the bus is up", || figures().contains("bonecup_bus_up 1").then_some(()));
    for cut in [true, false] {
        if cut {
            wire.cut()
        } else {
            wire.mend()
        }
        let state = if cut { "bonecup_bus_up 0" } else { "bonecup_bus_up 1" };
        wait_until(state, || figures().contains(state).then_some(()));
        play_turns(&table, &[&anna], 2);
        for _ in 0..2 {
            seen += 1;
            assert_eq!(at_two.next("step")["seq"], seen);
        }
    }
}

#[test]
fn without_postgres_a_move_gets_a_typed_answer_and_is_done_once_afterwards() {
    let place = Place::new();
    let wire = place.wire_to_postgres();
    let (one, two) = (place.node(), place.node_through(Some(&wire), None));
    let anna = one.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let at_two = anna.clone().at(&two.host());
    let mut listening = at_two.stream(&table, "");
    listening.next("snapshot");
    for round in 0..3 {
        let before = view(&at_two, &table);
        let (path, body) = command_at(&table, &before, &format!("round-{round}"), &mut Dice(round));
        wire.cut();
        let reply = at_two.post(&path, body.clone());
        assert_eq!(reply.status, 503, "{}", reply.text);
        assert!(reply.code().starts_with("store-"), "{}", reply.text);
        assert_eq!(reply.header("retry-after"), "1");
        wire.mend();
        let done = wait_until("the same command is carried out", || {
            Some(at_two.post(&path, body.clone())).filter(|reply| reply.status == 200)
        });
        let after = before["seq"].as_u64().unwrap() + 1;
        assert_eq!(done.ok()["seq"], after);
        assert_eq!(seq(&anna, &table), after, "once, whatever became of the first try");
    }
    // What happens elsewhere during the cut is heard afterwards.
    let known = seq(&anna, &table);
    wire.cut();
    play_turns(&table, &[&anna], 2);
    wire.mend();
    listening.reach(known + 2);
}

#[test]
fn a_connection_that_breaks_at_any_moment_loses_and_doubles_nothing() {
    let place = Place::new();
    let wire = place.wire_to_postgres();
    let (one, two) = (place.node(), place.node_through(Some(&wire), None));
    let anna = one.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me", "me"]);
    let at_two = anna.clone().at(&two.host());
    let first = seq(&anna, &table);
    let cutting = {
        let wire = wire.clone();
        std::thread::spawn(move || {
            for round in 0..30_u64 {
                std::thread::sleep(std::time::Duration::from_millis(round * 13 % 60));
                wire.cut();
                std::thread::sleep(std::time::Duration::from_millis(20));
                wire.mend();
            }
        })
    };
    for round in 0..20 {
        let now = view(&anna, &table);
        let (path, body) = command_at(&table, &now, &format!("round-{round}"), &mut Dice(round));
        let done = wait_until("an answer", || {
            let reply = at_two.post(&path, body.clone());
            assert!(reply.status == 200 || reply.status == 503, "{} {}", reply.status, reply.text);
            (reply.status == 200).then(|| reply.ok())
        });
        assert_eq!(done["seq"], first + round + 1);
    }
    cutting.join().unwrap();
    assert_eq!(seq(&anna, &table), first + 20);
}

#[test]
fn another_node_takes_over_the_bots_and_clocks_of_one_that_died() {
    let place = Place::new();
    let (one, two) = (place.node(), place.node());
    let anna = one.guest("Anna");
    let mut body = crate::kit::new_table("knochenmax", &["me", "random"]);
    body["deadline"] = json!("2min");
    let table = crate::kit::open(&anna, body);
    start(&anna, &table);
    let at_two = anna.at(&two.host());
    let before = seq(&at_two, &table);
    one.crash();
    wait_until("the clock begins anew", || {
        let steps = at_two.get(&format!("/api/tables/{table}/steps?after={before}")).ok();
        let mut events = steps.as_array().unwrap().iter().flat_map(|step| step["events"].as_array().unwrap());
        events.any(|event| event["type"] == "clock-restarted").then_some(())
    });
    assert_eq!(crate::kit::play_out(&table, &[&at_two])["phase"], "over", "the bot plays on the other node");
}

/// Ten minutes either way: nothing is stolen, nothing expires, and after a crash the other takes over as ever.
#[test]
fn nodes_whose_clocks_are_far_apart_share_the_time_of_their_database() {
    let place = Place::new();
    let (fast, slow) = (place.node_off_by(600), place.node_off_by(-600));
    let anna = fast.guest("Anna");
    let mut body = crate::kit::new_table("knochenmax", &["me", "me"]);
    body["deadline"] = json!("30s");
    let table = crate::kit::open(&anna, body);
    start(&anna, &table);
    let at_slow = anna.clone().at(&slow.host());
    let events = |after: u64| {
        let steps = at_slow.get(&format!("/api/tables/{table}/steps?after={after}")).ok();
        let steps = steps.as_array().unwrap().clone();
        steps.iter().flat_map(|step| step["events"].as_array().unwrap().clone()).collect::<Vec<_>>()
    };
    let counted = |client: &Client| client.get("/metrics").text.contains("bonecup_bus_up 1");
    wait_until("both hear each other", || (counted(&anna) && counted(&at_slow)).then_some(()));
    for _ in 0..4 {
        play_turns(&table, &[&anna], 1);
        play_turns(&table, &[&at_slow], 1);
        // Longer than a lease could be taken to last by a clock that is off.
        std::thread::sleep(std::time::Duration::from_secs(4));
        for client in [&anna, &at_slow] {
            let view = view(client, &table);
            let off = view["at"].as_i64().unwrap() - crate::kit::time::now();
            assert!(off.abs() < 30_000, "{off} ms");
            let left = view["play"]["left"].as_i64().unwrap();
            assert!((1..=30_000).contains(&left), "{left} ms");
        }
    }
    let unrest = |event: &Value| event["type"] == "clock-restarted" || event["type"] == "minded";
    assert!(!events(0).iter().any(unrest), "{:?}", events(0));
    let before = seq(&at_slow, &table);
    fast.crash();
    wait_until("the clock begins anew", || {
        events(before).iter().any(|event| event["type"] == "clock-restarted").then_some(())
    });
}

#[test]
fn a_node_that_stops_hands_its_tables_over_at_once() {
    let place = Place::new();
    let (mut one, two) = (place.node(), place.node());
    let anna = one.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "random"]);
    let at_two = anna.at(&two.host());
    one.stop();
    assert_eq!(crate::kit::play_out(&table, &[&at_two])["phase"], "over");
}
