//! `bonecup play rolling-dice`, through pipes. What the physics give is not told here; real dice are typed in.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn play(args: &[&str], input: &str) -> Output {
    let home = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command
        .args(["play", "rolling-dice", "--pictures"])
        .args(args)
        .env("BONECUP_LANG", "en")
        .env_remove("CLICOLOR_FORCE");
    command.env("BONECUP_HOME", home.path());
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A game that ends early closes its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn shown(output: &Output) -> String {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(!text.contains(['\u{1b}', '<']), "a colour, or a text that is missing:\n{text}");
    text
}

/// What was shown, with one blank wherever a line is broken.
fn said(output: &Output) -> String {
    shown(output).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check_ended(output: &Output, code: i32) {
    let objected = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{}\n{objected}", said(output));
    assert!(!objected.contains("panicked"), "{objected}");
}

/// Throws as usual, keeps the first die that may be kept, and puts knocked-off dice on the first spot.
const ROUND: &str = "\n1\n2\n3\n4\n";

#[test]
fn whole_games_with_two_to_six_seats() {
    let folder = tempfile::tempdir().unwrap();
    for seats in
        ["me,random", "Anna,Ben,random", "Anna,random,Ben,random", "me,random,random,random,random,random"]
    {
        let file = folder.path().join(format!("{seats}.json"));
        let path = file.to_str().unwrap();
        let output = play(&["--seats", seats, "--record", path], &ROUND.repeat(400));
        check_ended(&output, 0);
        let text = said(&output);
        for part in [
            "the dice have come to rest",
            "If the round ended now",
            "The round is scored",
            "The game is over",
        ] {
            assert!(text.contains(part), "{seats}: {part} is missing in\n{text}");
        }
        let proof = Command::new(env!("CARGO_BIN_EXE_bonecup")).args(["verify", path]).output().unwrap();
        assert!(proof.status.success(), "{seats}");
    }
}

#[test]
fn a_throw_is_typed_in_many_ways_and_explained() {
    let input = "h\n10 0 900\n150 0 NaN\nhello\nchoose 1\nthrow at 150.0 direction 0 strength 950 loft 50 spin 12.0\nquit\n";
    for (language, parts) in [
        (
            "en",
            [
                "A throw has five parts",
                "strength how fast, in mm per second: 300 to 2000",
                "the place at the entrance (at) is 10.0",
                "The strength (strength) cannot be “NaN”",
                "“hello” is no aim",
                "Not now: first somebody has to aim",
                "You throw 4 dice of orange (throw at 150.0 direction 0 strength 950 loft 50 spin 12.0)",
            ],
        ),
        (
            "de",
            [
                "Ein Wurf hat fünf Teile",
                "strength wie schnell, in mm je Sekunde: 300 bis 2000",
                "die Stelle am Eingang (at) ist 10.0",
                "Die Stärke (strength) kann nicht „NaN“ sein",
                "„hello“ ist kein Ziel",
                "Das geht jetzt nicht: Zuerst wird gezielt",
                "Du wirfst 4 Würfel von Orange (throw at 150.0 direction 0 strength 950 loft 50 spin 12.0)",
            ],
        ),
    ] {
        let output = play(&["--seats", "me,random", "--lang", language], input);
        check_ended(&output, 0);
        let text = said(&output);
        for part in parts {
            assert!(text.contains(part), "{part} is missing in\n{text}");
        }
    }
}

#[test]
fn enter_throws_as_before() {
    let output = play(&["--seats", "Anna,Ben,Cem"], "120 -30 800\n1\n2\n3\n4\nquit\n");
    assert!(said(&output).contains(
        "Anna throws 4 dice of orange (throw at 120.0 direction -30 strength 800 loft 50 spin 12.0)"
    ));
    // The aims of others do not count.
    assert!(said(&output).contains("Enter throws 150.0 0 900 50 12.0"));
    let output = play(&["--seats", "me,random"], &format!("120 -30 700\n{}", ROUND.repeat(3)));
    assert!(said(&output).contains("Enter throws 120.0 -30 700 50 12.0"), "{}", said(&output));
}

/// Anna keeps a six. Ben is told what cannot be, then knocks her die off; she puts it into the net, and he chooses.
/// Nothing of Cem stays on the floe, twice, and the round is scored in between. Anna's next throw misses.
const EVENING: &str = "\
6 120 200; 3 90 310; 2
6 120 200; 3 122 203; 2; 5
6 120 200; 3 400 310; 2; 5
pink 3; 1; 2; 3; 4
6 120 200; 3 90 310; 2; 5
3
1
5 150 250; 2 190 216; 1; 1; orange 4
300 10
1 2 3 4
99
1
2
1; 2; 3; 4; green 5 160 250
1; 1; 2; 3
1; 1 30 30; 2; green 5 150 260
quit
";

/// What was said between one picture and the next. The maps are left out: they have tests of their own.
fn scenes(output: &Output) -> Vec<String> {
    let is_map = |line: &str| line.trim_start().starts_with(['┌', '│', '╵', '[']);
    let text = shown(output);
    let lines: Vec<&str> = text.lines().filter(|line| !is_map(line)).collect();
    lines.chunk_by(|_, next| !next.starts_with("───")).map(|scene| scene.join("\n")).collect()
}

#[test]
fn an_evening_with_real_dice() {
    for language in ["en", "de"] {
        let output = play(&["--seats", "Anna,Ben,Cem", "--real-dice", "--lang", language], EVENING);
        check_ended(&output, 0);
        let scenes = scenes(&output);
        let parts = [
            ("explained", 0..1),
            ("refused", 1..3),
            ("put_back", 4..6),
            ("scored", 7..9),
            ("missed", 10..13),
        ];
        for (name, part) in parts {
            insta::assert_snapshot!(format!("evening_{name}_{language}"), scenes[part].join("\n"));
        }
    }
}

/// Two players. Anna's purple knocks her own orange off, which has thrown; in the next round Ben's green does so with his
/// red, which has not (RD-15).
const TWO_COLOURS_EACH: &str = "\
6 120 200; 1; 1; 1
1
1; 2; 3; 4
5 150 250; 1; 1; 1; orange 4
1
6 200 100; 1; 1; 1
1
6 60 60; 1; 1; 1; red 3
1
6 150 300; 1; 1
1
quit
";

#[test]
fn who_knocks_off_the_own_other_colour_is_told_where_it_goes() {
    for (language, parts) in [
        (
            "en",
            [
                "A mishap: the knocked-off 4 of orange belongs to the player who threw, and goes to ice block 2.",
                "The knocked-off 3 of red belongs to the player who threw: it goes back to the hand, and red throws \
                 four dice this round.",
                "Ben: throw 4 dice of red",
            ],
        ),
        (
            "de",
            [
                "Missgeschick: Die hinausgestoßene 4 von Orange gehört dem, der geworfen hat, und kommt auf Eisblock 2.",
                "Die hinausgestoßene 3 von Rot gehört dem, der geworfen hat: Sie geht zurück in die Hand, und Rot wirft \
                 in dieser Runde mit vier Würfeln.",
                "Ben: Wirf 4 Würfel von Rot",
            ],
        ),
    ] {
        let output = play(&["--seats", "Anna,Ben", "--real-dice", "--lang", language], TWO_COLOURS_EACH);
        check_ended(&output, 0);
        let text = said(&output);
        for part in parts {
            assert!(text.contains(part), "{part} is missing in\n{text}");
        }
    }
}

#[test]
fn somebody_throws_for_a_bot_as_it_aims() {
    let output =
        play(&["--seats", "Anna,random", "--real-dice"], "1; 2; 3; 4\nh\n5 100 100; 1; 2; 3\nquit\n");
    check_ended(&output, 0);
    let text = said(&output);
    for part in [
        "random throws 4 dice of green (throw at ",
        "Somebody rolls for the bot random.",
        "Where thrown dice lie",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(text.contains("random makes thrown die 1, a 5, the scoring die of green"), "{text}");
}
