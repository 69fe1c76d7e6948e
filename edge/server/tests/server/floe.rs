//! Rolling Dice: the arena, the rounds of a table, rounds that people played without it.

use serde_json::{Value, json};

use crate::kit::{House, play_out, started};

#[test]
fn the_arena_is_that_of_the_rules() {
    let house = House::open();
    let reply = house.nobody().get("/api/arena");
    assert!(reply.header("cache-control").starts_with("public"));
    let arena = reply.ok();
    assert_eq!((&arena["box"]["width"], &arena["die"]["edge"]), (&json!(300.0), &json!(12.0)));
    assert_eq!(arena["floe"].as_array().unwrap().len(), rolling_dice::arena::FLOE.len());
    assert_eq!(
        arena["patches"][3],
        json!({"kind": "net", "x": 196.0, "y": 372.0, "radius": 16.0, "points": 6})
    );
    assert_eq!(arena["patches"][5]["y"], 317.0);
    let former = house.nobody().get("/api/arena?rules=1").ok();
    assert_eq!(
        (&former["patches"][5]["y"], &former["floe"]),
        (&json!(331.0), &arena["floe"]),
        "for old tables"
    );
    let unknown = house.nobody().get("/api/arena?rules=3");
    assert_eq!((unknown.status, unknown.code().as_str()), (422, "record-rules"));
    let usual = arena["aim"].as_array().unwrap().iter().map(|part| {
        let decimals = usize::try_from(part["decimals"].as_u64().unwrap()).unwrap();
        format!("{} {:.decimals$}", part["word"].as_str().unwrap(), part["usual"].as_f64().unwrap())
    });
    let usual: Vec<String> = usual.collect();
    assert_eq!(usual.join(" ").parse(), Ok(rolling_dice::Aim::USUAL), "a view writes aims from this");
}

/// The first lesson of the web app shows a recorded throw and speaks of a hole and a net.
#[test]
fn the_dice_of_the_lesson_lie_where_its_texts_say() {
    let lesson = include_str!("../../../../web/src/games/rolling-dice/lesson-throw.json");
    let lesson: Value = serde_json::from_str(lesson).unwrap();
    let touched = |die: &str| {
        let landed = lesson["landing"].as_array().unwrap().iter().find(|landed| landed["die"] == die);
        let mut rest = landed.unwrap().clone();
        rest.as_object_mut().unwrap().remove("die");
        let rest: rolling_dice::Rest = serde_json::from_value(rest).unwrap();
        (rest.face.pips(), rest.touched_patch().map(|patch| patch.points.0))
    };
    let dice = ["thrown 1", "thrown 2", "thrown 3", "green", "purple"].map(touched);
    assert_eq!(dice, [(6, None), (4, Some(-4)), (1, Some(6)), (5, None), (3, None)]);
}

#[test]
fn every_round_of_a_game_can_be_told_step_by_step() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "rolling-dice", &["me", "me", "me"]);
    let rounds = || anna.get(&format!("/api/tables/{table}/rounds")).ok().as_array().unwrap().clone();
    assert_eq!(rounds(), Vec::<Value>::new());
    let end = play_out(&table, &[&anna]);
    let rounds = rounds();
    let mut seals = std::collections::BTreeMap::<String, i64>::new();
    for (number, round) in (1..).zip(&rounds) {
        assert_eq!(round["round"], number);
        assert_eq!(round["dice"].as_array().unwrap().len(), 3, "everybody has a die at the end of a round");
        for step in round["steps"].as_array().unwrap() {
            let points = |key: &str| step[key].as_i64().unwrap();
            let sum = points("own") + points("behind") + points("blocks") + points("ground");
            assert_eq!(points("earned"), sum.max(0));
            assert!(points("to") - points("from") >= points("earned"));
            let before = seals.insert(step["colour"].to_string(), points("to")).unwrap_or(0);
            assert_eq!(points("from"), before, "a seal goes on from where it was");
        }
    }
    assert!(rounds.last().unwrap()["starter_next"].is_null());
    let last = &end["play"]["position"]["last_round"];
    let told = rounds.last().unwrap()["steps"].as_array().unwrap();
    for (line, step) in last.as_array().unwrap().iter().zip(told) {
        assert_eq!((&line["colour"], &line["to"]), (&step["colour"], &step["to"]));
    }
    let points = &end["play"]["points"];
    assert_eq!(*points, json!([seals["\"orange\""], seals["\"green\""], seals["\"purple\""]]));
}

#[test]
fn other_games_have_no_such_rounds() {
    let house = House::open();
    let anna = house.guest("Anna");
    let table = started(&anna, "knochenmax", &["me", "me"]);
    assert_eq!(anna.get(&format!("/api/tables/{table}/rounds")).ok(), json!([]));
    assert_eq!(anna.get("/api/tables/nothing/rounds").code(), "server-no-table");
}

#[test]
fn a_round_of_the_printed_game_is_scored() {
    let house = House::open();
    let score = |position: Value| {
        house.nobody().post("/api/score", json!({"game": "rolling-dice", "position": position}))
    };
    let floe = json!({"orange": {"face": 6, "x": 92, "y": 128}, "purple": {"face": 3, "x": 100, "y": 210, "turn": 45}});
    let scored = score(json!({"seats": 3, "floe": floe, "blocks": [{"colour": "green", "face": 4}]})).ok();
    assert_eq!(
        scored,
        json!({"lines": [
            {"colour": "purple", "gain": {"own": 3, "behind": 6, "blocks": 4, "patch": 0}, "earned": 13, "from": 0, "to": 13},
            {"colour": "orange", "gain": {"own": 6, "behind": 0, "blocks": 4, "patch": 3}, "earned": 13, "from": 0, "to": 14},
            {"colour": "green", "gain": null, "earned": 0, "from": 0, "to": 0}],
            "over": false, "goal": 75, "next_starter": "green",
            "next_round": [{"colour": "green", "dice": 4, "stays": false}, {"colour": "purple", "dice": 3, "stays": true},
                {"colour": "orange", "dice": 3, "stays": true}],
            "totals": [14, 0, 13], "winners": []})
    );
    assert_eq!(score(json!({"seats": 3, "floe": floe})).code(), "rd-no-scoring-die");
    assert_eq!(score(json!({"seats": 3, "turns": 1})).code(), "score-not-finished");
    assert_eq!(score(json!({"seats": "x"})).code(), "server-form");
}

#[test]
fn a_round_of_the_printed_game_is_scored_with_its_own_nets() {
    let house = House::open();
    let score = |form: &str, round: Value| {
        house.nobody().post("/api/score", json!({"game": "rolling-dice", form: round}))
    };
    let fields = |scored: &Value| -> Vec<i64> {
        scored["lines"].as_array().unwrap().iter().map(|line| line["to"].as_i64().unwrap()).collect()
    };
    let blocks = json!([{"colour": "blue", "face": 5}]);
    let list = |net: i32| {
        json!({"seats": 5, "blocks": blocks, "floe": [{"colour": "orange", "face": 3}, {"colour": "green", "face": 1, "patch": net},
            {"colour": "purple", "face": 4}, {"colour": "red", "face": 6, "patch": -2}]})
    };
    assert_eq!(fields(&score("round", list(6)).ok()), [19, 22, 15, 9, 0]);
    let measured = json!({"seats": 5, "blocks": blocks, "floe": {
        "orange": {"face": 3, "x": 60, "y": 360}, "green": {"face": 1, "x": 120, "y": 60, "patch": 6},
        "purple": {"face": 4, "x": 150, "y": 40}, "red": {"face": 6, "x": 60, "y": 20, "patch": -2}}});
    assert_eq!(fields(&score("position", measured).ok()), [19, 22, 15, 9, 0]);
    assert_eq!(score("round", list(9)).code(), "rd-patch-range");
    let nothing = house.nobody().post("/api/score", json!({"game": "rolling-dice"}));
    assert_eq!(nothing.code(), "score-either-form");
}
