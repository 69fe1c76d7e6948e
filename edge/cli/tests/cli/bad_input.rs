//! Whatever is typed wrongly gets one line that says what is wrong and what is allowed: exit code 2 for what cannot be
//! meant, 1 for a check that failed, and never a panic.

mod conventions;
mod streams;

use std::path::PathBuf;

use crate::kit::bonecup;

#[track_caller]
fn refused(line: &str, code: i32, says: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let output = bonecup(&words);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{line}: {told}");
    assert_eq!(told.lines().count(), 1, "{line}: {told}");
    assert!(told.contains(says), "{line}: {told}");
    assert!(!told.contains("<cli-") && !told.contains("panicked"), "{line}: {told}");
}

/// A record of a short game, in a folder that goes away.
fn record(folder: &tempfile::TempDir) -> (PathBuf, String) {
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let output = bonecup(&["simulate", "knochenmax", "--games", "1", "--record", path]);
    assert!(output.status.success());
    let text = std::fs::read_to_string(&file).unwrap();
    (file, text)
}

#[test]
fn unknown_names_say_what_there_is() {
    refused("rules poker", 2, "rolling-bones, knochenmax, rolling-dice");
    refused("simulate poker", 2, "rolling-bones, knochenmax, rolling-dice");
    refused(
        "simulate knochenmax --seats stedy",
        2,
        "random, novice, casual, skilled, steady, master, champion",
    );
    refused("simulate rolling-dice --seats stedy,random", 2, "random");
    refused("simulate knochenmax --option luck=1", 2, "bones, sheets, struck_max_counts");
    refused("simulate knochenmax --option bones=plastic", 2, "antique, shagai, fair");
    refused("simulate knochenmax --option bones=0,1,1,1", 2, "bones");
    refused("simulate knochenmax --option bones=1,1,1,NaN", 2, "bones");
    refused("simulate knochenmax --option bones=1,1,1,1e99", 2, "bones");
    refused("simulate knochenmax --option sheets=7", 2, "1 to 6");
    refused("simulate rolling-bones --option target=0", 2, "1 to 1000");
    refused("simulate rolling-bones --option target", 2, "key=value");
    refused("simulate rolling-dice --option colours=pink", 2, "orange, green, purple, red, blue, yellow");
    refused("simulate rolling-dice --option colours=red,red", 2, "Free: orange, green, purple, blue, yellow");
    refused(
        "simulate rolling-dice --seats random,random,random --option colours=red,blue,green,yellow",
        2,
        "3",
    );
    refused("simulate rolling-dice --seats random,random,random --option begins=4", 2, "1 to 3");
    refused("simulate rolling-dice --option begins=0", 2, "1 to 6");
    refused("play rolling-dice --plain --colours red,red", 2, "red");
    refused("play knochenmax --plain --colours red", 2, "bones, sheets, struck_max_counts");
    refused("gamble", 2, "serve, play, games, host, join, rules");
    refused("rules knochenmax --colour", 2, "--colour");
    refused("completions tcsh", 2, "bash");
    refused("rules", 2, "rolling-bones, knochenmax, rolling-dice");
    refused("play chess", 2, "rolling-bones");
}

#[test]
fn numbers_out_of_range_are_named() {
    refused("simulate knochenmax --games 0", 2, "1 to 100000000");
    refused("simulate knochenmax --games 100000001", 2, "100000000");
    refused("simulate knochenmax --games many", 2, "--games");
    refused("simulate knochenmax --seed -1", 2, "-1");
    refused("simulate knochenmax --threads 0", 2, "--threads");
}

#[test]
fn seats_must_fit_the_game() {
    refused("simulate knochenmax --seats=", 2, "1 to 4");
    refused("simulate knochenmax --seats random,random,random,random,random", 2, "1 to 4");
    refused("simulate rolling-dice --seats random", 2, "2 to 6");
    let many = vec!["random"; 300].join(",");
    refused(&format!("simulate rolling-bones --seats {many}"), 2, "1 to 12");
}

#[test]
fn files_that_are_not_there_or_not_records() {
    let folder = tempfile::tempdir().unwrap();
    let (file, text) = record(&folder);
    let path = file.to_str().unwrap();
    for command in ["verify", "replay"] {
        refused(&format!("{command} no-such-file.json"), 2, "no-such-file.json");
        refused(&format!("{command} {}", folder.path().display()), 2, "irectory");
        let check = |contents: &str, says: &str| {
            std::fs::write(&file, contents).unwrap();
            refused(&format!("{command} {path}"), 1, says);
        };
        check("", "no record");
        check("{}", "bonecup-record");
        check(&text[..text.len() / 2], "no record");
        check(&text.replace("\"version\": 1", "\"version\": 2"), "version 2");
        check(&text.replace("\"rules\": 2", "\"rules\": 7"), "version 7");
        check(&text.replace("\"move\":\"fill ", "\"move\":\"fold "), "fold");
        check(&text.replacen("\"seq\":3", "\"seq\":4", 1), "event 3");
    }
}

#[test]
fn a_record_of_a_hundred_megabytes_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("huge.json");
    std::fs::File::create(&file).unwrap().set_len(100 << 20).unwrap();
    refused(&format!("verify {}", file.display()), 1, "16 MiB");
    refused(&format!("replay {}", file.display()), 1, "16 MiB");
}

#[test]
fn a_record_that_cannot_be_written_is_told_before_the_games_are_played() {
    refused("simulate knochenmax --games 100000000 --record /no/such/folder/game.json", 2, "/no/such/folder");
}

#[test]
fn changed_rolls_and_seeds_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let (file, text) = record(&folder);
    let path = file.to_str().unwrap();
    assert!(bonecup(&["verify", path]).status.success());
    let seed = text.split("\"seed\": \"").nth(1).unwrap();
    let (first, other) = (&seed[..1], if seed.starts_with('0') { "1" } else { "0" });
    std::fs::write(&file, text.replacen(&format!("\"seed\": \"{first}"), &format!("\"seed\": \"{other}"), 1))
        .unwrap();
    refused(&format!("verify {path}"), 1, "commitment");
    std::fs::write(&file, text.replacen("simulated-1-0", "simulated-1-1", 1)).unwrap();
    refused(&format!("verify {path}"), 1, "Event 1, roll 0");
}
