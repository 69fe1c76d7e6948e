//! `bonecup play` in a terminal: a pseudo-terminal with somebody who types.

#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::path::Path;
use std::process::Command;

use rexpect::session::{PtySession, spawn_command};

/// Nothing here takes so long unless it hangs.
const PATIENCE: u64 = 120_000;
/// What takes the screen over, and what gives it back.
const ENTER: &str = "\u{1b}[?1049h";
const LEAVE: &str = "\u{1b}[?1049l";

/// Starts a game on a screen of 80 by 24.
fn play(home: &Path, terminal: &str, args: &str) -> PtySession {
    let binary = env!("CARGO_BIN_EXE_bonecup");
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("stty rows 24 cols 80 && exec {binary} play {args}"));
    command.env("BONECUP_HOME", home).env("BONECUP_LANG", "en").env("TERM", terminal).env("NO_COLOR", "1");
    spawn_command(command, Some(PATIENCE)).unwrap()
}

#[test]
fn a_whole_game_in_plain_lines() {
    let home = tempfile::tempdir().unwrap();
    let mut session = play(home.path(), "xterm", "--plain knochenmax --seats me");
    let mut all = String::new();
    for _ in 0..10 {
        all += &session.exp_string("You >").unwrap();
        session.send_line("1").unwrap();
    }
    all += &session.exp_eof().unwrap();
    assert!(all.contains("You end with"), "{all}");
    assert!(!all.contains(ENTER), "no screen was taken over");
}

#[test]
fn a_terminal_that_can_do_nothing_gets_lines() {
    let home = tempfile::tempdir().unwrap();
    let mut session = play(home.path(), "dumb", "knochenmax --seats me");
    let all = session.exp_string("You >").unwrap();
    assert!(!all.contains(ENTER));
    session.send_line("end").unwrap();
    session.exp_eof().unwrap();
}

#[test]
fn a_game_that_was_interrupted_by_force_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut session = play(home.path(), "xterm", "--plain knochenmax --seats me");
    session.exp_string("You >").unwrap();
    session.send_line("keep").unwrap();
    session.exp_string("throw 2 of 3").unwrap();
    session.exp_string("You >").unwrap();
    session.send_control('c').unwrap();
    session.exp_eof().unwrap();
    let mut session = play(home.path(), "xterm", "--plain");
    session.exp_string("0  go on with the interrupted game").unwrap();
    session.send_line("0").unwrap();
    session.exp_string("throw 2 of 3").unwrap();
    session.exp_string("You >").unwrap();
    session.send_line("quit").unwrap();
    session.exp_string("The game is saved").unwrap();
}

#[test]
fn the_screen_is_given_back_on_leaving_and_by_control_c() {
    let home = tempfile::tempdir().unwrap();
    for keys in ["qq", "\u{3}"] {
        let mut session = play(home.path(), "xterm", "knochenmax --seats me");
        session.exp_string(ENTER).unwrap();
        session.exp_string("throw 1 of 3").unwrap();
        session.send(keys).unwrap();
        session.flush().unwrap();
        session.exp_string(LEAVE).unwrap();
        session.exp_string("The game is saved").unwrap();
        session.exp_eof().unwrap();
    }
}

#[test]
fn the_menu_offers_what_was_interrupted_and_the_game_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut session = play(home.path(), "xterm", "knochenmax --seats me");
    session.exp_string("throw 1 of 3").unwrap();
    session.send("t").unwrap();
    session.flush().unwrap();
    session.exp_string("You keep no bone").unwrap();
    session.send("\u{3}").unwrap();
    session.flush().unwrap();
    session.exp_eof().unwrap();
    let mut session = play(home.path(), "xterm", "");
    session.exp_string("Go on with the interrupted game").unwrap();
    session.send("\rt\u{3}").unwrap();
    session.flush().unwrap();
    session.exp_string(LEAVE).unwrap();
    session.exp_eof().unwrap();
    // The third throw of the turn was made and kept.
    let mut files =
        std::fs::read_dir(home.path().join("running")).unwrap().map(|entry| entry.unwrap().path());
    let record = files.find(|path| path.extension().unwrap() == "json").unwrap();
    assert!(std::fs::read_to_string(record).unwrap().contains("\"roll\":2"));
}
