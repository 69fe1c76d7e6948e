//! `bonecup rate`: the same numbers as another program, and a reason for whatever does not count.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use bonecup_games::GameId;
use serde_json::Value;

use crate::kit::bonecup;
use crate::kit::evenings::{evening, written};

fn rate(words: &[&str]) -> Output {
    bonecup(&[&["rate"], words].concat())
}

/// What was refused, by file and code, and the ratings.
fn json(words: &[&str]) -> (Vec<(String, String)>, Value) {
    let output = rate(&[words, &["--json"]].concat());
    let text = String::from_utf8(output.stdout).unwrap();
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let ratings = lines.pop().unwrap();
    assert_eq!(ratings["type"], "ratings");
    assert_eq!(output.status.code(), Some(i32::from(!lines.is_empty())));
    let name = |line: &Value| Path::new(line["file"].as_str().unwrap()).file_name().unwrap().to_owned();
    let refused = |line: &Value| {
        assert_eq!(line["type"], "refused");
        (name(line).into_string().unwrap(), line["code"].as_str().unwrap().to_owned())
    };
    (lines.iter().map(refused).collect(), ratings)
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// An evening of three people and a bot in all games.
fn evening_of_games(folder: &Path) -> Vec<PathBuf> {
    let games = [
        (GameId::KnochenMax, vec!["Anna", "Bert"]),
        (GameId::RollingBones, vec!["Anna", "Carl", "steady"]),
        (GameId::KnochenMax, vec!["Carl", "Bert", "Anna"]),
        (GameId::RollingDice, vec!["Anna", "Bert"]),
        (GameId::KnochenMax, vec!["Anni", "novice"]),
        (GameId::KnochenMax, vec!["Carl"]),
        (GameId::RollingBones, vec!["Bert", "Bert"]),
    ];
    let files = (1..).zip(games).map(|(number, (game, names))| {
        written(folder, &evening(game, &format!("table-{number}"), &names, number))
    });
    files.collect()
}

fn assert_near(one: &Value, other: &Value, at: &str) {
    match (one, other) {
        (Value::Object(fields), Value::Object(others)) => {
            for (key, value) in fields.iter().filter(|(key, _)| *key != "refused") {
                assert_near(value, &others[key], &format!("{at}.{key}"));
            }
        }
        (Value::Array(many), Value::Array(others)) => {
            assert_eq!(many.len(), others.len(), "{at}");
            many.iter().zip(others).for_each(|(value, other)| assert_near(value, other, at));
        }
        (Value::Number(value), Value::Number(other)) => {
            let apart = (value.as_f64().unwrap() - other.as_f64().unwrap()).abs();
            assert!(apart < 1e-9, "{at}: {value} and {other}");
        }
        _ => assert_eq!(one, other, "{at}"),
    }
}

#[test]
fn another_program_computes_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let files = evening_of_games(folder.path());
    for file in &files {
        let analysis = bonecup(&["analyse", text(file), "--json"]);
        if analysis.status.success() {
            std::fs::write(format!("{}.analysis", text(file)), analysis.stdout).unwrap();
        }
    }
    let paths: Vec<&str> = files.iter().map(|file| text(file)).collect();
    let words = [&["--same", "Anni=Anna"], paths.as_slice()].concat();
    let (refused, ours) = json(&words);
    assert_eq!(refused, []);
    assert_eq!(ours["counted"], 7);
    let script: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../docs/rate.py"].iter().collect();
    let Ok(output) = Command::new("python3").arg(script).args(&words).output() else {
        return println!("python3 is missing: docs/rate.py is not tested");
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_near(&ours, &serde_json::from_slice(&output.stdout).unwrap(), "ratings");
    let knochenmax =
        ours["games"].as_array().unwrap().iter().find(|game| game["game"] == "knochenmax").unwrap();
    let anna =
        knochenmax["players"].as_array().unwrap().iter().find(|player| player["name"] == "Anna").unwrap();
    assert_eq!((&anna["result"]["games"], &anna["skill"]["games"]), (&3.into(), &3.into()));
}

#[test]
fn a_folder_is_read_in_the_order_of_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let files = evening_of_games(folder.path());
    let paths: Vec<&str> = files.iter().map(|file| text(file)).collect();
    std::fs::write(folder.path().join("notes.txt"), "no record").unwrap();
    assert_eq!(json(&[text(folder.path())]).1, json(&paths).1);
    let back: Vec<&str> = paths.iter().rev().copied().collect();
    assert_ne!(json(&back).1, json(&paths).1, "the order counts");
}

#[test]
fn what_does_not_count_is_named_and_the_rest_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let good = evening(GameId::KnochenMax, "good", &["Anna", "Bert"], 1);
    let good_file = written(folder.path(), &good);
    let mut unfinished = evening(GameId::KnochenMax, "unfinished", &["Anna", "Bert"], 2);
    unfinished.events.truncate(11);
    unfinished.result = None;
    let mut lying = evening(GameId::KnochenMax, "lying", &["Anna", "Bert"], 3);
    lying.result.as_mut().unwrap().points[1].0 += 500;
    let others = [
        written(folder.path(), &unfinished),
        written(folder.path(), &lying),
        written(folder.path(), &evening(GameId::KnochenMax, "bots", &["steady", "random"], 4)),
        written(folder.path(), &evening(GameId::KnochenMax, "strangers", &["Carl", "Dora"], 5)),
        folder.path().join("again.json"),
        folder.path().join("nonsense.json"),
        folder.path().join("missing.json"),
    ];
    std::fs::copy(&good_file, &others[4]).unwrap();
    std::fs::write(&others[5], "[Event \"a game of chess\"]").unwrap();
    let files: Vec<&str> = std::iter::once(&good_file).chain(&others).map(|file| text(file)).collect();
    let (refused, ratings) = json(&[&["--player", "Anna"], files.as_slice()].concat());
    let refused: Vec<(&str, &str)> =
        refused.iter().map(|(file, code)| (file.as_str(), code.as_str())).collect();
    let nonsense = refused[5].1.to_owned();
    assert_eq!(
        refused,
        [
            ("unfinished.json", "rate-unfinished"),
            ("lying.json", "record-result"),
            ("bots.json", "rate-of-others"),
            ("strangers.json", "rate-of-others"),
            ("again.json", "rate-again"),
            ("nonsense.json", nonsense.as_str()),
            ("missing.json", "file"),
        ]
    );
    assert_eq!(ratings["counted"], 1);
    assert_near(&ratings, &json(&[text(&good_file)]).1, "the good one");
    let told = rate(&files);
    let errors = String::from_utf8(told.stderr).unwrap();
    assert_eq!(told.status.code(), Some(1));
    assert_eq!(errors.lines().count(), 6, "{errors}");
    assert!(errors.contains("unfinished.json: The game was not played to its end."), "{errors}");
    assert!(String::from_utf8(told.stdout).unwrap().contains("Anna"));
}

#[test]
fn a_record_comes_from_the_standard_input_too() {
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path(), &evening(GameId::KnochenMax, "one", &["Anna", "Bert"], 1));
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command.args(["rate", "-", "--json"]).stdin(Stdio::from(std::fs::File::open(&file).unwrap()));
    let piped: Value = serde_json::from_slice(&command.output().unwrap().stdout).unwrap();
    assert_eq!(piped, json(&[text(&file)]).1);
}

#[test]
fn people_read_and_hear_the_same_figures() {
    let folder = tempfile::tempdir().unwrap();
    let file = written(folder.path(), &evening(GameId::KnochenMax, "one", &["Anna", "Bert"], 1));
    let (_, ratings) = json(&[text(&file)]);
    let best = &ratings["games"][0]["players"][0];
    let figure = format!("{:.1}", best["result"]["rating"].as_f64().unwrap());
    let table = String::from_utf8(rate(&[text(&file)]).stdout).unwrap();
    let row = table.lines().find(|line| line.contains(best["name"].as_str().unwrap())).unwrap();
    assert!(row.contains(&figure) && row.contains('±'), "{table}");
    let plain = String::from_utf8(rate(&[text(&file), "--plain"]).stdout).unwrap();
    assert!(plain.contains(&figure) && plain.contains("give or take"), "{plain}");
    assert!(!plain.contains('±'), "{plain}");
}

#[test]
fn nothing_is_counted_out_of_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (refused, ratings) = json(&[text(folder.path())]);
    assert_eq!(
        (refused.len(), &ratings["counted"], &ratings["games"]),
        (0, &0.into(), &Value::Array(Vec::new()))
    );
    let wrong = rate(&["x.json", "--same", "Anna"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("OLD=NEW"));
    assert_eq!(rate(&[]).status.code(), Some(2));
}
