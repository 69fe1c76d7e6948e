//! Strangers who open connections and say nothing, say half of something, or do not read: others do not notice.

use std::net::Ipv4Addr;

use bonecup_server::Limits;
use serde_json::json;

use crate::kit::{Client, House, Raw, generous, open, play_turns, started, wait_until};

fn house(change: impl FnOnce(&mut Limits)) -> House {
    let mut limits = Limits { sockets_per_address: 2, ..generous() };
    change(&mut limits);
    House::with(|config| config.limits = limits)
}

/// The number of this name among the figures.
fn figure(house: &House, name: &str) -> u64 {
    let figures = house.nobody().get("/metrics").text;
    let line = figures.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|number| number.trim().parse().ok()).unwrap_or_else(|| panic!("no {name}: {figures}"))
}

fn is_served(house: &House, from: u8) {
    let raw = Raw::from(Ipv4Addr::new(127, 0, 0, from), &house.host());
    assert_eq!(raw.status("GET", "/api/games", &[], ""), 200);
}

#[test]
fn half_a_head_and_silence_are_hung_up_on() {
    let house = house(|limits| limits.header_seconds = 1);
    let mut silent = Raw::open(&house.host());
    let mut half = Raw::open(&house.host());
    half.say("GET /api/games HTTP/1.1\r\nHost: he");
    let mut second = Raw::open(&house.host());
    second.say("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n");
    let answered = second.until("ok\n");
    assert!(answered.starts_with("HTTP/1.1 200"), "{answered}");
    second.say("GET /healthz HT");
    assert_eq!([silent.rest(), half.rest(), second.rest()], ["", "", ""]);
}

#[test]
fn who_asks_nothing_more_is_hung_up_on() {
    let house = house(|limits| limits.idle_seconds = 1);
    let mut idle = Raw::open(&house.host());
    let answered = idle.say("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").rest();
    assert!(answered.starts_with("HTTP/1.1 200"), "{answered}");
}

#[test]
fn a_head_without_end_is_refused() {
    let house = house(|_| {});
    let mut endless = Raw::open(&house.host());
    endless.say("GET /healthz HTTP/1.1\r\nHost: here\r\n");
    let line = format!("X-Long: {}\r\n", "x".repeat(4 << 10));
    for _ in 0..20 {
        endless.say(&line);
    }
    let answered = endless.rest();
    assert!(answered.is_empty() || answered.starts_with("HTTP/1.1 431"), "{answered}");
    is_served(&house, 1);
}

#[test]
fn silent_connections_lock_nobody_out() {
    let house = house(|limits| (limits.connections, limits.connections_per_address) = (30, 10));
    let silent: Vec<Raw> = (0..60).map(|_| Raw::open(&house.host())).collect();
    is_served(&house, 1);
    is_served(&house, 9);
    let others: Vec<Raw> =
        (0..90).map(|number| Raw::from(Ipv4Addr::new(127, 0, 0, 2 + number % 6), &house.host())).collect();
    is_served(&house, 1);
    is_served(&house, 9);
    assert!(figure(&house, "bonecup_connections ") <= 30);
    assert!(figure(&house, "bonecup_cut_connections_total ") >= 120);
    drop((silent, others));
}

#[test]
fn bodies_that_never_come_lock_nobody_out() {
    let house = house(|limits| limits.connections_per_address = 10);
    let slow: Vec<Raw> = (0..40)
        .map(|_| {
            let mut slow = Raw::open(&house.host());
            slow.say("POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n{");
            slow
        })
        .collect();
    is_served(&house, 1);
    is_served(&house, 9);
    drop(slow);
}

#[test]
fn where_everybody_is_busy_newcomers_are_told_so_at_once() {
    let house = house(|limits| (limits.connections, limits.connections_per_address) = (3, 2));
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let seq = anna.get(&format!("/api/tables/{table}")).ok()["seq"].clone();
    let wait = |from: u8| {
        let mut waiting = Raw::from(Ipv4Addr::new(127, 0, 0, from), &house.host());
        waiting.say(&format!("GET /api/tables/{table}?after={seq}&wait=25 HTTP/1.1\r\nHost: here\r\n\r\n"));
        waiting
    };
    let refused = |from: u8, code: &str| {
        wait_until("a refusal", || {
            let mut raw = Raw::from(Ipv4Addr::new(127, 0, 0, from), &house.host());
            let answer = raw.say("GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").rest();
            answer.starts_with("HTTP/1.1 503").then_some(answer)
        });
        let mut raw = Raw::from(Ipv4Addr::new(127, 0, 0, from), &house.host());
        let answer = raw.say("GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n").rest();
        assert!(answer.contains("\r\nretry-after: ") && answer.contains(code), "{answer}");
    };
    let _own = [wait(2), wait(2)];
    wait_until("both wait", || {
        (anna.get(&format!("/api/tables/{table}")).ok()["connected"] == 2).then_some(())
    });
    refused(2, "server-too-many-connections");
    let mut stream = anna.stream(&table, "");
    stream.next("snapshot");
    refused(4, "server-full");
}

/// How often an answer is asked for that nobody reads.
const ASKED: usize = 8;
/// The longest page of all.
const LONGEST: &str = "/api/docs/swagger-ui-bundle.js";

#[test]
fn who_does_not_read_is_cut_off() {
    let house = house(|limits| limits.unread_seconds = 1);
    // Once, so that it is kept: of those who ask at once for what is not, some are turned away.
    assert_eq!(house.nobody().get(LONGEST).status, 200);
    let mut unread: Vec<Raw> = (0..5).map(|_| Raw::open(&house.host())).collect();
    for raw in &mut unread {
        // So often that the system's own buffers do not hold it.
        raw.say(&format!("GET {LONGEST} HTTP/1.1\r\nHost: here\r\n\r\n").repeat(ASKED));
    }
    wait_until("they are cut off", || (figure(&house, "bonecup_cut_connections_total ") >= 5).then_some(()));
    for raw in &mut unread {
        let answer = raw.rest();
        let length = answer.split_once("content-length: ").and_then(|(_, rest)| rest.split_once("\r\n"));
        let length: usize = length.unwrap().0.parse().unwrap();
        assert!(answer.len() < ASKED * length, "{} of {ASKED} times {length}", answer.len());
    }
}

/// What a WebSocket counts among is tested elsewhere; here, that it is left alone where connections have to make room.
#[test]
fn a_table_goes_on_beside_silent_connections() {
    let house = house(|limits| limits.connections_per_address = 3);
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut stream = anna.stream(&table, "");
    stream.next("snapshot");
    let silent: Vec<Raw> = (0..20).map(|_| Raw::open(&house.host())).collect();
    stream.say(&json!({"type": "ping"}));
    stream.next("pong");
    drop(silent);
}

/// A game of many bots that has gone on for a while: its replay is long.
fn long_game(anna: &Client) -> String {
    let seats = vec![json!({"kind": "bot", "bot": "random"}); 12];
    let body =
        json!({"game": "rolling-bones", "options": {"target": 100}, "seats": seats, "scheme": "bonecup/1"});
    let table = open(anna, body);
    anna.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    wait_until("the bots have played", || {
        let view = anna.get(&format!("/api/tables/{table}")).ok();
        (view["seq"].as_u64().unwrap() > 600 || view["phase"] == "over").then_some(())
    });
    anna.post(&format!("/api/tables/{table}/close"), json!({}));
    table
}

#[test]
fn replays_that_nobody_reads_hold_one_copy() {
    let house = house(|limits| limits.connections_per_address = 300);
    let anna = house.guest("Anna");
    let table = long_game(&anna);
    let path = format!("/api/tables/{table}/replay");
    let plain = anna.get(&path);
    assert!(plain.text.len() > 500_000, "{}", plain.text.len());
    let before = memory();
    let unread: Vec<Raw> = (0..150)
        .map(|_| {
            let mut raw = Raw::open(&house.host());
            raw.say(&format!("GET {path} HTTP/1.1\r\nHost: here\r\n\r\n"));
            raw.until("\r\n\r\n");
            raw
        })
        .collect();
    // Without a bound it would be as much as all of them.
    let taken = memory().saturating_sub(before);
    assert!(taken < 150 * plain.text.len() as u64 / 4, "{taken} bytes for {} each", plain.text.len());
    assert_eq!(anna.get(&path).text, plain.text, "others still read it");
    drop(unread);
}

/// What this process, the server in it included, has in memory.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

#[test]
fn an_answer_is_written_once_until_the_game_moves_on() {
    let house = house(|_| {});
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    for what in ["replay", "record", "rounds", "steps", "past"] {
        let path = format!("/api/tables/{table}/{what}");
        let first = anna.get(&path);
        first.ok();
        let tag = first.header("etag").to_owned();
        assert_eq!(anna.get(&path).header("etag"), tag, "{what}");
        let again = anna.clone().with("If-None-Match", &tag).get(&path);
        assert_eq!((again.status, again.text.as_str()), (304, ""), "{what}");
    }
    let path = format!("/api/tables/{table}/replay");
    let before = anna.get(&path).ok()["frames"].as_array().unwrap().len();
    play_turns(&table, &[&anna], 1);
    assert!(anna.get(&path).ok()["frames"].as_array().unwrap().len() > before, "the move is seen");
}

#[test]
fn what_costs_much_counts_for_several() {
    let house = house(|limits| (limits.requests_per_second, limits.request_burst) = (1, 40));
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let stranger =
        |path: &str| Raw::from(Ipv4Addr::new(127, 0, 0, 7), &house.host()).status("GET", path, &[], "");
    let replay = format!("/api/tables/{table}/replay");
    let statuses: Vec<u16> = (0..5).map(|_| stranger(&replay)).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 429]);
}

#[test]
fn where_too_many_ask_for_much_they_are_told_when_to_come_back() {
    let house = house(|limits| {
        (limits.heavy_threads, limits.heavy_queue, limits.heavy_queue_per_address) = (1, 2, 1);
        limits.connections_per_address = 100;
    });
    let anna = house.guest("Anna");
    let table = long_game(&anna);
    let refused = wait_until("somebody is refused", || {
        // Different things about the same game, all at once, so that none is there already.
        let asked: Vec<Raw> = (0..40)
            .map(|number| {
                let mut raw = Raw::open(&house.host());
                let path = format!("/api/tables/{table}/steps?after={number}");
                raw.say(&format!("GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"));
                raw
            })
            .collect();
        let answers: Vec<String> = asked.into_iter().map(|mut raw| raw.rest()).collect();
        assert!(answers.iter().any(|answer| answer.starts_with("HTTP/1.1 200")));
        answers.into_iter().find(|answer| answer.starts_with("HTTP/1.1 503"))
    });
    assert!(refused.contains("\r\nretry-after: 2\r\n") && refused.contains("server-crowded"), "{refused}");
    assert!(figure(&house, "bonecup_crowded_total ") > 0);
}
