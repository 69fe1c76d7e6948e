//! Nothing is lost: games that are kept, offered, listed, deleted only when asked, and never overwritten.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use super::{ALWAYS_THE_FIRST, Folder, bonecup_at, check_ended, objected, play_at, said, verify};

fn games(home: &Path) -> Vec<Value> {
    let output = bonecup_at(home, &["games", "--json"]).output().unwrap();
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    json["games"].as_array().unwrap().clone()
}

fn run(home: &Path, args: &[&str], typed: &str) -> Output {
    let mut child = bonecup_at(home, args).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn a_named_game_offers_the_one_that_was_interrupted() {
    let folder = Folder::new();
    let home = folder.0.path();
    check_ended(&play_at(home, &["knochenmax"], "keep\nq\n"), 0);
    let output = play_at(home, &["KnochenMAX"], "perhaps\nyes\nq\n");
    check_ended(&output, 0);
    assert!(
        said(&output).contains("There is an interrupted game: KnochenMAX")
            && said(&output).contains("throw 2 of 3")
    );
    // Another game, another agreement or a wish for a new one asks nothing.
    for args in [vec!["rolling-bones"], vec!["knochenmax", "--new"], vec!["knochenmax", "--seats", "me"]] {
        let output = play_at(home, &args, "q\n");
        check_ended(&output, 0);
        assert!(!said(&output).contains("interrupted game:"), "{args:?}");
    }
    let output = play_at(home, &["knochenmax"], "no\nq\n");
    check_ended(&output, 0);
    assert_eq!(
        games(home).iter().filter(|game| game["game"] == "knochenmax").count(),
        4,
        "nothing was dropped"
    );
}

#[test]
fn a_result_is_kept_without_being_asked_for() {
    let folder = Folder::new();
    let home = folder.0.path();
    let output = play_at(home, &["knochenmax", "--seats", "me"], &"1\n".repeat(ALWAYS_THE_FIRST));
    check_ended(&output, 0);
    let [game] = &games(home)[..] else { panic!("{:?}", games(home)) };
    assert_eq!((&game["finished"], &game["running"]), (&true.into(), &false.into()));
    let file = game["file"].as_str().unwrap();
    assert!(said(&output).contains(file), "{}", said(&output));
    check_ended(&verify(Path::new(file)), 0);
    for action in ["replay", "analyse"] {
        let output = run(home, &["games", action, "1", "--plain"], "");
        check_ended(&output, 0);
        assert!(said(&output).contains("KnochenMAX"), "{action}");
    }
    let resumed = run(home, &["games", "resume", "1"], "");
    check_ended(&resumed, 2);
    assert!(objected(&resumed).contains("is past"));
}

#[test]
fn the_list_goes_on_with_a_game_and_deletes_only_when_told_so() {
    let folder = Folder::new();
    let home = folder.0.path();
    assert!(said(&run(home, &["games"], "")).contains("No games are kept"));
    check_ended(&play_at(home, &["knochenmax", "--seats", "me,steady"], "keep\nq\n"), 0);
    let list = said(&run(home, &["games"], ""));
    assert!(list.contains("1: KnochenMAX with me, the bot steady, interrupted after"), "{list}");
    let resumed = run(home, &["games", "resume", "1", "--plain"], "q\n");
    check_ended(&resumed, 0);
    assert!(said(&resumed).contains("throw 2 of 3"), "{}", said(&resumed));
    let table = games(home)[0]["table"].as_str().unwrap().to_owned();
    let unsure = run(home, &["games", "delete", &table], "no\n");
    check_ended(&unsure, 2);
    assert_eq!(games(home).len(), 1);
    check_ended(&run(home, &["games", "delete", &table, "--yes"], ""), 0);
    assert!(games(home).is_empty());
    assert!(std::fs::read_dir(home.join("running")).unwrap().next().is_none(), "its seed is gone too");
    check_ended(&run(home, &["games", "delete", "7", "--yes"], ""), 2);
}

#[test]
fn a_record_is_never_written_over_a_finished_game_or_something_else() {
    let folder = Folder::new();
    let (home, file) = (folder.0.path(), folder.record());
    let args = ["knochenmax", "--seats", "me", "--new", "--record", &file];
    check_ended(&play_at(home, &args, &"1\n".repeat(ALWAYS_THE_FIRST)), 0);
    let before = std::fs::read(&file).unwrap();
    let again = play_at(home, &args, "q\n");
    check_ended(&again, 2);
    assert!(objected(&again).contains("holds a game that is over"), "{}", objected(&again));
    check_ended(&run(home, &["simulate", "knochenmax", "--games", "1", "--record", &file], ""), 2);
    assert!(std::fs::read(&file).unwrap() == before);
    let diary = folder.0.path().join("diary.txt");
    std::fs::write(&diary, "Dear diary").unwrap();
    let args = ["knochenmax", "--new", "--record", diary.to_str().unwrap()];
    check_ended(&play_at(home, &args, "q\n"), 2);
    assert_eq!(std::fs::read_to_string(&diary).unwrap(), "Dear diary");
}

#[test]
fn saved_is_said_only_when_it_is() {
    let folder = Folder::new();
    let file = folder.0.path().join("file");
    std::fs::write(&file, "").unwrap();
    // A folder that is a file can keep nothing.
    for args in [vec!["knochenmax", "--plain"], vec!["knochenmax"]] {
        let output = run(&file, &[&["play"], &args[..]].concat(), "keep\nq\n");
        check_ended(&output, 1);
        assert!(!said(&output).contains("The game is saved"), "{}", said(&output));
        assert!(objected(&output).contains("NOT saved"), "{}", objected(&output));
    }
}

#[test]
fn a_game_whose_program_is_ended_from_outside_goes_on() {
    let folder = Folder::new();
    let home = folder.0.path();
    let mut child = bonecup_at(home, &["play", "--plain", "knochenmax", "--seats", "me"]).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"keep\n").unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("throw 2 of 3")));
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    child.wait().unwrap();
    assert_eq!(games(home)[0]["running"], true);
    let output = run(home, &["games", "resume", "1", "--plain"], "q\n");
    assert!(said(&output).contains("throw 2 of 3"), "{}", said(&output));
}
