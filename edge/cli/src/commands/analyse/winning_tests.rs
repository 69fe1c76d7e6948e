//! A race of Rolling Bones in chances to win, from a made-up table: what is said about it, and its picture.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::sync::Arc;

use bonecup_coach::rolling_bones::{RaceBook, RollingBonesBook};
use bonecup_coach::{Analysis, Book, analyse_winning};
use bonecup_games::{AnyGame, AnyOptions, GameId, draw};
use bonecup_referee::{By, DiceSource, Event, Plan, Player, Record, RecordedResult, Scheme, SeatPlan};
use bonecup_rules::{Cup, Points, Turn};
use bonecup_words::{Language, Words};
use rolling_bones::RollingBones;
use rolling_dice::Scatter;

use super::tests::Numbers;
use super::{Report, chart, json, text};

/// A race to a target, in which every fourth move is one of the worst.
fn raced(options: &AnyOptions, book: &Book) -> Record {
    let mut game = AnyGame::start(options, 2).unwrap();
    let (mut numbers, mut events, mut roll) = (Numbers(11), Vec::new(), 0);
    let result = loop {
        let event = match game.turn() {
            Turn::Over(standings) => break RecordedResult::new(&standings),
            Turn::Chance(request) => {
                roll += 1;
                Event::rolled(roll - 1, By::Hand, draw(&request, &mut numbers, &Scatter))
            }
            Turn::Seat(seat) => {
                let advice = book.values(&game).unwrap();
                let worst = advice.moves.iter().min_by(|one, other| one.value.total_cmp(&other.value));
                let best = advice.best().next().unwrap();
                let valued = if numbers.fair(4) == 0 { worst.unwrap() } else { best };
                Event::moved(seat, valued.action.clone())
            }
        };
        match &event {
            Event::Moved { action, .. } => game.play(action).unwrap(),
            Event::Rolled { outcome, .. } => game.resolve(outcome).unwrap(),
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
        events.push(event);
    };
    let seats =
        ["Anna", "Ben"].map(|name| SeatPlan::new(name.parse().unwrap(), Player::Human, DiceSource::Hand));
    let plan = Plan {
        table: "race".parse().unwrap(),
        options: options.clone(),
        seats: seats.to_vec(),
        commitment: None,
        scheme: Scheme::One,
        engine: None,
        from: None,
    };
    Record { plan, seed: None, events, result: Some(result), head: None, vouched: None }
}

/// Who needs fewer points has the better chances, and both together have one win.
fn made_up(own: Points, other: Points) -> f64 {
    0.5 + f64::from(own.0 - other.0).clamp(-40.0, 40.0) / 100.0
}

fn analysed() -> (Record, Book, Analysis) {
    let mut options = AnyOptions::new(GameId::RollingBones);
    options.set("target", "15").unwrap();
    let book = Book::solve(&options).unwrap();
    let record = raced(&options, &book);
    let own = options.of::<RollingBones>().unwrap();
    let bones = book.of::<RollingBonesBook>().unwrap();
    let chances =
        RaceBook::new(own, |utility| Arc::new(bones.plan().solve(own, utility.clone())), made_up).unwrap();
    let analysis = analyse_winning(&record, &chances, &|_| {}).unwrap();
    (record, book, analysis)
}

#[test]
fn a_race_is_told_in_chances_to_win() {
    let (record, book, analysis) = analysed();
    for language in Language::ALL {
        let words = Words::new(language);
        let report = Report { record: &record, book: &book, analysis: &analysis, words: &words };
        let told = text::text(&report);
        let (points, wins, needs) = match language {
            Language::German => ("Prozentpunkte", "gewinnt zu", "Zum Sieg fehl"),
            Language::English => ("percentage points", "wins ", "missing to win"),
        };
        assert!(told.contains(points) && told.contains(wins) && told.contains(needs), "{told}");
        assert!(told.contains('●') && told.contains('○') && told.contains("  3. "), "{told}");
        assert!(!told.contains(['{', '<']) && !told.contains("NaN"), "{told}");
        let drawing = chart::svg(&report);
        assert!(
            drawing.contains("class=\"even\"") && drawing.contains("100%") | drawing.contains("100\u{a0}%")
        );
        assert_eq!(drawing.matches("class=\"line s").count(), 2);
    }
}

#[test]
fn the_json_of_a_race_adds_up() {
    let (record, book, analysis) = analysed();
    let words = Words::new(Language::English);
    let report = Report { record: &record, book: &book, analysis: &analysis, words: &words };
    let json = json::report(&report);
    assert_eq!((&json["unit"], &json["kind"]), (&"winning".into(), &"exact".into()));
    for seat in json["seats"].as_array().unwrap() {
        let number = |key: &str| seat[key].as_f64().unwrap();
        let sum = number("start") + number("luck") - number("loss");
        assert!((number("result") - sum).abs() < 1e-9, "{seat}");
        assert!((number("luck") - number("luck_of_dice") - number("gifts")).abs() < 1e-9, "{seat}");
        assert!(number("luck_error") > 0.0 && (number("result") == 0.0 || number("result") == 1.0));
    }
    let steps = json["steps"].as_array().unwrap();
    assert!(steps.iter().all(|step| step["values"].as_array().unwrap().len() == 2));
}
