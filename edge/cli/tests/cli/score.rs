//! `bonecup score`: the examples of the rules page, and rounds that cannot be.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

fn score(lines: &str) -> Vec<Value> {
    answers(lines).0
}

/// The answers, the exit code, and what stands on the error stream.
fn answers(lines: &str) -> (Vec<Value>, Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command
        .args(["score", "rolling-dice"])
        .env("BONECUP_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (answers, output.status.code(), String::from_utf8(output.stderr).unwrap())
}

/// The answer to one position.
fn round(position: &str) -> Value {
    score(&format!("{{\"game\":\"rolling-dice\",\"position\":{}}}\n", position.replace('\n', " "))).remove(0)
}

/// Colour, what it earned, and its seal's fields before and after, in the order of scoring.
fn lines(answer: &Value) -> Vec<(String, i64, i64, i64)> {
    let number = |line: &Value, key: &str| line[key].as_i64().unwrap();
    let line = |line: &Value| {
        let colour = line["colour"].as_str().unwrap().to_owned();
        (colour, number(line, "earned"), number(line, "from"), number(line, "to"))
    };
    answer["lines"].as_array().unwrap_or_else(|| panic!("{answer}")).iter().map(line).collect()
}

fn expected(lines: &[(&str, i64, i64, i64)]) -> Vec<(String, i64, i64, i64)> {
    lines.iter().map(|&(colour, earned, from, to)| (colour.to_owned(), earned, from, to)).collect()
}

#[test]
fn the_standard_example() {
    let answer = round(
        r#"{"seats":5,"floe":{"orange":{"face":3,"x":130,"y":395},"green":{"face":1,"x":196,"y":372},
            "purple":{"face":4,"x":100,"y":300},"red":{"face":6,"x":190,"y":216}},
            "blocks":[{"colour":"blue","face":5}]}"#,
    );
    let wanted = [
        ("orange", 19, 0, 19),
        ("green", 22, 0, 22),
        ("purple", 15, 0, 15),
        ("red", 9, 0, 9),
        ("blue", 0, 0, 0),
    ];
    assert_eq!(lines(&answer), expected(&wanted));
    assert_eq!(
        answer["lines"][1]["gain"],
        serde_json::json!({"own": 1, "behind": 10, "blocks": 5, "patch": 6})
    );
    assert_eq!(answer["lines"][4]["gain"], Value::Null);
    assert_eq!(
        (&answer["next_starter"], &answer["over"], &answer["goal"]),
        (&"blue".into(), &false.into(), &100.into())
    );
}

const WORKED: [(&str, i64, i64, i64); 5] =
    [("orange", 19, 0, 19), ("green", 22, 0, 22), ("purple", 15, 0, 15), ("red", 9, 0, 9), ("blue", 0, 0, 0)];

#[test]
fn the_standard_example_on_a_floe_of_ones_own() {
    // None of them touches one of our nets or holes where it lies.
    let answer = round(
        r#"{"seats":5,"floe":{"orange":{"face":3,"x":60,"y":360},"green":{"face":1,"x":120,"y":60,"patch":6},
            "purple":{"face":4,"x":150,"y":40},"red":{"face":6,"x":60,"y":20,"patch":-2}},
            "blocks":[{"colour":"blue","face":5}]}"#,
    );
    assert_eq!(lines(&answer), expected(&WORKED));
}

#[test]
fn the_standard_example_without_a_measure() {
    let line = r#"{"game":"rolling-dice","round":{"seats":5,"floe":[{"colour":"orange","face":3},{"colour":"green","face":1,"patch":6},
        {"colour":"purple","face":4,"patch":null},{"colour":"red","face":6,"patch":-2}],"blocks":[{"colour":"blue","face":5}]}}"#;
    let (answers, code, told) = answers(&line.replace('\n', " "));
    assert_eq!((lines(&answers[0]), code, told.as_str()), (expected(&WORKED), Some(0), ""));
    let next = &answers[0]["next_round"];
    assert_eq!(next[0], serde_json::json!({"colour": "blue", "dice": 4, "stays": false}));
    assert_eq!(next[1], serde_json::json!({"colour": "orange", "dice": 3, "stays": true}));
    assert_eq!(answers[0]["totals"], serde_json::json!([19, 22, 15, 9, 0]));
}

#[test]
fn a_refused_line_says_what_is_allowed_and_the_exit_code_is_1() {
    let good = r#"{"game":"rolling-dice","round":{"seats":3,"floe":[{"colour":"orange","face":3},{"colour":"green","face":1},{"colour":"purple","face":1}]}}"#;
    let bad = good.replace(r#""face":3"#, r#""face":3,"patch":9"#);
    let (answers, code, told) = answers(&format!("{good}\n{bad}\n{good}\n"));
    assert_eq!((answers.len(), code), (3, Some(1)));
    assert_eq!(answers[1]["error"]["fault"], "rd-patch-range");
    assert!(told.contains("Line 2") && told.contains("-6 to 8"), "{told}");
    let both = r#"{"game":"rolling-dice","position":{"seats":3},"round":{"seats":3}}"#;
    for line in [both, r#"{"game":"rolling-dice"}"#] {
        assert_eq!(score(line)[0]["error"]["fault"], "score-either-form");
    }
}

#[test]
fn seals_slide_on_and_equal_heights_do_not_count_each_other() {
    let answer = round(
        r#"{"seats":4,"seals":{"purple":8,"red":20,"orange":24,"green":29},
            "floe":{"purple":{"face":2,"x":130,"y":395},"red":{"face":5,"x":100,"y":216},
            "orange":{"face":3,"x":190,"y":216}},"blocks":[{"colour":"green","face":4}]}"#,
    );
    let wanted = [("purple", 14, 8, 22), ("red", 9, 20, 30), ("orange", 5, 24, 31), ("green", 0, 29, 29)];
    assert_eq!(lines(&answer), expected(&wanted));
    assert_eq!(answer["next_starter"], "green");
}

#[test]
fn without_a_block_the_die_furthest_back_starts_and_the_goal_ends_it() {
    let round_of = |seal: i32| {
        round(&format!(
            r#"{{"seats":2,"starter":"green","seals":{{"orange":{seal}}},"floe":{{"orange":{{"face":6,"x":60,"y":100}},
            "green":{{"face":1,"x":150,"y":100.9}},"purple":{{"face":4,"x":100,"y":300}},"red":{{"face":6,"x":200,"y":280}}}}}}"#
        ))
    };
    // Orange and green are at equal height; after the scoring the seal of green is further back.
    assert_eq!(round_of(10)["next_starter"], "green");
    let over = round_of(70);
    assert_eq!((&over["over"], &over["next_starter"]), (&true.into(), &Value::Null));
}

#[test]
fn rounds_that_cannot_be_get_an_error_line_and_the_others_an_answer() {
    let floe = r#""orange":{"face":3,"x":130,"y":300},"purple":{"face":4,"x":100,"y":200}"#;
    for (position, fault) in [
        (r#"{"seats":3}"#.to_owned(), "rd-no-scoring-die"),
        (r#"{"seats":7}"#.to_owned(), "seats-out-of-range"),
        (
            format!(r#"{{"seats":3,"floe":{{{floe},"green":{{"face":1,"x":135,"y":302}}}}}}"#),
            "rd-dice-overlap",
        ),
        (format!(r#"{{"seats":3,"floe":{{{floe},"green":{{"face":1,"x":5,"y":302}}}}}}"#), "rd-die-off-floe"),
        (
            format!(r#"{{"seats":3,"floe":{{{floe},"red":{{"face":1,"x":200,"y":302}}}}}}"#),
            "rd-colour-not-in-play",
        ),
        (
            format!(
                r#"{{"seats":3,"floe":{{{floe}}},"blocks":[{{"colour":"green","face":1}},{{"colour":"green","face":1}}]}}"#
            ),
            "rd-two-scoring-dice",
        ),
        (format!(r#"{{"seats":3,"seals":{{"green":75}},"floe":{{{floe}}}}}"#), "rd-seal-field"),
        (
            format!(r#"{{"seats":3,"seals":{{"green":7,"orange":7}},"floe":{{{floe}}}}}"#),
            "rd-seals-share-field",
        ),
        (format!(r#"{{"seats":3,"turns":2,"floe":{{{floe}}}}}"#), "score-not-finished"),
    ] {
        let answer = round(&position);
        assert_eq!(answer["error"]["code"], "impossible-position", "{position}: {answer}");
        assert_eq!(answer["error"]["fault"], fault, "{position}");
    }
    let answers = score("\nnonsense\n{\"game\":\"knochenmax\",\"position\":{}}\n\n");
    let places: Vec<_> = answers.iter().map(|answer| answer["error"]["line"].as_u64().unwrap()).collect();
    assert_eq!(places, [2, 3]);
    let long = score(&format!("{}\n", "x".repeat(1 << 20)));
    assert_eq!(long[0]["error"]["code"], "line-too-long");
}

#[test]
fn only_rolling_dice_has_such_rounds() {
    let output = Command::new(env!("CARGO_BIN_EXE_bonecup"))
        .args(["score", "knochenmax", "--lang", "de"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("bonecup score rolling-dice"));
}
