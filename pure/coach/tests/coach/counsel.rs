//! Advice in points or in chances: what is said in one unit is best in it, and where the units part both are told.

use std::sync::Arc;

use bonecup_coach::rolling_bones::{FieldBook, RaceBook, RollingBonesBook};
use bonecup_coach::{Book, Chances, Counsel, Kind, Question, TIE, Unit, Why, counsel};
use bonecup_games::{AnyGame, AnyMove, AnyOptions, GameId};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Points, Turn};
use bonecup_solver::rolling_bones::TurnPlan;
use rolling_bones::{BonesOptions, Move, RollingBones, Setup};
use rolling_dice::Scatter;

use crate::kit;

/// A race in which a player to move with these totals, the own and the other's, has this chance.
fn race(chance: impl Fn(Points, Points) -> f64 + 'static) -> RaceBook<'static> {
    let options = BonesOptions::default();
    let plan = TurnPlan::new();
    RaceBook::new(&options, move |utility| Arc::new(plan.solve(&options, utility.clone())), chance).unwrap()
}

/// A turn that begins with these totals.
fn game(totals: &[i32]) -> AnyGame {
    let written = serde_json::json!({ "totals": totals, "rolling": true });
    let setup: Setup = serde_json::from_value(written).unwrap();
    AnyGame::RollingBones(RollingBones::from_setup(&BonesOptions::default(), &setup).unwrap())
}

fn asked(game: &AnyGame, unit: Unit, book: &Book, chances: Option<&dyn Chances>) -> Counsel {
    counsel(&Question { game, asked: None, reasons: true, thrower: &Scatter }, unit, book, chances).unwrap()
}

/// Goes through turns that begin with these totals, played by the coach's plans in this unit, and looks at every position in
/// which one has to move.
fn turns(totals: &[i32], seeds: u64, mut look: impl FnMut(&AnyGame) -> AnyMove) {
    for seed in 0..seeds {
        let (mut game, mut source) = (game(totals), Source::new(seed));
        let seat = game.roller();
        for _ in 0..200 {
            match game.turn() {
                _ if game.roller() != seat => break,
                Turn::Chance(request) => game.resolve(&kit::shake(&request, &mut source)).unwrap(),
                Turn::Seat(_) => {
                    let action = look(&game);
                    game.play(&action).unwrap();
                }
                Turn::Over(_) => break,
            }
        }
    }
}

/// Where more points are always worth as much more of a chance, there is nothing that could part.
#[test]
fn nothing_parts_where_chances_are_as_good_as_points() {
    let book = Book::solve(&AnyOptions::new(GameId::RollingBones)).unwrap();
    let even = race(|_, other| 0.5 - f64::from(other.0) / 1000.0);
    turns(&[0, 0], 20, |game| {
        let told = asked(game, Unit::Winning, &book, Some(&even));
        assert!(told.parting.is_none(), "{game:?}");
        let points = asked(game, Unit::Points, &book, None);
        let best = |told: &Counsel| -> Vec<String> {
            told.advice.best().map(|best| best.action.to_string()).collect()
        };
        assert_eq!(best(&told), best(&points));
        told.plan[0].clone()
    });
}

/// The other needs 4 and gets them for certain, so only ten points now win: whoever buries less has lost.
#[test]
fn for_points_one_buries_and_to_win_one_rolls_on() {
    let book = Book::solve(&AnyOptions::new(GameId::RollingBones)).unwrap();
    let last_turn = race(|_, _| 1.0);
    let (mut parted, mut buried) = (0, 0);
    turns(&[90, 96], 60, |game| {
        let told = asked(game, Unit::Points, &book, Some(&last_turn));
        let to_win = asked(game, Unit::Winning, &book, Some(&last_turn));
        assert_eq!(told.parting, to_win.parting, "it is the same in both units");
        if let Some(parting) = &told.parting {
            parted += 1;
            assert_eq!(parting.standing, Some(Why::Race { own: Points(10), other: Points(4), others: 1 }));
            assert!(parting.chance > 0.0 && parting.points > 0.0);
            let ways = [&parting.for_points, &parting.to_win].map(|deed| {
                deed.game.clone().play(&deed.action).unwrap();
                matches!(deed.action.of::<RollingBones>(), Some(Move::Bury))
            });
            buried += usize::from(ways == [true, false]);
        }
        told.plan[0].clone()
    });
    assert!(parted > 10 && buried > 5, "{parted} {buried}");
}

#[test]
fn what_parting_costs_is_what_the_moves_are_worth() {
    let book = Book::solve(&AnyOptions::new(GameId::RollingBones)).unwrap();
    let last_turn = race(|_, _| 1.0);
    let mut compared = 0;
    turns(&[90, 96], 60, |game| {
        let told = asked(game, Unit::Points, &book, Some(&last_turn));
        if let Some(parting) = told.parting.as_ref().filter(|parting| parting.for_points.game == *game) {
            let values = book.values(game).unwrap();
            let moves = last_turn.moves(game).unwrap();
            let chance = |action: &AnyMove| moves.iter().find(|(own, _)| own == action).unwrap().1;
            let most = moves.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
            let best = values.best().map(|best| chance(&best.action)).fold(0.0, f64::max);
            assert!((parting.chance - (most - best)).abs() < 1e-12);
            compared += 1;
        }
        told.plan[0].clone()
    });
    assert!(compared > 5, "{compared}");
}

#[test]
fn a_plan_to_win_is_best_move_by_move() {
    let book = Book::solve(&AnyOptions::new(GameId::RollingBones)).unwrap();
    let last_turn = race(|_, _| 1.0);
    turns(&[80, 96], 20, |game| {
        let told = asked(game, Unit::Winning, &book, Some(&last_turn));
        assert_eq!(told.unit, Unit::Winning);
        let mut at = game.clone();
        for action in &told.plan {
            let moves = last_turn.moves(&at).unwrap();
            let most = moves.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
            let own = moves.iter().find(|(own, _)| own == action).unwrap().1;
            assert!(own > most - TIE);
            at.play(action).unwrap();
        }
        assert!(told.advice.best().all(|best| !best.why.is_empty()));
        told.plan[0].clone()
    });
}

#[test]
fn without_chances_it_is_points_whatever_was_wished_for() {
    let options = AnyOptions::new(GameId::KnochenMax);
    let book = Book::solve(&options).unwrap();
    let mut game = AnyGame::start(&options, 1).unwrap();
    game.resolve(&bonecup_games::AnyOutcome::read(GameId::KnochenMax, "1 3 4 6 6").unwrap()).unwrap();
    let told = asked(&game, Unit::Winning, &book, None);
    assert_eq!(told.unit, Unit::Points);
    assert!(told.seats.is_none() && told.parting.is_none() && !told.plan.is_empty());
}

#[test]
fn the_chances_of_all_seats_are_one_win() {
    let book = Book::solve(&AnyOptions::new(GameId::RollingBones)).unwrap();
    let turn = book.of::<RollingBonesBook>().unwrap();
    for totals in [&[40, 55, 62][..], &[95, 20, 80, 5], &[0, 0, 0]] {
        let start = game(totals);
        let field = FieldBook::new(&turn, start.of::<RollingBones>().unwrap());
        turns(totals, 1, |game| {
            let told = asked(game, Unit::Winning, &book, Some(&field));
            let seats = told.seats.unwrap();
            assert!(matches!(seats.kind, Kind::Estimate { .. }));
            assert!((seats.of.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{seats:?}");
            assert!((seats.of[0] - told.advice.value).abs() < 1e-9, "the mover's knows the dice: {seats:?}");
            told.plan[0].clone()
        });
    }
}
