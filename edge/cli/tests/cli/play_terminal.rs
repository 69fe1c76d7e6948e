//! `bonecup play` in a terminal: a pseudo-terminal with somebody who types.

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
    let mut session = play(home.path(), "xterm", "--pictures knochenmax --seats me");
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
    let all = session.exp_string("> ").unwrap();
    assert!(!all.contains(ENTER));
    session.send_line("end").unwrap();
    session.exp_eof().unwrap();
}

#[test]
fn a_game_that_was_interrupted_by_force_goes_on() {
    let home = tempfile::tempdir().unwrap();
    let mut session = play(home.path(), "xterm", "--pictures knochenmax --seats me");
    session.exp_string("You >").unwrap();
    session.send_line("keep").unwrap();
    session.exp_string("throw 2 of 3").unwrap();
    session.exp_string("You >").unwrap();
    session.send_control('c').unwrap();
    session.exp_eof().unwrap();
    let mut session = play(home.path(), "xterm", "--pictures");
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

/// A game on the screen, and which process it is.
fn on_screen(home: &Path) -> (PtySession, String) {
    let binary = env!("CARGO_BIN_EXE_bonecup");
    let mut command = Command::new("sh");
    let app = format!("stty rows 24 cols 80; echo is $$.; exec {binary} play knochenmax --seats me");
    command.arg("-c").arg(app);
    command.env("BONECUP_HOME", home).env("BONECUP_LANG", "en").env("TERM", "xterm").env("NO_COLOR", "1");
    let mut session = spawn_command(command, Some(PATIENCE)).unwrap();
    let (_, process) = session.exp_regex("is [0-9]+\\.").unwrap();
    session.exp_string(ENTER).unwrap();
    session.exp_string("throw 1 of 3").unwrap();
    (session, process.trim_start_matches("is ").trim_end_matches('.').to_owned())
}

fn send_signal(signal: &str, process: &str) {
    assert!(Command::new("kill").args([signal, process]).status().unwrap().success());
}

/// Waits until the process is stopped, as a shell sees it.
fn wait_until_stopped(process: &str) {
    for _ in 0..600 {
        let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
        if state.contains(") T ") {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("process {process} does not stop");
}

#[test]
fn control_z_gives_the_terminal_back_and_the_game_goes_on_afterwards() {
    let home = tempfile::tempdir().unwrap();
    let (mut session, process) = on_screen(home.path());
    session.send("\u{1a}").unwrap();
    session.flush().unwrap();
    session.exp_string(LEAVE).unwrap();
    wait_until_stopped(&process);
    send_signal("-CONT", &process);
    session.exp_string(ENTER).unwrap();
    session.exp_string("throw 1 of 3").unwrap();
    session.send("qq").unwrap();
    session.flush().unwrap();
    session.exp_string("The game is saved").unwrap();
    session.exp_eof().unwrap();
}

#[test]
fn a_signal_to_end_gives_the_terminal_back_and_saves_the_game() {
    for signal in ["-TERM", "-HUP"] {
        let home = tempfile::tempdir().unwrap();
        let (mut session, process) = on_screen(home.path());
        send_signal(signal, &process);
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

/// A window that is closed takes its game along, and no process stays that looks for it with all of a core.
#[test]
fn a_terminal_that_goes_ends_the_app_and_the_game_is_kept() {
    const CLOSE: &str = r#"
import os, pty, sys, time
process, window = pty.fork()
if process == 0:
    os.execvp('sh', ['sh', '-c', 'stty rows 24 cols 80; exec "$@"', 'sh'] + sys.argv[1:])
shown = b''
while b'throw 1 of 3' not in shown:
    shown += os.read(window, 4096)
os.close(window)
for _ in range(600):
    if os.waitpid(process, os.WNOHANG) != (0, 0):
        sys.exit(0)
    time.sleep(0.1)
os.kill(process, 9)
sys.exit('still there')
"#;
    let home = tempfile::tempdir().unwrap();
    let mut command = Command::new("python3");
    command.args(["-c", CLOSE, env!("CARGO_BIN_EXE_bonecup"), "play", "knochenmax", "--seats", "me"]);
    command.env("BONECUP_HOME", home.path()).env("BONECUP_LANG", "en").env("TERM", "xterm");
    let output = command.env("NO_COLOR", "1").output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(std::fs::read_dir(home.path().join("running")).unwrap().next().is_some());
}
