//! What nobody may learn: the seed before the end, and who people are.

use serde_json::json;

use crate::kit::{Client, House, new_table, open, play_out, start};

/// Everything that clients were told, in the order of each.
fn heard(clients: &[&Client]) -> Vec<Vec<String>> {
    clients.iter().map(|client| client.heard.lock().unwrap().clone()).collect()
}

#[test]
fn neither_the_seed_nor_anybodys_id_is_told_during_the_game() {
    let mut house = House::open();
    let (anna, bert, watcher) = (house.guest("Anna"), house.guest("Bert"), house.nobody());
    let mut body = new_table("knochenmax", &["me", "open", "random"]);
    body["public"] = json!(true);
    let table = open(&anna, body);
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    let mut stream = watcher.stream(&table, "");
    start(&anna, &table);
    for path in ["", "/steps", "/record"] {
        anna.get(&format!("/api/tables/{table}{path}")).ok();
    }
    for path in ["/api/lobby", "/api/me/tables", "/metrics"] {
        bert.get(path);
    }
    let over = play_out(&table, &[&anna, &bert]);
    stream.reach(over["seq"].as_u64().unwrap());
    watcher.get(&format!("/api/tables/{table}/steps")).ok();
    watcher.get(&format!("/api/tables/{table}/record")).ok();
    watcher.get("/api/lobby").ok();
    let next = anna.post(&format!("/api/tables/{table}/rematch"), json!({})).ok()["table"].clone();
    bert.get(&format!("/api/tables/{}", next.as_str().unwrap())).ok();
    bert.get(&format!("/api/tables/{}/steps", next.as_str().unwrap())).ok();

    let seed = over["seed"].as_str().unwrap();
    let all = heard(&[&anna, &bert, &watcher]);
    for told in &all {
        let before: Vec<&String> =
            told.iter().take_while(|text| !text.contains(r#""phase":"over""#)).collect();
        assert!(before.len() > 5);
        assert!(before.iter().all(|text| !text.contains(seed)), "the seed was told during the game");
    }
    house.stop();
    let people = house.people_in_log(&table);
    assert_eq!(people.len(), 2);
    for text in all.iter().flatten() {
        assert!(people.iter().all(|person| !text.contains(person)), "a person's id was told: {text}");
    }
}
