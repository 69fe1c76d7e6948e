//! Records that somebody edited, cut off or made up: an error or a possible game, never a panic.

use std::sync::LazyLock;

use bonecup_games::GameId;
use bonecup_referee::{Record, RecordError};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::kit::{Game, plan};

/// A short finished record of each game, with both kinds of dice, as text.
static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let text = |id| {
        let game = Game::begin(plan(id, "human drawn, bot hand"));
        game.played_out().record().write().unwrap()
    };
    GameId::ALL.into_iter().map(text).collect()
});

fn read_and_replay(bytes: &[u8]) -> Result<Record, RecordError> {
    let record = Record::read(bytes)?;
    record.replay()?;
    Ok(record)
}

/// The paths of all values inside this one; of the events only the first few of each kind, which stand for all.
fn paths(value: &Value, here: &str, list: &mut Vec<String>) {
    let mut inside = |name: &str, inner: &Value| {
        let path = format!("{here}/{name}");
        list.push(path.clone());
        paths(inner, &path, list);
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, inner)| inside(name, inner)),
        Value::Array(items) => (0..12).zip(items).for_each(|(i, inner)| inside(&i.to_string(), inner)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn without(json: &Value, path: &str) -> Value {
    let (parent, name) = path.rsplit_once('/').unwrap();
    let mut json = json.clone();
    match json.pointer_mut(parent).unwrap() {
        Value::Object(fields) => drop(fields.remove(name)),
        Value::Array(items) => drop(items.remove(name.parse().unwrap())),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            panic!("nothing is inside of {parent}")
        }
    }
    json
}

/// What may be changed without the referee noticing: names are anybody's, and what the dice were made of is checked
/// by whoever draws them again.
fn is_free(path: &str) -> bool {
    ["/table", "/name", "/bot", "/contribution", "/seed"].iter().any(|end| path.ends_with(end))
}

/// Reads each edited record: an error, or what the original says as well.
fn is_found(text: &str, edits: impl Fn(&Value, &str) -> Vec<Value>) {
    let json: Value = serde_json::from_str(text).unwrap();
    let honest = read_and_replay(text.as_bytes()).unwrap();
    let mut all = Vec::new();
    paths(&json, "", &mut all);
    assert!(all.len() > 60);
    for path in all {
        for edit in edits(&json, &path) {
            match read_and_replay(edit.to_string().as_bytes()) {
                Ok(read) => assert!(
                    read == honest || is_free(&path),
                    "{path} can be changed to {:?}",
                    edit.pointer(&path)
                ),
                Err(error) => assert!(error.to_string().len() < 600, "{error}"),
            }
        }
    }
}

#[test]
fn a_field_of_the_wrong_type_is_found() {
    let wrong = [
        json!(null),
        json!(true),
        json!(-3),
        json!(0.5),
        json!(1e300),
        json!("x"),
        json!([]),
        json!([[]]),
        json!({"a": 1}),
    ];
    for text in TEXTS.iter() {
        is_found(text, |json, path| {
            let replaced = |value: &Value| {
                let mut json = json.clone();
                *json.pointer_mut(path).unwrap() = value.clone();
                json
            };
            let is_flag = json.pointer(path).unwrap().is_boolean();
            wrong.iter().filter(|value| !(is_flag && value.is_boolean())).map(replaced).collect()
        });
    }
}

#[test]
fn a_missing_field_is_found() {
    for text in TEXTS.iter() {
        is_found(text, |json, path| vec![without(json, path)]);
    }
}

#[test]
fn an_unknown_field_is_found() {
    for text in TEXTS.iter() {
        let json: Value = serde_json::from_str(text).unwrap();
        let mut all = vec![String::new()];
        paths(&json, "", &mut all);
        for path in all.into_iter().filter(|path| json.pointer(path).unwrap().is_object()) {
            let mut edited = json.clone();
            edited.pointer_mut(&path).unwrap()["extra"] = json!(1);
            let error = read_and_replay(edited.to_string().as_bytes()).expect_err(&path);
            assert!(matches!(error, RecordError::Form(_)), "{path}: {error}");
        }
    }
}

#[test]
fn a_field_given_twice_is_found() {
    for text in TEXTS.iter() {
        for field in ["version", "table", "commitment", "seq", "result"] {
            let twice = text.replacen(&format!("\"{field}\":"), &format!("\"{field}\": 1, \"{field}\":"), 1);
            assert!(read_and_replay(twice.as_bytes()).is_err(), "{field}");
        }
    }
}

#[test]
fn numbers_out_of_range_are_found() {
    for (from, to) in [
        ("\"seq\":1,", "\"seq\":4294967296,"),
        ("\"seq\":1,", "\"seq\":-1,"),
        ("\"roll\":0,", "\"roll\":18446744073709551616,"),
        ("\"roll\":0,", "\"roll\":18446744073709551615,"),
        ("\"seat\":0,", "\"seat\":256,"),
        ("\"seat\":0,", "\"seat\":255,"),
        ("\"seat\":0,", "\"seat\":1,"),
    ] {
        for text in TEXTS.iter() {
            let edited = text.replacen(from, to, 1);
            assert_ne!(&edited, text);
            assert!(read_and_replay(edited.as_bytes()).is_err(), "{to}");
        }
    }
}

#[test]
fn a_record_that_is_cut_off_is_no_record() {
    for text in TEXTS.iter() {
        let end = text.trim_end().len();
        for length in (0..end).step_by(97).chain(end - 4..end) {
            let error = Record::read(&text.as_bytes()[..length]).unwrap_err();
            assert!(matches!(error, RecordError::Form(_)), "after {length} bytes: {error}");
        }
    }
}

#[test]
fn something_after_the_record_is_found() {
    for text in TEXTS.iter() {
        assert!(Record::read(format!("{text}{text}").as_bytes()).is_err());
        assert!(Record::read(format!("\u{feff}{text}").as_bytes()).is_err());
    }
}

#[test]
fn json_that_is_no_record_is_none() {
    let deep = "[".repeat(100_000);
    for text in ["", "null", "{}", "[]", "1", "\"bonecup-record\"", "[\"bonecup-record\",1,1]", &deep] {
        assert!(Record::read(text.as_bytes()).is_err(), "{text:.40}");
    }
}

/// Bytes that a record is made of, so that edits get past the JSON and into the game.
fn likely_byte() -> impl Strategy<Value = u8> {
    prop_oneof![
        4 => proptest::sample::select(b"0123456789 .;-".to_vec()),
        2 => proptest::sample::select(b"LARGESKIPHxyz\"{}[],:".to_vec()),
        1 => any::<u8>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Record::read(&bytes).is_err());
    }

    #[test]
    fn changed_bytes_never_panic(
        which in 0..3_usize,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), likely_byte()), 1..6),
    ) {
        let mut bytes = TEXTS[which].clone().into_bytes();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        let _ = read_and_replay(&bytes);
    }

    #[test]
    fn flipped_bits_never_panic(which in 0..3_usize, place in any::<prop::sample::Index>(), bit in 0..8_u8) {
        let mut bytes = TEXTS[which].clone().into_bytes();
        let place = place.index(bytes.len());
        bytes[place] ^= 1 << bit;
        let _ = read_and_replay(&bytes);
    }

    /// Numbers inside moves and landings, blown up: millimetres, turns, levels, payments.
    #[test]
    fn changed_numbers_never_panic(
        which in 0..3_usize,
        place in any::<prop::sample::Index>(),
        number in prop_oneof![Just("999999"), Just("-999999"), Just("255"), Just("256"), Just("0"), Just("4294967296")],
    ) {
        let text = &TEXTS[which];
        let starts: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(i, _)| i).collect();
        let start = starts[place.index(starts.len())];
        let rest = text[start..].trim_start_matches(|c: char| c.is_ascii_digit());
        let _ = read_and_replay(format!("{}{number}{rest}", &text[..start]).as_bytes());
    }

    #[test]
    fn made_up_texts_never_panic(
        which in 0..3_usize,
        event in any::<prop::sample::Index>(),
        text in "[ -~]{0,40}|(roll paying|keep|fill|lay|throw|choose|place) [ -~]{0,30}|\\PC{0,30}",
    ) {
        let mut json: Value = serde_json::from_str(&TEXTS[which]).unwrap();
        let events = json["events"].as_array_mut().unwrap();
        let chosen = event.index(events.len());
        let field = if events[chosen].get("move").is_some() { "move" } else { "outcome" };
        events[chosen][field] = json!(text);
        let _ = read_and_replay(json.to_string().as_bytes());
    }

    #[test]
    fn shuffled_events_never_panic(
        which in 0..3_usize,
        swaps in proptest::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
    ) {
        let mut record = Record::read(TEXTS[which].as_bytes()).unwrap();
        let count = record.events.len();
        for (a, b) in swaps {
            record.events.swap(a.index(count), b.index(count));
        }
        let _ = record.replay();
    }
}
