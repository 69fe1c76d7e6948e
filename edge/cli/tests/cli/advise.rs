//! Positions in, values out: what `bonecup advise` answers, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

fn start() -> Child {
    Command::new(env!("CARGO_BIN_EXE_bonecup"))
        .arg("advise")
        .envs([("BONECUP_LANG", "en"), ("BONECUP_CACHE", "/no/such/folder")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The answers to all lines, in their order.
fn advise_bytes(input: Vec<u8>) -> Vec<Value> {
    let mut child = start();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    let is_refused =
        String::from_utf8_lossy(&output.stdout).lines().any(|line| line.starts_with("{\"error\""));
    assert_eq!(output.status.code(), Some(i32::from(is_refused)));
    let lines = String::from_utf8(output.stdout).unwrap();
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn advise(lines: &[&str]) -> Vec<Value> {
    advise_bytes(lines.join("\n").into_bytes())
}

#[track_caller]
fn near(found: &Value, expected: f64) {
    let found = found.as_f64().unwrap();
    assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
}

/// Values fall from move to move, the best come first, and the position is worth as much as they are.
#[track_caller]
fn is_in_order(answer: &Value, unit: &str) {
    let moves = answer["moves"].as_array().unwrap();
    let values: Vec<f64> = moves.iter().map(|found| found[unit].as_f64().unwrap()).collect();
    assert!(values.windows(2).all(|pair| pair[0] >= pair[1] - 1e-9), "{answer}");
    near(&answer[unit], values[0]);
    for (best, found) in answer["best"].as_array().unwrap().iter().zip(moves) {
        assert_eq!(best, &found["move"]);
    }
}

/// The three lines of DESIGN section 3. The first is an example of form only: nine dice are missing.
const BONES: &str = r#"{"game":"rolling-bones","options":{"hat_duty":"printed","hat_off":"any_time"},"position":{"skeleton":["SK","RI","LA1"],"false":{"LA2":"RL5"},"hat":true,"roll":["RL5","PE","GR"],"out":{"left":1,"right":0,"centre":0},"supplementary":1,"laid_this_roll":false}}"#;
const SHEET: &str = r#"{"game":"knochenmax","options":{"bones":"antique","sheets":1,"struck_max_counts":false},"position":{"sheets":[{"hund":2,"venuswurf":40}],"throw":[1,3,3,4,6],"throws_left":2}}"#;
const SEATS: &str = r#"{"game":"knochenmax","options":{"bones":[1,4,4,1]},"position":{"seats":[{"sheets":[{"hund":2}]},{"sheets":[{"chios":18}]}],"to_move":0,"throw":[1,3,3,4,6],"throws_left":2}}"#;

#[test]
fn the_examples_of_the_design() {
    let whole = BONES.replace(
        r#"["RL5","PE","GR"]"#,
        r#"["LA1","LA2","LL3","LL4","RL5","RL5","RL4","RA1","RA1","PE","GR","HA"]"#,
    );
    let answers = advise(&[BONES, SHEET, SEATS, &whole]);
    assert_eq!(answers[0]["error"]["code"], "impossible-position");
    assert_eq!(answers[0]["error"]["line"], 1);
    assert!(answers[0]["error"]["message"].as_str().unwrap().contains("6 left dice"), "{}", answers[0]);
    is_in_order(&answers[1], "value");
    near(&answers[1]["value"], 235.673_056_785_798);
    assert_eq!((&answers[1]["kind"], &answers[1]["best"][0]), (&"exact".into(), &"keep 3 3".into()));
    is_in_order(&answers[2], "win");
    assert_eq!(answers[2]["kind"], "exact");
    assert!(answers[2].get("error").is_none() && answers[2].get("value").is_none());
    is_in_order(&answers[3], "value");
    assert_eq!(answers[3]["kind"], "exact");
}

#[test]
fn obvious_moves_are_best() {
    let answers = advise(&[
        r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[6,6,6,6,6],"throws_left":0}}"#,
        r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[1,3,4,6,6],"throws_left":2}}"#,
        r#"{"game":"knochenmax","options":{"sheets":1},"position":{"sheets":[{"hund":0,"ruecken":0,"bauch":0,"chios":0,"dreierpasch":0,"viererpasch":0,"full_house":0,"venuswurf":0,"knochenmax":0}],"throw":[1,1,1,1,6],"throws_left":0}}"#,
        r#"{"game":"rolling-bones","position":{"skeleton":["LA1","LA2","LA3","LL3","LL4","LL5","RA1","RA2","RA3","RL3","RL4","RL5","SK","RI","SP","PE"],"hat":true,"roll":["GR"],"out":{"left":0,"right":0,"centre":0}}}"#,
    ]);
    assert_eq!(answers[0]["best"][0], "fill knochenmax");
    assert_eq!(answers[1]["best"][0], "fill venuswurf");
    assert_eq!(answers[2]["moves"].as_array().unwrap().len(), 1);
    near(&answers[2]["value"], 10.0);
    assert_eq!(answers[3]["best"][0], "bury", "all bones and the hat");
    near(&answers[3]["value"], 50.0);
}

/// RB-3: nothing fits, no gravestone shows, a hat could be put on. By the printed rules the false bone is due all the same.
#[test]
fn the_hat_is_read_in_three_ways() {
    let line = |options: &str| {
        format!(
            r#"{{"game":"rolling-bones","options":{{{options}}},"position":{{"skeleton":["LA1","LA2","LA3","RA1","RA2","RA3","SK","RI","SP"],
            "roll":["HA","HA","SK"],"out":{{"left":3,"right":3}},"supplementary":3}}}}"#
        )
        .replace('\n', " ")
    };
    let lines =
        ["", r#""hat_duty":"always""#, r#""hat_duty":"never""#, r#""hat_fulfils_duty":true"#].map(line);
    let answers = advise(&lines.each_ref().map(String::as_str));
    let moves = |answer: &Value| -> Vec<String> {
        let moves = answer["moves"].as_array().unwrap().iter();
        moves.map(|valued| valued["move"].as_str().unwrap().to_owned()).collect()
    };
    for both in [&answers[0], &answers[2]] {
        let found = moves(both);
        assert!(found.len() == 2 && found.contains(&"lay SK on PE".to_owned()), "{found:?}");
    }
    assert_eq!(moves(&answers[1]), ["put on hat"]);
    let message = answers[3]["error"]["message"].as_str().unwrap();
    assert!(message.contains("is now 'hat_duty'; allowed: printed, always, never"), "{message}");
}

#[test]
fn dice_in_the_cup_have_a_value_and_no_moves() {
    let answers = advise(&[
        r#"{"game":"knochenmax","position":{"sheets":[{}]}}"#,
        r#"{"game":"rolling-bones","position":{"rolling":true}}"#,
        r#"{"game":"rolling-bones","position":{"rolling":true,"totals":[100,3]}}"#,
    ]);
    near(&answers[0]["value"], 294.062_762_228);
    near(&answers[1]["value"], 12.617_857_489_753);
    near(&answers[2]["value"], 0.0);
    for answer in answers {
        assert_eq!((&answer["moves"], &answer["best"]), (&Value::Array(vec![]), &Value::Array(vec![])));
    }
}

/// Two seats with one free box each: solved on the spot, since the table is not there.
#[test]
fn late_duels_are_exact_without_a_table() {
    let position = r#"{"game":"knochenmax","position":{"seats":[
       {"sheets":[{"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,
                   "venuswurf":40,"knochenmax":0,"besser_als_nix":17}]},
       {"sheets":[{"hund":0,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,
                   "knochenmax":50,"besser_als_nix":5}]}]}}"#;
    let position = position.replace('\n', " ");
    let full = r#"{"hund":0,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,"knochenmax":50,"besser_als_nix":5,"venuswurf":0}"#;
    let over = format!(
        r#"{{"game":"knochenmax","position":{{"seats":[{{"sheets":[{full}]}},{{"sheets":[{full}]}}]}}}}"#
    );
    let three = format!(
        r#"{{"game":"knochenmax","position":{{"seats":[{{"sheets":[{full}]}},{{"sheets":[{full}]}},{{"sheets":[{full}]}}]}}}}"#
    );
    let answers = advise(&[&position, &over, &three]);
    near(&answers[0]["win"], 0.442_504_182);
    assert_eq!(answers[0]["kind"], "exact");
    near(&answers[1]["win"], 0.5);
    near(&answers[2]["win"], 1.0 / 3.0);
}

/// Two sheets each: near the end that is solved on the spot too, and refused before.
#[test]
fn late_duels_on_two_sheets_are_exact() {
    let full = r#""hund":1,"ruecken":9,"bauch":12,"chios":18,"dreierpasch":20,"viererpasch":18,"full_house":25,"besser_als_nix":15"#;
    let seats = |own: &str, other: &str, more: &str| {
        format!(
            r#"{{"game":"knochenmax","options":{{"sheets":2}},"position":{{"seats":[
                {{"sheets":[{{{full},"venuswurf":40}},{{{full},"knochenmax":50,"venuswurf":40}}]}},
                {{"sheets":[{{{own}}},{{{other}}}]}}]{more}}}}}"#
        )
        .replace('\n', " ")
    };
    let both = format!(r#"{full},"venuswurf":40,"knochenmax":50"#);
    let late = seats(&both, &format!(r#"{full},"knochenmax":0"#), "");
    let thrown =
        seats(&both, &format!(r#"{full},"knochenmax":0"#), r#","throw":[1,3,4,6,6],"throws_left":0"#);
    let answers = advise(&[&late, &thrown, &seats("", "", "")]);
    for answer in &answers[..2] {
        assert_eq!((&answer["kind"], &answer["unit"]), (&"exact".into(), &"winning".into()), "{answer}");
    }
    assert_eq!(answers[1]["best"], serde_json::json!(["fill 1:knochenmax"]));
    assert_eq!(answers[2]["error"]["code"], "not-solvable");
}

/// Nothing has been solved or kept before: the opening comes with the program, and what follows is solved on the spot.
#[test]
fn every_position_of_a_duel_is_exact_at_once() {
    let seats = |own: &str, other: &str, more: &str| {
        format!(
            r#"{{"game":"knochenmax","position":{{"seats":[{{"sheets":[{own}]}},{{"sheets":[{other}]}}]{more}}}}}"#
        )
    };
    let three = r#"{"hund":2,"bauch":12,"venuswurf":40}"#;
    let answers = advise(&[
        &seats("{}", "{}", ""),
        &seats("{}", "{}", r#","throw":[1,3,4,6,6],"throws_left":0"#),
        &seats(r#"{"hund":2,"bauch":12}"#, three, r#","throw":[1,3,4,6,6],"throws_left":0"#),
        &seats(three, three, ""),
        &seats("{}", "{}", "").replace("}}", r#"},"in":"points"}"#),
    ]);
    near(&answers[0]["win"], 0.494_439_551_180);
    for answer in &answers[..4] {
        assert_eq!(answer["kind"], "exact", "{answer}");
    }
    // One turn after the other: the best box leaves as much as the turn is worth.
    assert_eq!(answers[1]["best"], serde_json::json!(["fill venuswurf"]));
    near(&answers[1]["win"], answers[1]["moves"][0]["win"].as_f64().unwrap());
    assert!(answers[4]["win"].is_null() && answers[4]["value"].is_number(), "{}", answers[4]);
}

/// The race by the default rules comes with the program, to any target up to 100.
#[test]
fn a_race_is_answered_in_chances_of_winning() {
    let answers = advise(&[
        r#"{"game":"rolling-bones","in":"winning","position":{"rolling":true,"totals":[0,0]}}"#,
        r#"{"game":"rolling-bones","in":"winning","options":{"target":3},"position":{"rolling":true,"totals":[0,0]}}"#,
        r#"{"game":"rolling-bones","in":"winning","position":{"rolling":true,"totals":[0,0,0]}}"#,
        r#"{"game":"rolling-bones","in":"winning","position":{"rolling":true}}"#,
        r#"{"game":"rolling-bones","in":"luck","position":{"rolling":true}}"#,
    ]);
    near(&answers[0]["win"], 0.577_732_671_2);
    near(&answers[1]["win"], 0.983_126_838_180);
    let kinds: Vec<&Value> = answers[..4].iter().map(|answer| &answer["kind"]).collect();
    assert_eq!(kinds, ["exact", "exact", "estimate", "exact"]);
    near(&answers[3]["win"], 1.0);
    assert!(answers[4]["error"]["message"].as_str().unwrap().contains("luck"), "{}", answers[4]);
}

#[test]
fn what_is_wrong_is_named_and_the_other_lines_are_answered() {
    let sheet = r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[1,3,3,4,6],"throws_left":2}}"#;
    let bad = [
        (r#"{"game":"rolling-bones","position":{"skeleton":["SK","LA1"],"rolling":true}}"#, "gap"),
        (
            r#"{"game":"rolling-bones","position":{"skeleton":["SK"],"false":{"RI":"RI"},"rolling":true}}"#,
            "RI",
        ),
        (
            r#"{"game":"rolling-bones","position":{"rolling":true,"out":{"left":7},"supplementary":3}}"#,
            "7 dice",
        ),
        (r#"{"game":"knochenmax","position":{"sheets":[{"hund":7}]}}"#, "7"),
        (r#"{"game":"knochenmax","position":{"sheets":[{"hund":1,"hund":1}]}}"#, "twice"),
        (
            r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[1,1,1,1,1,1],"throws_left":1}}"#,
            "6 bones",
        ),
        (r#"{"game":"knochenmax","position":{"sheets":[{}],"throw":[2],"throws_left":1}}"#, "2"),
        (r#"{"game":"knochenmax","options":{"bones":[0,1,1,1]},"position":{"sheets":[{}]}}"#, "weights"),
        (r#"{"game":"knochenmax","options":{"bones":[-1,1,1,1]},"position":{"sheets":[{}]}}"#, "weights"),
        (r#"{"game":"knochenmax","options":{"bones":[1e99,1,1,1]},"position":{"sheets":[{}]}}"#, "weights"),
        (r#"{"game":"knochenmax","options":{"bones":["NaN",1,1,1]},"position":{"sheets":[{}]}}"#, "weights"),
        (r#"{"game":"knochenmax","options":{"bones":[NaN,1,1,1]},"position":{"sheets":[{}]}}"#, "column"),
        (r#"{"game":"knochenmax","options":{"luck":1},"position":{"sheets":[{}]}}"#, "luck"),
        (r#"{"game":"rolling-dice","position":{}}"#, "seats"),
        (r#"{"game":"rolling-dice","position":{"seats":1}}"#, "one seat"),
        (r#"{"game":"rolling-dice","position":{"seats":2},"aim":"at the net"}"#, "column"),
        (
            r#"{"game":"rolling-dice","position":{"seats":2},"aim":"at 150.0 direction 0 strength 9000 loft 0 spin 0.0"}"#,
            "9000",
        ),
        (r#"{"game":"poker","position":{}}"#, "poker"),
        ("nonsense", "column"),
        ("[]", "column"),
    ];
    let lines: Vec<&str> = bad.iter().flat_map(|(line, _)| [*line, "", sheet]).collect();
    let answers = advise(&lines);
    assert_eq!(answers.len(), 2 * bad.len());
    for (place, (line, says)) in bad.iter().enumerate() {
        let error = &answers[2 * place]["error"];
        assert_eq!(error["line"], 3 * place + 1, "{line}");
        assert!(error["message"].as_str().unwrap().contains(says), "{line}: {error}");
        assert_eq!(answers[2 * place + 1]["kind"], "exact");
    }
}

/// Orange is the last to choose: a five further forward, or a two in a net.
const FLOE: &str = r#"{"game":"rolling-dice","position":{"seats":3,"starter":"green","turns":2,"floe":{"green":{"face":4,"x":150,"y":250},"purple":{"face":3,"x":200,"y":330}},"thrown":[{"face":5,"x":100,"y":300},{"face":2,"x":92,"y":128},{"face":6,"x":8,"y":300,"place":"water"},{"face":1,"x":292,"y":300,"place":"water"}]}}"#;
const AIM: &str = r#"{"game":"rolling-dice","position":{"seats":2,"turns":1,"floe":{"orange":{"face":3,"x":150,"y":330}}},"aim":"at 150.0 direction 0 strength 1900 loft 50 spin 12.0"}"#;

#[test]
fn rolling_dice_is_estimated() {
    let answers = advise(&[FLOE, AIM]);
    for answer in &answers {
        assert_eq!(answer["kind"], "estimate");
        is_in_order(answer, "value");
        for found in answer["moves"].as_array().unwrap() {
            let error = found["error"].as_f64().unwrap();
            assert!(error > 0.0 && error < 5.0, "{found}");
        }
    }
    assert_eq!(answers[0]["moves"].as_array().unwrap().len(), 2);
    assert!(answers[0]["moves"][0]["chances"]["lost_next"].is_number());
    let moves = answers[1]["moves"].as_array().unwrap();
    let asked = moves.iter().find(|found| found["move"].as_str().unwrap().contains("1900")).unwrap();
    assert!(asked["chances"]["stays"].as_f64().unwrap() < 0.5, "{asked}");
    assert_eq!(asked, moves.last().unwrap(), "all into the water");
}

#[test]
fn lines_that_are_no_text_or_far_too_long_do_no_harm() {
    let mut input = vec![b' '; 200 << 10];
    input.extend_from_slice(b"\n\xff\xfe\n");
    input.extend_from_slice(br#"{"game":"knochenmax","position":{"sheets":[{}]}}"#);
    let answers = advise_bytes(input);
    assert_eq!(answers[0]["error"]["code"], "line-too-long");
    assert_eq!(answers[1]["error"]["code"], "not-utf8");
    near(&answers[2]["value"], 294.062_762_228);
}

#[test]
fn a_thousand_lines_with_many_options_are_answered_in_their_order() {
    let weights = |i: usize| 1 + i % 20;
    let lines: Vec<String> = (0..1000)
        .map(|i| {
            let weight = weights(i);
            format!(r#"{{"game":"knochenmax","options":{{"bones":[1,{weight},1,1]}},"position":{{"sheets":[{{}}]}}}}"#)
        })
        .collect();
    let answers = advise(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(answers.len(), 1000);
    for (i, answer) in answers.iter().enumerate() {
        assert_eq!(answer["value"], answers[weights(i) - 1]["value"]);
    }
    assert_ne!(answers[0]["value"], answers[1]["value"]);
}

#[test]
fn a_reader_who_sends_one_line_gets_its_answer_at_once() {
    let mut child = start();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        stdin.write_all(SHEET.as_bytes()).unwrap();
        stdin.write_all(b"\n").unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert!(line.contains("keep 3 3"), "{line}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn reasons_are_given_in_the_language_of_the_reader() {
    let why = |question: &str, language: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bonecup"))
            .args(["advise", "--why", "--lang", language])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(question.as_bytes()).unwrap();
        let answer: Value = serde_json::from_slice(&child.wait_with_output().unwrap().stdout).unwrap();
        assert!(answer["moves"][1].get("why").is_none(), "only the best moves are explained: {answer}");
        answer["moves"][0]["why"].as_array().unwrap().iter().map(Value::to_string).collect::<String>()
    };
    for question in [SHEET, FLOE] {
        let (german, english) = (why(question, "de"), why(question, "en"));
        assert!(
            german != english && !german.contains(['<', '{']) && !english.contains(['<', '{']),
            "{german} {english}"
        );
    }
}
