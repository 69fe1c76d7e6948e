//! The plan: every move of it is a best one, and it ends where dice roll or another acts.

use bonecup_coach::{Book, Question, TIE, consult, plan};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, GameId};
use bonecup_rules::Turn;
use bonecup_rules::conformance::Source;
use rolling_dice::Scatter;

use crate::kit;

fn planned(game: &AnyGame, book: &Book) -> Vec<AnyMove> {
    let question = Question { game, asked: None, reasons: false, thrower: &Scatter };
    plan(game, &consult(&question, book).unwrap(), book)
}

#[test]
fn a_plan_is_worth_what_the_position_is_worth_until_dice_roll_or_another_acts() {
    for id in [GameId::RollingBones, GameId::KnochenMax] {
        let options = AnyOptions::new(id);
        let book = Book::solve(&options).unwrap();
        kit::positions(&options, &book, 200, &mut Source::new(5), |game, _| {
            let whole = planned(game, &book);
            let (mut game, mover) = (game.clone(), game.turn());
            for (done, action) in whole.iter().enumerate() {
                assert_eq!(game.turn(), mover, "{whole:?}");
                assert_eq!(
                    planned(&game, &book),
                    whole[done..],
                    "whoever follows it is told the same on the way"
                );
                let values = book.values(&game).unwrap();
                assert!(values.value_of(action).unwrap() > values.value - TIE, "{whole:?} from {game:?}");
                game.play(action).unwrap();
            }
            assert_ne!(game.turn(), mover, "{whole:?}");
        });
    }
}

#[test]
fn several_bones_are_planned_before_a_roll_or_a_burial() {
    let options = AnyOptions::new(GameId::RollingBones);
    let book = Book::solve(&options).unwrap();
    let mut longest = 0;
    kit::positions(&options, &book, 200, &mut Source::new(6), |game, _| {
        longest = longest.max(planned(game, &book).len());
    });
    assert!(longest > 2, "and not one after the other");
}

#[test]
fn throws_over_the_ice_are_planned_one_at_a_time() {
    let options = AnyOptions::new(GameId::RollingDice);
    let book = Book::solve(&options).unwrap();
    let game = AnyGame::start(&options, 2).unwrap();
    assert_eq!(planned(&game, &book).len(), 1);
}

#[test]
fn nothing_is_planned_while_dice_are_due() {
    let options = AnyOptions::new(GameId::KnochenMax);
    let book = Book::solve(&options).unwrap();
    let mut game = AnyGame::start(&options, 1).unwrap();
    assert!(matches!(game.turn(), Turn::Chance(_)));
    assert!(planned(&game, &book).is_empty());
    game.resolve(&AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6").unwrap()).unwrap();
    let plan: Vec<String> = planned(&game, &book).iter().map(ToString::to_string).collect();
    assert_eq!(plan, ["fill venuswurf"], "of two best moves the first that is told");
}
