//! Looking ahead, asking the coach, waiting for the next step, watching throws.

use serde_json::{Value, json};

use crate::kit::{Client, Dice, House, any_move, new_table, open, play_turns, start, started};

fn look(client: &Client, table: &str, moves: Value) -> crate::kit::Reply {
    client.post(&format!("/api/tables/{table}/look"), json!({"moves": moves}))
}

#[test]
fn looking_ahead_changes_nothing_and_tells_what_moves_earn() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let looked = look(&anna, &table, json!([])).ok();
    assert_eq!(looked["seat"], 0);
    let moves = looked["moves"].as_array().unwrap();
    let fill = moves.iter().find(|found| found["gain"].as_i64() > Some(0)).unwrap();
    assert_eq!(fill["ends"], true);
    let after = look(&anna, &table, json!([fill["move"]])).ok();
    assert!(after["seat"].is_null(), "the next bones would roll");
    assert_eq!(anna.get(&format!("/api/tables/{table}")).ok()["seq"], looked["seq"]);
}

#[test]
fn nobody_looks_beyond_dice_that_are_not_rolled_or_at_moves_that_are_none() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    assert_eq!(look(&anna, &table, json!(["keep", "keep"])).code(), "command-beyond-turn");
    assert_eq!(look(&anna, &table, json!(vec!["keep"; 41])).code(), "command-too-many-moves");
    assert_eq!(look(&anna, &table, json!(["dance"])).status, 422);
    let gathering = open(&anna, new_table("knochenmax", &["me", "me"]));
    assert_eq!(look(&anna, &gathering, json!([])).code(), "server-no-record");
}

#[test]
fn the_coach_advises_whoever_has_to_move_where_the_table_allows_it() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let mut body = new_table("knochenmax", &["me", "open"]);
    body["coach"] = json!(true);
    let table = open(&anna, body);
    bert.post(&format!("/api/tables/{table}/join"), json!({})).ok();
    start(&anna, &table);
    let ask = |who: &Client| who.post(&format!("/api/tables/{table}/advice"), json!({}));
    let advice = ask(&anna.clone().with("Accept-Language", "de-AT,en;q=0.5")).ok();
    assert_eq!(advice["kind"], "exact");
    assert_eq!(advice["moves"][0]["best"], true);
    assert_eq!(advice["moves"][0]["value"], advice["value"]);
    assert!(!advice["moves"][0]["why"].as_array().unwrap().is_empty());
    assert!(!advice["plan"].as_array().unwrap().is_empty());
    assert_eq!(advice["plan"][0], advice["moves"][0]["move"], "moves of KnochenMAX end a throw or a turn");
    let refused = ask(&bert);
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (409, "server-position-gone"),
        "it is not his turn"
    );
    let strict = started(&anna, "knochenmax", &["me", "me"]);
    assert_eq!(anna.post(&format!("/api/tables/{strict}/advice"), json!({})).code(), "server-no-coach");
}

#[test]
fn the_coach_plans_every_move_until_dice_roll_or_another_acts() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("rolling-bones", &["me", "me"]);
    body["coach"] = json!(true);
    let table = open(&anna, body);
    start(&anna, &table);
    let advice = anna.post(&format!("/api/tables/{table}/advice"), json!({})).ok();
    let plan = advice["plan"].as_array().unwrap();
    let (last, before) = plan.split_last().unwrap();
    let looked = look(&anna, &table, json!(before)).ok();
    let moves = looked["moves"].as_array().unwrap();
    let ending = moves.iter().find(|found| &found["move"] == last).unwrap();
    assert_eq!(ending["ends"], true, "{plan:?}");
}

#[test]
fn a_question_that_the_askers_own_move_overtakes_is_told_so() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("knochenmax", &["me", "me"]);
    body["coach"] = json!(true);
    let table = open(&anna, body);
    start(&anna, &table);
    let seq = anna.get(&format!("/api/tables/{table}")).ok()["seq"].as_u64().unwrap();
    let ask = || anna.post(&format!("/api/tables/{table}/advice"), json!({"expected": seq}));
    ask().ok();
    let now = play_turns(&table, &[&anna], 1)["seq"].clone();
    let refused = ask();
    assert_eq!((refused.status, refused.code().as_str()), (409, "server-position-gone"));
    assert_eq!(refused.json()["error"]["seq"], now);
}

#[test]
fn the_coach_tries_throws_out_and_judges_the_aim_that_somebody_thinks_of() {
    let house = House::open();
    let anna = house.guest("Anna");
    let mut body = new_table("rolling-dice", &["me", "me"]);
    body["coach"] = json!(true);
    let table = open(&anna, body);
    start(&anna, &table);
    let ask = |body: Value| anna.post(&format!("/api/tables/{table}/advice"), body);
    let aim = "at 40.0 direction -600 strength 2000 loft 400 spin 0.0";
    let advice = ask(json!({"aim": aim})).ok();
    assert_eq!(advice["kind"], "estimate");
    assert!(advice["error"].as_f64().unwrap() > 0.0);
    let moves = advice["moves"].as_array().unwrap();
    let mine = moves.iter().find(|found| found["move"] == format!("throw {aim}")).unwrap();
    assert_eq!(mine["best"], false, "most dice of such a throw get wet");
    assert!(mine["value"].as_f64() < moves[0]["value"].as_f64());
    assert!(moves.iter().all(|found| !found["why"].as_array().unwrap().is_empty()));
    assert_eq!(ask(json!({"aim": "somewhere"})).status, 422);
    assert_eq!(ask(json!({"aim": aim.replace("2000", "9000")})).ok()["moves"].as_array().unwrap().len(), 3);
}

#[test]
fn a_program_waits_for_the_next_step() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    let seq = anna.get(&format!("/api/tables/{table}")).ok()["seq"].as_u64().unwrap();
    let path = format!("/api/tables/{table}?after={seq}&wait=25");
    let waiting = {
        let (anna, path) = (anna.clone(), path.clone());
        std::thread::spawn(move || anna.get(&path).ok()["seq"].as_u64().unwrap())
    };
    play_turns(&table, &[&anna], 1);
    assert_eq!(waiting.join().unwrap(), seq + 1);
    let unchanged = anna.get(&format!("/api/tables/{table}?after={}&wait=0", seq + 1)).ok();
    assert_eq!(unchanged["seq"], seq + 1, "in vain, but no error");
}

#[test]
fn the_flight_of_the_dice_ends_where_they_landed() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "rolling-dice", &["me", "me"]);
    let mut dice = Dice(5);
    // The first roll of the game is the first throw.
    let landed = (0..20).find_map(|number| {
        let view = anna.get(&format!("/api/tables/{table}")).ok();
        any_move(&anna, &table, &view, &format!("k{number}"), &mut dice)?.ok();
        let steps = anna.get(&format!("/api/tables/{table}/steps")).ok();
        let events = steps.as_array().unwrap().iter().flat_map(|step| step["events"].as_array().unwrap());
        events.into_iter().find(|event| event["type"] == "rolled").cloned()
    });
    let landed = landed.expect("a throw");
    let flight = anna.get(&format!("/api/tables/{table}/throws/0"));
    assert!(flight.header("cache-control").contains("immutable"));
    let flight = flight.ok();
    let outcome: rolling_dice::Landing = landed["outcome"].as_str().unwrap().parse().unwrap();
    for (number, rest) in (1..).zip(&outcome.thrown) {
        let track =
            flight["dice"].as_array().unwrap().iter().find(|die| die["die"] == format!("thrown {number}"));
        let last = track.unwrap()["poses"].as_array().unwrap().last().unwrap();
        let distance = |axis: usize, rests: f64| (last[axis].as_f64().unwrap() - rests).abs();
        assert!(distance(0, rest.x.in_mm()) < 1.0 && distance(1, rest.y.in_mm()) < 1.0, "{last} {rest:?}");
    }
    assert_eq!(anna.get(&format!("/api/tables/{table}/throws/99")).code(), "server-no-throw");
    assert_eq!(anna.get(&format!("/api/tables/{table}/throws/x")).code(), "server-no-throw");
}
