//! The same dice for all: nobody learns anything from the others before the end, and everything afterwards.

use bonecup_arena::Arena;
use bonecup_chance::verify;
use bonecup_referee::{Event, Record, Scheme};
use serde_json::{Value, json};

use crate::kit::{Client, House, play_out, play_turns, wait_until};

/// Opens a deal for two; its id.
fn open(opener: &Client, game: &str) -> String {
    let options = if game == "rolling-bones" { json!({"target": 12}) } else { json!({}) };
    opener.post("/api/deals", json!({"game": game, "options": options})).ok()["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// Joins; the table.
fn join(person: &Client, deal: &str) -> String {
    let view = person.post(&format!("/api/deals/{deal}/join"), json!({})).ok();
    view["table"].as_str().unwrap().to_owned()
}

fn record(person: &Client, table: &str) -> Record {
    Record::read(person.get(&format!("/api/tables/{table}/record")).text.as_bytes()).unwrap()
}

/// The first roll of each turn.
fn opening_rolls(record: &Record) -> Vec<String> {
    let mut rolls = Vec::new();
    let table = record.replay_with(|table, event| {
        if let Event::Rolled { outcome, .. } = event
            && table.roll_place().in_turn == 0
        {
            rolls.push(outcome.to_string());
        }
        Ok::<(), bonecup_referee::RecordError>(())
    });
    table.unwrap();
    rolls
}

#[test]
fn two_people_play_the_same_dice_and_can_prove_it() {
    let house = House::open();
    for game in ["rolling-bones", "knochenmax"] {
        let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
        let deal = open(&anna, game);
        let (first, second) = (join(&anna, &deal), join(&bert, &deal));
        assert_eq!(join(&anna, &deal), first, "asked again, the table is the same");
        play_out(&first, &[&anna]);
        let running = bert.get(&format!("/api/deals/{deal}")).ok();
        assert!(running["seed"].is_null() && running["ended"].is_null());
        assert_eq!(record(&anna, &first).seed, None, "others still play");
        let practice = json!({"event": 1, "seat": 0, "bot": "random"});
        let practice = anna.post(&format!("/api/tables/{first}/practice"), practice);
        assert_eq!(practice.code(), "server-deal-runs");
        play_turns(&second, &[&bert], 3);
        play_out(&second, &[&bert]);
        let view = anna.get(&format!("/api/deals/{deal}")).ok();
        assert!(view["ended"].is_i64(), "{view}");
        let records = [record(&bert, &first), record(&anna, &second)];
        for record in &records {
            assert_eq!(record.plan.scheme, Scheme::Three);
            assert_eq!(record.plan.commitment.unwrap().to_string(), view["commitment"]);
            let proof = verify(record, &Arena, &[]).unwrap();
            assert!(proof.finished && proof.drawn > 0);
        }
        let [one, other] = records.map(|record| opening_rolls(&record));
        let both = one.len().min(other.len());
        assert!(both > 1 && one[..both] == other[..both], "{one:?} {other:?}");
        let comparison = anna.get(&format!("/api/deals/{deal}/comparison")).ok();
        let lines = comparison["lines"].as_array().unwrap();
        assert_eq!(lines.len(), 2);
        for (line, rolls) in lines.iter().zip([&one, &other]) {
            let turns = line["turns"].as_array().unwrap();
            let first: Vec<&str> =
                turns.iter().map(|turn| turn["events"][0]["text"].as_str().unwrap()).collect();
            assert_eq!(first, *rolls);
        }
        let places = view["places"].as_array().unwrap();
        let points = |number: u64| {
            places.iter().find(|place| place["number"] == number).unwrap()["result"]["points"].clone()
        };
        assert_eq!(lines[0]["turns"].as_array().unwrap().last().unwrap()["points"], points(1));
        assert_eq!(places[0]["result"]["rank"], 1);
    }
}

#[test]
fn nobody_sees_the_table_of_another_before_the_end() {
    let house = House::open();
    let (anna, bert, carl) = (house.guest("Anna"), house.guest("Bert"), house.guest("Carl"));
    let deal = open(&anna, "knochenmax");
    let (first, second) = (join(&anna, &deal), join(&bert, &deal));
    play_turns(&first, &[&anna], 2);
    let mut table = first.clone();
    // A name that is written otherwise is the same name.
    table.replace_range(20..21, "%2D");
    for name in [&first, &table] {
        for end in [
            "",
            "/steps",
            "/past",
            "/record",
            "/replay",
            "/rounds",
            "/throws/0",
            "/analysis",
            "/owner",
            "/chances",
            "/steps/1/why",
        ] {
            for other in [&bert, &carl, &house.nobody()] {
                assert_eq!(
                    other.get(&format!("/api/tables/{name}{end}")).code(),
                    "server-deal-runs",
                    "{end}"
                );
            }
        }
    }
    for end in ["look", "advice", "join", "close", "rematch", "play"] {
        assert_eq!(
            bert.post(&format!("/api/tables/{first}/{end}"), json!({})).code(),
            "server-deal-runs",
            "{end}"
        );
    }
    assert_eq!(bert.refused_stream(&first), "server-deal-runs");
    anna.get(&format!("/api/tables/{first}")).ok();
    let view = bert.get(&format!("/api/deals/{deal}")).ok();
    assert_eq!(view["table"], second.as_str());
    let told: Vec<&Value> = view["places"].as_array().unwrap().iter().collect();
    assert!(told.iter().all(|place| place["table"].is_null() && place["result"].is_null()), "{told:?}");
    assert_eq!(bert.get(&format!("/api/deals/{deal}/comparison")).code(), "server-deal-runs");
    let bot = json!({"bot": "steady"});
    assert_eq!(bert.post(&format!("/api/deals/{deal}/bots"), bot).code(), "server-deal-runs");
    assert_eq!(carl.post(&format!("/api/deals/{deal}/join"), json!({})).code(), "server-deal-full");
}

#[test]
fn the_opener_ends_it_and_a_bot_shows_what_it_would_have_got() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let deal = open(&anna, "knochenmax");
    let (first, second) = (join(&anna, &deal), join(&bert, &deal));
    play_out(&first, &[&anna]);
    play_turns(&second, &[&bert], 2);
    let end = format!("/api/deals/{deal}/end");
    assert_eq!(bert.post(&end, json!({})).code(), "server-not-opener");
    let view = anna.post(&end, json!({})).ok();
    assert_eq!(anna.get(&format!("/api/tables/{first}")).ok()["may_rematch"], false);
    assert_eq!(view["places"][1]["result"]["finished"], false);
    assert_eq!(anna.get(&format!("/api/tables/{second}")).ok()["phase"], "closed");
    verify(&record(&anna, &second), &Arena, &[]).unwrap();
    let carl = house.guest("Carl");
    assert_eq!(carl.post(&format!("/api/deals/{deal}/join"), json!({})).code(), "server-deal-ended");
    let bots = format!("/api/deals/{deal}/bots");
    assert_eq!(carl.post(&bots, json!({"bot": "steady"})).code(), "server-not-seated");
    bert.post(&bots, json!({"bot": "steady"})).ok();
    let place = wait_until("the bot is through", || {
        let view = bert.get(&format!("/api/deals/{deal}")).ok();
        let places = view["places"].as_array().unwrap();
        places.iter().find(|place| place["bot"] == true && place["through"] == true).cloned()
    });
    bert.get(&format!("/api/deals/{deal}")).ok();
    let theirs = record(&bert, place["table"].as_str().unwrap());
    assert!(verify(&theirs, &Arena, &[]).unwrap().finished);
    assert_eq!(opening_rolls(&theirs), opening_rolls(&record(&bert, &first)));
}

#[test]
fn whoever_leaves_gives_up_and_nobody_plays_on() {
    let house = House::open();
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let deal = open(&anna, "rolling-bones");
    let (first, second) = (join(&anna, &deal), join(&bert, &deal));
    let seat = json!({"seat": 0});
    assert_eq!(anna.post(&format!("/api/tables/{first}/mind"), seat.clone()).code(), "room-present");
    anna.post(&format!("/api/tables/{first}/leave"), seat).ok();
    assert_eq!(anna.post(&format!("/api/tables/{first}/rematch"), json!({})).code(), "room-other-scheme");
    assert_eq!(record(&anna, &first).seed, None);
    play_out(&second, &[&bert]);
    let view = anna.get(&format!("/api/deals/{deal}")).ok();
    assert_eq!(
        (&view["places"][0]["number"], &view["places"][1]["result"]["finished"]),
        (&json!(2), &json!(false))
    );
}

#[test]
fn deals_that_make_no_sense_are_refused() {
    let house = House::open();
    let anna = house.guest("Anna");
    let refused = |body: Value| anna.post("/api/deals", body).code();
    assert_eq!(refused(json!({"game": "rolling-dice"})), "server-not-alone");
    assert_eq!(refused(json!({"game": "knochenmax", "players": 1})), "server-form");
    assert_eq!(refused(json!({"game": "knochenmax", "players": 25})), "server-form");
    assert_eq!(refused(json!({"game": "knochenmax", "days": 31})), "server-form");
    assert_eq!(refused(json!({"game": "knochenmax", "options": {"sheets": 9}})), "opening-options");
    assert_eq!(anna.get("/api/deals/nothing").code(), "server-no-deal");
    assert_eq!(
        house.nobody().post("/api/deals", json!({"game": "knochenmax"})).code(),
        "server-not-signed-in"
    );
    let table = json!({"game": "knochenmax", "seats": [{"kind": "me"}], "scheme": "bonecup/3"});
    assert_eq!(anna.post("/api/tables", table).code(), "server-form");
    for _ in 0..20 {
        open(&anna, "knochenmax");
    }
    assert_eq!(refused(json!({"game": "knochenmax"})), "server-too-many-deals");
}
