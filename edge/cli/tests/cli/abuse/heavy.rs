//! Requests that cost the server much and the stranger nothing.

use std::io::Write as _;
use std::net::TcpStream;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::honest::{Honest, judge};
use super::scene::{Scene, from, table_of, wait_until};
use crate::client::Client;

/// No attack may take more.
const MOST_MEGABYTES: u64 = 300;

/// A finished game of bots; the longer the more it costs to read.
fn finished_game(scene: &Scene, owner: &Client) -> String {
    let sheets = if super::in_earnest() { 6 } else { 2 };
    let bots: Vec<Value> = (0..4).map(|_| json!({"kind": "bot", "bot": "random"})).collect();
    let body = json!({"game": "knochenmax", "options": {"sheets": sheets}, "seats": bots, "public": true});
    let table = table_of(owner, body);
    owner.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    wait_until("the bots have played", || {
        let over = owner.get(&format!("/api/tables/{table}")).ok()["phase"] == "over";
        over.then_some(())
    });
    assert!(scene.megabytes() < MOST_MEGABYTES);
    table
}

/// Everything that takes more than a look.
const HEAVY: [&str; 5] = ["replay", "record", "rounds", "analysis", "steps"];

#[test]
fn replays_that_nobody_reads_fill_no_memory() {
    let scene = Scene::open(&[]);
    let table = finished_game(&scene, &scene.anna);
    let quiet = Honest::alone(scene.host(), Duration::from_millis(500));
    let honest = Honest::play(scene.host());
    let request = format!("GET /api/tables/{table}/replay HTTP/1.1\r\nHost: x\r\n\r\n");
    let held: Vec<TcpStream> = (0..150)
        .filter_map(|_| {
            let mut stream = TcpStream::connect(scene.host()).ok()?;
            stream.write_all(request.as_bytes()).ok()?;
            Some(stream)
        })
        .collect();
    let mut most = 0;
    for _ in 0..20 {
        most = most.max(scene.megabytes());
        std::thread::sleep(Duration::from_millis(100));
    }
    println!("{} replays that nobody reads: {most} MB at most", held.len());
    assert!(most < MOST_MEGABYTES, "{most} MB");
    judge("replays that nobody reads", quiet, honest.stop(), 2);
}

#[test]
fn heavy_requests_from_everywhere_are_answered_or_put_off() {
    // The limits that everybody has, and a proxy that tells addresses apart.
    let usual = ["--behind-proxy", "--limit", "requests_per_second=50,request_burst=200"];
    let scene = Scene::open(&usual);
    let table = finished_game(&scene, &scene.anna);
    let quiet = Honest::alone(scene.host(), Duration::from_secs(1));
    let honest = Honest::play(scene.host());
    let long = Duration::from_secs(if super::in_earnest() { 10 } else { 2 });
    let counts: Mutex<std::collections::BTreeMap<u16, u32>> = Mutex::default();
    std::thread::scope(|scope| {
        for number in 0..20 {
            let (eve, table, counts) = (from(&scene.eve, &format!("10.0.0.{number}")), &table, &counts);
            scope.spawn(move || {
                let began = Instant::now();
                for round in (0_usize..).take_while(|_| began.elapsed() < long) {
                    let path = format!("/api/tables/{table}/{}", HEAVY[(round + number) % HEAVY.len()]);
                    let reply = eve.get(&path);
                    // An analysis that is not ready yet is put off, too.
                    if reply.status != 200 && reply.code() != "server-no-analysis" {
                        assert!(
                            [429, 503].contains(&reply.status),
                            "{path}: {} {}",
                            reply.status,
                            reply.text
                        );
                        assert!(!reply.header("retry-after").is_empty(), "{path}: {}", reply.text);
                    }
                    *counts.lock().unwrap().entry(reply.status).or_default() += 1;
                    // What one address may ask for in a second is spread over it.
                    std::thread::sleep(Duration::from_millis(20));
                }
            });
        }
    });
    println!("heavy requests by status: {:?}; {} MB", counts.lock().unwrap(), scene.megabytes());
    assert!(scene.megabytes() < MOST_MEGABYTES);
    judge("heavy requests", quiet, honest.stop(), 2);
}
