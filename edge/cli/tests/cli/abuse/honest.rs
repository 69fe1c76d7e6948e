//! Somebody honest who plays during an attack, and how long their moves take.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::scene::table_of;
use crate::client::Client;

/// A person thinks between moves.
const PACE: Duration = Duration::from_millis(20);

pub(crate) struct Honest {
    stop: Arc<AtomicBool>,
    player: JoinHandle<Vec<Duration>>,
}

/// How long moves took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Latency {
    pub(crate) moves: usize,
    pub(crate) median: Duration,
    pub(crate) p99: Duration,
}

impl Honest {
    /// Sits down at a table of their own and plays until they are stopped.
    pub(crate) fn play(host: &str) -> Honest {
        let client = Client::guest(host, "Honest").with("X-Forwarded-For", "10.9.9.9");
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let player = std::thread::spawn(move || {
            let mut times = Vec::new();
            let mut table = String::new();
            while !stopped.load(Ordering::Relaxed) {
                let Some(view) = look(&client, &table) else {
                    table = sit_down(&client);
                    continue;
                };
                times.push(act(&client, &table, &view, times.len()));
                std::thread::sleep(PACE);
            }
            times
        });
        Honest { stop, player }
    }

    /// How long their moves took since they began.
    pub(crate) fn stop(self) -> Latency {
        self.stop.store(true, Ordering::Relaxed);
        let mut times = self.player.join().expect("honest people are answered");
        times.sort_unstable();
        let at = |share: usize| {
            times.get(times.len().saturating_sub(1) * share / 100).copied().unwrap_or_default()
        };
        Latency { moves: times.len(), median: at(50), p99: at(99) }
    }

    /// The same for a while during which nothing else happens.
    pub(crate) fn alone(host: &str, long: Duration) -> Latency {
        let honest = Honest::play(host);
        std::thread::sleep(long);
        honest.stop()
    }
}

fn sit_down(client: &Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let table = table_of(client, json!({"game": "knochenmax", "seats": seats, "options": {"sheets": 6}}));
    client.post(&format!("/api/tables/{table}/start"), json!({})).ok();
    table
}

fn look(client: &Client, table: &str) -> Option<Value> {
    let reply = client.get(&format!("/api/tables/{table}"));
    (reply.status == 200).then(|| reply.json()).filter(|view| view["phase"] == "playing")
}

fn act(client: &Client, table: &str, view: &Value, number: usize) -> Duration {
    let turn = &view["play"]["turn"];
    let mut body = json!({"seat": turn["seat"], "expected": view["seq"], "key": format!("honest-{number}")});
    let what = if turn["kind"] == "throw" { "throw" } else { "play" };
    if what == "play" {
        let moves = view["play"]["moves"].as_array().unwrap();
        body["moves"] = json!([moves[number * 7 % moves.len()]]);
    }
    let began = Instant::now();
    client.post(&format!("/api/tables/{table}/{what}"), body).ok();
    began.elapsed()
}

/// Prints what honest people noticed, and in earnest holds the server to it.
pub(crate) fn judge(attack: &str, quiet: Latency, meanwhile: Latency, most: u32) {
    println!(
        "honest moves during {attack}: {} moves, median {:.1} ms, 99 in 100 within {:.1} ms; quiet: {:.1} and {:.1} ms",
        meanwhile.moves,
        meanwhile.median.as_secs_f64() * 1e3,
        meanwhile.p99.as_secs_f64() * 1e3,
        quiet.median.as_secs_f64() * 1e3,
        quiet.p99.as_secs_f64() * 1e3,
    );
    assert!(meanwhile.moves > 0, "{attack}: nobody could play");
    if super::in_earnest() {
        assert!(meanwhile.p99 <= quiet.p99 * most, "{attack}: {meanwhile:?}, quiet {quiet:?}");
    }
}
