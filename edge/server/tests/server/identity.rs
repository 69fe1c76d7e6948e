//! People without accounts: cookies, names, recovery codes, tokens of programs.

use serde_json::json;

use crate::kit::{Client, House, play_turns, started};

#[test]
fn a_guest_gets_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let house = House::open();
    let reply = house.nobody().post("/api/me", json!({"name": "Anna"}));
    let cookie = reply.header("set-cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "at home there is no https");
    let anna = house.nobody().with_cookie_of(&reply);
    assert_eq!(anna.get("/api/me").ok()["name"], "Anna");
}

#[test]
fn behind_https_the_cookie_travels_encrypted_only() {
    let house = House::with(|config| config.public_url = Some("https://bones.example".to_owned()));
    let reply = house.nobody().post("/api/me", json!({"name": "Anna"}));
    assert!(reply.header("set-cookie").ends_with("; Secure"));
}

#[test]
fn nobody_has_no_name_and_a_made_up_cookie_is_nobody() {
    let house = House::open();
    assert!(house.nobody().get("/api/me").ok()["name"].is_null());
    assert!(house.nobody().with("Cookie", "bonecup=MADEUP").get("/api/me").ok()["name"].is_null());
}

#[test]
fn a_person_is_renamed_and_stays_the_same() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "random"]);
    let reply = anna.post("/api/me", json!({"name": "Anne"}));
    assert_eq!(reply.header("set-cookie"), "", "the cookie is still good");
    assert_eq!(anna.get("/api/me").ok()["name"], "Anne");
    assert_eq!(anna.get(&format!("/api/tables/{table}")).ok()["yours"], true);
}

#[test]
fn a_device_forgets_who_used_it() {
    let house = House::open();
    let anna = house.guest("Anna");
    let code = anna.post("/api/me/recovery", json!({})).ok()["code"].clone();
    let phone = house.nobody();
    let phone = phone.clone().with_cookie_of(&phone.post("/api/me/recover", json!({"code": code})));
    let reply = anna.delete("/api/me/device");
    assert_eq!(reply.status, 204);
    assert!(reply.header("set-cookie").contains("Max-Age=0"));
    assert!(anna.get("/api/me").ok()["name"].is_null(), "a copy of the cookie is worth nothing");
    assert_eq!(phone.get("/api/me").ok()["name"], "Anna");
    assert_eq!(house.nobody().post("/api/me/recover", json!({"code": code})).ok()["name"], "Anna");
}

#[test]
fn whoever_goes_is_nobody_at_once_on_every_device_program_and_stream() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let code = anna.post("/api/me/recovery", json!({})).ok()["code"].clone();
    let phone = house.nobody();
    let phone = phone.clone().with_cookie_of(&phone.post("/api/me/recover", json!({"code": code})));
    let (program, _) = program(&house, &anna);
    let table = started(&anna, "knochenmax", &["me", "random"]);
    let mut streams = [anna.stream(&table, ""), program.stream(&table, ""), phone.stream(&table, "")];
    let mut watching = bert.stream(&table, "");
    for stream in &mut streams {
        stream.next("snapshot");
    }
    watching.next("snapshot");
    assert_eq!(program.delete("/api/me").code(), "server-not-signed-in", "a program may not");
    assert_eq!(phone.delete("/api/me").status, 204);
    for client in [&anna, &phone] {
        assert!(client.get("/api/me").ok()["name"].is_null());
        assert_eq!(client.get("/api/me/tables").code(), "server-not-signed-in");
    }
    assert_eq!(program.get("/api/me/tables").code(), "server-bad-token");
    assert_eq!(streams.each_mut().map(|stream| stream.closed_with()), [Some(4401); 3]);
    assert_eq!(house.nobody().post("/api/me/recover", json!({"code": code})).code(), "server-bad-recovery");
    watching.say(&json!({"type": "ping"}));
    watching.next("pong");
    assert_eq!(bert.get(&format!("/api/tables/{table}")).ok()["seats"][0]["name"], "Anna", "what was, was");
}

#[test]
fn a_recovery_code_makes_another_device_ones_own() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "random"]);
    let old = anna.post("/api/me/recovery", json!({})).ok()["code"].clone();
    let code = anna.post("/api/me/recovery", json!({})).ok()["code"].as_str().unwrap().to_owned();
    let phone = house.nobody();
    assert_eq!(phone.post("/api/me/recover", json!({"code": old})).code(), "server-bad-recovery");
    let typed = format!(" {} ", code.to_lowercase().replace('-', " "));
    let reply = phone.post("/api/me/recover", json!({"code": typed}));
    let phone = phone.with_cookie_of(&reply);
    assert_eq!(phone.get("/api/me").ok()["name"], "Anna");
    assert_eq!(phone.get(&format!("/api/tables/{table}")).ok()["seats"][0]["yours"], true);
}

/// A program that plays in the person's name, and the number of its token.
fn program(house: &House, person: &Client) -> (Client, i64) {
    let token = person.post("/api/me/tokens", json!({"label": "bot"})).ok()["token"].clone();
    let tokens = person.get("/api/me/tokens").ok();
    let api = tokens.as_array().unwrap().iter().find(|token| token["kind"] == "api").unwrap();
    assert_eq!(api["label"], "bot");
    let program = house.nobody().with("Authorization", &format!("Bearer {}", token.as_str().unwrap()));
    (program, api["id"].as_i64().unwrap())
}

#[test]
fn a_programs_token_plays_in_the_persons_name() {
    let house = House::open();
    let anna = house.guest("Anna");
    let (program, _) = program(&house, &anna);
    let table = started(&anna, "knochenmax", &["me", "random"]);
    assert!(play_turns(&table, &[&program], 3)["seq"].as_u64() > Some(4));
}

#[test]
fn a_dropped_token_is_refused_at_once() {
    let house = House::open();
    let anna = house.guest("Anna");
    let (program, id) = program(&house, &anna);
    program.get("/api/me/tables").ok();
    assert_eq!(anna.delete(&format!("/api/me/tokens/{id}")).status, 204);
    assert_eq!(program.get("/api/me/tables").code(), "server-bad-token");
    assert_eq!(anna.delete(&format!("/api/me/tokens/{id}")).code(), "server-no-page");
}

#[test]
fn a_token_cannot_make_or_drop_tokens_or_codes() {
    let house = House::open();
    let anna = house.guest("Anna");
    let (program, id) = program(&house, &anna);
    assert_eq!(program.post("/api/me/tokens", json!({"label": "more"})).code(), "server-not-signed-in");
    assert_eq!(program.post("/api/me/recovery", json!({})).code(), "server-not-signed-in");
    assert_eq!(program.delete(&format!("/api/me/tokens/{id}")).code(), "server-not-signed-in");
}

#[test]
fn other_peoples_tokens_are_not_ones_own() {
    let house = House::open();
    let anna = house.guest("Anna");
    let (_, id) = program(&house, &anna);
    let bert = house.guest("Bert");
    assert_eq!(bert.delete(&format!("/api/me/tokens/{id}")).code(), "server-no-page");
    assert_eq!(bert.get("/api/me/tokens").ok().as_array().unwrap().len(), 1, "the token of his own device");
}
