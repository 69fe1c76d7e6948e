//! Duels: the ends against the slow solver, and what must hold everywhere.

use std::ops::ControlFlow;

use bonecup_rules::{Game, Seat};
use bonecup_solver::knochenmax::{Border, Duel, KnochenMaxGame};
use knochenmax::{KnochenMax, KnochenMaxOptions};

use crate::kit::{late, options, position, with_sheets};
use crate::slow::{Goal, Slow};

fn solve(options: &KnochenMaxOptions, game: &KnochenMax) -> Duel {
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

#[test]
fn the_last_boxes_on_two_sheets_are_played_as_the_slow_solver_says() {
    for (bones, struck_max_counts) in [("antique", false), ("fair", true)] {
        let options = with_sheets(options(bones, struck_max_counts), 2);
        (0..8).for_each(|number| check(&late(&options, 2, 2, number)));
        (0..4).for_each(|number| check(&late(&options, 2, 1, number)));
    }
}

/// Each player may still choose the sheet: one has two boxes on different sheets, the other the same box on both.
#[test]
fn two_boxes_on_two_sheets_of_each_are_too() {
    let full =
        r#""hund":1,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"besser_als_nix":15"#;
    let sheets = |[one, other]: [&str; 2]| format!(r#"{{"sheets":[{{{full},{one}}},{{{full},{other}}}]}}"#);
    let first = [r#""venuswurf":40,"knochenmax":50"#, r#""full_house":25,"venuswurf":40"#];
    let second = [r#""venuswurf":40,"knochenmax":50"#, r#""venuswurf":0,"knochenmax":50"#];
    let setup = format!(r#"{{"seats":[{},{}]}}"#, sheets(first), sheets(second));
    for struck_max_counts in [false, true] {
        check(&position(&with_sheets(options("fair", struck_max_counts), 2), &setup));
    }
}

/// A full sheet beside another changes nothing but the lead, whichever of them is the first.
#[test]
fn a_full_sheet_is_points_alone() {
    let options = options("antique", false);
    let own = r#"{"hund":1,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,"knochenmax":50}"#;
    let other = r#"{"hund":2,"ruecken":9,"chios":18,"dreierpasch":0,"viererpasch":18,"full_house":25}"#;
    let full = |max: u8| {
        format!(
            r#"{{"hund":1,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,
                "venuswurf":40,"knochenmax":{max},"besser_als_nix":15}}"#
        )
    };
    let one = position(&options, &format!(r#"{{"seats":[{{"sheets":[{own}]}},{{"sheets":[{other}]}}]}}"#));
    let two =
        format!(r#"{{"seats":[{{"sheets":[{own},{}]}},{{"sheets":[{},{other}]}}]}}"#, full(50), full(50));
    let two = position(&with_sheets(options, 2), &two);
    let win = |game: &KnochenMax| solve(game.options(), game).win(game).unwrap();
    assert_eq!(win(&one), win(&two));
    let lead = r#"{"seats":[{"sheets":[OWN,FULL]},{"sheets":[STRUCK,OTHER]}]}"#;
    let lead = lead.replace("OWN", own).replace("OTHER", other);
    let lead =
        position(&with_sheets(options, 2), &lead.replace("FULL", &full(50)).replace("STRUCK", &full(0)));
    assert!(win(&lead) > win(&one), "fifty points ahead");
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
    let win = |hund| {
        let position = position(&options, &setup(hund));
        solve(&options, &position).win(&position).unwrap()
    };
    let wins: Vec<f64> = (0..=5).map(win).collect();
    assert!(wins.is_sorted() && wins[0] > 0.4 && wins[5] < 1.0, "{wins:?}");
}

/// A duel knows what can follow from where it was solved, and says so of everything else.
#[test]
fn positions_that_cannot_follow_are_not_answered() {
    let options = options("antique", false);
    let setup = |hund: u8, rest: &str| {
        let full = r#""bauch":12,"chios":18,"dreierpasch":20,"viererpasch":16,"full_house":25,"venuswurf":40,
            "knochenmax":50,"besser_als_nix":15"#;
        let seat = |own: &str| format!(r#"{{"sheets":[{{{own}{full}}}]}}"#);
        format!(
            r#"{{"seats":[{},{}]}}"#,
            seat(&format!(r#""hund":{hund},{rest}"#)),
            seat(r#""hund":0,"ruecken":9,"#)
        )
    };
    let position = |hund, rest| position(&options, &setup(hund, rest));
    let duel = solve(&options, &position(1, ""));
    assert!(duel.win(&position(1, "")).is_some());
    assert_eq!(duel.win(&position(2, "")), None, "another lead");
    assert!(duel.win(&position(1, r#""ruecken":3,"#)).is_some(), "three points later");
    assert!(duel.win(&position(1, r#""ruecken":15,"#)).is_some(), "at most this");
}

/// The second player sees what there is to beat, and that is worth more than the first turn.
#[test]
#[ignore = "`make test-long`: about a minute of two cores and 0.8 GiB"]
fn long_the_whole_game_has_the_values_found_first() {
    for (bones, first_player_wins) in [("antique", 0.494_439_551_180), ("fair", 0.495_426_133_458)] {
        let options = options(bones, false);
        let game = KnochenMaxGame::new(&options);
        let duel = Duel::solve(&game, &|_| ControlFlow::Continue(())).unwrap();
        let start = KnochenMax::start(&options, 2).unwrap();
        assert!((duel.win(&start).unwrap() - first_player_wins).abs() < 1e-9);
        let border = duel.border().unwrap();
        let again = Duel::from_border(&game, Border::new(&game), &border).unwrap();
        assert_eq!(again.win(&start), duel.win(&start));
        assert!(Duel::from_border(&game, Border::new(&game), &border[1..]).is_none());
        for number in 0..4 {
            // The opening and what is solved on the spot meet at the border.
            let opening = late(&options, 2, 16, number);
            let moves = duel.moves(&opening).unwrap();
            assert_eq!(again.moves(&opening).unwrap(), moves);
            assert_eq!(solve(&options, &opening).moves(&opening).unwrap(), moves);
            assert_eq!(duel.win(&late(&options, 2, 15, number)), None, "beyond the border");
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
