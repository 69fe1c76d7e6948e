//! Every `bonecup …` command in the documents and in the help runs as it stands there, except those that are listed here;
//! a block of such commands alone says `not-run`.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The pages whose commands are run.
const PAGES: [&str; 8] = [
    "README.md",
    "docs/fairness.md",
    "docs/operating.md",
    "docs/record.md",
    "docs/scripting.md",
    "docs/solver.md",
    "docs/terminal.md",
    "docs/throw.md",
];

/// What needs a server, a database or a bus elsewhere: other tests do the same with their own.
const NOT_RUN: [&str; 7] = [
    "bonecup host localhost:7373 knochenmax",
    "bonecup host bones.example.org knochenmax --seats me,open,steady",
    "bonecup join localhost:7373/K7QX2M4P",
    "DATABASE_URL=postgres://bonecup@db/bonecup NATS_URL=nats://nats:4222 bonecup serve --listen 0.0.0.0:7373",
    "bonecup join https://bones.example.org/t/4XK2M9QW7ZP1R8TN",
    // Games of people: `rate.rs` plays some.
    "bonecup rate game.json more.json",
    "bonecup rate game.json more.json --json",
];

/// The commands of a page's fenced blocks of this kind (`sh` or `sh not-run`), without their comments.
fn commands(page: &str, kind: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(page)).unwrap();
    let mut commands = Vec::new();
    for block in text.split(&format!("```{kind}\n")).skip(1) {
        let lines = block.split("```").next().unwrap().lines();
        let lines = lines.map(|line| line.split(" #").next().unwrap().trim().to_owned());
        commands.extend(lines.filter(|line| line.starts_with("bonecup ") || line.contains(" bonecup ")));
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

/// A path from the root, such as `/backup/monday.db`, lies in the folder instead.
fn moved(word: String, folder: &Path) -> String {
    let Some(path) = word.strip_prefix('/') else { return word };
    let path = folder.join(path);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A command in the folder, with nothing of the developer's own around it.
fn prepared(command: &str, folder: &Path) -> Command {
    let words = words(command).into_iter().skip(1).take_while(|word| word != ">");
    let words = words.map(|word| moved(word, folder));
    let mut prepared = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    prepared.args(words).current_dir(folder).env("BONECUP_HOME", folder);
    prepared.env_remove("DATABASE_URL").env_remove("NATS_URL").env_remove("BONECUP_DATA");
    prepared.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    prepared
}

/// What `yes LINE` or `echo 'LINE'` types.
fn typed(typist: &str) -> String {
    match typist.strip_prefix("yes ") {
        Some(line) => format!("{line}\n").repeat(10_000),
        None => {
            typist.strip_prefix("echo '").and_then(|line| line.strip_suffix('\'')).unwrap().to_owned() + "\n"
        }
    }
}

/// Runs a command in the folder; a game at the prompt is left at once, unless `yes …` plays it, and a server is stopped
/// when it is ready.
fn run(command: &str, folder: &Path) {
    if command.starts_with("bonecup serve") {
        return serve(command, folder);
    }
    let (typed, command) = match command.split_once(" | ") {
        Some((typist, command)) if !typist.starts_with("bonecup ") => (typed(typist), command),
        _ => ("quit\n".to_owned(), command),
    };
    let mut child = prepared(command, folder).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A command that asks nothing may be gone before it has read what is typed.
    let typing = std::thread::spawn(move || drop(std::io::Write::write_all(&mut stdin, typed.as_bytes())));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
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
    let mut ran = 0;
    for page in PAGES {
        let folder = tempfile::tempdir().unwrap();
        // A copy can be made of what a server has kept.
        run("bonecup serve", folder.path());
        for command in commands(page, "sh").iter().filter(|command| !NOT_RUN.contains(&command.as_str())) {
            run(command, folder.path());
            ran += 1;
        }
    }
    assert!(ran >= 25, "only {ran} commands were found in the documents");
}

#[test]
fn commands_that_are_not_run_are_listed_and_marked() {
    let all = |kind: &str| PAGES.iter().flat_map(|page| commands(page, kind)).collect::<Vec<_>>();
    let (shown, marked) = (all("sh"), all("sh not-run"));
    for command in &marked {
        assert!(NOT_RUN.contains(&command.as_str()), "{command} is marked and not listed");
    }
    for command in NOT_RUN {
        assert!(shown.iter().chain(&marked).any(|known| known == command), "no page shows {command}");
    }
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
        "check",
    ];
    run("bonecup serve", folder.path());
    for command in commands {
        let text = help(&format!("{command} --help --lang en"));
        let examples = text.split("Example").nth(1).unwrap_or_else(|| panic!("{command} shows no example"));
        let lines = examples.lines().map(str::trim).filter(|line| line.starts_with("bonecup "));
        lines.for_each(|line| run(line, folder.path()));
    }
}
