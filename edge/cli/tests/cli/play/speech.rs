//! Plain mode for ears: whatever is said is sentences, and nothing is said twice.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{ChildStdin, ChildStdout, Stdio};

use super::{Folder, bonecup_at};

/// A game that is played line by line by somebody who hears the last line.
struct Listener {
    child: std::process::Child,
    keys: ChildStdin,
    voice: ChildStdout,
    /// Everything that was heard.
    heard: String,
    prompts: usize,
    /// The question that was put last: words in between do not put it again.
    question: String,
}

impl Listener {
    fn new(home: &Path, args: &[&str], language: &str) -> Listener {
        let mut command = bonecup_at(home, &[&["play", "--plain"], args].concat());
        let mut child = command.env("BONECUP_LANG", language).stderr(Stdio::inherit()).spawn().unwrap();
        let (keys, voice) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Listener { child, keys, voice, heard: String::new(), prompts: 0, question: String::new() }
    }

    /// Listens until the next prompt; what was said since the last, or nothing at the end.
    fn listen(&mut self) -> Option<String> {
        let (mut new, mut byte) = (Vec::new(), [0]);
        while self.voice.read(&mut byte).unwrap() == 1 {
            new.push(byte[0]);
            if new.ends_with(b"\n> ") || new == b"> " {
                self.prompts += 1;
                self.heard += std::str::from_utf8(&new).unwrap();
                let said = String::from_utf8(new).unwrap();
                let asked = said.lines().rev().find(|line| is_question(line));
                self.question = asked.map_or_else(|| self.question.clone(), str::to_owned);
                return Some(said);
            }
        }
        self.heard += std::str::from_utf8(&new).unwrap();
        None
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.keys, "{line}").unwrap();
        // What was typed is shown after the prompt.
        let mut byte = [0];
        while self.voice.read(&mut byte).unwrap() == 1 && byte[0] != b'\n' {
            self.heard.push(char::from(byte[0]));
        }
        self.heard.push('\n');
    }

    /// Plays on: throws as offered, takes the first die that may be taken, and otherwise the first choice.
    fn play(&mut self, most: usize) {
        while self.prompts < most {
            if self.listen().is_none() {
                return;
            }
            let answer = answer_to(&self.question);
            self.type_line(&answer);
        }
    }
}

fn is_question(line: &str) -> bool {
    ["Enter throws", "Enter wirft", "now: die ", "Ende: Würfel ", "moves”", "moves“"]
        .iter()
        .any(|part| line.contains(part))
        && !line.contains("coach")
}

fn answer_to(asked: &str) -> String {
    if asked.contains("Enter throws") || asked.contains("Enter wirft") {
        return String::new();
    }
    // Only dice that may be chosen are offered.
    let offered = asked.rsplit(": ").next().unwrap_or_default();
    let number = offered.strip_prefix("die ").or_else(|| offered.strip_prefix("Würfel "));
    number.and_then(|number| number.split(' ').next()).unwrap_or("1").to_owned()
}

/// Allows only sentences: words and marks, no runs of blanks, nothing that is drawn, and an end.
fn read(line: &str) {
    const MARKS: &str = " .,:;!?()“”„‘’'\"-–/%_&";
    let is_said = |letter: char| letter.is_alphanumeric() || MARKS.contains(letter);
    let strange: String = line.chars().filter(|letter| !is_said(*letter)).collect();
    assert!(strange.is_empty(), "“{strange}” is no part of a sentence: {line}");
    assert!(!line.contains("  ") && line.trim() == line, "columns: {line}");
    assert!(!line.contains("--") || line.to_lowercase().contains("bonecup "), "a ruled line: {line}");
    assert!(line.ends_with(['.', '!', '?', ':']), "no end: {line}");
    assert!(line.chars().count() <= 400, "too long to remember: {line}");
    let is_hex = |word: &str| word.len() >= 12 && word.chars().all(|letter| letter.is_ascii_hexdigit());
    assert!(!line.split(|letter: char| !letter.is_alphanumeric()).any(is_hex), "hexadecimal: {line}");
}

fn read_all(heard: &str) {
    heard.lines().filter(|line| !line.starts_with('>')).for_each(read);
}

const WORDS: [&str; 9] = ["help", "moves", "sheet", "score", "floe", "rules", "coach", "state", "undo"];

#[test]
fn whole_games_of_all_three_are_told_in_sentences_in_both_languages() {
    for language in ["en", "de"] {
        for (game, options) in
            [("rolling-bones", "target=20"), ("knochenmax", "sheets=1"), ("rolling-dice", "begins=1")]
        {
            let folder = Folder::new();
            let args = [game, "--seats", "me,steady", "--option", options];
            let mut listener = Listener::new(folder.0.path(), &args, language);
            for word in WORDS {
                listener.listen().unwrap();
                listener.type_line(word);
            }
            listener.play(2000);
            assert!(listener.child.wait().unwrap().success(), "{game}");
            read_all(&listener.heard);
            let over = if language == "en" { "The game is over." } else { "Das Spiel ist aus." };
            assert!(listener.heard.contains(over), "{}", listener.heard);
        }
    }
}

#[test]
fn a_game_of_rolling_dice_with_26_prompts_takes_under_300_lines() {
    let folder = Folder::new();
    let mut listener = Listener::new(folder.0.path(), &["rolling-dice", "--seats", "me,steady"], "en");
    listener.play(26);
    let lines = listener.heard.lines().count();
    assert!(lines < 300, "{lines}");
    // Every die has its place in words.
    assert!(listener.heard.contains("at x ") && listener.heard.contains("forward "), "{}", listener.heard);
    drop(listener.keys);
    listener.child.wait().unwrap();
}

#[test]
fn the_words_work_where_real_dice_are_typed_and_q_leaves_everywhere() {
    let folder = Folder::new();
    for (args, before) in [
        (vec!["knochenmax", "--seats", "me", "--real-dice"], vec![]),
        (vec!["knochenmax", "--seats", "me", "--real-dice"], vec!["1 3 4 6 6"]),
        (vec!["rolling-dice", "--seats", "me,Ben", "--real-dice"], vec![]),
        (vec!["rolling-dice", "--seats", "me,Ben"], vec![]),
        (vec![], vec![]),
    ] {
        for leave in ["q", "EXIT", "quit"] {
            let mut listener = Listener::new(folder.0.path(), &args, "en");
            for line in &before {
                listener.listen().unwrap();
                listener.type_line(line);
            }
            listener.listen().unwrap();
            if !args.is_empty() {
                for word in WORDS {
                    listener.type_line(word);
                    listener.listen().unwrap();
                }
            }
            listener.type_line(leave);
            listener.listen();
            assert!(listener.child.wait().unwrap().success(), "{args:?} {leave}");
            read_all(&listener.heard);
        }
    }
}

/// Before there is a game, too: at the question which game, and whether an old one goes on.
#[test]
fn help_and_q_work_before_the_game() {
    let folder = Folder::new();
    for (args, word, part) in [
        (vec![], "help", "Type the number or the name of a game"),
        (vec![], "moves", "Rolling Dice"),
        (vec![], "coach", "No game has begun yet"),
        (vec![], "rules", "--plain"),
        (vec!["knochenmax"], "help", "Go on with it?"),
        (vec!["knochenmax"], "perhaps", "Please type yes or no"),
    ] {
        let mut first = Listener::new(folder.0.path(), &["knochenmax", "--seats", "me"], "en");
        first.listen().unwrap();
        first.type_line("q");
        first.listen();
        assert!(first.child.wait().unwrap().success());
        let mut listener = Listener::new(folder.0.path(), &args, "en");
        listener.listen().unwrap();
        listener.type_line(word);
        let said = listener.listen().unwrap();
        assert!(said.contains(part), "{args:?} {word}: {said}");
        listener.type_line("q");
        listener.listen();
        assert!(listener.child.wait().unwrap().success(), "{args:?} {word}");
        read_all(&listener.heard);
    }
}

#[test]
fn the_state_is_one_line() {
    let folder = Folder::new();
    let mut listener = Listener::new(folder.0.path(), &["knochenmax", "--seats", "me", "--real-dice"], "en");
    listener.listen().unwrap();
    listener.type_line("1 3 4 4 6");
    let said = listener.listen().unwrap();
    assert!(said.starts_with("You, throw 1 of 3: 1 3 4 4 6. 2 throws left."), "{said}");
    assert_eq!(said.lines().count(), 2, "{said}");
    drop(listener.keys);
    listener.child.wait().unwrap();
}

#[test]
fn the_analysis_the_replay_the_list_and_the_rules_are_sentences_too() {
    let folder = Folder::new();
    let file = folder.record();
    let args = ["simulate", "rolling-bones", "--games", "1", "--option", "target=20", "--record", &file];
    assert!(super::bonecup(&args).output().unwrap().status.success());
    for language in ["en", "de"] {
        let kept = ["play", "--plain", "knochenmax", "--seats", "me"];
        let mut playing = bonecup_at(folder.0.path(), &kept).spawn().unwrap();
        playing.stdin.take().unwrap().write_all(b"q\n").unwrap();
        assert!(playing.wait_with_output().unwrap().status.success());
        let heard = |args: &[&str]| {
            let args = [args, &["--plain", "--lang", language]].concat();
            let output = bonecup_at(folder.0.path(), &args).output().unwrap();
            assert!(output.status.success(), "{args:?}");
            read_all(std::str::from_utf8(&output.stdout).unwrap());
        };
        heard(&["games"]);
        for game in ["rolling-bones", "knochenmax", "rolling-dice"] {
            heard(&["rules", game]);
        }
        for command in ["analyse", "replay"] {
            let args = [command, &file, "--plain", "--lang", language];
            let output = super::bonecup(&args).output().unwrap();
            assert!(output.status.success());
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(text.lines().count() > 5, "{text}");
            read_all(&text);
        }
    }
}
