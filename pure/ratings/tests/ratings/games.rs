//! What ratings need of a game, and which games are rated.

use bonecup_coach::{What, analyse};
use bonecup_games::{AnyGame, GameId};
use bonecup_ratings::{Decisions, NotRated, RatedGame};
use bonecup_referee::{Event, Player, Record};
use bonecup_rules::Seat;
use rolling_dice::Scatter;

use crate::kit::{book, record};

fn bot(record: &mut Record, seat: usize, name: &str) {
    record.plan.seats[seat].player = Player::Bot(name.parse().unwrap());
}

/// The real decisions of a seat, by walking through the game with the values of all moves.
fn by_hand(record: &Record, wanted: Seat) -> Decisions {
    let book = book(record.plan.options.game());
    let mut game = AnyGame::start(&record.plan.options, record.plan.seats.len()).unwrap();
    let mut made = Decisions::default();
    for event in &record.events {
        match event {
            Event::Moved { seat, action, .. } => {
                let values: Vec<f64> = book.moves(&game).unwrap().iter().map(|valued| valued.value).collect();
                let most = values.iter().copied().fold(f64::MIN, f64::max);
                let least = values.iter().copied().fold(f64::MAX, f64::min);
                if *seat == wanted && most - least > 1e-9 {
                    let loss = most - book.values(&game).unwrap().value_of(action).unwrap();
                    made.real += 1;
                    made.loss += loss;
                    made.squares += loss * loss;
                }
                game.play(action).unwrap();
            }
            Event::Rolled { outcome, .. } => game.resolve(outcome).unwrap(),
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
    }
    made
}

#[test]
fn only_decisions_in_which_moves_differ_are_real() {
    for game in [GameId::KnochenMax, GameId::RollingBones] {
        let record = record(game, "oak", &["Anna", "Bert"], 4, 7);
        let rated = RatedGame::of(&record, Some(&book(game))).unwrap();
        let analysis = analyse(&record, &book(game), &Scatter).unwrap();
        for (number, seat) in (0..).map(Seat).zip(&rated.seats) {
            let (made, expected) = (seat.decisions.unwrap(), by_hand(&record, number));
            assert_eq!(made.real, expected.real);
            assert!(
                (made.loss - expected.loss).abs() < 1e-9 && (made.squares - expected.squares).abs() < 1e-9
            );
            assert!(made.real > 5 && made.loss > 0.0);
        }
        let all = analysis.steps.iter().filter(|step| matches!(step.what, What::Decision { .. })).count();
        let real: u32 = rated.seats.iter().map(|seat| seat.decisions.unwrap().real).sum();
        assert!(usize::try_from(real).unwrap() <= all);
    }
}

#[test]
fn points_and_names_are_those_of_the_record() {
    let mut record = record(GameId::KnochenMax, "oak", &["Anna", "Bert"], 4, 8);
    bot(&mut record, 1, "steady");
    let rated = RatedGame::of(&record, None).unwrap();
    let points = &record.result.as_ref().unwrap().points;
    assert_eq!(rated.seats.iter().map(|seat| seat.points).collect::<Vec<_>>(), *points);
    assert_eq!(rated.people().map(|seat| seat.name.as_str()).collect::<Vec<_>>(), ["Anna"]);
    assert!(rated.has_result());
}

#[test]
fn what_is_not_rated_says_why() {
    let book = book(GameId::KnochenMax);
    let whole = record(GameId::KnochenMax, "oak", &["Anna", "Bert"], 4, 9);
    let refused = |record: &Record| RatedGame::of(record, Some(&book)).unwrap_err();

    let mut unfinished = whole.clone();
    unfinished.events.truncate(9);
    unfinished.result = None;
    assert!(matches!(refused(&unfinished), NotRated::Unfinished));

    let mut bots = whole.clone();
    bot(&mut bots, 0, "steady");
    bot(&mut bots, 1, "random");
    assert!(matches!(refused(&bots), NotRated::NoPerson));

    let mut lying = whole.clone();
    lying.result.as_mut().unwrap().points[0].0 += 1;
    assert!(matches!(refused(&lying), NotRated::Record(_)));

    let alone = record(GameId::KnochenMax, "oak", &["Anna"], 4, 9);
    assert!(matches!(RatedGame::of(&alone, None), Err(NotRated::Nothing)));
    assert!(!RatedGame::of(&alone, Some(&book)).unwrap().has_result());
    let twice = record(GameId::KnochenMax, "oak", &["Anna", "Anna"], 4, 9);
    assert!(!RatedGame::of(&twice, Some(&book)).unwrap().has_result(), "nobody beats themselves");
    assert!(matches!(RatedGame::of(&twice, None), Err(NotRated::Nothing)));
}
