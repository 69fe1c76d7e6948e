//! Positions to think about: the day's, and where one erred.

use bonecup_coach::Book;
use bonecup_games::{AnyMove, WrittenPosition};
use serde_json::{Value, json};

use crate::kit::{Client, House, play_out, started, wait_until};

/// The values of all moves of a position, from a book of our own.
fn values(puzzle: &Value) -> bonecup_coach::Values {
    let written: WrittenPosition = serde_json::from_value(
        json!({"game": puzzle["game"], "options": puzzle["options"], "position": puzzle["position"]}),
    )
    .unwrap();
    let game = written.read().unwrap();
    Book::solve(&game.options()).unwrap().values(&game).unwrap()
}

/// Whether the solution is the one that the values of our own book say.
fn assert_solved(puzzle: &Value, answer: &str, solution: &Value) {
    let values = values(puzzle);
    let best = values.best().next().unwrap();
    let answer = AnyMove::read(best_game(puzzle), answer).unwrap();
    let loss = best.value - values.value_of(&answer).unwrap();
    assert!((solution["loss"].as_f64().unwrap() - loss).abs() < 1e-9, "{solution}");
    assert_eq!(solution["right"], loss < 1e-9);
    assert!((solution["best"]["value"].as_f64().unwrap() - best.value).abs() < 1e-9);
    assert!(!solution["best"]["why"].as_array().unwrap().is_empty());
}

fn best_game(puzzle: &Value) -> bonecup_games::GameId {
    puzzle["game"].as_str().unwrap().parse().unwrap()
}

#[test]
fn everybody_has_the_same_position_of_the_day_and_its_values_stay_hidden() {
    let house = House::open();
    let anna = house.guest("Anna");
    for game in ["rolling-bones", "knochenmax"] {
        let path = format!("/api/daily/{game}");
        let told = house.nobody().get(&format!("{path}?date=2026-11-18")).ok();
        assert_eq!(told, anna.get(&format!("{path}?date=2026-11-18")).ok());
        assert_ne!(told["puzzle"], anna.get(&format!("{path}?date=2026-11-19")).ok()["puzzle"]);
        assert!(!told.to_string().contains("\"value\"") && !told.to_string().contains("\"best\""));
        let puzzle = &told["puzzle"];
        assert!(!puzzle["facts"].is_null() && puzzle["seats"] == 2);
        for choice in puzzle["choices"].as_array().unwrap() {
            let body = json!({"date": "2026-11-18", "move": choice["move"]});
            let solution = anna.post(&path, body).ok();
            assert_solved(puzzle, choice["move"].as_str().unwrap(), &solution);
            assert_eq!(solution["answer"]["text"], choice["text"]);
        }
    }
    // Without a date it is today's.
    assert_eq!(anna.get("/api/daily/knochenmax").ok()["date"].as_str().unwrap().len(), 10);
}

#[test]
fn days_and_answers_that_there_are_not_are_refused() {
    let house = House::open();
    let anna = house.guest("Anna");
    for (date, code) in [
        ("1900-01-01", "day-outside"),
        ("2100-01-01", "day-outside"),
        ("2026-02-30", "day-not-there"),
        ("today", "day-form"),
    ] {
        let reply = anna.get(&format!("/api/daily/knochenmax?date={date}"));
        assert_eq!((reply.status, reply.code().as_str()), (422, code));
        let reply = anna.post("/api/daily/knochenmax", json!({"date": date, "move": "keep 6"}));
        assert_eq!((reply.status, reply.code().as_str()), (422, code));
    }
    assert_eq!(anna.get("/api/daily/chess").code(), "unknown-game");
    let answer =
        |action: &str| anna.post("/api/daily/knochenmax", json!({"date": "2026-11-18", "move": action}));
    assert_eq!(answer("keep 1 1 1 1 1 1").code(), "notation");
    assert_eq!(answer("nonsense").code(), "notation");
    let impossible = ["keep 1 1 1 1 1", "keep 3 3 3 3 3"].map(|action| answer(action).code());
    assert_eq!(impossible, ["training-not-possible"; 2]);
}

#[test]
fn a_game_without_values_has_no_positions() {
    let house = House::open();
    let reply = house.nobody().get("/api/daily/rolling-dice?date=2026-11-18");
    assert_eq!((reply.status, reply.code().as_str()), (422, "coach-not-solved"));
}

fn mistakes(client: &Client) -> Vec<Value> {
    wait_until("the game is looked at", || {
        let told = client.get("/api/me/mistakes").ok();
        let mistakes = told["mistakes"].as_array().unwrap().clone();
        (!mistakes.is_empty()).then_some(mistakes)
    })
}

#[test]
fn my_mistakes_are_asked_of_me_alone() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = started(&anna, "knochenmax", &["me", "random"]);
    play_out(&table, &[&anna]);
    let mistakes = mistakes(&anna);
    assert_eq!(mistakes.len(), 5, "the worst of a game of random moves");
    for mistake in &mistakes {
        let puzzle = &mistake["puzzle"];
        assert_eq!(
            (&mistake["table"], &puzzle["seat"], &puzzle["names"][0]),
            (&json!(table), &json!(0), &json!("Anna"))
        );
        // Of several that are as good, one is offered.
        let choices = puzzle["choices"].as_array().unwrap();
        let best: Vec<String> = values(puzzle).best().map(|valued| valued.action.to_string()).collect();
        let wanted = best.iter().find(|best| choices.iter().any(|choice| choice["move"] == **best)).unwrap();
        let body = |action: &str| json!({"table": table, "event": mistake["event"], "move": action});
        let solution = anna.post("/api/me/mistakes", body(wanted)).ok();
        assert_solved(puzzle, wanted, &solution);
        // What was played is told only now, and was worse.
        let played = solution["played"]["move"].as_str().unwrap().to_owned();
        assert!(!mistake.to_string().contains("played"));
        assert_eq!(anna.post("/api/me/mistakes", body(&played)).ok()["right"], false);
        let refused = bert.post("/api/me/mistakes", body(wanted));
        assert_eq!((refused.status, refused.code().as_str()), (404, "server-no-table"));
    }
    assert_eq!(bert.get("/api/me/mistakes").ok(), json!({"mistakes": [], "next": null}));
    assert_eq!(house.nobody().get("/api/me/mistakes").code(), "server-not-signed-in");
    let body = json!({"table": table, "event": 1, "move": "keep 6"});
    assert_eq!(anna.post("/api/me/mistakes", body).code(), "server-no-decision");
    let page = anna.get("/api/me/mistakes?limit=1").ok();
    let next = page["next"].as_i64().unwrap();
    assert_eq!(anna.get(&format!("/api/me/mistakes?before={next}")).ok()["mistakes"], json!([]));
}
