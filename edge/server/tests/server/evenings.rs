//! Evenings and leagues of circles: from the plan to the winners, over the API alone.

use bonecup_server::Limits;
use serde_json::{Value, json};

use crate::circles::{circle_of, link, path};
use crate::kit::{Client, House, generous, play_out, start, wait_until};

/// The wish for an evening of these members with games that are soon over.
fn friday(members: &[u32], schedule: Value) -> Value {
    let options = json!({"target": 12});
    json!({"name": "Friday", "game": "rolling-bones", "options": options, "members": members, "schedule": schedule})
}

fn once() -> Value {
    json!({"kind": "round_robin", "games": 1})
}

/// An evening that was planned by its planner; where it is.
fn planned(planner: &Client, circle: &str, wish: Value) -> String {
    let reply = planner.post(&path(circle, "/evenings"), wish);
    assert_eq!(reply.status, 201, "{}", reply.text);
    path(circle, &format!("/evenings/{}", reply.ok()["evening"]))
}

/// The same, begun.
fn begun(planner: &Client, circle: &str, wish: Value) -> String {
    let evening = planned(planner, circle, wish);
    planner.post(&format!("{evening}/begin"), json!({})).ok();
    evening
}

/// The tables of a round with the numbers of the two.
fn pairings(view: &Value, round: usize) -> Vec<(String, [usize; 2])> {
    let pairings = view["rounds"][round - 1]["pairings"].as_array().unwrap();
    let of = |pairing: &Value| {
        let player = |at: usize| usize::try_from(pairing["players"][at].as_u64().unwrap()).unwrap();
        (pairing["table"].as_str().unwrap_or_default().to_owned(), [player(0), player(1)])
    };
    pairings.iter().map(of).collect()
}

/// Both sit down, and the first of them starts.
fn sit_down(table: &str, two: [&Client; 2]) {
    for person in two {
        person.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    }
    start(two[0], table);
}

/// Plays the tables of a round. Players have the numbers of these people.
fn play_round(people: &[&Client], evening: &str, round: usize) {
    for (table, players) in pairings(&people[0].get(evening).ok(), round) {
        let two = players.map(|player| people[player]);
        sit_down(&table, two);
        assert_eq!(play_out(&table, &two)["phase"], "over");
    }
}

#[test]
fn three_play_everybody_twice_and_the_table_says_who_has_won() {
    let house = House::open();
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(|name| house.guest(name));
    let (people, circle) = ([&anna, &bert, &carl], circle_of(&[&anna, &bert, &carl]));
    let evening = planned(&bert, &circle, friday(&[1, 2, 3], json!({"kind": "round_robin", "games": 2})));
    let plan = carl.get(&evening).ok();
    assert_eq!(
        (&plan["phase"], &plan["planner"], &plan["rounds_in_all"]),
        (&json!("planned"), &json!(2), &json!(6))
    );
    assert_eq!(plan["rounds"][1]["pairings"][0]["players"], json!([2, 0]));
    assert_eq!(
        (&plan["rounds"][0]["bye"], &plan["tie_breaks"]),
        (&json!(2), &json!(["sonneborn-berger", "direct"]))
    );
    assert_eq!(bert.post(&format!("{evening}/begin"), json!({})).ok()["phase"], "playing");
    for round in 1..=6 {
        let view = carl.get(&evening).ok();
        assert_eq!(view["rounds"][round - 1]["phase"], "playing");
        assert!(view["rounds"].as_array().unwrap()[round..].iter().all(|later| later["phase"] == "planned"));
        play_round(&people, &evening, round);
    }
    let view = anna.get(&evening).ok();
    assert_eq!(view["phase"], "over");
    let standings = view["standings"].as_array().unwrap();
    let points: f64 = standings.iter().map(|own| own["points"].as_f64().unwrap()).sum();
    assert_eq!(points, 6.0);
    assert!(standings.iter().all(|own| own["played"] == 4 && own["byes"] == 2), "{standings:?}");
    assert_eq!(view["winners"][0], standings[0]["player"]);
    let listed = carl.get(&path(&circle, "/evenings")).ok();
    assert_eq!(
        (&listed[0]["round"], &listed[0]["rounds"], &listed[0]["players"]),
        (&json!(6), &json!(6), &json!(3))
    );
    let winner = usize::try_from(view["winners"][0].as_u64().unwrap()).unwrap();
    assert_eq!(listed[0]["winners"][0], view["players"][winner], "a list names members");
    let games = carl.get(&path(&circle, "/games")).ok();
    assert!(games.as_array().unwrap().iter().all(|game| game["evening"] == 1 && game["counts"] == true));

    check_league(&anna, &circle);
    assert_eq!(carl.delete(&evening).code(), "evening-not-planner");
    assert_eq!(bert.delete(&evening).status, 204);
    assert_eq!(bert.get(&evening).code(), "evening-unknown");
    assert_eq!(carl.get(&path(&circle, "/games")).ok()[0]["evening"], Value::Null);
}

/// Six games of three, each of whom played four.
fn check_league(member: &Client, circle: &str) {
    let league = wait_until("every game was analysed", || {
        let league = member.get(&path(circle, "/league")).ok();
        league["games"][0]["table"].as_array()?.iter().all(|line| line["analysed"] == 4).then_some(league)
    });
    let bones = &league["games"][0];
    assert_eq!(
        (&league["season"], &bones["game"], &bones["played"]),
        (&json!(1), &json!("rolling-bones"), &json!(6))
    );
    for line in bones["table"].as_array().unwrap() {
        assert_eq!((&line["played"], &line["rating"]["games"]), (&json!(4), &json!(4)));
        assert!(line["decisions"].as_u64().unwrap() > 0 && line["loss"].as_f64().unwrap() > 0.0, "{line}");
    }
    let won: f64 = bones["table"].as_array().unwrap().iter().map(|line| line["won"].as_f64().unwrap()).sum();
    assert_eq!(won, 6.0);
    let pairs: Vec<_> =
        bones["head_to_head"].as_array().unwrap().iter().map(|of| of["members"].clone()).collect();
    assert_eq!(pairs, [json!([1, 2]), json!([1, 3]), json!([2, 3])]);
    assert_eq!(bones["records"][0]["kind"], "highest");
    assert_eq!(member.get(&path(circle, "/league?season=0")).ok()["games"], league["games"]);
    assert_eq!(member.get(&path(circle, "/league?season=2")).code(), "circle-no-season");
    member.post(&path(circle, "/seasons"), json!({"name": "Winter"})).ok();
    assert_eq!(member.get(&path(circle, "/league")).ok(), json!({"season": 2, "games": []}));
}

#[test]
fn five_play_a_swiss_evening_and_one_sits_out() {
    let house = House::open();
    let people: Vec<Client> = ["Anna", "Bert", "Carl", "Dora", "Emil"].map(|name| house.guest(name)).into();
    let people: Vec<&Client> = people.iter().collect();
    let circle = circle_of(&people);
    let schedule = json!({"kind": "swiss", "rounds": 3});
    let evening = begun(people[0], &circle, friday(&[1, 2, 3, 4, 5], schedule.clone()));
    let view = people[4].get(&evening).ok();
    assert_eq!((&view["schedule"], &view["rounds"][0]["bye"]), (&schedule, &json!(4)));
    assert_eq!((view["rounds"].as_array().unwrap().len(), &view["rounds_in_all"]), (1, &json!(3)));
    assert_eq!(view["standings"][0]["player"], 4, "who sits out has a point");
    play_round(&people, &evening, 1);
    let view = people[4].get(&evening).ok();
    let (first, second) = (pairings(&view, 1), pairings(&view, 2));
    assert!(
        second.iter().all(|(_, two)| first.iter().all(|(_, met)| met != two && [met[1], met[0]] != *two))
    );
    assert_ne!(view["rounds"][1]["bye"], 4);
    for round in 2..=3 {
        for pairing in 0..2 {
            let won_by =
                people[0].get(&evening).ok()["rounds"][round - 1]["pairings"][pairing]["players"][0].clone();
            let body = json!({"round": round, "pairing": pairing, "won_by": won_by});
            people[0].post(&format!("{evening}/give-up"), body).ok();
        }
    }
    let view = people[1].get(&evening).ok();
    assert_eq!(view["phase"], "over");
    let points: f64 =
        view["standings"].as_array().unwrap().iter().map(|own| own["points"].as_f64().unwrap()).sum();
    assert_eq!(points, 9.0, "two tables and one who sits out, three times");
}

#[test]
fn seats_are_kept_for_the_two_and_their_names_are_those_outside() {
    let house = House::open();
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(|name| house.guest(name));
    let circle = circle_of(&[&anna, &bert, &carl]);
    bert.post(&path(&circle, "/me"), json!({"name": "Papa"})).ok();
    let evening = begun(&carl, &circle, friday(&[1, 2], once()));
    let (table, _) = pairings(&anna.get(&evening).ok(), 1)[0].clone();
    let seen = house.nobody().get(&format!("/api/tables/{table}")).ok();
    let seats: Vec<_> =
        seen["seats"].as_array().unwrap().iter().map(|seat| (&seat["kind"], &seat["name"])).collect();
    assert_eq!(seats, [(&json!("reserved"), &json!("Anna")), (&json!("reserved"), &json!("Bert"))]);
    assert!(!seen.to_string().contains("Friday") && !seen.to_string().contains(&circle));
    assert_eq!(carl.post(&format!("/api/tables/{table}/join"), json!({})).code(), "room-full");
    assert_eq!(bert.get(&format!("/api/tables/{table}/circle")).ok()["evening"], 1);
    assert_eq!(bert.get(&path(&circle, "/tables")).ok()[0]["members"], json!([1, 2]));
    let own = bert.get("/api/me/tables").ok();
    assert_eq!(own[0]["table"].as_str().or(own[0]["id"].as_str()), Some(table.as_str()), "{own}");
}

#[test]
fn a_closed_table_waits_for_the_planner() {
    let house = House::open();
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(|name| house.guest(name));
    let circle = circle_of(&[&anna, &bert, &carl]);
    let evening = begun(&bert, &circle, friday(&[1, 2], json!({"kind": "round_robin", "games": 2})));
    let first = pairings(&anna.get(&evening).ok(), 1)[0].0.clone();
    let pairing = json!({"round": 1, "pairing": 0});
    let again = |who: &Client| who.post(&format!("{evening}/again"), pairing.clone());
    assert_eq!(again(&bert).code(), "evening-pairing-in");
    anna.post(&format!("/api/tables/{first}/close"), json!({})).ok();
    let view = carl.get(&evening).ok();
    assert_eq!(
        (&view["rounds"][0]["pairings"][0]["state"], &view["rounds"][1]["phase"]),
        (&json!("closed"), &json!("planned"))
    );
    assert_eq!(again(&carl).code(), "evening-not-planner");
    let view = again(&bert).ok();
    let second = pairings(&view, 1)[0].0.clone();
    assert_ne!(first, second);
    assert_eq!(view["rounds"][0]["pairings"][0]["state"], "open");
    // The host may do it as well.
    let decided = json!({"round": 1, "pairing": 0, "won_by": 1});
    let view = anna.post(&format!("{evening}/give-up"), decided.clone()).ok();
    assert_eq!(
        (&view["rounds"][0]["pairings"][0]["won"], &view["rounds"][1]["phase"]),
        (&json!([0.0, 1.0]), &json!("playing"))
    );
    assert_eq!(anna.get(&format!("/api/tables/{second}")).ok()["phase"], "closed");
    assert_eq!(anna.post(&format!("{evening}/give-up"), decided).code(), "evening-pairing-in");
    let view = bert.post(&format!("{evening}/end"), json!({})).ok();
    assert_eq!((&view["phase"], &view["winners"]), (&json!("over"), &json!([1])));
    assert_eq!(view["rounds"][1]["pairings"][0]["won"], json!([0.0, 0.0]), "what is not in counts nothing");
}

#[test]
fn a_game_that_others_finish_has_no_result_of_the_two() {
    let house = House::open();
    let [anna, bert] = ["Anna", "Bert"].map(|name| house.guest(name));
    let circle = circle_of(&[&anna, &bert]);
    let evening = begun(&anna, &circle, friday(&[1, 2], once()));
    let table = pairings(&anna.get(&evening).ok(), 1)[0].0.clone();
    anna.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    anna.post(
        &format!("/api/tables/{table}/offer"),
        json!({"seat": 1, "offer": {"kind": "bot", "bot": "random"}}),
    )
    .ok();
    start(&anna, &table);
    play_out(&table, &[&anna]);
    assert_eq!(bert.get(&evening).ok()["rounds"][0]["pairings"][0]["state"], "closed");
}

#[test]
fn who_leaves_midway_is_somebody_who_left_and_the_others_have_won() {
    let mut house = House::open();
    let [anna, bert, carl] = ["Anna", "Bert", "Carla-Charlotte"].map(|name| house.guest(name));
    let circle = circle_of(&[&anna, &bert, &carl]);
    let evening = begun(&carl, &circle, friday(&[1, 2, 3], once()));
    play_round(&[&anna, &bert, &carl], &evening, 1);
    let table = pairings(&anna.get(&evening).ok(), 2)[0].0.clone();
    assert_eq!(carl.delete("/api/me").status, 204);
    let view = anna.get(&evening).ok();
    assert_eq!(
        (&view["phase"], &view["planner"], &view["players"]),
        (&json!("over"), &Value::Null, &json!([1, 2, null]))
    );
    assert_eq!(view["rounds"][1]["pairings"][0]["won"], json!([0.0, 1.0]));
    wait_until("the table is closed", || {
        (anna.get(&format!("/api/tables/{table}")).ok()["phase"] == "closed").then_some(())
    });
    house.stop();
    let rows = house.on_store(async |store| {
        let circle = circle.parse().unwrap();
        (store.evening(&circle, 1).await.unwrap().unwrap(), store.evenings(&circle, 9).await.unwrap())
    });
    assert!(!format!("{rows:?}").contains("Carla"), "nothing of her is kept: {rows:?}");
}

#[test]
fn strangers_are_told_of_no_evening_and_no_league() {
    let house = House::open();
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(|name| house.guest(name));
    let circle = circle_of(&[&anna, &bert]);
    begun(&anna, &circle, friday(&[1, 2], once()));
    let pairing = json!({"round": 1, "pairing": 0});
    let asked = |person: &Client, circle: &str| -> Vec<(u16, String)> {
        let gets = ["/league", "/evenings", "/evenings/1"].map(|what| person.get(&path(circle, what)));
        let posts = [
            ("", friday(&[1, 2], once())),
            ("/1/begin", json!({})),
            ("/1/give-up", json!({"round": 1, "pairing": 0, "won_by": null})),
            ("/1/again", pairing.clone()),
            ("/1/end", json!({})),
        ]
        .map(|(what, body)| person.post(&path(circle, &format!("/evenings{what}")), body));
        let replies = gets.into_iter().chain(posts).chain([person.delete(&path(circle, "/evenings/1"))]);
        replies.map(|reply| (reply.status, reply.text)).collect()
    };
    let of_hers = asked(&carl, &circle);
    assert_eq!(of_hers, asked(&carl, "4XK2M9QW7ZP1R8TN"), "nobody sees whether there is one");
    assert!(
        of_hers.iter().all(|(status, text)| *status == 404 && text.contains("circle-unknown")),
        "{of_hers:?}"
    );
    assert!(asked(&house.nobody(), &circle).iter().all(|(status, _)| *status == 401));
    assert_eq!(bert.get(&path(&circle, "/evenings/2")).code(), "evening-unknown");
    assert_eq!(bert.get(&path(&circle, "/evenings/x")).code(), "evening-unknown");
}

#[test]
fn what_an_evening_refuses_says_why() {
    let house = House::open();
    let [anna, bert] = ["Anna", "Bert"].map(|name| house.guest(name));
    let circle = circle_of(&[&anna, &bert]);
    let plan = |wish: Value| bert.post(&path(&circle, "/evenings"), wish);
    for members in [&[1][..], &[1, 1], &[1, 9]] {
        let refused = plan(friday(members, once()));
        assert_eq!((refused.status, refused.code().as_str()), (422, "evening-players"), "{members:?}");
    }
    for schedule in [json!({"kind": "round_robin", "games": 5}), json!({"kind": "swiss", "rounds": 2})] {
        assert_eq!(plan(friday(&[1, 2], schedule)).code(), "evening-schedule");
    }
    let mut wish = friday(&[1, 2], once());
    wish["options"] = json!({"target": -1});
    assert_eq!(plan(wish).status, 422);
    let evening = planned(&bert, &circle, friday(&[1, 2], once()));
    let post = |what: &str, body: Value| bert.post(&format!("{evening}/{what}"), body);
    let decide = |pairing: Value| post("give-up", pairing).code();
    assert_eq!(decide(json!({"round": 1, "pairing": 0, "won_by": null})), "evening-phase");
    assert_eq!(post("end", json!({})).code(), "evening-phase");
    post("begin", json!({})).ok();
    assert_eq!(post("begin", json!({})).code(), "evening-phase");
    assert_eq!(bert.delete(&evening).code(), "evening-phase");
    for (round, pairing, won_by) in [(0, 0, 0), (2, 0, 0), (1, 1, 0), (1, 0, 2)] {
        let refused = decide(json!({"round": round, "pairing": pairing, "won_by": won_by}));
        assert_eq!(refused, "evening-no-pairing", "{round} {pairing} {won_by}");
    }
    for _ in 2..=5 {
        planned(&anna, &circle, friday(&[2, 1], once()));
    }
    let refused = plan(friday(&[1, 2], once()));
    assert_eq!((refused.status, refused.code().as_str()), (409, "evening-too-many"));
}

#[test]
fn tables_of_an_evening_count_when_it_is_planned() {
    let house = House::with(|config| config.limits = Limits { tables_per_day: 7, ..generous() });
    let [anna, bert, carl] = ["Anna", "Bert", "Carl"].map(|name| house.guest(name));
    let circle = circle_of(&[&anna, &bert, &carl]);
    let plan = |members: &[u32]| anna.post(&path(&circle, "/evenings"), friday(members, once()));
    assert_eq!(plan(&[1, 2, 9]).code(), "evening-players", "what was not planned does not count");
    assert_eq!((plan(&[1, 2, 3]).status, plan(&[1, 2, 3]).status), (201, 201));
    let refused = plan(&[1, 2, 3]);
    assert_eq!(
        (refused.code().as_str(), refused.header("retry-after")),
        ("server-too-many-new-tables", "37026")
    );
    let evening = begun(&anna, &circle, friday(&[1, 2], once()));
    let table = pairings(&anna.get(&evening).ok(), 1)[0].0.clone();
    let again = || anna.post(&format!("{evening}/again"), json!({"round": 1, "pairing": 0}));
    assert_eq!(again().code(), "server-too-many-new-tables", "each new table counts");
    assert_eq!(anna.get(&format!("/api/tables/{table}")).ok()["phase"], "gathering");
}

#[test]
fn an_evening_goes_on_after_a_restart() {
    let mut house = House::open();
    let [anna, bert] = ["Anna", "Bert"].map(|name| house.guest(name));
    let made = anna.post("/api/circles", json!({"name": "Family"})).ok();
    bert.post(&link(&made), json!({})).ok();
    let circle = made["circle"].as_str().unwrap();
    let evening = begun(&anna, circle, friday(&[1, 2], json!({"kind": "round_robin", "games": 2})));
    let table = pairings(&anna.get(&evening).ok(), 1)[0].0.clone();
    sit_down(&table, [&anna, &bert]);
    house.restart();
    let [anna, bert] = [&anna, &bert].map(|person| person.clone().at(&house.host()));
    assert_eq!(play_out(&table, &[&anna, &bert])["phase"], "over");
    assert_eq!(bert.get(&evening).ok()["rounds"][1]["phase"], "playing");
}
