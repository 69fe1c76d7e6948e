//! What people expect of any command line.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::process::{Command, Output};

use super::{bonecup, record, refused};

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(line: &str) -> (serde_json::Value, Option<i32>) {
    let output = bonecup(&line.split(' ').collect::<Vec<_>>());
    let text = String::from_utf8(output.stdout).unwrap();
    (serde_json::from_str(text.lines().last().unwrap_or_default()).unwrap(), output.status.code())
}

#[test]
fn a_slip_is_asked_back() {
    refused("plya", 2, "Did you mean “play”?");
    refused("simulate knochenmax --gamse 3", 2, "Did you mean “--games”?");
    refused("rules rollingbones", 2, "Did you mean “rolling-bones”?");
    refused("simulate knochenmax --seats stedy", 2, "Did you mean “steady”?");
    refused("simulate knochenmax --option shets=2", 2, "Did you mean “sheets”?");
    refused("simulate knochenmax --option bones=antik", 2, "Did you mean “antique”?");
    refused("help plya", 2, "Did you mean “play”?");
    refused("host localhost:1 knochnmax", 2, "Did you mean “knochenmax”?");
    refused("host localhost:1 knochenmax --seats me,opne", 2, "Did you mean “open”?");
}

#[test]
fn help_is_a_command_too_and_names_come_in_any_case() {
    assert_eq!(said(&bonecup(&["help", "play"])), said(&bonecup(&["play", "--help"])));
    assert_eq!(said(&bonecup(&["help"])), said(&bonecup(&["--help"])));
    let page = said(&bonecup(&["rules", "knochenmax"]));
    for name in ["KNOCHENMAX", "KnochenMAX", " knochenmax "] {
        assert_eq!(said(&bonecup(&["rules", name])), page, "{name}");
    }
    assert!(said(&bonecup(&["rules", "Rolling Bones"])).starts_with("Rolling Bones"));
    assert_eq!(said(&bonecup(&["analyze", "--help"])), said(&bonecup(&["analyse", "--help"])));
}

#[test]
fn an_unknown_language_falls_back_with_a_warning() {
    let output = bonecup(&["rules", "knochenmax", "--lang", "fr"]);
    assert_eq!(said(&output), said(&bonecup(&["rules", "knochenmax"])));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("warning:") && told.contains("de, en"), "{told}");
    assert!(said(&bonecup(&["rules", "knochenmax", "--lang", "de_AT"])).contains("Worum es geht"));
}

#[test]
fn values_that_are_missing_or_negative_are_told_as_such() {
    refused(
        "simulate knochenmax --games",
        2,
        "--games <N> needs a value. It is: How many games, 1 to 100000000",
    );
    refused("simulate knochenmax --seed -1", 2, "--seed <S> cannot be “-1”");
    refused("replay game.json --to -1", 2, "--to <N> cannot be “-1”");
    refused("rules knochenmax --lang", 2, "--lang <de|en> needs a value");
    refused("throw --aim -5", 2, "30");
}

#[test]
fn colours_are_a_choice() {
    let coloured = |args: &[&str]| said(&bonecup(args)).contains('\u{1b}');
    assert!(coloured(&["rules", "knochenmax", "--color", "always"]));
    assert!(coloured(&["--color=always", "--help"]));
    assert!(!coloured(&["rules", "knochenmax", "--color", "never"]));
    assert!(!coloured(&["rules", "knochenmax"]));
    refused("rules knochenmax --color blue", 2, "auto, always, never");
}

#[test]
fn the_c_locale_gets_ascii() {
    let folder = tempfile::tempdir().unwrap();
    let (file, _) = record(&folder);
    let path = file.to_str().unwrap();
    for args in [
        vec!["--help"],
        vec!["rules", "rolling-dice"],
        vec!["replay", path],
        vec!["analyse", path],
        vec!["throw", "--noise", "1"],
        vec!["solve", "knochenmax"],
        vec!["simulate", "knochenmax", "--games", "3"],
        vec!["completions", "zsh"],
        vec!["analyse", path, "--json"],
        vec!["rules", "chess"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
        let output = command.args(&args).env("LC_ALL", "C").env("BONECUP_LANG", "de").output().unwrap();
        assert!(output.stdout.is_ascii(), "{args:?}: {}", String::from_utf8_lossy(&output.stdout));
        assert!(output.stderr.is_ascii(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn a_file_may_have_any_name() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join(OsStr::from_bytes(b"game-\xff.json"));
    std::fs::copy(record(&folder).0, &name).unwrap();
    for command in ["verify", "replay"] {
        let output = Command::new(env!("CARGO_BIN_EXE_bonecup")).arg(command).arg(&name).output().unwrap();
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn whoever_asks_for_json_gets_it_also_when_it_fails() {
    for (line, exit) in [
        ("simulate knochenmax --json --gamse 3", 2),
        ("simulate poker --json", 2),
        ("solve chess --json", 2),
        ("throw --json --strength 1", 2),
        ("analyse no-such-file.json --json", 2),
        ("replay no-such-file.json --json", 2),
        ("verify no-such-file.json --json", 2),
        ("play chess --json", 2),
        ("games replay 99 --json", 2),
    ] {
        let (answer, code) = json(line);
        assert_eq!(code, Some(exit), "{line}: {answer}");
        let message =
            if line.starts_with("verify") { &answer["message"] } else { &answer["error"]["message"] };
        assert!(message.as_str().is_some_and(|message| !message.is_empty()), "{line}: {answer}");
    }
}

#[test]
fn several_records_are_verified_and_replayed_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let (file, text) = record(&folder);
    let bad = folder.path().join("bad.json");
    std::fs::write(&bad, text.replacen("simulated-1-0", "simulated-1-1", 1)).unwrap();
    let (file, bad) = (file.to_str().unwrap(), bad.to_str().unwrap());
    let output = bonecup(&["verify", file, bad, file, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let lines = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let verdicts: Vec<_> = answers.iter().map(|answer| answer["verified"].as_bool().unwrap()).collect();
    assert_eq!(verdicts, [true, false, true]);
    assert_eq!(answers[1]["file"], bad);

    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command.args(["verify", "-", "--json"]).stdin(std::fs::File::open(file).unwrap());
    assert!(command.output().unwrap().status.success());

    let lines = said(&bonecup(&["replay", file, "--json"]));
    let events: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events[0]["type"], "table");
    assert_eq!(
        (&events[1]["type"], &events[1]["seq"], &events[1]["kind"]),
        (&"event".into(), &1.into(), &"roll".into())
    );
    assert_eq!(events.last().unwrap()["finished"], true);
}

#[test]
fn shells_know_games_bots_languages_and_colours() {
    for shell in ["bash", "zsh", "fish"] {
        let script = said(&bonecup(&["completions", shell]));
        for word in ["rolling-bones", "steady", "champion", "sheets=1", "orange", "analyse", "always"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    let fish = said(&bonecup(&["completions", "fish"]));
    let games = "-n \"__fish_bonecup_using_subcommand play\" -f -a \"rolling-bones knochenmax rolling-dice\"";
    assert!(fish.contains(games), "{fish}");
}

#[test]
fn every_command_has_a_page_of_the_manual_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    said(&bonecup(&["man", "--dir", folder.path().to_str().unwrap()]));
    for (pages, word) in [("man1", "bots"), ("de/man1", "Bots")] {
        let page = |name: &str| std::fs::read_to_string(folder.path().join(pages).join(name)).unwrap();
        assert!(page("bonecup-play.1").contains(word), "{pages}");
        assert!(page("bonecup.1").contains("bonecup"), "{pages}");
    }
}

#[test]
fn a_file_of_somebody_else_is_named_and_not_called_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let diary = folder.path().join("diary.txt");
    std::fs::write(&diary, "Dear diary, ".repeat(1000)).unwrap();
    let (diary, copy) = (diary.to_str().unwrap(), folder.path().join("copy.db").display().to_string());
    for line in [format!("backup {copy} --data {diary}"), format!("restore {diary} --data {copy}")] {
        let output = bonecup(&line.split(' ').collect::<Vec<_>>());
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(diary) && !told.contains("damaged"), "{line}: {told}");
    }
}

#[test]
fn a_log_that_goes_to_a_file_has_no_colours() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "debug", "--data"])
        .arg(folder.path().join("x.db"));
    command.env_remove("DATABASE_URL").env_remove("NATS_URL").env_remove("BONECUP_KEY");
    command.stderr(std::fs::File::create(&log).unwrap()).stdout(std::process::Stdio::piped());
    let mut serving = command.spawn().unwrap();
    let mut line = String::new();
    use std::io::BufRead as _;
    std::io::BufReader::new(serving.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert!(Command::new("kill").args(["-TERM", &serving.id().to_string()]).status().unwrap().success());
    assert!(serving.wait().unwrap().success());
    let log = std::fs::read_to_string(&log).unwrap();
    assert!(!log.is_empty() && !log.contains('\u{1b}'), "{log}");
}
