//! `bonecup analyse`, from recorded games to what is said about them.

use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;

use crate::kit::bonecup;

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// A game between bots, recorded in the folder.
fn recorded(folder: &Path, game: &str, seats: &str, seed: &str) -> PathBuf {
    let path = folder.join(format!("{game}-{seed}.json"));
    let record = path.to_str().unwrap();
    said(&bonecup(&["simulate", game, "--seats", seats, "--games", "1", "--seed", seed, "--record", record]));
    path
}

fn json(path: &Path) -> Value {
    json_in(path, "points")
}

fn json_in(path: &Path, unit: &str) -> Value {
    let words = ["analyse", path.to_str().unwrap(), "--in", unit, "--json"];
    serde_json::from_str(&said(&bonecup(&words))).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn every_seat_adds_up() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats) in [("knochenmax", "steady,random"), ("rolling-bones", "steady,steady,steady")] {
        for seed in ["1", "2"] {
            let path = recorded(folder.path(), game, seats, seed);
            let analysis = json(&path);
            assert_eq!((&analysis["unit"], &analysis["kind"]), (&"points".into(), &"exact".into()));
            assert_eq!(analysis["finished"], true);
            for (index, seat) in analysis["seats"].as_array().unwrap().iter().enumerate() {
                let sum = number(&seat["start"]) + number(&seat["luck"]) - number(&seat["loss"]);
                assert!((number(&seat["result"]) - sum).abs() < 1e-9, "{seat}");
                assert!((number(&seat["result"]) - number(&seat["points"])).abs() < 1e-9, "{seat}");
                let steps = analysis["steps"].as_array().unwrap().iter();
                let own = steps.filter(|step| step["seat"] == index);
                let total = |key: &str| own.clone().filter_map(|step| step[key].as_f64()).sum::<f64>();
                assert!((total("luck") - number(&seat["luck"])).abs() < 1e-9);
                assert!((total("loss") - number(&seat["loss"])).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn people_read_it_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let path = recorded(folder.path(), "knochenmax", "steady,random", "5");
    for (language, heading) in [("en", "The costliest mistakes"), ("de", "Die teuersten Fehler")] {
        let text = said(&bonecup(&["analyse", path.to_str().unwrap(), "--lang", language]));
        assert!(text.contains(heading) && text.contains("  3. "), "{text}");
        assert!(!text.contains(['{', '<', '\u{1b}']), "{text}");
        assert!(text.contains('▁') && text.contains('█'), "{text}");
    }
}

#[test]
fn a_chart_is_drawn_with_a_line_per_seat() {
    let folder = tempfile::tempdir().unwrap();
    let path = recorded(folder.path(), "rolling-bones", "steady,steady", "3");
    let svg = folder.path().join("game.svg");
    said(&bonecup(&["analyse", path.to_str().unwrap(), "--svg", svg.to_str().unwrap(), "--lang", "de"]));
    let drawing = std::fs::read_to_string(svg).unwrap();
    assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"));
    assert_eq!(drawing.matches("class=\"line s").count(), 2);
    assert!(drawing.contains("Ereignisse der Partie") && drawing.contains("prefers-color-scheme: dark"));
    assert!(!drawing.contains("NaN") && !drawing.contains("inf"));
}

#[test]
fn a_game_that_was_broken_off_is_analysed_as_far_as_it_goes() {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/two-turns.json");
    let analysis = json(&fixture);
    assert_eq!(analysis["finished"], false);
    for seat in analysis["seats"].as_array().unwrap() {
        let sum = number(&seat["start"]) + number(&seat["luck"]) - number(&seat["loss"]);
        assert!((number(&seat["result"]) - sum).abs() < 1e-9, "{seat}");
    }
    let text = said(&bonecup(&["analyse", fixture.to_str().unwrap()]));
    assert!(text.contains("not played to its end"), "{text}");
}

/// Result, start, luck and loss of every seat, and the parts of the luck.
#[track_caller]
fn check_winning(analysis: &Value) {
    assert_eq!(analysis["unit"], "winning");
    for seat in analysis["seats"].as_array().unwrap() {
        let sum = number(&seat["start"]) + number(&seat["luck"]) - number(&seat["loss"]);
        assert!((number(&seat["result"]) - sum).abs() < 1e-9, "{seat}");
        let parts = ["luck_of_dice", "gifts", "others_turns"].map(|part| number(&seat[part]));
        assert!((number(&seat["luck"]) - parts.iter().sum::<f64>()).abs() < 1e-9, "{seat}");
    }
    let results = analysis["seats"].as_array().unwrap().iter().map(|seat| number(&seat["result"]));
    assert!((results.sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn chances_of_three_are_estimates_that_add_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = recorded(folder.path(), "knochenmax", "steady,casual,random", "3");
    let analysis = json_in(&path, "winning");
    check_winning(&analysis);
    assert_eq!(analysis["kind"], "estimate");
    assert!(number(&analysis["error"]) > 0.0 && analysis["seats"][0]["luck_error"].is_null());
    assert!(analysis["mistakes"][0]["standing"].as_str().unwrap().contains("boxes"));
    let text = said(&bonecup(&["analyse", path.to_str().unwrap(), "--in", "winning", "--lang", "de"]));
    assert!(text.contains("nur schätzen") && text.contains("Prozentpunkte"), "{text}");
}

/// More than two, finished rounds, a target beyond the solved ones.
#[test]
fn races_that_are_not_solved_are_estimated() {
    let folder = tempfile::tempdir().unwrap();
    for (seats, option) in [
        ("steady,skilled,novice", "target=20"),
        ("steady,novice", "finish_round=true"),
        ("steady,novice", "target=101"),
    ] {
        let path = folder.path().join("game.json");
        let record = path.to_str().unwrap();
        let game = ["simulate", "rolling-bones", "--seats", seats, "--option", option];
        said(&bonecup(&[&game[..], &["--games", "1", "--record", record]].concat()));
        let analysis = json_in(&path, "winning");
        check_winning(&analysis);
        assert_eq!(analysis["kind"], "estimate");
        assert!(number(&analysis["error"]) > 0.0 && analysis["seats"][0]["luck_error"].is_null());
    }
}

#[test]
#[ignore = "`make test-long`: solves the duel of KnochenMAX, about a minute of two cores and 2 GiB"]
fn long_chances_of_a_duel_add_up() {
    let folder = tempfile::tempdir().unwrap();
    for seed in ["1", "2", "3"] {
        let path = recorded(folder.path(), "knochenmax", "skilled,random", seed);
        let analysis = json_in(&path, "winning");
        check_winning(&analysis);
        assert_eq!(analysis["kind"], "exact");
        assert!((number(&analysis["seats"][0]["start"]) - 0.494_439_551).abs() < 1e-9);
        assert_eq!(analysis["seats"][0]["gifts"], analysis["seats"][1]["loss"]);
        assert!(number(&analysis["seats"][0]["luck_error"]) > 0.1);
    }
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/two-turns.json");
    check_winning(&json_in(&fixture, "winning"));
}

#[test]
fn what_has_no_chances_says_what_to_do_instead() {
    let folder = tempfile::tempdir().unwrap();
    for (game, seats, option) in
        [("knochenmax", "random", "sheets=1"), ("knochenmax", "random,random", "sheets=2")]
    {
        let path = folder.path().join("game.json");
        let record = path.to_str().unwrap();
        said(&bonecup(&[
            "simulate", game, "--seats", seats, "--option", option, "--games", "1", "--record", record,
        ]));
        let output = bonecup(&["analyse", record, "--in", "winning"]);
        let objection = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{game} {seats} {option}: {objection}");
        assert!(objection.contains("--in points") && objection.lines().count() == 1, "{objection}");
    }
    let output = bonecup(&["analyse", "game.json", "--in", "euros"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("points, winning"));
}

#[test]
fn a_game_on_the_floe_is_estimated_and_adds_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = recorded(folder.path(), "rolling-dice", "steady,novice", "3");
    let analysis = json(&path);
    assert_eq!((&analysis["kind"], &analysis["finished"]), (&"estimate".into(), &true.into()));
    assert!(number(&analysis["error"]) > 0.05 && number(&analysis["error"]) < 2.0);
    for seat in analysis["seats"].as_array().unwrap() {
        let sum = number(&seat["start"]) + number(&seat["luck"]) - number(&seat["loss"]);
        assert!((sum - number(&seat["result"])).abs() < 1e-9);
        assert!((number(&seat["result"]) - number(&seat["points"])).abs() < 1e-9);
        assert!(
            (number(&seat["luck"]) - number(&seat["luck_of_dice"]) - number(&seat["others_turns"])).abs()
                < 1e-9
        );
    }
    assert_eq!(analysis, json(&path), "the same record, the same estimates");
    let svg = folder.path().join("floe.svg");
    let text =
        said(&bonecup(&["analyse", path.to_str().unwrap(), "--svg", svg.to_str().unwrap(), "--lang", "en"]));
    assert!(text.contains("can only be estimated") && text.contains("turns of the others"), "{text}");
    assert!(std::fs::read_to_string(svg).unwrap().starts_with("<svg"));
    let plain = said(&bonecup(&["analyse", path.to_str().unwrap(), "--plain", "--lang", "de"]));
    assert!(plain.contains("nur schätzen"), "{plain}");
    assert!(!text.contains("noise") && !plain.contains("noise"), "what fell is told in words: {text}{plain}");
}

#[track_caller]
fn refused(path: &Path, code: i32, words: &str) {
    let output = bonecup(&["analyse", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(code));
    let objection = String::from_utf8(output.stderr).unwrap();
    assert!(objection.contains(words) && objection.lines().count() == 1, "{objection}");
}

#[test]
fn what_cannot_be_analysed_is_said() {
    let folder = tempfile::tempdir().unwrap();
    refused(&folder.path().join("missing.json"), 2, "missing.json");
    let empty = folder.path().join("empty.json");
    std::fs::write(&empty, "{}").unwrap();
    refused(&empty, 1, "empty.json");
    let path = recorded(folder.path(), "knochenmax", "random", "1");
    let text = std::fs::read_to_string(&path).unwrap().replacen("\"move\":\"fill", "\"move\":\"fill 3:", 1);
    std::fs::write(&path, text).unwrap();
    refused(&path, 1, "knochenmax-1.json");
}
