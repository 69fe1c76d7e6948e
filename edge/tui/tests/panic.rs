//! What a panic leaves behind: a terminal that can be used.

#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::process::Command;
use std::sync::Arc;

use bonecup_seat::{Door, Errand, Threads};
use bonecup_tui::{App, First, Launch, Theme};
use bonecup_words::{Language, Words};
use rexpect::session::spawn_command;

/// Nothing here takes so long unless it hangs.
const PATIENCE: u64 = 60_000;

#[test]
#[ignore = "panics on purpose: the test below runs it in a terminal of its own"]
fn the_way_to_a_table_panics() {
    let door: Door = Arc::new(|errand, _| match errand {
        Errand::Join(address) => panic!("no way to {address}"),
        Errand::Host(table) => panic!("no way to {}", table.server),
    });
    let launch = Launch {
        words: Words::new(Language::English),
        theme: Theme::Plain,
        home: None,
        threads: Threads::None,
        door: Some(door),
        first: First::NewGame,
    };
    bonecup_tui::run(App::new(launch).unwrap()).unwrap();
}

#[test]
fn the_terminal_is_given_back_after_a_panic() {
    let this = std::env::current_exe().unwrap();
    let app = format!("{} --ignored --exact --nocapture the_way_to_a_table_panics", this.display());
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("stty rows 24 cols 80 echo; {app}; stty -a")).env("TERM", "xterm");
    let mut session = spawn_command(command, Some(PATIENCE)).unwrap();
    session.exp_string("\u{1b}[?1049h").unwrap();
    session.exp_string("Join a table").unwrap();
    // Up to the last line, and there an address.
    session.send("\u{1b}[A\rx\r").unwrap();
    session.flush().unwrap();
    let until_mouse = session.exp_string("\u{1b}[?1000l").unwrap();
    assert!(!until_mouse.contains("no way to x"), "said where nobody can read it: {until_mouse}");
    let until_screen = session.exp_string("\u{1b}[?1049l").unwrap();
    assert!(!until_screen.contains("no way to x"), "said where nobody can read it: {until_screen}");
    session.exp_string("no way to x").unwrap();
    let settings = session.exp_eof().unwrap();
    let is_on = |name: &str| settings.split([' ', ';', '\r', '\n']).any(|word| word == name);
    assert!(is_on("icanon") && is_on("echo") && is_on("isig"), "{settings}");
}
