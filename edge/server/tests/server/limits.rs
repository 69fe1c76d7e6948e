//! Limits that count: guesses, new people, messages, and who is behind a proxy.

use serde_json::json;

use crate::kit::{House, generous, started};

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
