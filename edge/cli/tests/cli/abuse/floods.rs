//! Much of what costs little: questions on WebSockets, people who come and go, lists, and bots of many guests.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use super::honest::{Honest, judge};
use super::scene::{Scene, from, table_of};
use crate::client::Client;

/// The limits that everybody has, and a proxy that tells addresses apart.
const USUAL: [&str; 5] = [
    "--behind-proxy",
    "--limit",
    "requests_per_second=50,request_burst=200",
    "--limit",
    "messages_per_second=20,messages_per_address=200",
];
/// Addresses that strangers come from.
const ADDRESSES: usize = 20;

/// What honest people notice while strangers do this from every address, again and again.
fn flood(name: &str, scene: &Scene, most: u32, attack: impl Fn(&Client, usize) + Sync) {
    let quiet = Honest::alone(scene.host(), Duration::from_secs(1));
    let honest = Honest::play(scene.host());
    let long = Duration::from_secs(if super::in_earnest() { 10 } else { 2 });
    let began = Instant::now();
    std::thread::scope(|scope| {
        for number in 0..ADDRESSES {
            let (eve, attack) = (from(&scene.eve, &format!("10.0.0.{number}")), &attack);
            scope.spawn(move || {
                for round in (0..).take_while(|_| began.elapsed() < long) {
                    attack(&eve, round);
                }
            });
        }
    });
    judge(name, quiet, honest.stop(), most);
}

#[test]
fn questions_on_many_websockets_count_as_those_of_one_address() {
    const SOCKETS: usize = 5;
    let scene = Scene::open(&USUAL);
    let (asked, answered) = (AtomicUsize::new(0), AtomicUsize::new(0));
    flood("questions on WebSockets", &scene, 4, |eve, _| {
        let mut streams: Vec<_> =
            (0..SOCKETS).filter_map(|_| eve.try_stream(&scene.table, "?facts=false").ok()).collect();
        for stream in &mut streams {
            for id in 0..40 {
                stream.say(&json!({"type": "look", "id": id}));
                asked.fetch_add(1, Ordering::Relaxed);
            }
            // The rest is not read.
            while let Ok(told) = stream.hear() {
                answered.fetch_add(usize::from(told["type"] == "looked"), Ordering::Relaxed);
                if told["type"] == "refused" {
                    assert_eq!(told["error"]["code"], "server-too-fast", "{told}");
                    break;
                }
                if told["id"] == 39 {
                    break;
                }
            }
        }
        // Whoever is refused a stream would only try again.
        std::thread::sleep(Duration::from_millis(100));
    });
    let (asked, answered) = (asked.into_inner(), answered.into_inner());
    println!("{answered} of {asked} questions on WebSockets were answered");
    assert!(answered > 0 && answered < asked, "{answered} of {asked}");
}

#[test]
fn a_crowd_that_comes_and_goes_is_told_together() {
    let scene = Scene::open(&USUAL);
    let mut anna = scene.anna.stream(&scene.table, "");
    anna.next("snapshot");
    let came = AtomicUsize::new(0);
    flood("a crowd that comes and goes", &scene, 4, |eve, _| {
        came.fetch_add(usize::from(eve.try_stream(&scene.table, "").is_ok()), Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(50));
    });
    // After the last of the crowd she hears what everybody hears: that Bert is there, who stays.
    let mut bert = scene.bert.stream(&scene.table, "");
    bert.next("snapshot");
    let began = Instant::now();
    let (mut told, mut seen) = (0, Vec::new());
    while seen != [true, true] && began.elapsed() < Duration::from_secs(20) {
        let news = anna.hear().expect("a seat is not sent away");
        assert_ne!(news["type"], "snapshot", "she was not behind");
        told += usize::from(news["type"] == "presence");
        let seats = news["seats"].as_array().into_iter().flatten();
        seen = seats.map(|seat| seat["present"] == true).collect();
    }
    let came = came.into_inner();
    println!("{came} came and went, which was told {told} times");
    assert!(came > 2 * told, "{came} came and went, which was told {told} times");
}

#[test]
fn lists_hold_up_nobody() {
    const LISTS: [&str; 5] =
        ["/api/lobby", "/api/me/tables", "/api/me/results", "/api/me/figures", "/api/lobby"];
    let scene = Scene::open(&USUAL);
    for _ in 0..40 {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        table_of(&scene.eve, json!({"game": "knochenmax", "seats": seats, "public": true}));
    }
    flood("lists", &scene, 2, |eve, round| {
        let reply = eve.get(LISTS[round % LISTS.len()]);
        assert!([200, 429, 503].contains(&reply.status), "{} {}", reply.status, reply.text);
        std::thread::sleep(Duration::from_millis(20));
    });
}

#[test]
fn slow_bots_of_many_guests_hold_up_no_moves() {
    let scene = Scene::open(&["--behind-proxy"]);
    let guests = if super::in_earnest() { 30 } else { 4 };
    let quiet = Honest::alone(scene.host(), Duration::from_secs(1));
    for number in 0..guests {
        let guest = from(&Client::guest(scene.host(), &format!("Guest {number}")), "10.0.0.1");
        for weight in 1..=3 {
            let bots = json!([{"kind": "bot", "bot": "master"}, {"kind": "bot", "bot": "master"}]);
            // Rules of their own, so that everything has to be solved anew.
            let options = json!({"bones": [weight + 3 * number, 1, 1, 1], "sheets": 2});
            let table = table_of(&guest, json!({"game": "knochenmax", "options": options, "seats": bots}));
            guest.post(&format!("/api/tables/{table}/start"), json!({})).ok();
        }
    }
    let honest = Honest::play(scene.host());
    std::thread::sleep(Duration::from_secs(if super::in_earnest() { 20 } else { 2 }));
    judge("slow bots of many guests", quiet, honest.stop(), 4);
    println!("{} MB", scene.megabytes());
    assert!(scene.megabytes() < 300, "{} MB", scene.megabytes());
}
