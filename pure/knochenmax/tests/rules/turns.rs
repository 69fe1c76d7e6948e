//! How a turn and a game go.

use bonecup_rules::{Game, Seat, Turn};
use knochenmax::{KnochenMax, Move, SheetBox};
use serde_json::json;

use crate::kit::{go, moves, options, position, position_with};

fn two_seats() -> KnochenMax {
    KnochenMax::start(&options(json!({})), 2).unwrap()
}

/// How many bones are in the cup; 0 if none is thrown now.
fn in_cup(game: &KnochenMax) -> u8 {
    match game.turn() {
        Turn::Chance(request) => request.bones(),
        Turn::Seat(_) | Turn::Over(_) => 0,
    }
}

#[test]
fn the_first_throw_takes_all_five_bones() {
    let game = two_seats();
    assert_eq!(in_cup(&game), 5);
    assert_eq!(game.throws_left(), 3);
    assert_eq!(game.throw().number(), 0);
}

#[test]
fn kept_bones_lie_and_the_others_are_thrown() {
    let mut game = two_seats();
    go(&mut game, &["6 3 1 4 3", "keep 3 3"]);
    assert_eq!(in_cup(&game), 3);
    assert_eq!(game.throws_left(), 2);
    go(&mut game, &["4 4 4"]);
    assert_eq!(game.throw().to_string(), "3 3 4 4 4");
    assert_eq!(game.throws_left(), 1);
}

#[test]
fn a_bone_that_was_kept_may_be_thrown_again() {
    let mut game = two_seats();
    go(&mut game, &["6 3 1 4 3", "keep 3 3", "4 4 4", "keep 4 4 4"]);
    assert_eq!(in_cup(&game), 2);
}

#[test]
fn all_five_may_be_thrown_again() {
    let mut game = two_seats();
    go(&mut game, &["6 3 1 4 3", "keep"]);
    assert_eq!(in_cup(&game), 5);
    assert_eq!(game.throws_left(), 2);
}

#[test]
fn one_may_stop_after_any_throw() {
    let mut game = two_seats();
    for step in ["6 3 1 4 3", "keep 3 3", "4 4 4", "keep 3 3 4 4", "1"] {
        go(&mut game, &[step]);
        assert_eq!(in_cup(&game) == 0, moves(&game).contains(&"fill hund".to_owned()), "after {step}");
    }
}

#[test]
fn after_the_third_throw_one_must_stop() {
    let mut game = two_seats();
    go(&mut game, &["6 3 1 4 3", "keep 3 3", "4 4 4", "keep 3 3 4 4", "1"]);
    assert_eq!(game.throws_left(), 0);
    let fills: Vec<_> = SheetBox::ALL.iter().map(|entry| format!("fill {entry}")).collect();
    assert_eq!(moves(&game), fills);
}

#[test]
fn filling_a_box_ends_the_turn() {
    let mut game = two_seats();
    go(&mut game, &["6 3 1 4 3", "fill venuswurf"]);
    assert_eq!(game.to_move(), Seat(1));
    assert_eq!((in_cup(&game), game.throws_left()), (5, 3));
    go(&mut game, &["6 3 1 4 3", "fill chios"]);
    assert_eq!(game.to_move(), Seat(0));
    assert!(!moves(&game).contains(&"fill venuswurf".to_owned()));
}

/// Every turn the first throw is entered in the first free box.
fn rounds_until_the_end(mut game: KnochenMax) -> usize {
    let mut fills = 0;
    while !matches!(game.turn(), Turn::Over(_)) {
        assert_eq!(game.to_move().index(), fills % usize::from(game.seats()), "seats take turns");
        go(&mut game, &["1 3 3 4 6"]);
        let fill = *game.legal_moves().iter().find(|m| matches!(m, Move::Fill { .. })).unwrap();
        game.play(&fill).unwrap();
        fills += 1;
    }
    assert_eq!(fills % usize::from(game.seats()), 0, "everyone has had as many turns");
    fills / usize::from(game.seats())
}

#[test]
fn the_game_has_ten_rounds() {
    for seats in 1..=4 {
        assert_eq!(rounds_until_the_end(KnochenMax::start(&options(json!({})), seats).unwrap()), 10);
    }
}

#[test]
fn parallel_sheets_have_ten_rounds_each() {
    for sheets in 1..=6 {
        let game = KnochenMax::start(&options(json!({ "sheets": sheets })), 3).unwrap();
        assert_eq!(rounds_until_the_end(game), 10 * sheets);
    }
}

#[test]
fn on_parallel_sheets_the_box_is_named_with_its_sheet() {
    let sheets = json!([{"hund": 2, "ruecken": 9, "bauch": 8, "chios": 6, "dreierpasch": 22, "viererpasch": 0,
        "full_house": 25, "knochenmax": 50, "besser_als_nix": 13}, {"hund": 1, "ruecken": 3, "bauch": 4,
        "dreierpasch": 0, "viererpasch": 0, "full_house": 0, "venuswurf": 40, "knochenmax": 0}]);
    let lying = json!({"sheets": sheets, "throw": [1, 3, 3, 4, 6], "throws_left": 0});
    let game = position_with(json!({"sheets": 2}), lying);
    assert_eq!(moves(&game), ["fill 1:venuswurf", "fill 2:chios", "fill 2:besser_als_nix"]);
}

#[test]
fn a_seat_without_a_free_box_is_passed_by() {
    let full = json!({"hund": 2, "ruecken": 9, "bauch": 8, "chios": 6, "dreierpasch": 22, "viererpasch": 0,
        "full_house": 25, "venuswurf": 40, "knochenmax": 50, "besser_als_nix": 13});
    let mut game = position(json!({"seats": [{"sheets": [{}]}, {"sheets": [full]}, {"sheets": [{}]}]}));
    go(&mut game, &["1 3 3 4 6", "fill hund"]);
    assert_eq!(game.to_move(), Seat(2));
    go(&mut game, &["1 3 3 4 6", "fill hund"]);
    assert_eq!(game.to_move(), Seat(0));
}

#[test]
fn the_game_goes_on_while_anyone_has_a_free_box() {
    let almost = json!({"hund": 2, "ruecken": 9, "bauch": 8, "chios": 6, "dreierpasch": 22, "viererpasch": 0,
        "full_house": 25, "knochenmax": 50, "besser_als_nix": 13});
    let mut game = position(json!({"seats": [{"sheets": [{}]}, {"sheets": [almost]}], "to_move": 1}));
    go(&mut game, &["1 3 3 4 6", "fill venuswurf"]);
    for turn in 0..10 {
        assert_eq!((turn, game.to_move()), (turn, Seat(0)));
        let fill = format!("fill {}", game.sheets(Seat(0))[0].free().next().unwrap());
        go(&mut game, &["1 3 3 4 6", &fill]);
    }
    assert!(matches!(game.turn(), Turn::Over(_)));
}
