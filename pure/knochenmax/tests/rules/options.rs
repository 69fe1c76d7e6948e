//! The options, as JSON and one by one.

use bonecup_rules::{OptionError, Options, Reason};
use knochenmax::{KnochenMaxOptions, Profile, SheetCount};
use serde_json::{Value, from_value, json, to_value};

use crate::kit::options;

fn set(key: &str, value: &str) -> Result<KnochenMaxOptions, OptionError> {
    let mut agreed = KnochenMaxOptions::default();
    agreed.set(key, value).map(|()| agreed)
}

/// The weights that the text stands for.
fn weights(text: &str) -> [u64; 4] {
    set("bones", text).unwrap().bones.weights()
}

fn unread(json: Value) -> String {
    from_value::<KnochenMaxOptions>(json).unwrap_err().to_string()
}

#[test]
fn the_defaults_are_antique_bones_one_sheet_and_no_struck_max() {
    let written = json!({"bones": "antique", "sheets": 1, "struck_max_counts": false});
    assert_eq!(to_value(KnochenMaxOptions::default()).unwrap(), written);
    assert_eq!(options(written), options(json!({})));
}

#[test]
fn each_option_is_set_by_text() {
    assert_eq!(set("bones", "fair").unwrap().bones, Profile::FAIR);
    assert_eq!(set("sheets", "6").unwrap().sheets, SheetCount::new(6).unwrap());
    assert!(set("struck_max_counts", "true").unwrap().struck_max_counts);
}

#[test]
fn weights_are_kept_in_lowest_terms() {
    assert_eq!(weights("2,6,8,2"), [1, 3, 4, 1]);
    assert_eq!(weights("0.1, 0.3, 0.4, 0.2"), [1, 3, 4, 2]);
    assert_eq!(weights("0.000001,0.000002,0.000003,1000"), [1, 2, 3, 1_000_000_000]);
    assert_eq!(weights("1000000000,1000000000,1000000000,500000000"), [2, 2, 2, 1]);
}

#[test]
fn weights_of_a_profile_are_that_profile() {
    assert_eq!(options(json!({"bones": [0.135, 0.385, 0.385, 0.095]})).bones, Profile::SHAGAI);
    assert_eq!(options(json!({"bones": [2, 8, 8, 2]})), options(json!({"bones": "antique"})));
    assert_eq!(set("bones", "7,7,7,7").unwrap().bones.to_string(), "fair");
}

#[test]
fn own_weights_are_written_as_integers() {
    let own = options(json!({"bones": [0.1, 0.25, 0.5, 0.15]}));
    assert_eq!(own.bones.to_string(), "2,5,10,3");
    assert_eq!(to_value(own).unwrap()["bones"], json!([2, 5, 10, 3]));
}

#[test]
fn weights_that_are_none() {
    let none = [
        "",
        "loaded",
        "Antique",
        "1,4,4",
        "1,4,4,1,1",
        "1,4,4,",
        "0,4,4,1",
        "0.0,4,4,1",
        "-1,4,4,1",
        "+1,4,4,1",
        "NaN,4,4,1",
        "inf,4,4,1",
        "1e3,4,4,1",
        "1.,4,4,1",
        ".5,4,4,1",
        "1.2.3,4,4,1",
        "0.0000001,4,4,1",
        "1000000001,4,4,1",
        "99999999999999999999999,4,4,1",
        "0.000001,1001,1,1", // in lowest terms more than a milliard
        "١,4,4,1",
    ];
    for text in none {
        let error = set("bones", text).unwrap_err();
        assert!(matches!(error, OptionError::Value { key: "bones", .. }), "{text}: {error}");
        assert_eq!(error.code(), "option-value");
    }
}

#[test]
fn bones_in_json_that_are_none() {
    for bones in [json!([0, 4, 4, 1]), json!([1e99, 4, 4, 1]), json!([-1, 4, 4, 1]), json!("loaded")] {
        assert!(
            unread(json!({ "bones": bones })).contains("antique, shagai, fair, or four positive weights")
        );
    }
    for bones in [json!([1, 4, 4]), json!([1, 4, 4, 1, 1]), json!(["1", "4", "4", "1"]), json!(7), json!({})]
    {
        assert!(unread(json!({ "bones": bones })).contains("bones are antique, shagai, fair, or four"));
    }
}

#[test]
fn one_to_six_sheets() {
    for sheets in ["0", "7", "256", "-1", "two", ""] {
        assert!(matches!(set("sheets", sheets), Err(OptionError::Value { key: "sheets", .. })));
    }
    assert!(unread(json!({"sheets": 7})).contains("option 'sheets' cannot be '7'; allowed: 1 to 6"));
}

#[test]
fn struck_max_counts_is_true_or_false() {
    for value in ["yes", "1", ""] {
        let error = set("struck_max_counts", value).unwrap_err();
        assert!(matches!(error, OptionError::Value { key: "struck_max_counts", .. }));
    }
}

#[test]
fn other_options_do_not_exist() {
    let error = set("hat_off", "any_time").unwrap_err();
    assert_eq!(error, OptionError::unknown("hat_off", KnochenMaxOptions::LIST));
    assert!(unread(json!({"hat_off": "any_time"})).contains("unknown field `hat_off`"));
}
