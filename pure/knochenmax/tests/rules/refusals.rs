//! Every refusal, provoked; nothing changes by it.

use bonecup_rules::{Game, Reason};
use knochenmax::{KnochenMax, Refusal};
use serde_json::json;

use crate::kit::{position, position_with};

/// The move is refused so, and the position stays what it was.
#[track_caller]
fn refuses(game: &KnochenMax, action: &str, code: &str) -> Refusal {
    let action = action.parse().unwrap();
    let mut next = game.clone();
    let refusal = next.play(&action).unwrap_err();
    assert_eq!(game.check(&action), Err(refusal));
    told(game, &next, refusal, code)
}

#[track_caller]
fn refuses_throw(game: &KnochenMax, thrown: &str, code: &str) -> Refusal {
    let mut next = game.clone();
    let refusal = next.resolve(&thrown.parse().unwrap()).unwrap_err();
    told(game, &next, refusal, code)
}

#[track_caller]
fn told(before: &KnochenMax, after: &KnochenMax, refusal: Refusal, code: &str) -> Refusal {
    assert_eq!(before, after, "a refusal changes nothing");
    assert_eq!(refusal.code(), code);
    refusal
}

fn lying(throws_left: u8) -> KnochenMax {
    position(json!({"sheets": [{"hund": 2}], "throw": [1, 3, 3, 4, 6], "throws_left": throws_left}))
}

fn on_three_sheets() -> KnochenMax {
    let sheets = json!([{}, {"hund": 2}, {}]);
    let lying = json!({"sheets": sheets, "throw": [1, 3, 3, 4, 6], "throws_left": 2});
    position_with(json!({"sheets": 3}), lying)
}

#[test]
fn game_over() {
    let game =
        position(json!({"sheets": [{"hund": 2, "ruecken": 9, "bauch": 8, "chios": 6, "dreierpasch": 22,
        "viererpasch": 0, "full_house": 25, "venuswurf": 40, "knochenmax": 50, "besser_als_nix": 13}]}));
    refuses(&game, "keep 3", "km-game-over");
    refuses(&game, "fill hund", "km-game-over");
    refuses_throw(&game, "1 3 3 4 6", "km-game-over");
}

#[test]
fn throw_due() {
    let game = position(json!({"sheets": [{}], "throw": [3, 3], "throws_left": 2}));
    let refusal = refuses(&game, "keep 3", "km-throw-due");
    assert_eq!(refusal.facts(), [("bones", "3".to_owned())]);
    refuses(&game, "fill hund", "km-throw-due");
}

#[test]
fn no_throw_due() {
    refuses_throw(&lying(2), "1 3 3 4 6", "km-no-throw-due");
}

#[test]
fn other_number() {
    let game = position(json!({"sheets": [{}], "throw": [3, 3], "throws_left": 2}));
    refuses_throw(&game, "4 4", "km-other-number");
    let refusal = refuses_throw(&game, "4 4 4 4", "km-other-number");
    assert_eq!(refusal.facts(), [("due", "3".to_owned()), ("given", "4".to_owned())]);
    assert_eq!(refusal.to_string(), "3 bones are thrown, not 4");
}

#[test]
fn no_throws_left() {
    refuses(&lying(0), "keep 3 3", "km-no-throws-left");
}

#[test]
fn keeps_all() {
    refuses(&lying(1), "keep 1 3 3 4 6", "km-keeps-all");
}

#[test]
fn not_lying() {
    refuses(&lying(1), "keep 3 3 3", "km-not-lying");
    let refusal = refuses(&lying(1), "keep 6 6 4 3 3", "km-not-lying");
    assert_eq!(refusal.facts(), [("side", "6".to_owned())]);
}

#[test]
fn box_filled() {
    let refusal = refuses(&lying(1), "fill hund", "km-box-filled");
    assert_eq!(refusal.facts(), [("box", "hund".to_owned())]);
    assert_eq!(refusal.ruling(), Some("KM-1"));
    refuses(&on_three_sheets(), "fill 2:hund", "km-box-filled");
}

#[test]
fn sheet_not_named() {
    let refusal = refuses(&on_three_sheets(), "fill hund", "km-sheet-not-named");
    assert_eq!(refusal.facts(), [("sheets", "3".to_owned())]);
}

#[test]
fn one_sheet() {
    refuses(&lying(1), "fill 1:venuswurf", "km-one-sheet");
}

#[test]
fn no_such_sheet() {
    let refusal = refuses(&on_three_sheets(), "fill 4:hund", "km-no-such-sheet");
    assert_eq!(refusal.facts(), [("sheet", "4".to_owned()), ("sheets", "3".to_owned())]);
}
