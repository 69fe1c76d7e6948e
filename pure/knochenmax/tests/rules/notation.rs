//! Notation: what is written, what is read, and that nothing that is typed can break it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use bonecup_rules::{Game, NotationError};
use knochenmax::{Bones, KnochenMax, KnochenMaxOptions, Move, Profile, Setup, SheetBox, Thrown};
use proptest::prelude::*;
use serde_json::{Value, json, to_value};

#[test]
fn boxes_have_one_name_in_json_and_notation() {
    for entry in SheetBox::ALL {
        assert_eq!(to_value(entry).unwrap(), json!(entry.key()));
        assert_eq!(entry.key().parse(), Ok(entry));
    }
}

#[test]
fn moves_are_written_in_one_way() {
    let written =
        ["keep", "keep 3 3", "keep 1 3 4 6", "fill venuswurf", "fill 1:hund", "fill 6:besser_als_nix"];
    for text in written {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
}

#[test]
fn moves_are_read_as_people_type_them() {
    assert_eq!(" keep  6 3  1 ".parse::<Move>().unwrap().to_string(), "keep 1 3 6");
    assert_eq!("fill   chios ".parse::<Move>().unwrap().to_string(), "fill chios");
}

#[test]
fn what_is_no_move_is_refused() {
    let none = [
        "",
        "keep 2",
        "keep 3,3",
        "keep 33",
        "keep 1 1 1 1 1 1",
        "fill",
        "fill yahtzee",
        "fill 0:hund",
        "fill 7:hund",
        "fill +1:hund",
        "fill 1 : hund",
        "fill Hund",
        "roll",
        "keepfill",
    ];
    for text in none {
        assert!(text.parse::<Move>().is_err(), "'{text}'");
    }
}

#[test]
fn a_throw_keeps_the_order_in_which_it_fell() {
    assert_eq!("6 1 3".parse::<Thrown>().unwrap().to_string(), "6 1 3");
    assert_ne!("6 1 3".parse::<Thrown>(), "1 3 6".parse::<Thrown>());
    assert_eq!("6 1 3".parse::<Thrown>().unwrap().bones().to_string(), "1 3 6");
}

#[test]
fn what_is_no_throw_is_refused() {
    for text in ["", " ", "2", "1 3 5", "1 1 1 1 1 1", "Hund", "1;3"] {
        assert!(text.parse::<Thrown>().is_err(), "'{text}'");
    }
}

/// Whatever was read is written so that it is read again.
fn reads_back<T>(text: &str) -> Result<(), TestCaseError>
where
    T: FromStr<Err = NotationError> + Display + Debug + PartialEq,
{
    if let Ok(read) = text.parse::<T>() {
        prop_assert_eq!(read.to_string().parse::<T>(), Ok(read));
    }
    Ok(())
}

/// Text near the notation, so that some of it is read.
fn almost_notation() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "keep|fill|antique|fair",
        "[1346]",
        "[0-9]:[a-z_]{1,9}",
        "hund|venuswurf|[2-5]:chios",
        ",",
        "\\PC"
    ];
    prop::collection::vec(word, 0..8).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![any::<String>(), almost_notation()]) {
        reads_back::<Move>(&text)?;
        reads_back::<Thrown>(&text)?;
        reads_back::<Bones>(&text)?;
        reads_back::<SheetBox>(&text)?;
        reads_back::<Profile>(&text)?;
    }

    #[test]
    fn any_json_is_a_position_or_refused(json in prop_oneof![any_json(), almost_a_position()]) {
        let Ok(setup) = serde_json::from_value::<Setup>(json) else { return Ok(()) };
        let options = KnochenMaxOptions::default();
        if let Ok(game) = KnochenMax::from_setup(&options, &setup) {
            prop_assert_eq!(KnochenMax::from_setup(&options, &game.setup()), Ok(game));
        }
    }

    #[test]
    fn any_json_is_options_or_refused(json in any_json()) {
        let _ = serde_json::from_value::<KnochenMaxOptions>(json.clone());
        let _ = serde_json::from_value::<KnochenMaxOptions>(json!({ "bones": json }));
    }
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        almost_notation().prop_map(Value::from),
    ];
    let key = "sheets|seats|throw|throws_left|to_move|hund|chios|bones|[a-z]{0,6}";
    leaf.prop_recursive(4, 32, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::btree_map(key, inner, 0..5)
                .prop_map(|map| Value::from(serde_json::Map::from_iter(map))),
        ]
    })
}

/// JSON of the right shape with numbers that mostly fit.
fn almost_a_position() -> impl Strategy<Value = Value> {
    let seats = prop::collection::vec(almost_a_sheet().prop_map(|sheet| json!({ "sheets": [sheet] })), 0..6);
    let side = prop_oneof![20 => prop::sample::select(vec![1_i64, 3, 4, 6]), 1 => any::<i64>()];
    let throw = prop::collection::vec(side, 0..7);
    (seats, -1..5_i64, throw, -1..5_i64).prop_map(|(seats, to_move, throw, throws_left)| {
        json!({"seats": seats, "to_move": to_move, "throw": throw, "throws_left": throws_left})
    })
}

fn almost_a_sheet() -> impl Strategy<Value = Value> {
    let key = prop::sample::select(SheetBox::ALL.map(SheetBox::key).to_vec());
    let value = prop_oneof![4 => 0..8_i64, 1 => Just(50), 1 => Just(65), 1 => any::<i64>()];
    prop::collection::btree_map(key, value, 0..4).prop_map(|boxes| json!(boxes))
}
