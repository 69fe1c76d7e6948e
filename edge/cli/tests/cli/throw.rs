//! `bonecup throw`: the same throw again is the same to the last digit, and whatever is no throw is refused.

use serde_json::Value;

use crate::kit::bonecup;

fn throw(words: &[&str]) -> String {
    let output = bonecup(&[&["throw"], words].concat());
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(words: &[&str]) -> Vec<Value> {
    let text = throw(&[words, &["--json"]].concat());
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const CROWDED: [&str; 6] =
    ["--resting", "green 5 150 200", "--resting", "red 2 140 300 30", "--resting", "yellow 6 60 120"];

#[test]
fn the_same_noise_is_the_same_throw() {
    let words = [&["--aim", "150 20 950", "--noise", "7", "--path"], &CROWDED[..]].concat();
    let first = throw(&[&words[..], &["--json"]].concat());
    assert_eq!(first, throw(&[&words[..], &["--json"]].concat()));
    let other = json(&[&["--aim", "150 20 950", "--noise", "8"], &CROWDED[..]].concat());
    let first: Value = serde_json::from_str(&first).unwrap();
    assert_ne!(first["digest"], other[0]["digest"]);
}

#[test]
fn parts_of_the_aim_can_be_given_one_by_one() {
    let whole = json(&["--aim", "at 120.0 direction -60 strength 950 loft 20 spin 5.5", "--noise", "1"]);
    let parts = "--at 120 --direction -60 --strength 950 --loft 20 --spin 5.5 --noise 0x1";
    assert_eq!(whole, json(&parts.split(' ').collect::<Vec<_>>()));
    assert_eq!(whole, json(&["--aim", "120 -60 1000 20 5.5", "--strength", "950", "--noise", "1"]));
}

#[test]
fn json_says_how_every_die_lies_and_moved() {
    let answer = &json(&[&["--noise", "7", "--path"], &CROWDED[..]].concat())[0];
    assert_eq!((&answer["engine"], &answer["noise"]), (&"rapier/1".into(), &7.into()));
    let dice = answer["dice"].as_array().unwrap();
    let names: Vec<&str> = dice.iter().map(|die| die["die"].as_str().unwrap()).collect();
    assert_eq!(names, ["thrown 1", "thrown 2", "thrown 3", "thrown 4", "green", "red", "yellow"]);
    for die in dice {
        assert!((1..=6).contains(&die["face"].as_u64().unwrap()), "{die}");
        assert!(["floe", "water", "outside"].contains(&die["place"].as_str().unwrap()), "{die}");
        assert!(["x", "y", "turn", "level"].iter().all(|key| die[key].is_number()), "{die}");
    }
    let off = |die: &&Value| die["place"] != "floe" && !die["die"].as_str().unwrap().starts_with("thrown");
    assert_eq!(answer["pushed_off"].as_array().unwrap().len(), dice.iter().filter(off).count());
    assert!(answer["landing"].as_str().unwrap().starts_with("rapier/1 noise 0000000000000007; thrown "));
    assert!(answer["seconds"].as_f64().unwrap() > 0.1);

    let path = &answer["path"];
    let frames = path["frames"].as_u64().unwrap();
    assert!(frames > 10 && path["frames_per_second"] == 60);
    for die in path["dice"].as_array().unwrap() {
        assert_eq!(die["poses"].as_array().unwrap().len() as u64, frames);
        assert!(die["poses"][0].as_array().unwrap().len() == 7);
    }
}

#[test]
fn a_marked_die_leaves_three_to_throw_and_a_position_says_who_throws() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("floe.json");
    let path = file.to_str().unwrap();
    let thrown = |answer: &[Value]| {
        let dice = answer[0]["dice"].as_array().unwrap();
        dice.iter().filter(|die| die["die"].as_str().unwrap().starts_with("thrown")).count()
    };
    assert_eq!(thrown(&json(&["--colour", "green", "--resting", "green 5 150 200"])), 3);
    assert_eq!(thrown(&json(&["--resting", "green 5 150 200"])), 4);
    assert_eq!(thrown(&json(&["--dice", "1"])), 1);

    std::fs::write(
        &file,
        r#"{"green": {"face": 5, "x": 150, "y": 200}, "red": {"face": 1, "x": 60, "y": 60}}"#,
    )
    .unwrap();
    assert_eq!(
        json(&["--floe", path, "--noise", "3"]),
        json(&["--resting", "red 1 60 60", "--resting", "green 5 150 200", "--noise", "3"])
    );
    let position = r#"{"game":"rolling-dice","position":{"seats":3,"turns":1,"floe":{
        "orange":{"face":4,"x":120,"y":200},"green":{"face":6,"x":90,"y":300}}}}"#;
    std::fs::write(&file, position).unwrap();
    let answer = json(&["--floe", path, "--noise", "3"]);
    assert_eq!((answer[0]["colour"].as_str(), thrown(&answer)), (Some("green"), 3));
}

#[test]
fn many_throws_add_up() {
    let lines = json(&["--times", "40", "--noise", "100", "--resting", "green 5 150 250"]);
    assert_eq!(lines.len(), 41);
    let noises: Vec<u64> = lines[..40].iter().map(|line| line["noise"].as_u64().unwrap()).collect();
    assert_eq!(noises, (100..140).collect::<Vec<_>>());
    assert_eq!(lines[5], json(&["--noise", "105", "--resting", "green 5 150 250"])[0]);
    let summary = &lines[40]["summary"];
    let count = |key: &str| summary[key].as_u64().unwrap();
    assert_eq!(count("floe") + count("water") + count("outside"), 160);
    let faces: u64 = summary["faces"].as_array().unwrap().iter().map(|face| face.as_u64().unwrap()).sum();
    assert_eq!(faces, 160);
    assert!(summary["mean"]["y"].as_f64().unwrap() > 0.0);
    let text = throw(&["--times", "40", "--noise", "100", "--resting", "green 5 150 250"]);
    for part in ["… and 20 more", "Summary", "On the floe", "green was moved in"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn a_throw_is_shown_from_above_with_a_line_for_each_die() {
    for (language, parts) in [
        ("en", ["orange throws 4 dice", "die 4", "green", "The same again: --noise 7"]),
        ("de", ["Orange wirft 4 Würfel", "Würfel 4", "Grün", "Noch einmal genauso: --noise 7"]),
    ] {
        let text = throw(&[&["--noise", "7", "--lang", language], &CROWDED[..]].concat());
        assert!(parts.iter().all(|part| text.contains(part)), "{text}");
        assert!(!text.contains(['<', '\u{1b}']), "a text is missing, or a colour is left:\n{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 78), "{text}");
    }
}

#[test]
fn drawings_have_the_floe_the_ways_and_a_description() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("throw.svg");
    let path = file.to_str().unwrap();
    for language in ["de", "en"] {
        throw(&[&["--noise", "7", "--svg", path, "--lang", language], &CROWDED[..]].concat());
        let svg = std::fs::read_to_string(&file).unwrap();
        for part in
            ["<title", "<desc", "prefers-color-scheme: dark", "class=\"floe\"", "+6", "−4", "class=\"way"]
        {
            assert!(svg.contains(part), "{part}");
        }
        assert!(!svg.contains("&lt;") && !svg.contains("NaN"), "a text is missing");
        assert_eq!(svg.matches("class=\"badge\"").count(), 14, "each of seven dice is marked twice");
        assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count());
        throw(&["--times", "30", "--noise", "1", "--svg", path, "--lang", language]);
        let svg = std::fs::read_to_string(&file).unwrap();
        let dots = svg.matches("r=\"3\"/>").count() + svg.matches("l5 5m0 -5l-5 5").count();
        assert_eq!(dots, 120);
    }
}

#[track_caller]
fn refused(words: &[&str], says: &str) {
    for language in ["en", "de"] {
        let output = bonecup(&[&["throw"], words, &["--lang", language]].concat());
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {told}");
        assert_eq!(told.lines().count(), 1, "{words:?}: {told}");
        assert!(language == "de" || told.contains(says), "{words:?}: {told}");
        assert!(!told.contains(['<', '{']) || told.contains("<N>"), "{words:?}: {told}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn aims_that_no_hand_can_do() {
    refused(&["--at", "10"], "30.0 to 270.0");
    refused(&["--at", "NaN"], "NaN");
    refused(&["--direction", "-601"], "-600 to 600");
    refused(&["--strength", "inf"], "300 to 2000");
    refused(&["--strength", "900.5"], "whole number");
    refused(&["--loft", "99999999999999999999"], "-200 to 400");
    refused(&["--spin", "-1"], "0.0 to 30.0");
    refused(&["--aim", "hello"], "no aim");
    refused(&["--aim", "at 150.0 direction 0 strength 99999 loft 50 spin 12.0"], "300 to 2000");
    refused(&["--aim", "1 2 3 4 5 6 7"], "no aim");
    refused(&["--noise", "-1"], "18446744073709551615");
    refused(&["--noise", "18446744073709551616"], "18446744073709551615");
    refused(&["--times", "0"], "1 to 100000");
    refused(&["--times", "100001"], "1 to 100000");
    refused(&["--dice", "0"], "1 to 4");
    refused(&["--dice", "9"], "1 to 4");
    refused(&["--path"], "--json");
    refused(&["--svg", "/no/such/folder/throw.svg"], "/no/such/folder");
}

#[test]
fn dice_that_cannot_lie_like_that() {
    refused(&["--colour", "pink"], "orange, green");
    refused(&["--resting", "pink 5 120 200"], "orange, green");
    refused(&["--resting", "green 7 120 200"], "green 7");
    refused(&["--resting", "green 5 NaN 200"], "NaN");
    refused(&["--resting", "green 5"], "pips");
    refused(&["--resting", "green 5 120 200", "--resting", "red 5 125 205"], "in one another");
    refused(&["--resting", "green 5 120 200", "--resting", "green 5 220 200"], "twice");
    refused(&["--resting", "green 5 5 5"], "its centre is beside it");
    refused(&["--resting", "green 5 120 200 0 3"], "none beneath");
    let many: Vec<String> = (0..10_000).map(|i| format!("--resting=green 5 {} 200", 30 + i % 200)).collect();
    refused(&many.iter().map(String::as_str).collect::<Vec<_>>(), "10000");
}

#[test]
fn files_that_are_no_floe() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("floe.json");
    let path = file.to_str().unwrap();
    refused(&["--floe", path], "floe.json");
    let check = |contents: &str, says: &str| {
        std::fs::write(&file, contents).unwrap();
        refused(&["--floe", path], says);
    };
    check("", "EOF");
    check("[1, 2]", "an object with colours as keys");
    check(r#"{"green":{"face":5,"x":1e999,"y":200}}"#, "number out of range");
    check(r#"{"green":{"face":5,"x":120.001,"y":200}}"#, "two digits");
    check(
        r#"{"green":{"face":5,"x":120,"y":200},"green":{"face":5,"x":120,"y":200}}"#,
        "green is given twice",
    );
    check(r#"{"pink":{"face":5,"x":120,"y":200}}"#, "pink");
    check(r#"{"green":{"face":5,"x":120,"y":200,"place":"water"}}"#, "not to be on it");
    check(r#"{"game":"knochenmax","position":{"sheets":[{}]}}"#, "no position of Rolling Dice");
    check(r#"{"game":"rolling-dice","position":{"seats":9}}"#, "2 to 6");
    check(&"x".repeat(100_000), "64 KiB");
}
