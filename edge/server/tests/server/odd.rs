//! What every answer says to browsers and programs, whatever was asked. Odd requests are in the suite of the binary, `tests/abuse`.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;

use crate::kit::{House, started, wait_until};

/// What comes back to these very bytes.
fn raw(house: &House, request: &str) -> String {
    let mut stream = TcpStream::connect(house.host()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut text = Vec::new();
    // Whatever came before the connection was reset counts.
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn every_kind_of_answer_has_the_headers_that_browsers_heed() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let replies = [
        anna.get("/"),
        anna.get("/nothing"),
        anna.get("/api/me"),
        anna.get("/api/nothing"),
        anna.get("/api/openapi.json"),
        anna.get("/api/docs/"),
        anna.get(&format!("/api/tables/{table}/record")),
        anna.post("/api/tables", json!({})),
        anna.clone().with("Origin", "https://evil.example").post("/api/me", json!({"name": "x"})),
        anna.delete("/api/tables"),
        anna.get("/healthz"),
        anna.get("/readyz"),
        anna.get("/metrics"),
    ];
    for reply in replies {
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{reply:?}");
        assert_eq!(reply.header("x-frame-options"), "DENY", "{reply:?}");
        assert_eq!(reply.header("referrer-policy"), "same-origin", "{reply:?}");
        assert!(reply.header("content-security-policy").contains("frame-ancestors 'none'"), "{reply:?}");
    }
    assert_eq!(anna.get("/api/me").header("cache-control"), "no-store");
}

#[test]
fn the_server_says_that_it_lives_and_what_it_does() {
    let house = House::open();
    assert_eq!(house.nobody().get("/readyz").text, "ready\n");
    let anna = house.guest("Anna");
    started(&anna, "knochenmax", &["me", "me"]);
    let figures = house.nobody().get("/metrics");
    for line in [
        "bonecup_steps_total",
        "bonecup_acknowledged_total 2",
        "bonecup_http_answers_total{status=\"201\"} 1",
        "# EOF",
    ] {
        assert!(figures.text.contains(line), "{line}: {}", figures.text);
    }
}

#[test]
fn long_answers_are_compressed_for_those_who_read_that() {
    let house = House::open();
    let ask = |path: &str, wants: &str| {
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{wants}Connection: close\r\n\r\n");
        raw(&house, &request).to_lowercase()
    };
    let gzip = "Accept-Encoding: gzip, br\r\n";
    let (long, small) = (ask("/api/openapi.json", ""), ask("/api/openapi.json", gzip));
    assert!(!long.contains("content-encoding") && long.contains("\"openapi\""));
    assert!(small.contains("content-encoding: gzip") && small.contains("vary: accept-encoding"));
    assert!(small.len() * 3 < long.len(), "{} of {}", small.len(), long.len());
    assert!(!ask("/api/nothing", gzip).contains("content-encoding"), "it would not be shorter");
}

/// No table has so many seats, and one byte has no more.
#[test]
fn a_seat_that_is_not_there_is_refused_everywhere() {
    let house = House::open();
    let anna = house.guest("Anna");
    let gathering = crate::kit::open(&anna, crate::kit::new_table("rolling-dice", &["me", "open"]));
    let playing = started(&anna, "knochenmax", &["me", "random"]);
    let over = started(&anna, "knochenmax", &["me", "random"]);
    anna.post(&format!("/api/tables/{over}/close"), json!({})).ok();
    let hex = "ab".repeat(32);
    let bodies = [
        ("join", json!({})),
        ("contribute", json!({"contribution": "x"})),
        ("seal", json!({"seal": hex})),
        ("reveal", json!({"anchor": hex, "contribution": hex})),
        ("link", json!({"roll": 1, "link": hex})),
        ("chain", json!({"anchor": hex})),
        ("colours", json!({"colours": ["red"]})),
        ("beginner", json!({})),
        ("offer", json!({"to": {"kind": "open"}})),
        ("offer", json!({"kind": "open"})),
        ("play", json!({"expected": 1, "key": "k", "moves": ["roll"]})),
        ("throw", json!({"expected": 1, "key": "k"})),
        ("enter", json!({"expected": 1, "key": "k", "outcome": "1 2 3 4 5"})),
        ("leave", json!({})),
        ("mind", json!({})),
        ("mind", json!({"bot": "steady"})),
        ("return", json!({})),
    ];
    for table in [&gathering, &playing, &over] {
        let seq = anna.get(&format!("/api/tables/{table}")).ok()["seq"].clone();
        for (path, body) in &bodies {
            for seat in [json!(2), json!(12), json!(254), json!(255), json!(256), json!(-1)] {
                let mut body = body.clone();
                body["seat"] = seat.clone();
                if body.get("expected").is_some() {
                    body["expected"] = seq.clone();
                }
                let reply = anna.post(&format!("/api/tables/{table}/{path}"), body);
                assert!((400..500).contains(&reply.status), "{path} {seat}: {} {}", reply.status, reply.text);
                reply.code();
            }
        }
        let mut stream = anna.stream(table, "");
        stream.next("snapshot");
        for message in
            [json!({"type": "talk", "seat": 255, "what": "clap"}), json!({"type": "nudge", "seat": 255})]
        {
            stream.say(&message);
            assert!(stream.next("refused")["error"]["code"].is_string());
        }
    }
}

#[test]
fn browsers_that_came_by_https_are_told_to_stay_with_it() {
    let house = House::with(|config| config.public_url = Some("https://bones.example".to_owned()));
    for path in ["/", "/api/games", "/healthz", "/api/nothing"] {
        assert_eq!(
            house.nobody().get(path).header("strict-transport-security"),
            "max-age=31536000",
            "{path}"
        );
    }
    assert_eq!(House::open().nobody().get("/").header("strict-transport-security"), "");
}

/// Waits until the server says whether it is ready.
fn becomes(house: &House, status: u16) {
    let ready = || (house.nobody().get("/readyz").status == status).then_some(());
    wait_until("another word of the server", ready);
}

/// SQLite would go on writing to a file that is gone, and be content.
#[test]
fn a_server_whose_file_was_taken_away_is_not_ready() {
    let house = House::open();
    assert_eq!(house.nobody().get("/readyz").status, 200);
    let aside = house.file().with_extension("aside");
    std::fs::rename(house.file(), &aside).unwrap();
    becomes(&house, 503);
    assert_eq!(house.nobody().get("/readyz").code(), "store-files");
    assert_eq!(house.nobody().get("/healthz").status, 200, "it lives");
    std::fs::rename(&aside, house.file()).unwrap();
    becomes(&house, 200);
}

/// A table that cannot be written though it can be read: what a full or read-only disk looks like.
#[test]
fn a_server_that_cannot_write_is_not_ready() {
    let house = House::open();
    let other = rusqlite::Connection::open(house.file()).unwrap();
    other
        .execute_batch(
            "create trigger no_more before insert on heartbeats begin select raise(abort, 'full'); end",
        )
        .unwrap();
    becomes(&house, 503);
    other.execute_batch("drop trigger no_more").unwrap();
    becomes(&house, 200);
}
