//! Requests that nobody honest sends: each with what must come back, while somebody honest plays.

use std::time::Duration;

use super::attack::Expected::{Closed, Refused, Unreadable, WebApp};
use super::attack::{Attack, request, send};
use super::honest::{Honest, judge};
use super::scene::Scene;
use crate::client::Client;

/// The cookie that a client sends.
fn cookie(client: &Client) -> String {
    client.header("Cookie").unwrap_or_default().to_owned()
}

fn attacks(scene: &Scene) -> Vec<Attack> {
    let mut all = paths();
    all.extend(smuggling());
    all.extend(heads());
    all.extend(bodies());
    all.extend(other_seats(scene));
    all.extend(other_sites(scene));
    all.extend(odd_seats(scene));
    all
}

/// Paths that lead nowhere.
fn paths() -> Vec<Attack> {
    let get = |path: &str| request("GET", path, &[], b"");
    let mut all: Vec<Attack> = [
        ("dots in the API", "/api/../api", Refused(404, "server-no-page")),
        ("encoded dots in a table", "/api/tables/..%2f..%2fetc", Refused(404, "server-no-table")),
        ("a table named NUL", "/api/tables/%00", Refused(404, "server-no-table")),
        ("a table that is no text", "/api/tables/%ff%fe/steps", Refused(404, "server-no-table")),
        ("a table named by a bone", "/api/tables/%F0%9F%A6%B4", Refused(404, "server-no-table")),
        ("half an escape", "/api/tables/%", Refused(404, "server-no-table")),
        ("an escape that is none", "/api/tables/%zz/record", Refused(404, "server-no-table")),
        ("a code that is no text", "/api/codes/%ff", Refused(404, "server-no-code")),
        ("no table", "/api/tables//", Refused(404, "server-no-page")),
        ("dots for a code", "/api/codes/..", Refused(404, "server-no-code")),
        ("a code of NULs", "/api/codes/%00%00", Refused(404, "server-no-code")),
        ("nothing of the API", "/api/", Refused(404, "server-no-page")),
        ("a roll below zero", "/api/tables/x/throws/-1", Refused(404, "server-no-throw")),
        (
            "a roll beyond numbers",
            "/api/tables/x/throws/99999999999999999999999",
            Refused(404, "server-no-throw"),
        ),
        ("a stream that is none", "/api/tables/x/stream", Refused(400, "server-form")),
        ("a number beyond numbers", "/api/tables/x?after=99999999999999999999", Refused(400, "server-form")),
    ]
    .map(|(name, path, expected)| Attack::new(name, get(path), expected))
    .into();
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/.git/config",
        "/Cargo.toml",
        "/%00",
    ] {
        all.push(Attack::new("a path out of the web app", get(path), WebApp));
    }
    all
}

/// Two requests in one, where lengths and line ends are not clear.
fn smuggling() -> Vec<Attack> {
    const HIDDEN: &str = "GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n";
    let post = |headers: &str, rest: &str| {
        let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
        format!("{head}{headers}\r\n{rest}").into_bytes()
    };
    let chunked = "Transfer-Encoding: chunked\r\n";
    vec![
        Attack::new(
            "a length and chunks",
            post(&format!("Content-Length: 4\r\n{chunked}"), &format!("0\r\n\r\n{HIDDEN}")),
            Refused(400, "server-form"),
        ),
        Attack::new(
            "chunks and then not",
            post(&format!("{chunked}Transfer-Encoding: identity\r\n"), "0\r\n\r\n"),
            Unreadable(400),
        ),
        Attack::new(
            "chunks, not last",
            post("Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n"),
            Unreadable(400),
        ),
        Attack::new("nearly chunks", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), Unreadable(400)),
        Attack::new(
            "a space before the colon",
            post("Transfer-Encoding : chunked\r\n", "0\r\n\r\n"),
            Unreadable(400),
        ),
        Attack::new(
            "two lengths",
            post("Content-Length: 4\r\nContent-Length: 5\r\n", "{}  "),
            Unreadable(400),
        ),
        Attack::new("a list of lengths", post("Content-Length: 4, 5\r\n", "{}  "), Unreadable(400)),
        Attack::new("a length with a sign", post("Content-Length: +4\r\n", "{}  "), Unreadable(400)),
        Attack::new("a hexadecimal length", post("Content-Length: 0x4\r\n", "{}  "), Unreadable(400)),
        Attack::new("a length below zero", post("Content-Length: -1\r\n", "{}  "), Unreadable(400)),
        Attack::new(
            "a length beyond numbers",
            post("Content-Length: 99999999999999999999\r\n", "{}  "),
            Unreadable(400),
        ),
        Attack::new(
            "a chunk size that is none",
            post(chunked, "zz\r\n{}\r\n0\r\n\r\n"),
            Refused(413, "server-too-large"),
        ),
        Attack::new(
            "a chunk beyond numbers",
            post(chunked, "ffffffffffffffffff\r\n{}\r\n"),
            Refused(413, "server-too-large"),
        ),
        Attack::new(
            "a chunk that goes on",
            post(chunked, &format!("2\r\n{{}}{HIDDEN}")),
            Refused(413, "server-too-large"),
        ),
        Attack::new(
            "a header behind a bare line feed",
            b"GET /api/nothing HTTP/1.1\r\nHost: x\r\nX: y\nTransfer-Encoding: chunked\r\n\r\n".to_vec(),
            Refused(404, "server-no-page"),
        ),
        Attack::new(
            "a bare carriage return",
            b"GET /api/x HTTP/1.1\r\nHost: x\rX: y\r\n\r\n".to_vec(),
            Unreadable(400),
        ),
        Attack::new(
            "a folded header",
            b"GET /api/x HTTP/1.1\r\nHost: x\r\nX: a\r\n  b\r\n\r\n".to_vec(),
            Unreadable(400),
        ),
    ]
}

/// Heads that are too long, too many, or none.
fn heads() -> Vec<Attack> {
    let many: String = (0..1000).map(|number| format!("X{number}: y\r\n")).collect();
    let raw = |text: &str| text.as_bytes().to_vec();
    vec![
        Attack::new(
            "a header with NUL",
            raw("GET /api/x HTTP/1.1\r\nHost: x\r\nX: a\u{0}b\r\n\r\n"),
            Unreadable(400),
        ),
        Attack::new(
            "a thousand headers",
            raw(&format!("GET /api/x HTTP/1.1\r\n{many}\r\n")),
            Unreadable(431),
        ),
        Attack::new(
            "a long header",
            raw(&format!("GET /api/x HTTP/1.1\r\nX: {}\r\n\r\n", "y".repeat(1_000_000))),
            Unreadable(431),
        ),
        Attack::new(
            "a long path",
            raw(&format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(100_000))),
            Unreadable(431),
        ),
        Attack::new("a method and nothing", raw("GET\r\n\r\n"), Unreadable(400)),
        Attack::new("two spaces", raw("GET  /api/x HTTP/1.1\r\nHost: x\r\n\r\n"), Unreadable(400)),
        Attack::new("control characters", raw("\u{0}\u{1}\u{2}\r\n\r\n"), Unreadable(400)),
        Attack::new("the beginning of TLS", vec![0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3], Unreadable(400)),
        Attack::new("HTTP/2 without a word", raw("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), Closed),
        Attack::new(
            "somebody else's address",
            request("GET", "http://evil.example/api/x", &[], b""),
            Refused(404, "server-no-page"),
        ),
        Attack::new(
            "a tunnel",
            request("CONNECT", "evil.example:80", &[], b""),
            Refused(404, "server-no-page"),
        ),
        Attack::new(
            "cookies and tokens that are none",
            request(
                "GET",
                "/api/me/tables",
                &[("Cookie", "bonecup"), ("Cookie", ";;=;"), ("Authorization", "Bearer")],
                b"",
            ),
            Refused(401, "server-not-signed-in"),
        ),
        Attack::new(
            "a stream without a key",
            request("GET", "/api/tables/x/stream", &[("Upgrade", "websocket")], b""),
            Refused(400, "server-form"),
        ),
        Attack::new("a trace", request("TRACE", "/api/me", &[], b""), Refused(405, "server-method")),
    ]
}

/// Bodies that are no JSON, or more of it than anybody needs.
fn bodies() -> Vec<Attack> {
    let me = |body: &[u8]| request("POST", "/api/me", &[], body);
    let score = |body: &str| request("POST", "/api/score", &[], body.as_bytes());
    let bad = Refused(400, "server-form");
    let deep = format!("{}1{}", r#"{"a":"#.repeat(9000), "}".repeat(9000));
    vec![
        Attack::new("no body", me(b""), bad),
        Attack::new("bytes that are no text", me(b"{\"name\":\"\xff\xfe\"}"), bad),
        Attack::new("half a surrogate", me(br#"{"name":"\ud800"}"#), bad),
        Attack::new("deep lists", me("[".repeat(60_000).as_bytes()), bad),
        Attack::new("deep objects", me(deep.as_bytes()), bad),
        Attack::new(
            "deep lists inside",
            score(&format!(
                r#"{{"game":"rolling-dice","position":{}{}}}"#,
                "[".repeat(5000),
                "]".repeat(5000)
            )),
            bad,
        ),
        Attack::new("a field twice", me(br#"{"name":"a","name":"b"}"#), bad),
        Attack::new(
            "a number beyond numbers",
            score(r#"{"game":"rolling-dice","position":{"seats":1e999}}"#),
            bad,
        ),
        Attack::new("not a number", score(r#"{"game":"rolling-dice","position":{"seats":NaN}}"#), bad),
        Attack::new("a name with NUL", me(br#"{"name":"a\u0000b"}"#), Refused(422, "text-not-allowed")),
        Attack::new(
            "a name that turns around",
            me(br#"{"name":"\u202e\u2066"}"#),
            Refused(422, "text-not-allowed"),
        ),
        Attack::new(
            "a long name",
            me(format!(r#"{{"name":"{}"}}"#, "x".repeat(10_000)).as_bytes()),
            Refused(422, "text-not-allowed"),
        ),
        Attack::new("a long body", me(&[b'x'; 70_000]), Refused(413, "server-too-large")),
        Attack::new(
            "a packed body",
            request("POST", "/api/me", &[("Content-Encoding", "gzip")], &[0x1f, 0x8b, 8, 0]),
            bad,
        ),
        Attack::new(
            "a form",
            request("POST", "/api/me", &[("Content-Type", "text/plain")], b"{}"),
            Refused(415, "server-not-json"),
        ),
    ]
}

/// Eve acts for those who sit, and Bert for Anna.
fn other_seats(scene: &Scene) -> Vec<Attack> {
    let [bert, eve] = [&scene.bert, &scene.eve].map(cookie);
    let path = |what: &str| format!("/api/tables/{}/{what}", scene.table);
    let act = |name, cookie: &str, what: &str, body: &str, code| {
        let sent = request("POST", &path(what), &[("Cookie", cookie)], body.as_bytes());
        Attack::new(name, sent, Refused(409, code))
    };
    let (play, seat) = (r#"{"seat":0,"expected":3,"key":"k","moves":["keep"]}"#, r#"{"seat":0}"#);
    let throw = r#"{"seat":0,"expected":3,"key":"k"}"#;
    let mut all = vec![
        act("a throw of Anna's by Bert", &bert, "throw", throw, "room-not-your-seat"),
        act("Bert ends it", &bert, "close", "{}", "room-not-owner"),
    ];
    for (what, body, code) in [
        ("play", play, "room-not-your-seat"),
        ("throw", throw, "room-not-your-seat"),
        ("leave", seat, "room-not-your-seat"),
        ("return", seat, "room-not-your-seat"),
        ("mind", seat, "room-not-owner"),
        ("close", "{}", "room-not-owner"),
        ("start", "{}", "room-not-owner"),
        ("offer", r#"{"seat":0,"offer":{"kind":"open"}}"#, "room-not-owner"),
        ("join", "{}", "room-begun"),
        ("rematch", "{}", "room-not-owner"),
    ] {
        all.push(act("Eve acts for others", &eve, what, body, code));
    }
    let nobody = request("POST", &path("play"), &[], play.as_bytes());
    all.push(Attack::new("nobody acts", nobody, Refused(401, "server-not-signed-in")));
    let forged = request("POST", &path("play"), &[("Authorization", "Bearer NONSENSE")], play.as_bytes());
    all.push(Attack::new("a token that was made up", forged, Refused(401, "server-bad-token")));
    all
}

/// A page of another site uses Anna's browser.
fn other_sites(scene: &Scene) -> Vec<Attack> {
    let (anna, close) = (cookie(&scene.anna), format!("/api/tables/{}/close", scene.table));
    let stream = format!("/api/tables/{}/stream", scene.table);
    let refused = Refused(403, "server-other-site");
    let mut all = Vec::new();
    for origin in
        ["https://evil.example", "null", "http://x.evil.example", "http://x:1", "https://x@evil.example"]
    {
        let headers = [("Cookie", anna.as_str()), ("Origin", origin)];
        all.push(Attack::new("another site closes", request("POST", &close, &headers, b"{}"), refused));
        let upgrade = [
            ("Cookie", anna.as_str()),
            ("Origin", origin),
            ("Upgrade", "websocket"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        all.push(Attack::new("another site listens", request("GET", &stream, &upgrade, b""), refused));
    }
    for site in ["cross-site", "same-site"] {
        let headers = [("Cookie", anna.as_str()), ("Sec-Fetch-Site", site)];
        all.push(Attack::new("a form of another site", request("POST", &close, &headers, b"{}"), refused));
    }
    all
}

/// Seats that no table has.
fn odd_seats(scene: &Scene) -> Vec<Attack> {
    let anna = cookie(&scene.anna);
    let mut all = Vec::new();
    for (what, body) in [
        ("play", r#"{"seat":255,"expected":3,"key":"k255","moves":["keep"]}"#),
        ("throw", r#"{"seat":255,"expected":3,"key":"k256"}"#),
        ("leave", r#"{"seat":255}"#),
        ("mind", r#"{"seat":255}"#),
        ("return", r#"{"seat":255}"#),
    ] {
        let path = format!("/api/tables/{}/{what}", scene.table);
        let sent = request("POST", &path, &[("Cookie", &anna)], body.as_bytes());
        all.push(Attack::new("seat 255", sent, Refused(409, "room-no-such-seat")));
    }
    all
}

#[test]
fn every_odd_request_is_answered_as_the_table_says() {
    let scene = Scene::open(&[]);
    let quiet = Honest::alone(scene.host(), Duration::from_millis(500));
    let (before, honest) = (scene.view()["seq"].clone(), Honest::play(scene.host()));
    let attacks = attacks(&scene);
    let rounds = if super::in_earnest() { 20 } else { 1 };
    let wrong: Vec<String> = std::iter::repeat_n(&attacks, rounds)
        .flatten()
        .map(|attack| (attack, send(scene.host(), &attack.request)))
        .filter(|(attack, answer)| !answer.is(attack.expected))
        .map(|(attack, answer)| format!("{} ({:?}):\n{answer}", attack.name, attack.expected))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    println!("{} odd requests were answered as they should be", attacks.len());
    judge("odd requests", quiet, honest.stop(), 4);
    assert_eq!(scene.view()["seq"], before, "the table of Anna and Bert has not changed");
}
