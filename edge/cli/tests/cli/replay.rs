//! `bonecup replay`: fixed records as text, and what is wrong with a record.

use std::path::{Path, PathBuf};
use std::process::Output;

use crate::kit::bonecup;

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn objected(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name)
}

#[track_caller]
fn replayed(name: &str, args: &[&str]) -> String {
    let path = fixture(name);
    let output = bonecup(&[&["replay", path.to_str().unwrap()], args].concat());
    assert!(output.status.success(), "{}", objected(&output));
    let text = said(&output);
    assert!(!text.contains(['\u{1b}', '<']), "a colour, or a text that is missing:\n{text}");
    text
}

#[test]
fn a_burial_in_english() {
    insta::assert_snapshot!(replayed("burial.json", &[]));
}

#[test]
fn a_burial_in_german() {
    insta::assert_snapshot!(replayed("burial.json", &["--lang", "de"]));
}

#[test]
fn a_turn_of_knochenmax() {
    insta::assert_snapshot!(replayed("two-turns.json", &["--to", "4"]));
}

#[test]
fn a_record_may_end_before_the_game() {
    let text = replayed("two-turns.json", &[]);
    assert!(text.contains("   6. Ben strikes Venuswurf (fill venuswurf)"), "{text}");
    assert!(text.ends_with("The record ends here; the game was not played to its end.\n"), "{text}");
}

#[test]
fn as_far_as_an_event_and_no_further() {
    let text = replayed("burial.json", &["--to", "3"]);
    assert!(text.contains("   3. Anna lays the skull (lay SK)") && !text.contains("   4."), "{text}");
    assert!(text.contains("[SK]") && !text.contains("[LA1]"), "{text}");
}

#[test]
fn events_that_the_record_does_not_have() {
    let path = fixture("burial.json");
    for to in ["0", "9999", "4294967295"] {
        let output = bonecup(&["replay", path.to_str().unwrap(), "--to", to]);
        assert_eq!(output.status.code(), Some(2));
        assert!(objected(&output).contains("the events 1 to"), "{}", objected(&output));
        assert!(said(&output).is_empty());
    }
}

/// The fixture with a piece of its text changed.
fn changed(from: &str, to: &str) -> Output {
    changed_in("burial.json", &[(from, to)])
}

fn changed_in(name: &str, changes: &[(&str, &str)]) -> Output {
    let mut text = std::fs::read_to_string(fixture(name)).unwrap();
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("changed.json");
    std::fs::write(&path, text).unwrap();
    bonecup(&["replay", path.to_str().unwrap()])
}

/// In it a hat was put on where no bone fitted and no gravestone showed, and that was enough.
#[test]
fn a_game_of_the_first_rules_replays_as_it_was_played() {
    let text = replayed("first-rules.json", &[]);
    assert!(text.contains("hat_duty=always") && text.contains("The game is over"), "{text}");
    let path = fixture("first-rules.json");
    let verified = bonecup(&["verify", path.to_str().unwrap()]);
    assert_eq!(verified.status.code(), Some(0), "{}", objected(&verified));
    assert!(said(&verified).contains("all 17 events keep to the rules"), "{}", said(&verified));
}

#[test]
fn a_game_of_the_first_rules_is_not_one_of_the_rules_of_today() {
    let (rules, old) = (("\"rules\": 1", "\"rules\": 2"), "\"hat_fulfils_duty\": true");
    let always = changed_in("first-rules.json", &[rules, (old, "\"hat_duty\": \"always\"")]);
    assert!(always.status.success(), "{}", objected(&always));
    let printed = changed_in("first-rules.json", &[rules, (old, "\"hat_duty\": \"printed\"")]);
    assert_eq!(printed.status.code(), Some(1));
    assert!(objected(&printed).contains("event 11:"), "{}", objected(&printed));
    assert!(objected(&printed).contains("The hat does not fulfil the duty here"), "{}", objected(&printed));
    let unchanged = changed_in("first-rules.json", &[rules]);
    assert_eq!(unchanged.status.code(), Some(1));
    assert!(objected(&unchanged).contains("is now 'hat_duty'; allowed: printed"), "{}", objected(&unchanged));
    let unknown = changed_in("first-rules.json", &[("\"rules\": 1", "\"rules\": 3")]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(objected(&unknown).contains("version 3 of the rules"), "{}", objected(&unknown));
}

#[test]
fn an_impossible_event_is_named() {
    let output = changed("lay SK", "lay LL5");
    assert_eq!(output.status.code(), Some(1));
    assert!(objected(&output).contains("event 3:"), "{}", objected(&output));
    assert!(objected(&output).contains("no neighbour of the skeleton"), "{}", objected(&output));
}

#[test]
fn a_wrong_result_is_found() {
    let output = changed("\"winners\": [\n      0", "\"winners\": [\n      1");
    assert_eq!(output.status.code(), Some(1));
    assert!(objected(&output).contains("The result is not"), "{}", objected(&output));
}

#[test]
fn a_game_of_rolling_dice_is_shown_from_above() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("floe.json");
    let file = path.to_str().unwrap();
    let made =
        bonecup(&["simulate", "rolling-dice", "--seats", "random,random", "--games", "1", "--record", file]);
    assert!(made.status.success(), "{}", objected(&made));
    let output = bonecup(&["replay", file]);
    assert!(output.status.success(), "{}", objected(&output));
    let text = said(&output);
    for part in ["entrance", "+3", "−4", "The dice come to rest:", "The game is over", "scoring die"] {
        assert!(text.contains(part), "{part} is missing");
    }
    assert!(text.lines().all(|line| !line.contains('<')));
}

#[test]
fn a_file_that_is_not_there() {
    let output = bonecup(&["replay", "/no/such/game.json"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(objected(&output).contains("/no/such/game.json"));
}
