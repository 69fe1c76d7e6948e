//! Limits that count: guesses, new people, messages, and who is behind a proxy.

use serde_json::json;

use crate::kit::{Client, House, generous, new_table, open, play_turns, started, wait_until};

/// So many ask at once.
const CROWD: usize = 200;

/// The answers to the same request, sent by so many threads.
fn at_once(client: &Client, path: &str, body: impl Fn(usize) -> serde_json::Value) -> Vec<crate::kit::Reply> {
    let asked: Vec<_> = (0..CROWD)
        .map(|number| {
            let (client, path, body) = (client.clone(), path.to_owned(), body(number));
            std::thread::spawn(move || client.post(&path, body))
        })
        .collect();
    asked.into_iter().map(|asked| asked.join().unwrap()).collect()
}

#[test]
fn two_hundred_requests_at_once_get_nobody_more_than_their_share() {
    let limits = bonecup_server::Limits { tables_per_person: 5, tokens_per_person: 4, ..generous() };
    let house = House::with(|config| config.limits = limits);
    let anna = house.guest("Anna");
    let opened = at_once(&anna, "/api/tables", |_| new_table("knochenmax", &["me", "random"]));
    assert_eq!(opened.iter().filter(|reply| reply.status == 201).count(), 5);
    assert_eq!(opened.iter().filter(|reply| reply.status == 429).count(), CROWD - 5);
    assert_eq!(opened.iter().find(|reply| reply.status == 429).unwrap().code(), "server-too-many-tables");
    let tokens = at_once(&anna, "/api/me/tokens", |number| json!({"label": number.to_string()}));
    assert_eq!(tokens.iter().filter(|reply| reply.status == 200).count(), 4);
    assert_eq!(tokens.iter().find(|reply| reply.status == 429).unwrap().code(), "server-too-many-tokens");
    assert_eq!(anna.get("/api/me/tables").ok().as_array().unwrap().len(), 5);
}

#[test]
fn guests_of_one_address_open_so_many_tables_in_all() {
    let limits = bonecup_server::Limits { tables_per_day: 3, tables_per_person: 2, ..generous() };
    let house = House::with(|config| (config.limits, config.behind_proxy) = (limits, true));
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let wish = |key: &str| {
        let mut wish = new_table("knochenmax", &["me", "random"]);
        wish["key"] = key.into();
        wish
    };
    let first = anna.post("/api/tables", wish("a")).ok()["id"].clone();
    anna.post("/api/tables", wish("b")).ok();
    for key in ["c", "d"] {
        assert_eq!(anna.post("/api/tables", wish(key)).code(), "server-too-many-tables");
    }
    let berts = bert.post("/api/tables", wish("a")).ok()["id"].as_str().unwrap().to_owned();
    let refused = bert.post("/api/tables", wish("b"));
    assert_eq!((refused.status, refused.code().as_str()), (429, "server-too-many-new-tables"));
    assert_eq!(refused.header("retry-after"), "28800");
    assert_eq!(bert.post("/api/tables", new_table("knochenmax", &["me", "me"])).status, 429);
    assert_eq!(anna.post("/api/tables", wish("a")).ok()["id"], first, "what is there is answered");
    bert.post(&format!("/api/tables/{berts}/close"), json!({})).ok();
    let again = bert.post(&format!("/api/tables/{berts}/rematch"), json!({}));
    assert_eq!(again.code(), "server-too-many-new-tables", "a rematch is a table, too");
    let elsewhere = bert.with("X-Forwarded-For", "9.9.9.9");
    elsewhere.post(&format!("/api/tables/{berts}/rematch"), json!({})).ok();
}

#[test]
fn a_key_opens_one_table_at_once_and_after_a_restart() {
    let limits = bonecup_server::Limits { tables_per_person: 1, ..generous() };
    let mut house = House::with(|config| config.limits = limits);
    let anna = house.guest("Anna");
    let wish = || {
        let mut wish = new_table("knochenmax", &["me", "random"]);
        wish["key"] = "evening".into();
        wish
    };
    let opened = at_once(&anna, "/api/tables", |_| wish());
    let first = opened[0].ok()["id"].clone();
    assert!(opened.iter().all(|reply| reply.status == 201 && reply.ok()["id"] == first));
    house.restart();
    let anna = anna.at(&house.host());
    assert_eq!(anna.post("/api/tables", wish()).ok()["id"], first);
    let mut other = wish();
    other["key"] = "another".into();
    assert_eq!(anna.post("/api/tables", other).code(), "server-too-many-tables");
    let bert = house.guest("Bert");
    assert_ne!(bert.post("/api/tables", wish()).ok()["id"], first, "a key is its person's own");
    let mut bad = wish();
    bad["key"] = "".into();
    assert_eq!(bert.post("/api/tables", bad).status, 422);
}

#[test]
fn nobody_fills_the_lobby_alone() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let public = || {
        let mut wish = new_table("knochenmax", &["me", "open"]);
        wish["public"] = true.into();
        wish
    };
    let berts = open(&bert, public());
    for _ in 0..8 {
        open(&anna, public());
    }
    let lobby = house.nobody().get("/api/lobby").ok();
    let names: Vec<_> = lobby.as_array().unwrap().iter().map(|table| table["seats"][0].clone()).collect();
    assert_eq!(names.len(), 4, "{lobby}");
    assert!(lobby.as_array().unwrap().iter().any(|table| table["table"] == berts.as_str()));
}

#[test]
fn the_device_that_was_longest_unused_gives_way() {
    let limits = bonecup_server::Limits { devices_per_person: 2, ..generous() };
    let house = House::with(|config| config.limits = limits);
    let anna = house.guest("Anna");
    let code = anna.post("/api/me/recovery", json!({})).ok()["code"].clone();
    let device = || {
        let reply = house.nobody().post("/api/me/recover", json!({"code": code}));
        house.nobody().with_cookie_of(&reply)
    };
    let (second, third) = (device(), device());
    assert!(anna.get("/api/me").ok()["name"].is_null(), "the oldest of three");
    assert_eq!(second.get("/api/me").ok()["name"], "Anna");
    assert_eq!(third.get("/api/me/tokens").ok().as_array().unwrap().len(), 2);
}

#[test]
fn tables_where_nothing_happened_are_deleted_and_games_are_not() {
    let mut house = House::with(|config| config.keep_days = 0);
    let anna = house.guest("Anna");
    let close = |table: &str| anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    let empty = open(&anna, new_table("knochenmax", &["me", "random"]));
    let waiting = open(&anna, new_table("knochenmax", &["me", "open"]));
    let played = started(&anna, "knochenmax", &["me", "random"]);
    play_turns(&played, &[&anna], 2);
    close(&empty);
    close(&played);
    house.restart();
    let anna = anna.at(&house.host());
    let gone = || (anna.get(&format!("/api/tables/{empty}")).status == 404).then_some(());
    wait_until("the empty table to be deleted", gone);
    assert_eq!(anna.get(&format!("/api/tables/{played}/record")).status, 200);
    assert_eq!(anna.get(&format!("/api/tables/{waiting}")).ok()["phase"], "gathering");
    let mine = anna.get("/api/me/tables").ok();
    assert_eq!(mine.as_array().unwrap().len(), 2, "{mine}");
}

#[test]
fn codes_cannot_be_guessed_fast() {
    let limits = bonecup_server::Limits { codes_per_minute: 3, ..generous() };
    let house = House::with(|config| config.limits = limits);
    let codes: Vec<String> = (0..4).map(|_| house.nobody().get("/api/codes/NOTHING").code()).collect();
    assert_eq!(codes, ["server-no-code", "server-no-code", "server-no-code", "server-too-fast"]);
    let recover = house.nobody().post("/api/me/recover", json!({"code": "NOTHING"}));
    assert_eq!(recover.code(), "server-too-fast", "recovery codes are codes too");
}

#[test]
fn one_address_makes_so_many_people() {
    let limits = bonecup_server::Limits { people_per_minute: 2, ..generous() };
    let house = House::with(|config| config.limits = limits);
    let anna = house.guest("Anna");
    house.guest("Bert");
    assert_eq!(house.nobody().post("/api/me", json!({"name": "Carl"})).code(), "server-too-fast");
    anna.post("/api/me", json!({"name": "Anne"})).ok();
}

#[test]
fn one_connection_says_so_much() {
    let limits = bonecup_server::Limits { messages_per_second: 1, ..generous() };
    let house = House::with(|config| config.limits = limits);
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let mut stream = anna.stream(&table, "");
    for _ in 0..20 {
        stream.say(&json!({"type": "ping"}));
    }
    assert_eq!(stream.next("refused")["error"]["code"], "server-too-fast");
}

#[test]
fn questions_on_all_connections_of_an_address_are_counted_together() {
    let limits = bonecup_server::Limits { requests_per_second: 1, request_burst: 60, ..generous() };
    let house = House::with(|config| (config.limits, config.behind_proxy) = (limits, true));
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert").with("X-Forwarded-For", "9.9.9.9"));
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let ask = |client: &Client| {
        let mut stream = client.stream(&table, "");
        for id in 0..20 {
            stream.say(&json!({"type": "look", "id": id}));
        }
        stream.say(&json!({"type": "ping"}));
        let heard = std::iter::from_fn(|| stream.hear().ok()).take_while(|told| told["type"] != "pong");
        let told: Vec<String> = heard.map(|told| told["type"].as_str().unwrap().to_owned()).collect();
        let count = |what: &str| told.iter().filter(|kind| *kind == what).count();
        (count("looked"), count("refused"))
    };
    let (first, second) = (ask(&anna), ask(&anna));
    assert_eq!(first, (20, 0), "a look counts for two, and before it were a few requests");
    assert!(second.0 < 10 && second.1 > 10, "what one connection took is gone for the other: {second:?}");
    assert_eq!(ask(&bert), (20, 0), "somewhere else nothing was taken");
}

#[test]
fn addresses_of_a_proxys_clients_are_told_apart_by_its_own_word_only() {
    let limits = bonecup_server::Limits { people_per_minute: 1, ..generous() };
    let house = House::with(|config| (config.limits, config.behind_proxy) = (limits, true));
    let from = |list: &str| {
        house.nobody().with("X-Forwarded-For", list).post("/api/me", json!({"name": "Anna"})).status
    };
    assert_eq!([from("9.9.9.1"), from("9.9.9.2"), from("9.9.9.1")], [200, 200, 429]);
    assert_eq!(from("1.2.3.4, 9.9.9.1"), 429, "what stands before is invented");
    let alone = House::with(|config| config.limits = limits);
    let claims = |name: &str| {
        alone.nobody().with("X-Forwarded-For", name).post("/api/me", json!({"name": "Anna"})).status
    };
    assert_eq!([claims("9.9.9.1"), claims("9.9.9.2")], [200, 429], "without a proxy nobody is believed");
}
