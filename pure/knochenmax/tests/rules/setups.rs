//! Positions as people write them: both forms, defaults, and what is written back.

use bonecup_rules::{Game, Points, Seat, Turn};
use knochenmax::{KnochenMax, SheetBox};
use serde_json::{Value, json, to_value};

use crate::kit::{options, position, position_with, sheet};

fn written(game: &KnochenMax) -> Value {
    to_value(game.setup()).unwrap()
}

#[test]
fn one_players_sheets() {
    let game = position(
        json!({"sheets": [{"hund": 2, "venuswurf": 40}], "throw": [1, 3, 3, 4, 6], "throws_left": 2}),
    );
    assert_eq!(game.seats(), 1);
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    assert_eq!(game.throw().to_string(), "1 3 3 4 6");
    assert_eq!(game.throws_left(), 2);
    assert_eq!(sheet(&game).value(SheetBox::Venuswurf), Some(Points(40)));
    assert_eq!(sheet(&game).value(SheetBox::Chios), None);
}

#[test]
fn seats_with_their_sheets() {
    let seats = json!([{"sheets": [{"hund": 2}]}, {"sheets": [{"chios": 18}]}]);
    let lying = json!({"seats": seats, "to_move": 1, "throw": [1, 3, 3, 4, 6], "throws_left": 2});
    let game = position_with(json!({"bones": [1, 4, 4, 1]}), lying);
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    assert_eq!(game.sheets(Seat(1))[0].value(SheetBox::Chios), Some(Points(18)));
    assert!(game.sheets(Seat(2)).is_empty(), "there is no third seat");
}

#[test]
fn without_a_throw_the_turn_begins() {
    let game = position(json!({"seats": [{"sheets": [{}]}, {"sheets": [{}]}]}));
    assert_eq!(game, KnochenMax::start(&options(json!({})), 2).unwrap());
}

#[test]
fn one_seat_is_written_as_its_sheets_and_more_as_seats() {
    let one = KnochenMax::start(&options(json!({})), 1).unwrap();
    assert_eq!(written(&one), json!({"sheets": [{}], "throw": [], "throws_left": 3}));
    let two = KnochenMax::start(&options(json!({})), 2).unwrap();
    let seats = json!([{"sheets": [{}]}, {"sheets": [{}]}]);
    assert_eq!(written(&two), json!({"seats": seats, "to_move": 0, "throw": [], "throws_left": 3}));
}

#[test]
fn a_single_seat_may_be_written_in_both_forms() {
    let sheets = json!([{"hund": 2, "chios": 0}]);
    let as_seats = json!({"seats": [{"sheets": sheets}], "to_move": 0, "throw": [6, 3], "throws_left": 1});
    let as_sheets = json!({"sheets": sheets, "throw": [3, 6], "throws_left": 1});
    assert_eq!(position(as_seats), position(as_sheets.clone()));
    assert_eq!(written(&position(as_sheets.clone())), as_sheets);
}

#[test]
fn a_position_that_turn_order_cannot_reach_is_read() {
    let game =
        position(json!({"seats": [{"sheets": [{}]}, {"sheets": [{"hund": 2, "chios": 18, "bauch": 4}]}]}));
    assert_eq!(game.standings().points(), [Points(0), Points(24)]);
}

#[test]
fn when_every_box_is_filled_the_game_is_over_whoever_is_to_move() {
    let full = json!({"sheets": [{"hund": 2, "ruecken": 9, "bauch": 8, "chios": 6, "dreierpasch": 22,
        "viererpasch": 0, "full_house": 25, "venuswurf": 40, "knochenmax": 50, "besser_als_nix": 13}]});
    for to_move in [0, 1] {
        let game = position(json!({"seats": [full, full], "to_move": to_move}));
        assert!(matches!(game.turn(), Turn::Over(_)));
        assert!(game.legal_moves().is_empty());
    }
}
