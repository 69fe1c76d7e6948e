//! `bonecup daily` and `bonecup train`: asked, answered, judged and kept.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use bonecup_coach::Book;
use bonecup_games::{AnyMove, AnyOptions, GameId, WrittenPosition};
use serde_json::{Value, json};

use crate::kit::evenings::{evening, written};

/// What came of these words, typed by somebody whose games are kept in this folder.
fn run(home: &Path, words: &[&str], typed: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command.args(words).env("BONECUP_HOME", home).env("BONECUP_LANG", "en").env_remove("CLICOLOR_FORCE");
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that ends before has no use for it.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    child.wait_with_output().unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn progress(home: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(home.join("training.json")).unwrap()).unwrap()
}

const DAY: [&str; 4] = ["daily", "knochenmax", "--date", "2026-11-18"];

/// The values of the moves of a position that was told, from a book of our own.
fn values(puzzle: &Value) -> bonecup_coach::Values {
    let written: WrittenPosition = serde_json::from_value(
        json!({"game": puzzle["game"], "options": puzzle["options"], "position": puzzle["position"]}),
    )
    .unwrap();
    let game = written.read().unwrap();
    Book::solve(&AnyOptions::new(game.id())).unwrap().values(&game).unwrap()
}

#[test]
fn a_position_says_nothing_about_what_is_best_and_the_solution_does() {
    let home = tempfile::tempdir().unwrap();
    let words = [&DAY[..], &["--json"]].concat();
    let asked = lines(&run(home.path(), &words, ""));
    let [puzzle] = asked.as_slice() else { panic!("{asked:?}") };
    assert_eq!(
        (&puzzle["type"], &puzzle["date"], &puzzle["game"]),
        (&"puzzle".into(), &"2026-11-18".into(), &"knochenmax".into())
    );
    assert!(!puzzle.to_string().contains("value") && !puzzle.to_string().contains("best"));
    let values = values(puzzle);
    let best = values.best().next().unwrap();
    let choices = puzzle["choices"].as_array().unwrap();
    for (number, choice) in (1..).zip(choices) {
        let answer = AnyMove::read(GameId::KnochenMax, choice["move"].as_str().unwrap()).unwrap();
        let told = lines(&run(home.path(), &words, &format!("{number}\n")));
        let solution = &told[1];
        let loss = best.value - values.value_of(&answer).unwrap();
        assert!((solution["loss"].as_f64().unwrap() - loss).abs() < 1e-9);
        assert_eq!(solution["right"], answer == best.action);
        assert_eq!(solution["best"]["move"], best.action.to_string());
        assert!(!solution["best"]["why"].as_array().unwrap().is_empty());
        assert_eq!(solution["choices"].as_array().unwrap().len(), choices.len());
    }
    assert_eq!(progress(home.path())["daily"]["2026-11-18 knochenmax"]["times"], choices.len());
}

#[test]
fn people_see_the_position_choose_by_number_and_are_told_why() {
    let home = tempfile::tempdir().unwrap();
    let text = said(&run(home.path(), &DAY, "nonsense\n99\n1\n"));
    assert!(text.contains("KnochenMAX, the position of 2026-11-18") && text.contains("  1. "), "{text}");
    assert_eq!(text.matches("Type a number from 1 to").count(), 2, "{text}");
    assert!(text.contains("What each choice is worth, in further points to the end:"), "{text}");
    assert!(text.contains("Right: nothing is better.") || text.contains("That loses"), "{text}");
    let again = said(&run(home.path(), &DAY, "\n"));
    assert!(again.contains("before"), "{again}");
    let plain = said(&run(home.path(), &[&DAY[..], &["--plain"]].concat(), "1\n"));
    assert!(plain.lines().any(|line| line.contains("1. ")), "{plain}");
    assert!(!plain.contains(['│', '─', '±']), "{plain}");
    let german = said(&run(home.path(), &[&DAY[..], &["--lang", "de"]].concat(), "1\n"));
    assert!(german.contains("die Stellung vom 2026-11-18"), "{german}");
}

#[test]
fn days_that_there_are_not_are_refused() {
    let home = tempfile::tempdir().unwrap();
    for (date, sentence) in [
        ("1900-01-01", "There are positions for every day from 2026-01-01 to 2099-12-31."),
        ("2100-01-01", "There are positions for every day"),
        ("2026-02-30", "The calendar has no such day."),
        ("tomorrow", "A day is written like 2026-11-18"),
        ("", "A day is written like 2026-11-18"),
    ] {
        let output = run(home.path(), &["daily", "knochenmax", "--date", date], "");
        assert_eq!(output.status.code(), Some(2), "{date}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(sentence), "{date}: {told}");
    }
}

#[test]
fn without_a_game_every_game_with_values_has_its_position() {
    let home = tempfile::tempdir().unwrap();
    let told = lines(&run(home.path(), &["daily", "--date", "2026-11-18", "--json"], ""));
    let games: Vec<_> = told.iter().map(|line| line["game"].as_str().unwrap()).collect();
    assert_eq!(games, ["rolling-bones", "knochenmax"]);
    let refused = run(home.path(), &["daily", "rolling-dice"], "");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("Rolling Dice"));
}

#[test]
fn mistakes_are_asked_until_they_are_known() {
    let home = tempfile::tempdir().unwrap();
    let record = evening(GameId::KnochenMax, "oak", &["Anna", "Bert"], 1);
    let file = written(home.path(), &record);
    let file = file.to_str().unwrap();
    let train = |more: &[&str], typed: &str| {
        lines(&run(home.path(), &[&["train", file, "--json"], more].concat(), typed))
    };
    let asked = train(&["--name", "Anna"], "");
    let (end, puzzles) = asked.split_last().unwrap();
    assert_eq!((&end["type"], &end["found"], puzzles.len()), (&"end".into(), &5.into(), 5));
    assert!(puzzles.iter().all(|puzzle| puzzle["seat"] == 0 && puzzle["table"] == "oak"));
    // Every answer that the values say is best is right, and known from then on.
    let best = |puzzle: &Value| values(puzzle).best().next().unwrap().action.to_string();
    let typed: Vec<String> = puzzles.iter().map(best).collect();
    let told = train(&["--name", "Anna"], &(typed.join("\n") + "\n"));
    assert_eq!((&told.last().unwrap()["asked"], &told.last().unwrap()["right"]), (&5.into(), &5.into()));
    let played = told.iter().find(|line| line["type"] == "solution").unwrap();
    assert!(played["played"].is_string());
    let after = train(&["--name", "Anna"], "");
    assert_eq!(after, [json!({"type": "end", "found": 5, "asked": 0, "right": 0})]);
    assert_eq!(train(&["--name", "Anna", "--again"], "").len(), 6);
    assert_eq!(train(&["--name", "Anna", "--again", "--count", "2"], "").len(), 3);
    // Bert's are others, and nobody of another name has any.
    assert_eq!(train(&["--name", "Bert"], "").len(), 6);
    assert_eq!(train(&["--name", "Carl"], "").len(), 1);
}

#[test]
fn kept_games_are_asked_about_without_being_named() {
    let home = tempfile::tempdir().unwrap();
    let none = said(&run(home.path(), &["train"], ""));
    assert!(none.contains("There are no mistakes to learn from yet"), "{none}");
    let records = home.path().join("records");
    std::fs::create_dir_all(&records).unwrap();
    written(&records, &evening(GameId::RollingBones, "elm", &["Anna", "steady"], 2));
    written(&records, &evening(GameId::RollingDice, "ash", &["Anna", "Bert"], 2));
    let told = lines(&run(home.path(), &["train", "--json"], ""));
    assert!(told.len() > 1 && told[..told.len() - 1].iter().all(|puzzle| puzzle["game"] == "rolling-bones"));
    assert_eq!(lines(&run(home.path(), &["train", "--game", "knochenmax", "--json"], "")).len(), 1);
    let quit = said(&run(home.path(), &["train"], "q\n"));
    assert!(quit.contains("Rolling Bones: Anna, turn") && !quit.contains("were right"), "{quit}");
}

#[test]
fn what_is_kept_and_not_ours_is_left_alone() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("training.json"), "my diary").unwrap();
    let output = run(home.path(), &DAY, "1\n");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("training.json"));
    assert_eq!(std::fs::read_to_string(home.path().join("training.json")).unwrap(), "my diary");
}
