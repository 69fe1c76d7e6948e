//! The lobby and a person's own lists.

use serde_json::{Value, json};

use crate::kit::{Client, House, new_table, open};

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect()
}

fn public(owner: &Client) -> String {
    let mut body = new_table("knochenmax", &["me", "open"]);
    body["public"] = json!(true);
    open(owner, body)
}

#[test]
fn the_lobby_shows_public_tables_that_have_not_ended() {
    let house = House::open();
    let anna = house.guest("Anna");
    let (private, shown) = (open(&anna, new_table("knochenmax", &["me", "open"])), public(&anna));
    let lobby = house.nobody().get("/api/lobby").ok();
    assert_eq!(names(&lobby), [shown.as_str()], "not {private}");
    assert_eq!((&lobby[0]["open"], &lobby[0]["seats"][0]), (&json!(1), &json!("Anna")));
    anna.post(&format!("/api/tables/{shown}/close"), json!({})).ok();
    assert!(names(&house.nobody().get("/api/lobby").ok()).is_empty());
}

#[test]
fn a_person_finds_the_tables_where_they_sit() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = public(&anna);
    assert!(names(&bert.get("/api/me/tables").ok()).is_empty());
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    assert_eq!(names(&bert.get("/api/me/tables").ok()), [table.as_str()]);
    bert.post(&format!("/api/tables/{table}/leave"), json!({"seat": 1})).ok();
    assert!(names(&bert.get("/api/me/tables").ok()).is_empty());
    assert!(bert.get("/api/me/results").ok().as_array().unwrap().is_empty());
    assert!(bert.get("/api/me/figures").ok().as_array().unwrap().is_empty());
}

#[test]
fn lists_come_in_parts() {
    let house = House::open();
    let anna = house.guest("Anna");
    let tables: Vec<String> = (0..3)
        .map(|_| {
            // Tables are listed by when they were touched, in milliseconds.
            std::thread::sleep(std::time::Duration::from_millis(5));
            public(&anna)
        })
        .collect();
    let first = anna.get("/api/me/tables?limit=2").ok();
    assert_eq!(names(&first), [tables[2].as_str(), tables[1].as_str()]);
    let rest = anna.get(&format!("/api/me/tables?limit=2&before={}", first[1]["touched"])).ok();
    assert_eq!(names(&rest), [tables[0].as_str()]);
}
