//! Every `bonecup …` command in the documents and in the help runs as it stands there.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The commands of the fenced `sh` blocks of a page, without their comments.
fn commands(page: &str) -> Vec<String> {
    let mut commands = Vec::new();
    for block in page.split("```sh\n").skip(1) {
        let lines = block.split("```").next().unwrap().lines();
        let lines = lines.map(|line| line.split(" #").next().unwrap().trim().to_owned());
        commands.extend(lines.filter(|line| line.starts_with("bonecup ")));
    }
    commands
}

/// The words of a command as a shell sees them: what is in double quotes is one.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (i, part) in command.split('"').enumerate() {
        if i % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// A command in the folder, with nothing of the developer's own around it.
fn prepared(command: &str, folder: &Path) -> Command {
    let words = words(command).into_iter().skip(1).take_while(|word| word != ">");
    let mut prepared = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    prepared.args(words).current_dir(folder).env("BONECUP_HOME", folder);
    prepared.env_remove("DATABASE_URL").env_remove("NATS_URL").env_remove("BONECUP_DATA");
    prepared.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    prepared
}

/// Runs a command in the folder; a game at the prompt is given up at once, a server is stopped when it is ready, and a
/// table on another server is not joined.
fn run(command: &str, folder: &Path) {
    if command.starts_with("bonecup join") {
        return;
    }
    if command.starts_with("bonecup serve") {
        return serve(command, folder);
    }
    let mut child = prepared(command, folder).spawn().unwrap();
    // A command that asks nothing may be gone before it is told to give up.
    let _ = std::io::Write::write_all(child.stdin.as_mut().unwrap(), b"quit\n");
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
}

/// Starts a server as it stands there, but at an address that is free.
fn serve(command: &str, folder: &Path) {
    let mut words: Vec<&str> = command.split_whitespace().collect();
    match words.iter().position(|word| *word == "--listen") {
        Some(place) => words[place + 1] = "127.0.0.1:0",
        None => words.extend(["--listen", "127.0.0.1:0"]),
    }
    let mut child = prepared(&words.join(" "), folder).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let stopped = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(
        stopped.success() && output.status.success(),
        "{command}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(line.contains("http://127.0.0.1:"), "{command}: {line}");
}

#[test]
fn commands_in_the_documents_run() {
    let folder = tempfile::tempdir().unwrap();
    let mut ran = 0;
    for page in ["README.md", "docs/fairness.md", "docs/record.md", "docs/solver.md", "docs/throw.md"] {
        let text = std::fs::read_to_string(root().join(page)).unwrap();
        for command in commands(&text) {
            run(&command, folder.path());
            ran += 1;
        }
    }
    assert!(ran >= 6, "the documents hardly show a command");
}

#[test]
fn examples_in_the_help_run() {
    let folder = tempfile::tempdir().unwrap();
    run("bonecup simulate knochenmax --games 1 --record game.json", folder.path());
    let help = |command: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_bonecup")).args(command.split(' ')).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let commands = [
        "analyse",
        "simulate",
        "rules",
        "replay",
        "verify",
        "completions",
        "play",
        "solve",
        "throw",
        "serve",
        "backup",
        "restore",
    ];
    run("bonecup serve", folder.path());
    for command in commands {
        let text = help(&format!("{command} --help --lang en"));
        let examples = text.split("Example").nth(1).unwrap_or_else(|| panic!("{command} shows no example"));
        let lines = examples.lines().map(str::trim).filter(|line| line.starts_with("bonecup "));
        lines.for_each(|line| run(line, folder.path()));
    }
}
