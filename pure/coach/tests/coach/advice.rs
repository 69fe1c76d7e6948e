//! One answer for every client: order, ties, kind and reasons.

use bonecup_coach::{Advice, Book, CoachRefusal, Kind, Measure, Question, TIE, consult, consult_to_win};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, GameId};
use bonecup_rules::conformance::Source;
use rolling_dice::Scatter;

use crate::kit;

fn ask(game: &AnyGame, asked: Option<&AnyMove>, reasons: bool, book: &Book) -> Advice {
    consult(&Question { game, asked, reasons, thrower: &Scatter }, book).unwrap()
}

#[test]
fn the_best_come_first_and_equal_moves_in_the_order_of_their_notation() {
    for game in [GameId::RollingBones, GameId::KnochenMax] {
        let options = AnyOptions::new(game);
        let book = Book::solve(&options).unwrap();
        kit::positions(&options, &book, 30, &mut Source::new(8), |game, _| {
            let (advice, values) = (ask(game, None, true, &book), book.values(game).unwrap());
            assert_eq!((advice.value, advice.kind), (values.value, values.kind));
            assert_eq!(advice.moves.len(), values.moves.len());
            assert_eq!(advice.best().count(), values.best().count());
            assert!(advice.moves.iter().all(|advised| advised.is_best != advised.why.is_empty()));
            for pair in advice.moves.windows(2) {
                let [better, worse] = pair else { panic!("two of them") };
                let level = (better.value - worse.value).abs() < TIE / 2.0;
                let in_order = better.action.to_string() < worse.action.to_string();
                assert!(better.value > worse.value - TIE && (!level || in_order), "{better:?} {worse:?}");
            }
            assert!(ask(game, None, false, &book).moves.iter().all(|advised| advised.why.is_empty()));
        });
    }
}

#[test]
fn stopping_and_keeping_all_five_are_equally_good_and_both_are_marked() {
    let options = AnyOptions::new(GameId::KnochenMax);
    let book = Book::solve(&options).unwrap();
    let mut game = AnyGame::start(&options, 1).unwrap();
    game.resolve(&AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6").unwrap()).unwrap();
    let advice = ask(&game, None, true, &book);
    assert_eq!((advice.measure, advice.kind), (Measure::Rest, Kind::Exact));
    let best: Vec<String> = advice.best().map(|best| best.action.to_string()).collect();
    assert_eq!(best, ["fill venuswurf", "keep 1 3 4 6"]);
}

#[test]
fn trials_have_one_best_move_and_judge_what_was_asked() {
    let options = AnyOptions::new(GameId::RollingDice);
    let book = Book::solve(&options).unwrap();
    let game = AnyGame::start(&options, 2).unwrap();
    let aim = "throw at 30.0 direction -600 strength 2000 loft 0 spin 0.0";
    let asked = AnyMove::read(GameId::RollingDice, aim).unwrap();
    let advice = ask(&game, Some(&asked), true, &book);
    assert!(matches!(advice.kind, Kind::Estimate { error } if error > 0.0));
    assert_eq!((advice.measure, advice.best().count()), (Measure::Lead, 1));
    let judged = advice.moves.iter().find(|advised| advised.is_asked).unwrap();
    assert_eq!(judged.action, asked);
    assert_eq!(judged.chances.first(), Some(&("stays", 0.0)), "all dice fly into the wall");
    assert!(advice.moves.iter().all(|advised| advised.error.is_some() && !advised.why.is_empty()));
}

#[test]
fn who_plays_alone_wins_with_every_move() {
    let options = AnyOptions::new(GameId::KnochenMax);
    let mut game = AnyGame::start(&options, 1).unwrap();
    game.resolve(&AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6").unwrap()).unwrap();
    let advice = consult_to_win(&game, None).unwrap();
    assert_eq!((advice.measure, advice.value, advice.kind), (Measure::Winning, 1.0, Kind::Exact));
    assert_eq!(advice.best().count(), game.legal_moves().len());
    let two = AnyGame::start(&options, 2).unwrap();
    assert_eq!(consult_to_win(&two, None).err(), Some(CoachRefusal::NoChances));
}

#[test]
fn a_book_of_another_game_gives_no_advice() {
    let book = Book::solve(&AnyOptions::new(GameId::KnochenMax)).unwrap();
    for id in [GameId::RollingBones, GameId::RollingDice] {
        let game = AnyGame::start(&AnyOptions::new(id), 2).unwrap();
        let question = Question { game: &game, asked: None, reasons: true, thrower: &Scatter };
        assert_eq!(consult(&question, &book).err(), Some(CoachRefusal::OtherBook));
    }
}
