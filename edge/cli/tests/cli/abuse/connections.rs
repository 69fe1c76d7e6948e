//! Connections that say nothing, say it slowly, or say that they are somebody else.

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use super::attack::{request, send};
use super::honest::{Honest, judge};
use super::scene::Scene;
use crate::client::Client;
use crate::kit::serving::Serving;

/// A server that may have so many files open.
const FEW_FILES: [&str; 3] = ["sh", "-c", r#"ulimit -n 256; exec "$0" "$@""#];

/// Opens connections and sends the same beginning on each; those that could be made.
fn silent(host: &str, count: usize, beginning: &[u8]) -> Vec<TcpStream> {
    let connect = |_| {
        let mut stream = TcpStream::connect(host).ok()?;
        stream.write_all(beginning).ok()?;
        Some(stream)
    };
    (0..count).filter_map(connect).collect()
}

/// More connections than the server has files; whoever comes after them is answered.
fn outnumber(name: &str, beginning: &[u8]) {
    let scene = Scene::open_under(&FEW_FILES, &[]);
    let quiet = Honest::alone(scene.host(), Duration::from_millis(500));
    let held = silent(scene.host(), 400, beginning);
    // Who has a connection keeps it; who comes anew has to get one.
    let latecomer = Client::new(scene.host());
    let began = Instant::now();
    let answered = super::scene::wait_until("somebody new is answered", || {
        latecomer.send("GET", "/api/me", None).ok().filter(|reply| reply.status == 200)
    });
    println!(
        "{name}: somebody new is answered after {:.1} s ({})",
        began.elapsed().as_secs_f64(),
        answered.status
    );
    let honest = Honest::play(scene.host());
    std::thread::sleep(Duration::from_secs(1));
    judge(name, quiet, honest.stop(), 4);
    let began = Instant::now();
    assert!(scene.serving.terminate().success());
    println!("{name}: stopped after {:.1} s", began.elapsed().as_secs_f64());
    if super::in_earnest() {
        assert!(began.elapsed() < Duration::from_secs(2), "{name}: {:?}", began.elapsed());
    }
    drop(held);
}

#[test]
fn silent_connections_lock_nobody_out() {
    outnumber("silent connections", b"");
}

#[test]
fn slow_heads_lock_nobody_out() {
    outnumber("slow heads", b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: ");
}

#[test]
fn slow_bodies_lock_nobody_out() {
    outnumber(
        "slow bodies",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{",
    );
}

/// The headers of three requests: the second pretends to be somewhere else than the first, the third is.
type Ways = [(&'static str, [&'static [(&'static str, &'static str)]; 3]); 4];

/// Each proxy adds to what was there, HAProxy as a line of its own and nginx at the end of the line: the last word is its own.
const WAYS: Ways = {
    const FOR: &str = "X-Forwarded-For";
    [
        ("nginx", [&[(FOR, "1.1.1.1, 9.9.9.1")], &[(FOR, "2.2.2.2, 9.9.9.1")], &[(FOR, "1.1.1.1, 9.9.9.2")]]),
        (
            "HAProxy",
            [
                &[(FOR, "1.1.1.1"), (FOR, "9.9.9.1")],
                &[(FOR, "2.2.2.2"), (FOR, "9.9.9.1")],
                &[(FOR, "1.1.1.1"), (FOR, "9.9.9.2")],
            ],
        ),
        (
            "Forwarded",
            [
                &[("Forwarded", "for=1.1.1.1, for=9.9.9.1;proto=https")],
                &[("Forwarded", "for=2.2.2.2, for=9.9.9.1;proto=https")],
                &[("Forwarded", "for=1.1.1.1, for=9.9.9.2;proto=https")],
            ],
        ),
        (
            "Forwarded, with ports",
            [
                &[("Forwarded", r#"for="[2001:db8:1::1]:4711""#)],
                &[("Forwarded", r#"for="[2001:db8:1::1]:4712""#)],
                &[("Forwarded", r#"for="[2001:db8:2::1]:4711""#)],
            ],
        ),
    ]
};

#[test]
fn only_the_last_word_about_an_address_counts() {
    for (proxy, ways) in WAYS {
        let folder = tempfile::tempdir().unwrap();
        let options = ["--behind-proxy", "--limit", "people_per_minute=1"];
        let serving = Serving::start_with(&folder.path().join("bonecup.db"), None, &options);
        let ask = |headers| {
            send(&serving.host, &request("POST", "/api/me", headers, br#"{"name":"Eve"}"#)).status()
        };
        assert_eq!(ways.map(ask), [200, 429, 200], "{proxy}");
    }
}
