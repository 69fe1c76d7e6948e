//! Whatever somebody may throw at the server: odd paths, broken requests, missing headers.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;

use crate::kit::{House, started};

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

fn get(house: &House, path: &str) -> String {
    raw(house, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
}

#[test]
fn odd_paths_are_not_found() {
    let house = House::open();
    for path in [
        "/api/../api",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/%00",
        "/api/tables/%ff%fe/steps",
        "/api/tables/%F0%9F%A6%B4",
        "/api/tables//",
        "/api/tables/%",
        "/api/tables/%zz/record",
        "/api/codes/%00%00",
        "/api/codes/%ff",
        "/api/codes/..",
        "/api/",
        "/api/tables/x/throws/-1",
        "/api/tables/x/throws/99999999999999999999999",
        "/api/me/tokens/",
    ] {
        let reply = get(&house, path);
        let status = reply.split(' ').nth(1).unwrap_or_default();
        assert!(status == "404" || status == "400", "{path}: {reply}");
    }
}

#[test]
fn no_path_leads_out_of_the_web_app() {
    let house = House::open();
    for path in
        ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//", "/.git/config", "/Cargo.toml", "/%00"]
    {
        let reply = get(&house, path);
        assert!(reply.starts_with("HTTP/1.1 200") && reply.contains("<title>Bonecup"), "{path}: {reply}");
    }
}

#[test]
fn what_is_no_text_gets_the_same_answers_as_what_is_not_there() {
    let house = House::open();
    for (path, code) in [
        ("/api/codes/%ff", "server-no-code"),
        ("/api/tables/%ff", "server-no-table"),
        ("/api/tables/x/throws/%ff", "server-no-table"),
        ("/api/tables/x/stream", "server-form"),
    ] {
        assert!(get(&house, path).contains(code), "{path}");
    }
}

#[test]
fn broken_requests_do_no_harm() {
    let house = House::open();
    for request in [
        "\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "\u{0}\u{1}\u{2}\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\nConnection: close\r\n\r\n{\"a\"\u{0}",
        "GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: bonecup\r\nCookie: ;;=;\r\nAuthorization: Bearer\r\nConnection: close\r\n\r\n",
        "GET /api/tables/x/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: close\r\n\r\n",
    ] {
        let reply = raw(&house, request);
        assert!(!reply.contains(" 500 "), "{request:?}: {reply}");
    }
    assert_eq!(house.nobody().get("/healthz").text, "ok\n");
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
