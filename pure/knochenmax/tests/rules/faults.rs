//! Every fault of a written position, provoked.

use bonecup_rules::{Game, Reason};
use knochenmax::{Fault, KnochenMax, Setup};
use serde_json::{Value, from_value, json};

use crate::kit::{options, position_with, read};

#[track_caller]
fn faulty(setup: Value, code: &str) -> Fault {
    faulty_with(json!({}), setup, code)
}

#[track_caller]
fn faulty_with(agreed: Value, setup: Value, code: &str) -> Fault {
    let fault = read(agreed, setup).unwrap_err();
    assert_eq!(fault.code(), code);
    fault
}

/// What serde says to a text that is no position at all.
fn unread(setup: Value) -> String {
    from_value::<Setup>(setup).unwrap_err().to_string()
}

#[test]
fn neither_form_or_both() {
    faulty(json!({}), "km-fault-form");
    faulty(json!({"throw": [1, 3, 3, 4, 6], "throws_left": 2}), "km-fault-form");
    faulty(json!({"sheets": [{}], "seats": [{"sheets": [{}]}]}), "km-fault-form");
}

#[test]
fn too_few_or_many_seats() {
    faulty(json!({"seats": []}), "km-fault-seats");
    let five = vec![json!({"sheets": [{}]}); 5];
    let fault = faulty(json!({ "seats": five }), "km-fault-seats");
    assert_eq!(fault.ruling(), Some("KM-6"));
}

#[test]
fn another_number_of_sheets_than_agreed() {
    faulty(json!({"sheets": []}), "km-fault-sheet-count");
    faulty(json!({"sheets": [{}, {}]}), "km-fault-sheet-count");
    let seats = json!([{"sheets": [{}, {}]}, {"sheets": [{}]}]);
    let fault = faulty_with(json!({"sheets": 2}), json!({ "seats": seats }), "km-fault-sheet-count");
    assert_eq!(fault.to_string(), "seat 2 has 1 sheets, but 2 are played");
    let facts = [("seat", "2".to_owned()), ("given", "1".to_owned()), ("agreed", "2".to_owned())];
    assert_eq!(fault.facts(), facts);
}

#[test]
fn a_box_that_is_listed_twice() {
    let twice = r#"{"sheets": [{"hund": 2, "chios": 6, "hund": 3}]}"#;
    let setup: Setup = serde_json::from_str(twice).unwrap();
    let fault = KnochenMax::from_setup(&options(json!({})), &setup).unwrap_err();
    assert_eq!(fault.code(), "km-fault-box-twice");
    assert_eq!(fault.to_string(), "seat 1, sheet 1: the box hund is listed twice");
    assert_eq!(fault.facts().len(), 3);
}

#[test]
fn values_that_no_throw_gives() {
    let impossible = [
        ("hund", 6),
        ("ruecken", 4),
        ("ruecken", 18),
        ("bauch", 3),
        ("chios", 36),
        ("dreierpasch", 4),  // 1 1 1 and nothing less than 1 1
        ("dreierpasch", 29), // 6 6 6 6 6 is 30, 6 6 6 6 4 is 28
        ("viererpasch", 9),  // 1 1 1 1 6 is 10, 1 1 1 1 4 is 8
        ("full_house", 24),
        ("venuswurf", 25),
        ("knochenmax", 40),
        ("besser_als_nix", 0), // five bones show at least 5
        ("besser_als_nix", 6),
        ("hund", -1),
        ("hund", 257),
    ];
    for (key, value) in impossible {
        let fault = faulty(json!({"sheets": [{key: value}]}), "km-fault-value");
        assert!(fault.facts().contains(&("value", value.to_string())), "{fault}");
    }
}

#[test]
fn values_that_some_throw_gives() {
    let possible = [("hund", 0), ("chios", 30), ("dreierpasch", 5), ("dreierpasch", 28), ("viererpasch", 10)];
    for (key, value) in possible {
        read(json!({}), json!({"sheets": [{key: value}]})).unwrap();
    }
}

#[test]
fn a_bonus_needs_a_knochenmax_on_the_same_sheet() {
    faulty(json!({"sheets": [{"ruecken": 65}]}), "km-fault-value");
    faulty(json!({"sheets": [{"ruecken": 65, "knochenmax": 0}]}), "km-fault-value");
    faulty(json!({"sheets": [{"ruecken": 59, "knochenmax": 50}]}), "km-fault-value");
    let beside = json!({"sheets": [{"ruecken": 65}, {"knochenmax": 50}]});
    faulty_with(json!({"sheets": 2}), beside, "km-fault-value");
    read(json!({}), json!({"sheets": [{"ruecken": 65, "knochenmax": 50}]})).unwrap();
    let struck = json!({"sheets": [{"ruecken": 65, "knochenmax": 0}]});
    position_with(json!({"struck_max_counts": true}), struck);
}

#[test]
fn a_plain_value_may_be_older_than_the_knochenmax() {
    read(json!({}), json!({"sheets": [{"ruecken": 15, "knochenmax": 50}]})).unwrap();
}

#[test]
fn a_side_that_no_bone_has() {
    for side in [0, 2, 5, 7, -1, 259] {
        let fault = faulty(json!({"sheets": [{}], "throw": [1, side], "throws_left": 1}), "km-fault-side");
        assert_eq!(fault.facts(), [("side", side.to_string())]);
    }
}

#[test]
fn more_than_five_bones() {
    let fault = faulty(
        json!({"sheets": [{}], "throw": [1, 1, 3, 3, 4, 6], "throws_left": 0}),
        "km-fault-too-many-bones",
    );
    assert_eq!(fault.facts(), [("given", "6".to_owned())]);
}

#[test]
fn throws_left_that_do_not_go_with_the_bones() {
    let five = json!([1, 3, 3, 4, 6]);
    let some = json!([3, 3]);
    let none = json!([]);
    let impossible = [(&five, 3), (&some, 3), (&some, 0), (&none, 0), (&none, 4), (&five, -1), (&five, 258)];
    for (throw, throws_left) in impossible {
        let setup = json!({"sheets": [{}], "throw": throw, "throws_left": throws_left});
        let fault = faulty(setup, "km-fault-throws-left");
        assert!(fault.facts().contains(&("throws_left", throws_left.to_string())));
    }
    for (throw, throws_left) in [(&five, 2), (&five, 0), (&some, 2), (&some, 1), (&none, 3), (&none, 1)] {
        read(json!({}), json!({"sheets": [{}], "throw": throw, "throws_left": throws_left})).unwrap();
    }
}

#[test]
fn throws_left_must_be_said_once_bones_lie() {
    faulty(json!({"sheets": [{}], "throw": [1, 3, 3, 4, 6]}), "km-fault-throws-left-missing");
}

#[test]
fn a_seat_to_move_that_does_not_exist() {
    let two = json!([{"sheets": [{}]}, {"sheets": [{}]}]);
    for to_move in [2, -1, 256] {
        let fault = faulty(json!({"seats": two, "to_move": to_move}), "km-fault-no-such-seat");
        assert_eq!(fault.facts(), [("to_move", to_move.to_string()), ("seats", "2".to_owned())]);
    }
    faulty(json!({"sheets": [{}], "to_move": 1}), "km-fault-no-such-seat");
}

#[test]
fn a_seat_to_move_without_a_free_box() {
    let full = json!({"sheets": [{"hund": 2, "ruecken": 9, "bauch": 8, "chios": 6, "dreierpasch": 22,
        "viererpasch": 0, "full_house": 25, "venuswurf": 40, "knochenmax": 50, "besser_als_nix": 13}]});
    let fault = faulty(json!({"seats": [full, {"sheets": [{}]}], "to_move": 0}), "km-fault-no-free-box");
    assert_eq!(fault.facts(), [("seat", "1".to_owned())]);
    let lying = json!({"seats": [full, full], "throw": [1, 3, 3, 4, 6], "throws_left": 0});
    faulty(lying, "km-fault-no-free-box");
    faulty(json!({"seats": [full, full], "throws_left": 2}), "km-fault-no-free-box");
}

#[test]
fn what_is_no_position_at_all_says_what_was_expected() {
    assert!(
        unread(json!({"sheets": [{"yahtzee": 50}]}))
            .contains("unknown variant `yahtzee`, expected one of `hund`")
    );
    assert!(
        unread(json!({"sheet": [{}]})).contains("unknown field `sheet`, expected one of `sheets`, `seats`")
    );
    assert!(unread(json!({"seats": [{"name": "Anna"}]})).contains("unknown field `name`, expected `sheets`"));
    assert!(unread(json!({"sheets": [[1, 2]]})).contains("a sheet: its filled boxes with their points"));
}
