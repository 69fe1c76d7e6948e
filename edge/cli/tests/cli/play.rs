//! `bonecup play`, driven through pipes as somebody at the keyboard would.

mod kept;
mod scripted;
mod speech;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Games of these tests are kept in the tests' own folder.
fn bonecup(args: &[&str]) -> Command {
    bonecup_at(Path::new(env!("CARGO_TARGET_TMPDIR")), args)
}

fn bonecup_at(home: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bonecup"));
    command.args(args).env("BONECUP_LANG", "en").env("BONECUP_HOME", home).env_remove("CLICOLOR_FORCE");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Plays with these lines typed; whatever comes after the game is not read.
fn play(args: &[&str], input: &str) -> Output {
    play_at(tempfile::tempdir().unwrap().path(), args, input)
}

/// The same with games that are kept in this folder.
fn play_at(home: &Path, args: &[&str], input: &str) -> Output {
    let mut child = bonecup_at(home, &[&["play", "--pictures"], args].concat()).spawn().unwrap();
    // A game that ends early closes its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// What was shown, with one blank wherever a line is broken or a column filled up.
fn said(output: &Output) -> String {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn objected(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn check_ended(output: &Output, code: i32) {
    assert_eq!(output.status.code(), Some(code), "{}\n{}", said(output), objected(output));
    assert!(!objected(output).contains("panicked"), "{}", objected(output));
    assert!(!said(output).contains(['\u{1b}', '<']), "a colour, or a text that is missing");
}

fn verify(record: &Path) -> Output {
    bonecup(&["verify", record.to_str().unwrap()]).output().unwrap()
}

/// The file of a record in a folder that vanishes with the test.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn record(&self) -> String {
        self.0.path().join("game.json").to_str().unwrap().to_owned()
    }
}

const ALWAYS_THE_FIRST: usize = 4000;

#[test]
fn a_whole_game_of_rolling_bones_against_a_bot() {
    let folder = Folder::new();
    let file = folder.record();
    // One turn brings 50 points at most, so the bot has its turn too.
    let args = ["rolling-bones", "--seats", "me,random", "--option", "target=51", "--record", &file];
    let output = play(&args, &"1\n".repeat(ALWAYS_THE_FIRST));
    check_ended(&output, 0);
    let text = said(&output);
    for part in [
        "Rolling Bones · You, random (bot)",
        "Commitment:",
        "Your contribution:",
        "You roll:",
        "random rolls:",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(text.contains("The game is over") && text.contains("The seed behind the commitment:"));
    assert!(text.contains("bonecup verify"));
    check_ended(&verify(Path::new(&file)), 0);
}

#[test]
fn a_whole_game_of_knochenmax_with_two_people_in_german() {
    let folder = Folder::new();
    let file = folder.record();
    let args = ["knochenmax", "--lang", "de", "--seats", "Anna,Bénédicte", "--record", &file];
    let output = play(&args, &"keep\n1\n".repeat(20));
    check_ended(&output, 0);
    let text = said(&output);
    assert!(text.contains("Beitrag von Anna:") && text.contains("Beitrag von Bénédicte:"));
    assert!(text.contains("gewinnt mit") || text.contains("teilen sich den Sieg"));
    let proof = verify(Path::new(&file));
    check_ended(&proof, 0);
    assert!(said(&proof).contains("40 rolls are exactly"), "{}", said(&proof));
}

#[test]
fn the_steady_bot_plays_both_games() {
    for game in ["rolling-bones", "knochenmax"] {
        let output = play(&[game, "--seats", "Anna,steady"], &"1\n".repeat(ALWAYS_THE_FIRST));
        check_ended(&output, 0);
        assert!(
            [" steady rolls:", " steady throws:"].iter().any(|part| said(&output).contains(part)),
            "{}",
            said(&output)
        );
    }
}

#[test]
fn without_a_game_one_is_asked_for() {
    let output = play(&[], "7\nchess\n2\nquit\n");
    check_ended(&output, 0);
    let text = said(&output);
    assert!(text.contains("Which game") && text.contains("one of the numbers or names"));
    assert!(text.contains("KnochenMAX · You, steady (bot)"), "{text}");
}

#[test]
fn real_dice_are_typed_in_and_impossible_ones_asked_for_again() {
    let folder = Folder::new();
    let file = folder.record();
    let args = ["knochenmax", "--seats", "Anna", "--real-dice", "--record", &file];
    let output = play(&args, "1 2 3 4 6\n1 3 4\n6,4, 3 3;1\nh\nkeep 3 3\n6 6 6\nfill full_house\nend\n");
    check_ended(&output, 0);
    let text = said(&output);
    for part in [
        "“2” does not fit here",
        "5 bones are thrown, but 3 were given",
        "Anna throws: 6 4 3 3 1",
        "Anna keeps 3 3 (keep 3 3)",
        "Anna fills Full House: 25 points, 25 in all",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(!text.contains("The seed behind"), "real dice have none");
    check_ended(&verify(Path::new(&file)), 0);
}

#[test]
fn real_dice_of_rolling_bones_in_any_order_and_case() {
    let all = "gr ha sk ri sp pe la1 la2 la3 ll3 ll4 ll5 ra1 ra2 ra3 rl3 rl4 rl5";
    let output = play(
        &["rolling-bones", "--seats", "Anna,random", "--real-dice", "--option", "target=10"],
        &format!("LA9\n{}\n{all}\nlay RI, lay SK, put on hat, lay SP, lay PE, bury\n", &all[3..]),
    );
    check_ended(&output, 0);
    let text = said(&output);
    assert!(text.contains("“LA9” does not fit here"));
    assert!(text.contains("Wrong number of centre dice: 6 are in the cup, 5 were given"), "{text}");
    assert!(text.contains("Anna buries the skeleton: 10 points, 10 in all (bury)"));
    assert!(text.contains("Anna wins with 10 points."));
}

#[test]
fn somebody_rolls_for_a_bot_that_plays_with_real_dice() {
    let output =
        play(&["knochenmax", "--seats", "Anna,random", "--real-dice"], "1 3 4 6 6\n1\n6 6 6 6 6\nquit\n");
    check_ended(&output, 0);
    assert!(said(&output).contains("Somebody rolls for the bot random."), "{}", said(&output));
    assert!(said(&output).contains("random throws: 6 6 6 6 6"));
}

#[test]
fn moves_that_are_not_possible_are_refused_with_the_reason() {
    let all = "GR HA SK RI SP PE LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5";
    let args = ["rolling-bones", "--seats", "Anna", "--real-dice"];
    let output = play(&args, &format!("{all}\n99\n-1\n0\ndance\nlay RI, lay LL5, bury\nleave\n1 1\nquit\n"));
    check_ended(&output, 0);
    let text = said(&output);
    for part in [
        "There is no choice 99: they go from 1 to",
        "There is no choice -1",
        "There is no choice 0",
        "“dance” does not fit here",
        "Move 2 of these, lay LL5: The place “left foot” (LL5) is no neighbour",
        "No giving up",
        "Move 2 of these, lay LA1",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(!text.contains("Anna lays"), "nothing was played");
}

#[test]
fn ending_a_game_publishes_the_seed_and_writes_the_record() {
    let folder = Folder::new();
    let file = folder.record();
    let args = ["rolling-bones", "--contribution", "my own words", "--record", &file];
    let output = play_at(folder.0.path(), &args, "h\nend\n");
    check_ended(&output, 0);
    let text = said(&output);
    assert!(text.contains("Your contribution: my own words") && text.contains("all or none"));
    assert!(text.contains("The game ends here, unfinished.") && text.contains("The seed behind"));
    let proof = verify(Path::new(&file));
    check_ended(&proof, 0);
    assert!(said(&proof).contains("not played to its end"));
    // What was given up is not offered again.
    let output = play_at(folder.0.path(), &[], "0\nquit\n");
    assert!(!said(&output).contains("interrupted"), "{}", said(&output));
}

#[test]
fn quitting_keeps_the_game_and_its_secret() {
    let folder = Folder::new();
    let file = folder.record();
    let home = folder.0.path();
    let args = ["knochenmax", "--seats", "me,steady", "--record", &file];
    let output = play_at(home, &args, "keep\nquit\n");
    check_ended(&output, 0);
    assert!(
        said(&output).contains("The game is saved.") && !said(&output).contains("seed"),
        "{}",
        said(&output)
    );
    assert!(std::fs::read_to_string(&file).unwrap().contains("\"seed\": null"));
    let output = play_at(home, &[], "0\nquit\n");
    check_ended(&output, 0);
    let text = said(&output);
    assert!(text.contains("0 go on with the interrupted game: KnochenMAX · me, the bot steady"), "{text}");
    assert!(text.contains("throw 2 of 3"), "{text}");
    let output = play_at(home, &["--new"], "2\nend\n");
    assert!(!said(&output).contains("interrupted"), "{}", said(&output));
    let output = play_at(home, &[], &format!("0\n{}", "1\n".repeat(ALWAYS_THE_FIRST)));
    check_ended(&output, 0);
    assert!(said(&output).contains("The seed behind the commitment:"), "{}", said(&output));
    let output = play_at(home, &[], "quit\n");
    assert!(!said(&output).contains("interrupted"), "a game that is over: {}", said(&output));
}

#[test]
fn bones_are_taken_back_until_dice_roll() {
    let all = "GR HA SK RI SP PE LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5";
    let args = ["rolling-bones", "--seats", "Anna", "--real-dice", "--option", "target=4"];
    let input =
        format!("{all}\nu\nlay LL5\nu\nlay RI, lay SK\nlay SP\nu\nundo\nlay LA1, lay LA2, lay LA3, bury\n");
    let output = play(&args, &input);
    check_ended(&output, 0);
    let text = said(&output);
    assert!(text.contains("There is nothing to take back."), "{text}");
    assert!(text.contains("Nothing is laid any more."), "{text}");
    assert!(text.contains("Laid for now: lay the rib cage, lay the skull, lay the spine."), "{text}");
    // Rib cage alone and a whole arm: 1 + 5.
    assert!(text.contains("Anna buries the skeleton: 6 points"), "{text}");
    assert!(!text.contains("Anna lays the left foot") && !text.contains("Anna lays the skull"), "{text}");
}

#[test]
fn the_coach_tells_values_and_reasons() {
    for (args, input, part) in [
        (vec!["knochenmax", "--seats", "Anna", "--real-dice"], "1 3 4 6 6\n?\nend\n", "Venuswurf"),
        (vec!["rolling-dice", "--seats", "Anna,Ben"], "?\nend\n", "strength"),
    ] {
        let output = play(&args, input);
        check_ended(&output, 0);
        let text = said(&output);
        assert!(text.contains("★") && text.contains("Numbers:") && text.contains(part), "{text}");
    }
}

/// By these rules no race comes with the program.
#[test]
fn the_coach_says_how_far_exact_chances_are() {
    let args = ["rolling-bones", "--seats", "Anna,Ben", "--option", "hat_duty=never"];
    let output = play(&args, "coach chances\nend\n");
    check_ended(&output, 0);
    let text = said(&output);
    assert!(text.contains("estimated") && text.contains("Exact chances are being solved: "), "{text}");
}

#[test]
fn the_end_of_the_input_ends_the_game_with_a_message_and_a_record() {
    let folder = Folder::new();
    let file = folder.record();
    let output = play_at(folder.0.path(), &["knochenmax", "--record", &file], "");
    check_ended(&output, 1);
    assert!(objected(&output).contains("The input ended before the game did."));
    // The game can go on, so its seed is nobody's business yet.
    assert!(std::fs::read_to_string(&file).unwrap().contains("\"seed\": null"));
    assert!(said(&play_at(folder.0.path(), &[], "quit\n")).contains("interrupted"));
    check_ended(&play(&[], ""), 1);
}

#[test]
fn a_line_that_never_ends_is_no_move() {
    let input = format!("{}\n\u{7}\nquit\n", "1 ".repeat(100_000));
    let output = play(&["knochenmax"], &input);
    check_ended(&output, 0);
    assert!(said(&output).contains("too long to be a move"));
}

#[test]
fn a_name_like_a_bot_is_a_person_with_a_hint() {
    let output = play(&["knochenmax", "--seats", "me,stedy"], "quit\n");
    check_ended(&output, 0);
    assert!(said(&output).contains("it is called “steady”"), "{}", said(&output));
    assert!(said(&output).contains("Contribution of stedy:"));
}

#[test]
fn what_cannot_be_meant_is_a_usage_error() {
    let long = "x".repeat(300);
    for (args, part) in [
        (vec!["rolling-dice", "--seats", "Anna"], "2 to 6"),
        (vec!["chess"], "rolling-bones"),
        (vec!["knochenmax", "--seats", "a,b,c,d,e"], "1 to 4"),
        (vec!["knochenmax", "--seats", ""], "1 to 4"),
        (vec!["knochenmax", "--seats", "Anna,Anna"], "Anna"),
        (vec!["knochenmax", "--seats", "Anna,,Ben"], "40"),
        (vec!["knochenmax", "--seats", "steady,random"], "bonecup simulate"),
        (vec!["knochenmax", "--option", "sheets=7"], "1 to 6"),
        (vec!["knochenmax", "--contribution", &long], "256"),
        (vec!["knochenmax", "--real-dice", "--contribution", "x"], "--contribution"),
        (vec!["knochenmax", "--record", "/no/such/folder/game.json"], "/no/such/folder"),
    ] {
        let output = play(&args, "quit\n");
        check_ended(&output, 2);
        assert!(objected(&output).contains(part), "{args:?}: {}", objected(&output));
        assert_eq!(objected(&output).trim_end().lines().count(), 1, "{args:?}: {}", objected(&output));
    }
}

#[test]
fn an_output_that_nobody_reads_ends_the_game_quietly() {
    let mut child = bonecup(&["play", "knochenmax"]).spawn().unwrap();
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all("1\n".repeat(50).as_bytes());
    check_ended(&child.wait_with_output().unwrap(), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = bonecup(&["play", "knochenmax"]).stdout(full).output().unwrap();
    check_ended(&output, 1);
}
