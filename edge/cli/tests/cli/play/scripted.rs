//! `bonecup play --json`: a program that knows no rules plays whole games of all three.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout};

use serde_json::{Value, json};

use super::{Folder, bonecup_at, check_ended, verify};

struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn new(home: &Path, args: &[&str]) -> Program {
        let mut child = bonecup_at(home, args).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Program { child, input, output: BufReader::new(output) }
    }

    fn say(&mut self, command: &Value) {
        writeln!(self.input, "{command}").unwrap();
    }

    fn hear(&mut self) -> Option<Value> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).unwrap();
        (read > 0).then(|| serde_json::from_str(&line).unwrap())
    }

    /// The next object of this type.
    fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.hear().expect(kind);
            if heard["type"] == kind {
                return heard;
            }
        }
    }

    /// Answers every state until the game is over; what was said last.
    fn play(&mut self) -> Value {
        loop {
            let heard = self.hear().unwrap();
            match heard["type"].as_str().unwrap() {
                "state" => {
                    if let Some(command) = answer(&heard) {
                        self.say(&command);
                    }
                }
                "over" => return heard,
                "error" => panic!("{heard}"),
                _ => {}
            }
        }
    }

    fn end(self) -> i32 {
        drop(self.input);
        drop(self.output);
        self.child.wait_with_output().unwrap().status.code().unwrap()
    }
}

/// Takes what the state offers: a throw where it can be aimed, a burial where there is one, else the first move.
fn answer(state: &Value) -> Option<Value> {
    let turn = &state["turn"];
    match turn["kind"].as_str().unwrap() {
        "over" => None,
        "enter" => Some(json!({"type": "enter", "dice": turn["request"].as_str().map(faces).unwrap()})),
        "move" if state["aim"].is_object() => {
            let usual = |part: &str| state["aim"][part]["usual"].clone();
            Some(json!({"type": "throw", "aim": {"place": usual("place"), "strength": 850}}))
        }
        "move" => {
            let moves = state["moves"].as_array().unwrap();
            let bury = moves.iter().find(|action| action["move"] == "bury");
            Some(json!({"type": "play", "move": bury.unwrap_or(&moves[0])["move"]}))
        }
        other => panic!("{other}"),
    }
}

/// Faces for so many bones as are asked for.
fn faces(request: &str) -> String {
    let count = request.split(|letter: char| !letter.is_ascii_digit()).find_map(|word| word.parse().ok());
    vec!["3"; count.unwrap_or(5)].join(" ")
}

#[test]
fn a_program_plays_whole_games_of_all_three() {
    let folder = Folder::new();
    for (game, option) in
        [("rolling-bones", "target=20"), ("knochenmax", "sheets=1"), ("rolling-dice", "begins=2")]
    {
        let file = folder.0.path().join(format!("{game}.json"));
        let path = file.to_str().unwrap();
        let args = ["play", game, "--json", "--seats", "me,steady", "--option", option, "--record", path];
        let mut program = Program::new(folder.0.path(), &args);
        assert_eq!(program.hear().unwrap()["game"], game);
        let over = program.play();
        assert_eq!(over["result"]["points"].as_array().unwrap().len(), 2, "{over}");
        assert_eq!(over["kept"], true);
        assert_eq!(program.end(), 0);
        check_ended(&verify(&file), 0);
        check_ended(&verify(Path::new(over["file"].as_str().unwrap())), 0);
    }
}

#[test]
fn a_program_types_real_dice() {
    let folder = Folder::new();
    let args = ["play", "knochenmax", "--json", "--seats", "Anna", "--real-dice"];
    let mut program = Program::new(folder.0.path(), &args);
    let over = program.play();
    assert_eq!(over["result"]["winners"], json!([0]));
    assert_eq!(program.end(), 0);
}

#[test]
fn what_is_refused_is_an_object_and_changes_nothing() {
    let folder = Folder::new();
    let mut program =
        Program::new(folder.0.path(), &["play", "rolling-dice", "--json", "--seats", "me,random"]);
    let before = program.hear_of("state");
    for (command, code) in [
        (json!({"type": "play", "move": "fold"}), "notation"),
        (json!({"type": "play", "move": "choose 1"}), "rd-not-now"),
        (json!({"type": "throw", "aim": {"strength": 9}}), "rd-aim-out-of-range"),
        (json!({"type": "throw", "aim": {"twist": 9}}), "aim-part"),
        (json!({"type": "enter", "dice": "1"}), "no-dice-awaited"),
        (json!({"type": "dance"}), "command-unknown"),
        (json!({"type": "play"}), "command-form"),
    ] {
        let mut command = command;
        command["id"] = json!([code, 7]);
        program.say(&command);
        let refused = program.hear_of("error");
        assert_eq!(refused["id"], command["id"], "whoever asked knows its answer");
        assert_eq!(refused["error"]["code"], code, "{refused}");
        assert!(!refused["error"]["message"].as_str().unwrap().is_empty());
    }
    program.say(&json!([1]));
    assert_eq!(program.hear_of("error")["error"]["code"], "command-form");
    program.say(&json!({"type": "state", "id": "mine"}));
    let after = program.hear_of("state");
    assert_eq!(after["id"], "mine");
    assert_eq!((&after["seq"], &after["position"]), (&before["seq"], &before["position"]));
    program.say(&json!({"type": "advise"}));
    assert!(!program.hear_of("advice")["moves"].as_array().unwrap().is_empty());
    program.say(&json!({"type": "record"}));
    assert_eq!(program.hear_of("record")["record"]["format"], "bonecup-record");
    program.say(&json!({"type": "end"}));
    assert!(program.hear_of("left")["seed"].is_string(), "a game that was given up tells its seed");
    assert_eq!(program.end(), 0);
}

#[test]
fn a_program_goes_on_with_a_game_that_it_left() {
    let folder = Folder::new();
    let mut program = Program::new(folder.0.path(), &["play", "knochenmax", "--json", "--seats", "me"]);
    program.hear_of("state");
    program.say(&json!({"type": "play", "move": "keep"}));
    let before = program.hear_of("state");
    program.say(&json!({"type": "quit"}));
    assert_eq!(program.hear_of("left")["kept"], true);
    assert_eq!(program.end(), 0);
    let mut again = Program::new(folder.0.path(), &["play", "--json"]);
    let after = again.hear_of("state");
    assert_eq!((&after["seq"], &after["position"]), (&before["seq"], &before["position"]));
    again.say(&answer(&after).unwrap());
    again.play();
    assert_eq!(again.end(), 0);
    // Nothing is left to go on with, and that is said as an object too.
    let mut none = Program::new(folder.0.path(), &["play", "--json"]);
    assert_eq!(none.hear_of("error")["error"]["code"], "usage");
    assert_eq!(none.end(), 2);
}

/// The page shows a session: lines with `>` are said, of those with `<` every field is heard.
#[test]
fn the_session_of_the_page_goes_as_it_stands_there() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scripting.md");
    let text = std::fs::read_to_string(page).unwrap();
    let session = text.split("```text session\n").nth(1).unwrap().split("```").next().unwrap();
    let mut lines = session.lines();
    let args: Vec<&str> = lines.next().unwrap().split(' ').skip(1).collect();
    let folder = Folder::new();
    let mut program = Program::new(folder.0.path(), &args);
    let mut heard = 0;
    for line in lines {
        if let Some(command) = line.strip_prefix("> ") {
            program.say(&serde_json::from_str(command).unwrap());
            continue;
        }
        let expected: Value = serde_json::from_str(line.strip_prefix("< ").unwrap()).unwrap();
        let said = program.hear().unwrap();
        for (name, value) in expected.as_object().unwrap() {
            assert_eq!(&said[name], value, "{name} of {said}");
        }
        heard += 1;
    }
    assert!(heard >= 6);
    assert_eq!(program.end(), 0);
}
