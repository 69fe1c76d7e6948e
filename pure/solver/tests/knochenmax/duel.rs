//! Duels: the ends against the slow solver, and what must hold everywhere.

use std::ops::ControlFlow;

use bonecup_rules::{Game, Seat};
use bonecup_solver::knochenmax::{Duel, KnochenMaxGame};
use knochenmax::{KnochenMax, KnochenMaxOptions};

use crate::kit::{late, options, position};
use crate::slow::{Goal, Slow};

fn solve(options: &KnochenMaxOptions, game: &KnochenMax) -> Duel<Vec<f64>> {
    Duel::solve_from(&KnochenMaxGame::new(options), game, &|_| ControlFlow::Continue(())).unwrap()
}

/// The slow solver answers for the first seat.
fn of_mover(game: &KnochenMax, first: f64) -> f64 {
    if game.to_move() == Seat(0) { first } else { 1.0 - first }
}

fn check(game: &KnochenMax) {
    let duel = solve(game.options(), game);
    let mut slow = Slow::new(Goal::Winning);
    let right = of_mover(game, slow.value(game));
    assert!((duel.win(game).unwrap() - right).abs() < 1e-9, "{game:?}");
    for found in duel.moves(game).unwrap() {
        let mut next = game.clone();
        next.play(&found.action).unwrap();
        let right = of_mover(game, slow.value(&next));
        assert!((found.value - right).abs() < 1e-9, "{} in {game:?}", found.action);
    }
}

#[test]
fn the_last_box_of_each_is_played_as_the_slow_solver_says() {
    (0..12).for_each(|number| check(&late(&options("antique", false), 2, 2, number)));
}

#[test]
fn the_very_last_box_is_too() {
    (0..20).for_each(|number| check(&late(&options("fair", true), 2, 1, number)));
}

/// Boxes that take one value or nothing, so that the slow solver can do two of each.
#[test]
fn two_boxes_of_each_are_too() {
    let setup = r#"{"seats":[
        {"sheets":[{"hund":1,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"venuswurf":40,
                    "besser_als_nix":15}]},
        {"sheets":[{"hund":1,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":16,"knochenmax":50,
                    "besser_als_nix":15}]}]}"#;
    for struck_max_counts in [false, true] {
        check(&position(&options("fair", struck_max_counts), setup));
    }
}

/// Nobody can come to this position, and it is answered all the same.
#[test]
fn a_player_with_a_full_sheet_is_passed_by() {
    let full = r#""hund":1,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,
        "besser_als_nix":15"#;
    let setup = format!(
        r#"{{"seats":[{{"sheets":[{{{full}}}]}},{{"sheets":[{{{full},"venuswurf":40,"knochenmax":0}}]}}]}}"#
    );
    check(&position(&options("antique", false), &setup));
}

#[test]
fn a_greater_lead_is_never_worse() {
    let options = options("antique", false);
    let setup = |hund: u8| {
        format!(
            r#"{{"seats":[{{"sheets":[{{"hund":{hund},"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20}}]}},
                {{"sheets":[{{"hund":2,"ruecken":9,"bauch":12,"chios":12,"dreierpasch":20}}]}}]}}"#
        )
    };
    let duel = solve(&options, &position(&options, &setup(0)));
    let wins: Vec<f64> = (0..=5).map(|hund| duel.win(&position(&options, &setup(hund))).unwrap()).collect();
    assert!(wins.is_sorted() && wins[0] > 0.4 && wins[5] < 1.0, "{wins:?}");
}

/// The second player sees what there is to beat, and that is worth more than the first turn.
#[test]
#[ignore = "`make test-long`: about a minute of two cores and 1.5 GiB"]
fn long_the_whole_game_has_the_values_found_first() {
    for (bones, first_player_wins) in [("antique", 0.494_439_551_180), ("fair", 0.495_426_133_458)] {
        let options = options(bones, false);
        let game = KnochenMaxGame::new(&options);
        let duel = Duel::solve(&game, &|_| ControlFlow::Continue(())).unwrap();
        let start = KnochenMax::start(&options, 2).unwrap();
        assert!((duel.win(&start).unwrap() - first_player_wins).abs() < 1e-9);
        assert_eq!(Duel::from_values(&game, duel.values()).unwrap().win(&start), duel.win(&start));
        for number in 0..6 {
            let middle = late(&options, 2, 10, number);
            assert_eq!(duel.moves(&middle), solve(&options, &middle).moves(&middle));
        }
    }
}

#[test]
fn solving_can_be_broken_off() {
    let options = options("antique", false);
    let game = KnochenMaxGame::new(&options);
    let start = KnochenMax::start(&options, 2).unwrap();
    assert!(Duel::solve_from(&game, &start, &|_| ControlFlow::Break(())).is_none());
}

#[test]
fn other_games_than_duels_are_not_answered() {
    let options = options("antique", false);
    let end = late(&options, 2, 1, 1);
    let duel = solve(&options, &end);
    assert_eq!(duel.win(&KnochenMax::start(&options, 3).unwrap()), None);
    assert_eq!(duel.win(&KnochenMax::start(&options, 2).unwrap()), None);
}
