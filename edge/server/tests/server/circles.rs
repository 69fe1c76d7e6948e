//! Circles: whoever has the link joins, members play for it, and nobody else hears of it.

use bonecup_server::Limits;
use serde_json::{Value, json};

use crate::kit::{Client, House, generous, new_table, open, play_out, start, wait_until};

/// The circle of these people, who join in this order; its id.
pub(crate) fn circle_of(people: &[&Client]) -> String {
    let made = people[0].post("/api/circles", json!({"name": "Family"})).ok();
    for person in &people[1..] {
        person.post(&link(&made), json!({})).ok();
    }
    made["circle"].as_str().unwrap().to_owned()
}

pub(crate) fn link(circle: &Value) -> String {
    format!("/api/circle-links/{}", circle["link"].as_str().unwrap())
}

pub(crate) fn path(circle: &str, what: &str) -> String {
    format!("/api/circles/{circle}{what}")
}

fn seen(member: &Client, circle: &str) -> Value {
    member.get(&path(circle, "")).ok()
}

/// The wish for a table of the circle for two.
fn for_circle(circle: &str, seats: &[&str]) -> Value {
    let mut wish = new_table("knochenmax", seats);
    wish["circle"] = circle.into();
    wish
}

/// A game of the two to its end; its table.
fn played(circle: &str, anna: &Client, bert: &Client) -> String {
    let table = open(anna, for_circle(circle, &["me", "open"]));
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(anna, &table);
    play_out(&table, &[anna, bert]);
    table
}

#[test]
fn whoever_has_the_link_joins_and_sees_who_is_there() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let made = anna.post("/api/circles", json!({"name": " Family ", "as": "Mama"}));
    assert_eq!(made.status, 201);
    let made = made.ok();
    assert_eq!((&made["name"], &made["you"], &made["host"]), (&json!("Family"), &json!(1), &json!(1)));
    assert_eq!((&made["season"], &made["seasons"][0]["ended"]), (&json!(1), &Value::Null));
    let invited = house.nobody().get(&link(&made)).ok();
    assert_eq!(invited, json!({"name": "Family", "members": 1, "circle": null}), "a name is not needed yet");
    assert_eq!(house.nobody().post(&link(&made), json!({})).code(), "server-not-signed-in");
    let joined = bert.post(&link(&made), json!({"as": "MAMA"})).ok();
    assert_eq!((&joined["you"], &joined["circle"]), (&json!(2), &made["circle"]));
    let members = joined["members"].as_array().unwrap();
    assert_eq!((&members[0]["name"], members[0].get("looks_like")), (&json!("Mama"), None));
    assert_eq!((&members[1]["name"], &members[1]["looks_like"]), (&json!("MAMA"), &json!(1)));
    let again = bert.post(&link(&made), json!({"as": "Bert"})).ok();
    assert_eq!(again, joined, "whoever is a member stays as they are");
    assert_eq!(bert.get(&link(&made)).ok()["circle"], made["circle"]);
    let own = bert.get("/api/me/circles").ok();
    assert_eq!(own, json!([{"circle": made["circle"], "name": "Family", "members": 2, "you": 2, "host": 1}]));
    let circle = made["circle"].as_str().unwrap();
    let renamed = bert.post(&path(circle, "/me"), json!({"name": "Papa"})).ok();
    assert_eq!(renamed["members"][1]["name"], "Papa");
    assert_eq!(bert.post(&path(circle, "/me"), json!({"name": "\u{200b}"})).code(), "text-not-allowed");
    assert_eq!(anna.post("/api/circles", json!({"name": "x".repeat(41)})).status, 422);
}

#[test]
fn strangers_are_told_of_no_circle() {
    let house = House::open();
    let (anna, bert, carl) = (house.guest("Anna"), house.guest("Bert"), house.guest("Carl"));
    let circle = circle_of(&[&anna, &bert]);
    let other = circle_of(&[&carl]);
    let table = open(&anna, for_circle(&circle, &["me", "open"]));
    let plain = open(&anna, new_table("knochenmax", &["me", "open"]));
    let asked = |person: &Client, circle: &str| {
        let gets = ["", "/tables", "/games"].map(|what| person.get(&path(circle, what)));
        let posts = [
            ("/me", json!({"name": "x"})),
            ("/name", json!({"name": "x"})),
            ("/link", json!({})),
            ("/host", json!({"member": 1})),
            ("/seasons", json!({"name": "x"})),
        ]
        .map(|(what, body)| person.post(&path(circle, what), body));
        let deletes = ["/members/1", "/me", ""].map(|what| person.delete(&path(circle, what)));
        let opened = person.post("/api/tables", for_circle(circle, &["me"]));
        gets.into_iter().chain(posts).chain(deletes).chain([opened]).map(|reply| (reply.status, reply.text))
    };
    let of_hers: Vec<_> = asked(&carl, &circle).collect();
    let of_none: Vec<_> = asked(&carl, "4XK2M9QW7ZP1R8TN").collect();
    assert_eq!(of_hers, of_none, "nobody sees whether there is one");
    assert!(
        of_hers.iter().all(|(status, text)| *status == 404 && text.contains("circle-unknown")),
        "{of_hers:?}"
    );
    assert!(asked(&carl, "%20").all(|(status, _)| status == 404));
    assert!(asked(&house.nobody(), &circle).all(|(status, _)| status == 401));

    let of = |person: &Client, table: &str| person.get(&format!("/api/tables/{table}/circle"));
    assert_eq!(of(&bert, &table).ok(), json!({"circle": circle, "name": "Family", "evening": null}));
    let refusals = [&table, &plain, &"nothing".to_owned()].map(|table| of(&carl, table).text);
    assert!(refusals.iter().all(|text| *text == refusals[0] && text.contains("circle-unknown")));
    assert_eq!(of(&anna, &plain).code(), "circle-unknown");
    assert_eq!(of(&house.nobody(), &table).status, 401);

    let shown = |table: &str| carl.get(&format!("/api/tables/{table}")).ok();
    let keys = |view: &Value| view.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&shown(&table)), keys(&shown(&plain)));
    for text in carl.heard.lock().unwrap().iter().filter(|text| !text.contains(&other)) {
        assert!(!text.contains(&circle) && !text.contains("Family"), "{text}");
    }
}

#[test]
fn what_a_circle_refuses_says_why_in_both_languages() {
    let limits = Limits { circles_per_person: 2, circles_per_day: 3, members_per_circle: 2, ..generous() };
    let house = House::with(|config| config.limits = limits);
    let (anna, bert, carl) = (house.guest("Anna"), house.guest("Bert"), house.guest("Carl"));
    let wish = || json!({"name": "Family", "key": "once"});
    let circle = anna.post("/api/circles", wish()).ok();
    assert_eq!(anna.post("/api/circles", wish()).ok(), circle, "the same key, the same circle");
    let id = circle["circle"].as_str().unwrap();
    bert.post(&link(&circle), json!({})).ok();
    let refused = |code: &str, status: u16, ask: &dyn Fn(&Client) -> crate::kit::Reply, who: &Client| {
        let reply = ask(who);
        assert_eq!((reply.code().as_str(), reply.status), (code, status));
        let german = ask(&who.clone().with("Accept-Language", "de"));
        assert_ne!(german.json()["error"]["message"], reply.json()["error"]["message"], "{code}");
        reply
    };
    refused("circle-full", 409, &|who| who.post(&link(&circle), json!({})), &carl);
    refused("circle-link-unknown", 404, &|who| who.get("/api/circle-links/0123"), &carl);
    refused("circle-link-unknown", 404, &|who| who.post("/api/circle-links/0123", json!({})), &carl);
    refused("circle-no-member", 404, &|who| who.delete(&path(id, "/members/9")), &anna);
    refused("circle-no-member", 404, &|who| who.delete(&path(id, "/members/x")), &anna);
    refused("circle-no-member", 404, &|who| who.delete(&path(id, "/members/1")), &anna);
    refused("circle-no-member", 404, &|who| who.post(&path(id, "/host"), json!({"member": 9})), &anna);
    for season in ["0", "2", "4000000000"] {
        let games = path(id, &format!("/games?season={season}"));
        refused("circle-no-season", 404, &|who| who.get(&games), &anna);
    }
    for (what, body) in [
        ("/name", json!({"name": "x"})),
        ("/link", json!({})),
        ("/host", json!({"member": 2})),
        ("/seasons", json!({"name": "x"})),
    ] {
        refused("circle-not-host", 403, &|who| who.post(&path(id, what), body.clone()), &bert);
    }
    refused("circle-not-host", 403, &|who| who.delete(&path(id, "/members/1")), &bert);
    refused("circle-not-host", 403, &|who| who.delete(&path(id, "")), &bert);
    for number in 2..=100 {
        anna.post(&path(id, "/seasons"), json!({"name": number.to_string()})).ok();
    }
    refused(
        "circle-too-many-seasons",
        409,
        &|who| who.post(&path(id, "/seasons"), json!({"name": "x"})),
        &anna,
    );
    let other = carl.post("/api/circles", json!({"name": "Club"})).ok();
    anna.post("/api/circles", json!({"name": "Club"})).ok();
    refused("circle-too-many", 429, &|who| who.post(&link(&other), json!({})), &anna);
    let too_many =
        refused("circle-too-many-new", 429, &|who| who.post("/api/circles", json!({"name": "x"})), &carl);
    assert_eq!(too_many.header("retry-after"), "28800");
    assert_eq!(
        anna.post("/api/circles", wish()).ok()["circle"],
        circle["circle"],
        "what is there is answered"
    );
}

#[test]
fn the_host_leads_the_circle() {
    let house = House::open();
    let (anna, bert, carl) = (house.guest("Anna"), house.guest("Bert"), house.guest("Carl"));
    let circle = circle_of(&[&anna, &bert, &carl]);
    let ask = |person: &Client, what: &str, body: Value| person.post(&path(&circle, what), body).ok();
    assert_eq!(ask(&anna, "/name", json!({"name": "Club"}))["name"], "Club");
    let before = seen(&bert, &circle);
    let after = ask(&anna, "/link", json!({}));
    assert_eq!(house.guest("Dora").post(&link(&before), json!({})).code(), "circle-link-unknown");
    assert_eq!(house.nobody().get(&link(&after)).ok()["members"], 3);
    let seasons = ask(&anna, "/seasons", json!({"name": "Winter"}));
    assert_eq!((&seasons["season"], &seasons["seasons"][1]["name"]), (&json!(2), &json!("Winter")));
    assert_eq!(seasons["seasons"][0]["ended"], seasons["seasons"][1]["begun"]);
    assert_eq!(ask(&anna, "/host", json!({"member": 2}))["host"], 2);
    let left = bert.delete(&path(&circle, "/members/3")).ok();
    assert_eq!(left["members"].as_array().unwrap().len(), 2);
    assert_eq!(carl.get(&path(&circle, "")).code(), "circle-unknown");
    let back = carl.post(&link(&after), json!({})).ok();
    assert_eq!(back["you"], 4, "a new member");
    assert_eq!(bert.delete(&path(&circle, "/me")).status, 204);
    assert_eq!(seen(&carl, &circle)["host"], 1, "who has been there longest");
    assert_eq!(anna.delete(&path(&circle, "")).status, 204);
    assert_eq!(carl.get(&path(&circle, "")).code(), "circle-unknown");
    assert_eq!(carl.get("/api/me/circles").ok(), json!([]));
    assert_eq!(house.nobody().get(&link(&after)).code(), "circle-link-unknown");
}

#[test]
fn tables_and_games_of_a_circle_are_listed_for_its_members() {
    let house = House::open();
    let (anna, bert, carl) = (house.guest("Anna"), house.guest("Bert"), house.guest("Carl"));
    let circle = circle_of(&[&anna, &bert]);
    let mut wish = for_circle(&circle, &["me", "open", "random"]);
    (wish["key"], wish["deadline"]) = ("k".into(), "1day".into());
    let table = open(&anna, wish.clone());
    assert_eq!(open(&anna, wish), table);
    let listed = bert.get(&path(&circle, "/tables")).ok();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    let touched = &listed[0]["touched"];
    let expected = json!([{"table": table, "game": "knochenmax", "phase": "gathering", "touched": touched,
        "members": [1], "seats": 3, "open": 1, "deadline": "1day", "real_dice": false, "evening": null}]);
    assert_eq!(listed, expected);
    anna.post(&format!("/api/tables/{table}/close"), json!({})).ok();
    assert_eq!(bert.get(&path(&circle, "/tables")).ok(), json!([]));

    let first = played(&circle, &anna, &bert);
    anna.post(&path(&circle, "/seasons"), json!({"name": "Winter"})).ok();
    let again = bert.post(&format!("/api/tables/{first}/rematch"), json!({})).ok();
    let again = again["table"].as_str().unwrap().to_owned();
    assert_eq!(anna.get(&format!("/api/tables/{again}/circle")).ok()["circle"], circle, "opened by a member");
    assert_eq!(
        anna.get(&path(&circle, "/tables")).ok()[0]["members"],
        json!([1, 2]),
        "a seat is kept for her"
    );
    let alone = played(&circle, &anna, &carl);
    let games = bert.get(&path(&circle, "/games")).ok();
    let tables: Vec<_> = games.as_array().unwrap().iter().map(|game| game["table"].clone()).collect();
    assert_eq!(tables, [alone.as_str(), first.as_str()], "at once, the newest first");
    assert_eq!((&games[0]["counts"], &games[0]["season"]), (&json!(false), &json!(2)));
    assert_eq!(games[0]["seats"][1]["member"], Value::Null, "carl is no member");
    assert_eq!(
        (&games[1]["counts"], &games[1]["season"], &games[1]["game"]),
        (&json!(true), &json!(1), &json!("knochenmax"))
    );
    let results = anna.get("/api/me/results").ok();
    let own = results.as_array().unwrap().iter().find(|row| row["table"] == first.as_str()).unwrap();
    let seat = &games[1]["seats"][0];
    assert_eq!((&seat["member"], &seat["points"], &seat["won"]), (&json!(1), &own["points"], &own["won"]));
    assert_eq!((&games[1]["at"], &games[1]["seats"][1]["member"]), (&own["at"], &json!(2)));
    let of_one = bert.get(&path(&circle, "/games?season=1")).ok();
    assert_eq!(of_one.as_array().unwrap().len(), 1);
    let before = bert.get(&path(&circle, &format!("/games?before={}&limit=9", games[0]["at"]))).ok();
    assert_eq!(before[0]["table"], first.as_str());
    wait_until("the game is analysed", || {
        let game = bert.get(&path(&circle, "/games?season=1")).ok()[0].clone();
        game["seats"][0]["loss"].as_f64()
    });
}

#[test]
fn a_table_opened_again_by_somebody_else_is_of_no_circle() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let circle = circle_of(&[&anna]);
    let table = played(&circle, &anna, &bert);
    let again = bert.post(&format!("/api/tables/{table}/rematch"), json!({})).ok();
    let again = again["table"].as_str().unwrap();
    assert_eq!(anna.get(&format!("/api/tables/{again}/circle")).code(), "circle-unknown");
}

/// Names that nothing else has, so that a search finds them wherever they are.
#[test]
fn whoever_leaves_or_deletes_their_data_leaves_no_trace() {
    let mut house = House::open();
    let (anna, bert, carl) = (house.guest("Anna"), house.guest("Bert"), house.guest("Carl"));
    let made = anna.post("/api/circles", json!({"name": "Family", "as": "Quintessa"})).ok();
    let circle = made["circle"].as_str().unwrap().to_owned();
    bert.post(&link(&made), json!({"as": "Bartholomew"})).ok();
    carl.post(&link(&made), json!({"as": "Zebulon"})).ok();
    played(&circle, &anna, &bert);
    assert_eq!(anna.delete("/api/me").status, 204);
    assert_eq!(bert.delete(&path(&circle, "/me")).status, 204);
    let left = seen(&carl, &circle);
    assert_eq!((&left["host"], left["members"].as_array().unwrap().len()), (&json!(3), 1));
    let games = carl.get(&path(&circle, "/games")).ok();
    assert_eq!(games[0]["counts"], true, "it was a game of two members");
    assert_eq!([&games[0]["seats"][0]["member"], &games[0]["seats"][1]["member"]], [&Value::Null; 2]);
    house.stop();
    let file = rusqlite::Connection::open(house.file()).unwrap();
    let rows = |sql: &str| -> Vec<String> {
        let mut select = file.prepare(sql).unwrap();
        let columns = select.column_count();
        let mut rows = select.query([]).unwrap();
        let mut found = Vec::new();
        while let Some(row) = rows.next().unwrap() {
            found.extend(
                (0..columns).filter_map(|n| row.get_ref(n).unwrap().as_str().ok().map(str::to_owned)),
            );
        }
        found
    };
    let gone = rows("select id from people where name in ('Anna', 'Bert')");
    assert_eq!(gone.len(), 2);
    for table in rows("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'") {
        let texts = rows(&format!("select * from {table}"));
        let names = ["Quintessa", "Bartholomew"];
        assert!(!texts.iter().any(|text| names.iter().any(|name| text.contains(name))), "{table}");
        if table.starts_with("circle") {
            assert!(!texts.iter().any(|text| gone.contains(text)), "{table}");
        }
    }
}
