//! Ratings by one's own games: the same that anybody computes from their records.

use bonecup_coach::Book;
use bonecup_games::GameId;
use bonecup_ratings::{Player, RatedGame, Ratings};
use bonecup_referee::{Name, Record};
use serde_json::{Value, json};

use crate::kit::{Client, House, play_out, started, wait_until};

/// The ratings once so many games are counted.
fn ratings(client: &Client, games: usize) -> Value {
    wait_until("the games are counted", || {
        let ratings = client.get("/api/me/ratings").ok();
        (ratings["tables"].as_array().unwrap().len() == games).then_some(ratings)
    })
}

/// The ratings of somebody from the records of these tables, as another program computes them.
fn by_records(client: &Client, tables: &Value, name: &str, before: &[&str]) -> Ratings {
    let name: Name = name.parse().unwrap();
    let games = tables.as_array().unwrap().iter().map(|table| {
        let text = client.get(&format!("/api/tables/{}/record", table.as_str().unwrap())).text;
        let mut record = Record::read(text.as_bytes()).unwrap();
        for seat in &mut record.plan.seats {
            if before.contains(&seat.name.as_str()) {
                seat.name = name.clone();
            }
        }
        let book = Book::solve(&record.plan.options).ok();
        RatedGame::of(&record, book.as_ref()).unwrap()
    });
    Ratings::of(&games.collect::<Vec<_>>())
}

fn assert_same(told: &Value, player: &Player) {
    let near =
        |told: &Value, ours: f64| assert!((told.as_f64().unwrap() - ours).abs() < 1e-9, "{told} {ours}");
    match player.result {
        Some(result) => {
            near(&told["result"]["rating"], result.rating);
            near(&told["result"]["deviation"], result.deviation);
            assert_eq!(told["result"]["games"], result.games);
        }
        None => assert!(told["result"].is_null()),
    }
    let skill = player.skill.unwrap();
    near(&told["skill"]["loss"], skill.loss);
    near(&told["skill"]["deviation"], skill.deviation);
    assert_eq!(
        (&told["skill"]["decisions"], &told["skill"]["games"]),
        (&json!(skill.decisions), &json!(skill.games))
    );
}

#[test]
fn they_are_those_of_the_downloaded_records() {
    let house = House::open();
    let anna = house.guest("Anna");
    assert_eq!(anna.get("/api/me/ratings").ok(), json!({"games": [], "names": ["Anna"], "tables": []}));
    for seats in [["me", "random"], ["steady", "me"]] {
        play_out(&started(&anna, "knochenmax", &seats), &[&anna]);
    }
    let before = ratings(&anna, 2);
    // Whoever is called otherwise later is the same all the same.
    anna.post("/api/me", json!({"name": "Anni"})).ok();
    play_out(&started(&anna, "rolling-bones", &["me", "casual"]), &[&anna]);
    let told = ratings(&anna, 3);
    assert_eq!(told["names"], json!(["Anni", "Anna"]));
    assert_eq!(told["tables"].as_array().unwrap()[..2], before["tables"].as_array().unwrap()[..]);
    let ours = by_records(&anna, &told["tables"], "Anni", &["Anna"]);
    assert_eq!(told["games"].as_array().unwrap().len(), 2);
    for game in told["games"].as_array().unwrap() {
        let id: GameId = game["game"].as_str().unwrap().parse().unwrap();
        assert_same(game, ours.player(id, &"Anni".parse().unwrap()).unwrap());
    }
}

#[test]
fn nobody_sees_those_of_others_or_is_rated_against_themselves() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    // Two seats on one device, both called Anna: there is nobody to win against.
    play_out(&started(&anna, "knochenmax", &["me", "me"]), &[&anna]);
    let told = ratings(&anna, 1);
    assert!(told["games"][0]["result"].is_null());
    assert_eq!(told["games"][0]["skill"]["games"], 2, "both seats decided");
    assert_eq!(bert.get("/api/me/ratings").ok()["games"], json!([]));
    assert_eq!(house.nobody().get("/api/me/ratings").code(), "server-not-signed-in");
}
