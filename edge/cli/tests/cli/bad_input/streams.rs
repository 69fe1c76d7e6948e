//! Output that fails says so, in every command: a full disk gives a message and a code, a reader who has seen enough
//! ends the program quietly.

use std::fs::OpenOptions;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Every command that the program has, as it says itself.
fn commands() -> Vec<String> {
    let output = super::bonecup(&["no-such-command"]);
    let told = String::from_utf8(output.stderr).unwrap();
    let list = told.split("There are: ").nth(1).unwrap().split('.').next().unwrap();
    list.split(", ").map(str::to_owned).collect()
}

/// Words with which a command has something to say, and what is typed then.
fn words(command: &str) -> Option<(&'static str, &'static str)> {
    Some(match command {
        "play" => ("play knochenmax --plain --new", "1\n1\nq\n"),
        "games" => ("games", ""),
        "rules" => ("rules rolling-dice", ""),
        "simulate" => ("simulate knochenmax --games 1", ""),
        "advise" => ("advise line.json", ""),
        "analyse" => ("analyse game.json", ""),
        "rate" => ("rate evening", ""),
        "daily" => ("daily knochenmax --plain", "1\n"),
        "train" => ("train game.json", ""),
        "throw" => ("throw --noise 1", ""),
        "score" => ("score rolling-dice round.json", ""),
        "solve" => ("solve rolling-bones", ""),
        "replay" => ("replay game.json", ""),
        "verify" => ("verify game.json", ""),
        "backup" => ("backup copy.db --data data.db", ""),
        "restore" => ("restore kept.db --data data.db --force", ""),
        "check" => ("check --data data.db", ""),
        "completions" => ("completions bash", ""),
        "help" => ("help play", ""),
        // A server goes on without a reader, and tables need one: they have tests of their own.
        "serve" | "host" | "join" => return None,
        _ => panic!("say how {command} writes something"),
    })
}

fn start(folder: &Path, line: &str, typed: &str, stdout: Stdio) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command.args(line.split(' ')).current_dir(folder).env("BONECUP_HOME", folder).env("BONECUP_LANG", "en");
    command.env_remove("DATABASE_URL").env_remove("NATS_URL").env_remove("BONECUP_KEY").env_remove("LC_ALL");
    let mut child = command.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::piped()).spawn().unwrap();
    // A command that asks nothing may be gone already.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child
}

/// A folder with a record, a position, a round, a database, and an evening of which nothing was kept.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let record = "simulate knochenmax --games 1 --record game.json";
    assert!(start(path, record, "", Stdio::null()).wait().unwrap().success());
    let position = r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[1,3,3,4,6],"throws_left":2}}"#;
    let round = r#"{"game":"rolling-dice","round":{"seats":3,"floe":[{"colour":"orange","face":3},{"colour":"green","face":1},{"colour":"purple","face":1}]}}"#;
    std::fs::write(path.join("line.json"), format!("{position}\n")).unwrap();
    std::fs::create_dir(path.join("evening")).unwrap();
    std::fs::write(path.join("round.json"), format!("{round}\n")).unwrap();
    let mut serving = start(path, "serve --listen 127.0.0.1:0 --data data.db", "", Stdio::piped());
    let mut line = String::new();
    BufReader::new(serving.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    terminate(&serving);
    assert!(serving.wait().unwrap().success());
    assert!(start(path, "backup kept.db --data data.db", "", Stdio::null()).wait().unwrap().success());
    folder
}

fn terminate(child: &Child) {
    let sent = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_gives_a_message_and_a_code_in_every_command() {
    let folder = folder();
    for (line, typed) in commands().iter().filter_map(|command| words(command)) {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = start(folder.path(), line, typed, full.into()).wait_with_output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}: {told}");
        assert!(told.contains("could not be written"), "{line}: {told}");
        assert!(!told.contains("panicked"), "{line}: {told}");
        let _ = std::fs::remove_file(folder.path().join("copy.db"));
    }
}

#[test]
fn a_reader_who_has_seen_enough_ends_every_command_quietly() {
    let folder = folder();
    for (line, typed) in commands().iter().filter_map(|command| words(command)) {
        let mut child = start(folder.path(), line, typed, Stdio::piped());
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        assert!(!first.is_empty(), "{line} says nothing");
        let output = child.wait_with_output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success() && told.is_empty(), "{line}: {told}");
        let _ = std::fs::remove_file(folder.path().join("copy.db"));
    }
}

/// People play on, whoever reads where the server is.
#[cfg(target_os = "linux")]
#[test]
fn a_server_whose_output_is_full_says_so_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let line = "serve --listen 127.0.0.1:0 --data data.db --log off";
    let mut serving = start(folder.path(), line, "", full.into());
    let mut told = String::new();
    BufReader::new(serving.stderr.as_mut().unwrap()).read_line(&mut told).unwrap();
    assert!(told.contains("could not be written"), "{told}");
    terminate(&serving);
    assert!(serving.wait().unwrap().success());
}
