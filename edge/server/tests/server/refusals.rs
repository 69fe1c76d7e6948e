//! Every refusal of the server, in both languages, and what belongs to other people.

use serde_json::{Value, json};

use crate::kit::{Client, House, Reply, generous, new_table, open, started};

/// The refusal in English and in German, which differ in their message only.
fn refused(code: &str, status: u16, ask: impl Fn(&dyn Fn(Client) -> Client) -> Reply) {
    let english = ask(&|client| client.with("Accept-Language", "en-GB"));
    let german = ask(&|client| client.with("Accept-Language", "de-CH, en;q=0.3"));
    for reply in [&english, &german] {
        assert_eq!((reply.code().as_str(), reply.status), (code, status), "{}", reply.text);
    }
    let message = |reply: &Reply| reply.json()["error"]["message"].as_str().unwrap().to_owned();
    assert_ne!(message(&english), message(&german), "{code}");
    assert!(!message(&english).contains(code), "{code} has no sentence");
}

#[test]
fn what_is_not_there_is_not_found() {
    let house = House::open();
    let anna = house.guest("Anna");
    refused("server-no-page", 404, |speaking| speaking(house.nobody()).get("/api/nothing"));
    refused("server-no-page", 404, |speaking| speaking(house.nobody()).get("/assets/nothing"));
    refused("server-no-table", 404, |speaking| speaking(house.nobody()).get("/api/tables/NOTHING"));
    refused("server-no-table", 404, |speaking| {
        speaking(anna.clone()).post("/api/tables/NOTHING/join", json!({}))
    });
    refused("server-no-code", 404, |speaking| speaking(house.nobody()).get("/api/codes/NOTHING"));
    refused("server-no-throw", 404, |speaking| {
        let table = started(&anna, "knochenmax", &["me", "me"]);
        speaking(anna.clone()).get(&format!("/api/tables/{table}/throws/0"))
    });
    assert_eq!(anna.refused_stream("NOTHING"), "server-no-table");
}

#[test]
fn people_say_who_they_are_first() {
    let house = House::open();
    refused("server-not-signed-in", 401, |speaking| speaking(house.nobody()).get("/api/me/tables"));
    refused("server-not-signed-in", 401, |speaking| {
        speaking(house.nobody()).post("/api/tables", new_table("knochenmax", &["me", "open"]))
    });
    refused("server-bad-token", 401, |speaking| {
        speaking(house.nobody()).with("Authorization", "Bearer NONSENSE").get("/api/me/tables")
    });
    refused("server-bad-recovery", 403, |speaking| {
        speaking(house.nobody()).post("/api/me/recover", json!({"code": "NONSENSE"}))
    });
}

#[test]
fn what_cannot_be_read_is_refused() {
    let house = House::open();
    let anna = house.guest("Anna");
    let post =
        |client: Client, body: &str| client.send("POST", "/api/tables", Some(body.to_owned())).unwrap();
    for body in
        ["", "{", "[]", "null", r#"{"game":"chess","seats":[]}"#, r#"{"game":"knochenmax","seats":[],"x":1}"#]
    {
        refused("server-form", 400, |speaking| post(speaking(anna.clone()), body));
    }
    refused("server-form", 400, |speaking| speaking(anna.clone()).get("/api/me/tables?limit=many"));
    refused("server-not-json", 415, |speaking| {
        post(speaking(anna.clone()).with("Content-Type", "text/plain"), "{}")
    });
    refused("server-not-json", 415, |speaking| {
        let form = "application/x-www-form-urlencoded";
        post(speaking(anna.clone()).with("Content-Type", form), "game=knochenmax")
    });
    refused("server-too-large", 413, |speaking| {
        post(speaking(anna.clone()), &format!("\"{}\"", "x".repeat(70_000)))
    });
    refused("server-method", 405, |speaking| speaking(anna.clone()).delete("/api/tables"));
    refused("text-not-allowed", 422, |speaking| {
        speaking(house.nobody()).post("/api/me", json!({"name": " \u{202e} "}))
    });
    refused("seats-out-of-range", 422, |speaking| {
        post(speaking(anna.clone()), r#"{"game":"rolling-dice","seats":[]}"#)
    });
    refused("opening-options", 422, |speaking| {
        let mut body = new_table("knochenmax", &["me", "open"]);
        body["options"] = json!({"sheets": 99});
        post(speaking(anna.clone()), &body.to_string())
    });
    refused("unknown-bot", 422, |speaking| {
        post(speaking(anna.clone()), &new_table("knochenmax", &["me", "hal"]).to_string())
    });
}

#[test]
fn other_sites_cannot_act_in_a_browsers_name() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let close = format!("/api/tables/{table}/close");
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"] {
        refused("server-other-site", 403, |speaking| {
            speaking(anna.clone()).with("Origin", origin).post(&close, json!({}))
        });
        assert_eq!(anna.clone().with("Origin", origin).refused_stream(&table), "server-other-site");
    }
    refused("server-other-site", 403, |speaking| {
        speaking(anna.clone()).with("Sec-Fetch-Site", "cross-site").post(&close, json!({}))
    });
    let own = anna.clone().with("Origin", &format!("http://{}", house.host()));
    own.stream(&table, "").next("snapshot");
    own.post(&close, json!({})).ok();
}

#[test]
fn behind_a_proxy_the_public_address_is_ones_own_site() {
    let house = House::with(|config| config.public_url = Some("https://bones.example".to_owned()));
    let wish = json!({"name": "Anna"});
    house.nobody().with("Origin", "https://bones.example").post("/api/me", wish.clone()).ok();
    let reply = house.nobody().with("Origin", &format!("http://{}", house.host())).post("/api/me", wish);
    assert_eq!(reply.code(), "server-other-site");
}

#[test]
fn what_is_not_ready_or_not_allowed_is_refused() {
    let house = House::open();
    let anna = house.guest("Anna");
    let gathering = open(&anna, new_table("knochenmax", &["me", "me"]));
    let playing = started(&anna, "knochenmax", &["me", "me"]);
    let path = |table: &str, what: &str| format!("/api/tables/{table}/{what}");
    refused("server-no-record", 409, |speaking| speaking(anna.clone()).get(&path(&gathering, "record")));
    refused("server-no-analysis", 409, |speaking| speaking(anna.clone()).get(&path(&playing, "analysis")));
    refused("server-no-coach", 403, |speaking| {
        speaking(anna.clone()).post(&path(&playing, "advice"), json!({}))
    });
    assert_eq!(anna.get(&path(&playing, "analysis")).header("retry-after"), "2");
}

#[test]
fn other_peoples_seats_and_tables_are_theirs() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let ask = |what: &str, body: Value| bert.post(&format!("/api/tables/{table}/{what}"), body).code();
    let play = json!({"seat": 0, "expected": 3, "key": "k", "moves": ["keep"]});
    assert_eq!(ask("play", play), "room-not-your-seat");
    assert_eq!(ask("leave", json!({"seat": 0})), "room-not-your-seat");
    assert_eq!(ask("return", json!({"seat": 0})), "room-not-your-seat");
    assert_eq!(ask("mind", json!({"seat": 0})), "room-not-owner");
    assert_eq!(ask("close", json!({})), "room-not-owner");
    assert_eq!(ask("start", json!({})), "room-not-owner");
    assert_eq!(ask("offer", json!({"seat": 0, "offer": {"kind": "open"}})), "room-not-owner");
    assert_eq!(ask("join", json!({})), "room-begun");
    assert_eq!(ask("rematch", json!({})), "room-not-owner");
}

#[test]
fn too_much_of_anything_is_refused() {
    let house = House::with(|config| {
        config.limits.tables_per_person = 1;
        config.limits.tables_per_day = 2;
        config.limits.tokens_per_person = 1;
        config.limits.watchers_per_table = 1;
        config.limits.sockets_per_address = 2;
    });
    let (anna, carl, dora) = (house.guest("Anna"), house.guest("Carl"), house.guest("Dora"));
    let table = started(&anna, "knochenmax", &["me", "me"]);
    refused("server-too-many-tables", 429, |speaking| {
        speaking(anna.clone()).post("/api/tables", new_table("knochenmax", &["me", "open"]))
    });
    open(&carl, new_table("knochenmax", &["me", "open"]));
    refused("server-too-many-new-tables", 429, |speaking| {
        speaking(dora.clone()).post("/api/tables", new_table("knochenmax", &["me", "open"]))
    });
    anna.post("/api/me/tokens", json!({"label": ""})).ok();
    refused("server-too-many-tokens", 429, |speaking| {
        speaking(anna.clone()).post("/api/me/tokens", json!({"label": ""}))
    });
    let mut here = carl.stream(&table, "");
    here.next("snapshot");
    let wait = format!("/api/tables/{table}?after=99&wait=5");
    refused("server-too-many-watchers", 429, |speaking| speaking(dora.clone()).get(&wait));
    assert_eq!(dora.refused_stream(&table), "server-too-many-watchers");
}

#[test]
fn a_seat_is_never_locked_out_by_strangers() {
    let house = House::with(|config| {
        config.limits.watchers_per_table = 1;
        config.limits.sockets_per_address = 2;
    });
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = crate::kit::open(&anna, new_table("knochenmax", &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    let other = started(&house.guest("Dora"), "knochenmax", &["me", "me"]);
    let (carl, mut crowd) = (house.guest("Carl"), Vec::new());
    crowd.push(carl.stream(&table, ""));
    crowd.push(carl.stream(&other, ""));
    assert_eq!(carl.refused_stream(&other), "server-too-many-connections");
    for member in [&anna, &bert] {
        member.stream(&table, "").next("snapshot");
        let seq = member.get(&format!("/api/tables/{table}")).ok()["seq"].clone();
        member.get(&format!("/api/tables/{table}?after={seq}&wait=0")).ok();
    }
    assert_eq!(anna.refused_stream(&other), "server-too-many-connections", "elsewhere she is a stranger");
}

#[test]
fn of_too_many_connections_of_one_seat_the_oldest_gives_way() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut streams: Vec<_> = (0..9).map(|_| anna.stream(&table, "")).collect();
    streams[8].next("snapshot");
    assert_eq!(streams[0].closed_with(), Some(4000));
    streams[1].say(&json!({"type": "ping"}));
    streams[1].next("pong");
}

#[test]
fn one_address_holds_so_many_connections_and_gets_them_back() {
    let house = House::with(|config| config.limits.sockets_per_address = 2);
    let (anna, carl) = (house.guest("Anna"), house.guest("Carl"));
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let (one, two) = (carl.stream(&table, ""), carl.stream(&table, ""));
    assert_eq!(carl.refused_stream(&table), "server-too-many-connections");
    refused("server-too-many-connections", 429, |speaking| {
        speaking(carl.clone()).get(&format!("/api/tables/{table}?after=99&wait=5"))
    });
    drop((one, two));
    crate::kit::wait_until("a place is free again", || carl.try_stream(&table, "").ok());
}

#[test]
fn whoever_asks_too_fast_is_told_when_to_try_again() {
    let limits = bonecup_server::Limits { requests_per_second: 1, request_burst: 5, ..generous() };
    let house = House::with(|config| config.limits = limits);
    let replies: Vec<Reply> = (0..8).map(|_| house.nobody().get("/api/me")).collect();
    let refused: Vec<&Reply> = replies.iter().filter(|reply| reply.status == 429).collect();
    assert!(!refused.is_empty());
    assert_eq!(refused[0].code(), "server-too-fast");
    assert_eq!(refused[0].header("retry-after"), "1");
    let german = house.nobody().with("Accept-Language", "de").get("/api/me");
    assert_ne!(german.json()["error"]["message"], refused[0].json()["error"]["message"]);
}
