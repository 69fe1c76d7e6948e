//! The position of a day.

use bonecup_coach::CoachRefusal;
use bonecup_games::{AnyMove, AnyOptions, GameId};
use bonecup_training::{Day, GAP, MOST_CHOICES, Puzzle, TrainingRefusal, daily, solve};

use crate::kit::book;

const SOLVED: [GameId; 2] = [GameId::RollingBones, GameId::KnochenMax];

fn day(number: i64) -> Day {
    Day::at(1_767_225_600_000 + number * 86_400_000).unwrap()
}

fn of(game: GameId, day: Day, book: &bonecup_coach::Book) -> Puzzle {
    daily(game, day, book).unwrap()
}

#[test]
fn every_day_has_a_position_that_is_worth_a_thought() {
    for game in SOLVED {
        let book = book(game);
        for number in (0..27_028).step_by(199) {
            let puzzle = of(game, day(number), &book);
            let position = puzzle.read().unwrap();
            // All values, and the gap between the best and the next, from the book itself.
            let mut values = book.values(&position.game).unwrap().moves;
            values.sort_by(|one, other| other.value.total_cmp(&one.value));
            assert!(GAP.contains(&(values[0].value - values[1].value)), "{game} {}", day(number));
            assert!(position.choices.contains(&values[0].action));
            assert!((3..=MOST_CHOICES).contains(&position.choices.len()));
            assert!(puzzle.choices.is_sorted() && position.played.is_none());
        }
    }
}

#[test]
fn the_same_day_has_the_same_position_and_another_day_another() {
    for game in SOLVED {
        let book = book(game);
        let days: Vec<Puzzle> = (0..40).map(|number| of(game, day(number), &book)).collect();
        for (number, puzzle) in (0..).zip(&days) {
            assert_eq!(*puzzle, of(game, day(number), &book));
            assert!(!days[..usize::try_from(number).unwrap()].contains(puzzle), "{game} {number}");
        }
    }
}

/// What was asked on these days stays what was asked, whatever becomes of the program.
#[test]
fn positions_of_days_are_for_ever() {
    let told = SOLVED.map(|game| {
        let puzzle = of(game, "2026-11-18".parse().unwrap(), &book(game));
        format!("{} {}", puzzle.position.position, puzzle.choices.join(", "))
    });
    assert_eq!(told, GOLDEN);
}

const GOLDEN: [&str; 2] = [
    r#"{"false":{"PE":"LL4"},"hat":true,"laid_this_roll":true,"out":{"centre":0,"left":2,"right":1},"roll":["RA1","RA1","RL3","RL5","SK","SK"],"skeleton":["LA1","LA2","LA3","RA1","SK","RI","SP"],"supplementary":2,"totals":[0,0]} lay RL3, roll paying L0 R1 C2, roll paying L0 R2 C1, roll paying L0 R3 C0, take off hat"#,
    r#"{"seats":[{"sheets":[{"hund":1}]},{"sheets":[{"viererpasch":15}]}],"throw":[1,3,3,3,4],"throws_left":2,"to_move":0} keep, keep 3, keep 3 3, keep 3 3 3, keep 4"#,
];

#[test]
fn the_best_choice_is_right_and_every_other_loses_what_it_is_worth_less() {
    for game in SOLVED {
        let book = book(game);
        for number in (0..1_000).step_by(97) {
            let position = of(game, day(number), &book).read().unwrap();
            let values = book.values(&position.game).unwrap();
            let best = values.best().next().unwrap();
            for choice in &position.choices {
                let solution = solve(&position, choice, &book).unwrap();
                let loss = best.value - values.value_of(choice).unwrap();
                assert!((solution.loss - loss).abs() < 1e-12);
                assert_eq!(solution.is_right, *choice == best.action);
                assert_eq!(solution.best.action, best.action);
                assert!(!solution.best.why.is_empty() && !solution.answer.why.is_empty());
                assert_eq!(solution.choices.len(), position.choices.len());
            }
        }
    }
}

#[test]
fn a_game_without_values_has_no_positions() {
    let refusal = daily(GameId::RollingDice, Day::FIRST, &book(GameId::RollingDice)).unwrap_err();
    assert!(matches!(refusal, TrainingRefusal::Coach(CoachRefusal::NotSolved)), "{refusal:?}");
}

#[test]
fn what_cannot_be_played_is_no_answer() {
    let book = book(GameId::KnochenMax);
    let position = of(GameId::KnochenMax, Day::FIRST, &book).read().unwrap();
    let legal = position.game.legal_moves();
    let all = ["keep 6 6 6 6 6", "keep 1 1 1 1 1", "keep 3 3 3 3 3"];
    let all = all.map(|text| AnyMove::read(GameId::KnochenMax, text).unwrap());
    let not = all.iter().find(|action| !legal.contains(action)).unwrap();
    let refusal = solve(&position, not, &book).unwrap_err();
    assert!(matches!(refusal, TrainingRefusal::NotPossible), "{refusal:?}");
    let other = AnyMove::read(GameId::RollingBones, "bury").unwrap();
    assert!(matches!(solve(&position, &other, &book), Err(TrainingRefusal::NotPossible)));
    let other = bonecup_coach::Book::solve(&AnyOptions::new(GameId::RollingBones)).unwrap();
    assert!(matches!(solve(&position, &legal[0], &other), Err(TrainingRefusal::Coach(_))));
}
